import type { ReverseChargeClass } from '#domain/catalogue/goods-facts.ts';
import type { VatStatus } from '../parties/addresses.ts';

/** How a business's sale can be taxed: an `exempt` seller does not sell as an entrepreneur, `import` comes from outside of the EU. */
export const businessTreatments = [
  'standard',
  'smallBusiness',
  'marginScheme',
  'exempt',
  'euAcquisition',
  'import',
] as const;
export type BusinessTreatment = (typeof businessTreatments)[number];

/** What looks strange about a sale without keeping it from being paid. */
export const taxHints = ['privateFleet', 'goodsInGermany', 'addressAbroad', 'taxIdMissing'] as const;
export type TaxHint = (typeof taxHints)[number];

/** Whether we owe the tax of listed goods whatever they come to, or the seller does (INV-15). */
export const reverseChargeOverrides = ['owed', 'notOwed'] as const;
export type ReverseChargeOverride = (typeof reverseChargeOverrides)[number];

/** What a seller had said of itself when somebody decided: of anything else nothing is decided. */
export interface DecidedAbout {
  readonly vatStatus?: VatStatus;
  readonly taxId?: string;
}

/** What a person decided about the tax of a sale; who did it and why stands beside it, for the desk alone. */
export interface TaxDecision {
  /** Absent where the seller's own status counts. */
  readonly treatment?: BusinessTreatment;
  /** By item: what goods are where the catalogue does not tell. */
  readonly goods?: Readonly<Record<string, ReverseChargeClass>>;
  readonly reverseCharge?: ReverseChargeOverride;
  /** Hints that somebody has looked at. */
  readonly seen?: readonly TaxHint[];
  readonly about: DecidedAbout;
  /** UTC instant. */
  readonly at: string;
}

export const vatIdResults = ['valid', 'invalid', 'unavailable'] as const;
export type VatIdResult = (typeof vatIdResults)[number];

/** What the EU's register last said of a USt-IdNr. */
export interface VatIdAnswer {
  readonly vatId: string;
  readonly result: VatIdResult;
  /** UTC instant. */
  readonly at: string;
}

/** What is known of the tax outside the event log: laid over the offer wherever it is read, and never part of the fold of its events. */
export interface TaxDesk {
  readonly decision?: TaxDecision;
  readonly vatIdAnswer?: VatIdAnswer;
}

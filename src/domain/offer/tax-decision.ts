import type { ReverseChargeClass } from '#domain/catalogue/goods-facts.ts';
import { isVatId } from '#domain/values/vat-id.ts';
import type { ContractDetails, VatStatus } from './addresses.ts';
import type { OfferFacts } from './state.ts';

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
export const taxHints = ['privateFleet', 'goodsInGermany', 'taxIdMissing'] as const;
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

/** What is known of the tax beside the log: laid over the offer wherever it is read, and never part of the fold of its events. */
export interface TaxDesk {
  readonly decision?: TaxDecision;
  readonly vatIdAnswer?: VatIdAnswer;
}

type Taxable = Pick<OfferFacts, 'offeredAsBusiness' | 'addresses' | 'document' | 'taxDesk'>;

/** The decision that counts: the one that our document was written by, else the newest. */
export function taxDecisionOf({
  document,
  taxDesk,
}: Pick<OfferFacts, 'document' | 'taxDesk'>): TaxDecision | undefined {
  return document?.type === 'creditNote' ? document.taxDecision : taxDesk?.decision;
}

/** What a seller says of itself, as far as its tax is decided by it. */
export function decidedAbout({ vatStatus, taxId }: Pick<ContractDetails, 'vatStatus' | 'taxId'>): DecidedAbout {
  return { ...(vatStatus !== undefined && { vatStatus }), ...(taxId !== undefined && { taxId }) };
}

/** The treatment that was decided for what the seller says today; undefined where nothing was, or where it has said something else since. */
export function decidedTreatmentOf(state: Taxable): BusinessTreatment | undefined {
  const decision = taxDecisionOf(state);
  const details = state.addresses?.contractDetails;
  if (!decision || !details) return undefined;
  const { vatStatus, taxId } = decision.about;
  return vatStatus === details.vatStatus && taxId === details.taxId ? decision.treatment : undefined;
}

/** What the seller says of itself and cannot be: domestic, with a number of another country, or with one that the EU's register does not know. */
export const taxContradictions = ['foreignVatId', 'vatIdInvalid'] as const;
export type TaxContradiction = (typeof taxContradictions)[number];

const domestic: readonly (VatStatus | undefined)[] = ['regular', 'smallBusiness', 'marginScheme'];

/** What keeps a Gutschrift from being written by what a domestic business says; undefined where nothing does. */
export function taxContradictionOf({
  addresses,
  taxDesk,
}: Pick<OfferFacts, 'addresses' | 'taxDesk'>): TaxContradiction | undefined {
  const { vatStatus, taxId } = addresses?.contractDetails ?? {};
  if (taxId === undefined || !domestic.includes(vatStatus)) return undefined;
  if (isForeignNumber(taxId)) return 'foreignVatId';
  const answer = taxDesk?.vatIdAnswer;
  return answer?.vatId === taxId && answer.result === 'invalid' ? 'vatIdInvalid' : undefined;
}

/** Whether a number for taxes is one of another country of the EU. */
export function isForeignNumber(taxId: string): boolean {
  return isVatId(taxId) && !taxId.startsWith('DE');
}

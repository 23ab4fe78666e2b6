import type { Cents } from '#domain/values/money.ts';
import type { JudgedReverseCharge } from './facts.ts';
import type { OfferState } from './state.ts';

/** How a document of the provider treats value added tax (INV-05, INV-10, INV-15). */
export type TaxTreatment = 'none' | 'standard' | 'smallBusiness' | 'marginScheme';

const decided = new Map<string | undefined, TaxTreatment>([
  ['regular', 'standard'],
  ['smallBusiness', 'smallBusiness'],
  ['marginScheme', 'marginScheme'],
]);

/**
 * The treatment that our data decide: none for a private seller, ever; undefined where somebody has to look first (public
 * bodies, foreign sellers, a business whose status is unknown).
 */
export function taxTreatmentOf({
  offeredAsBusiness,
  addresses,
}: Pick<OfferState, 'offeredAsBusiness' | 'addresses'>): TaxTreatment | undefined {
  return offeredAsBusiness ? decided.get(addresses?.contractDetails.vatStatus) : 'none';
}

/** Why no Gutschrift can be written for a business, whatever it wishes: its status is for people to judge, or the tax of its goods is. */
const selfBillingHindrances = ['status', 'goods'] as const;
export type SelfBillingHindrance = (typeof selfBillingHindrances)[number];

/** Why a business writes the invoice itself: its status or its goods rule a Gutschrift out, it has chosen so, or its tax number is missing. */
export const ownInvoiceReasons = [...selfBillingHindrances, 'chosen', 'taxId'] as const;
export type OwnInvoiceReason = (typeof ownInvoiceReasons)[number];

/** What stands against a Gutschrift for a business of this status, with goods judged like this; undefined where nothing does, or the status is not said yet. */
export function selfBillingHindrance(
  vatStatus: string | undefined,
  goods: JudgedReverseCharge | undefined,
): SelfBillingHindrance | undefined {
  if (vatStatus === undefined) return undefined;
  const treatment = decided.get(vatStatus);
  if (treatment === undefined) return 'status';
  return treatment === 'standard' && goods === 'review' ? 'goods' : undefined;
}

/** Tax in cents on a net sum in cents, rounded half up once for the whole sum (INV-31). */
export function taxOn(net: Cents, percent: number): Cents {
  return Math.round((net * percent) / 100);
}

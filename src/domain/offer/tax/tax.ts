import type { Cents } from '#domain/values/money.ts';
import type { DocumentKind, JudgedReverseCharge } from '../facts.ts';
import type { OfferFacts } from '../state.ts';
import { decidedTreatmentOf, taxContradictionOf } from './tax-decision.ts';
import type { BusinessTreatment } from './tax-facts.ts';

/** How a document of the provider treats value added tax: `none` for a private seller (INV-05, INV-10, INV-15). */
export type TaxTreatment = 'none' | BusinessTreatment;

const decided = new Map<string | undefined, BusinessTreatment>([
  ['regular', 'standard'],
  ['smallBusiness', 'smallBusiness'],
  ['marginScheme', 'marginScheme'],
]);

type Taxable = Pick<OfferFacts, 'offeredAsBusiness' | 'addresses' | 'document' | 'taxDesk'>;

/**
 * The treatment that our data or a person decide: none for a private seller, ever; undefined where somebody has to look first (public
 * bodies, foreign sellers, a business whose status is unknown or contradicts its number).
 */
export function taxTreatmentOf(state: Taxable): TaxTreatment | undefined {
  if (!state.offeredAsBusiness) return 'none';
  const status = state.addresses?.contractDetails.vatStatus;
  return decidedTreatmentOf(state) ?? (taxContradictionOf(state) === undefined ? decided.get(status) : undefined);
}

/** What a person decided, or has to: undefined where the seller's own status tells. */
export function overruledTreatmentOf(state: Taxable): BusinessTreatment | 'open' | undefined {
  return decidedTreatmentOf(state) ?? (taxContradictionOf(state) === undefined ? undefined : 'open');
}

/** The treatment of a status by itself; undefined where people decide. */
export function treatmentOfStatus(vatStatus: string | undefined): BusinessTreatment | undefined {
  return decided.get(vatStatus);
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
  overruled?: BusinessTreatment | 'open' | undefined,
): SelfBillingHindrance | undefined {
  if (vatStatus === undefined && overruled === undefined) return undefined;
  const treatment = overruled ?? decided.get(vatStatus);
  if (treatment === undefined || treatment === 'open') return 'status';
  return treatment === 'standard' && goods === 'review' ? 'goods' : undefined;
}

const withoutInputTax: readonly (TaxTreatment | undefined)[] = ['none', 'smallBusiness', 'marginScheme', 'exempt'];

/** Whether the goods are bought without tax to deduct, so that they can be sold on under the margin scheme (§ 25a UStG, INV-14). */
export function isMarginEligible(state: Taxable): boolean {
  return withoutInputTax.includes(taxTreatmentOf(state));
}

/** Which paper we write: a Gutschrift needs an entrepreneur who supplies, anybody else gets an Ankaufbeleg. */
export function documentKindOf(state: Taxable): DocumentKind {
  const treatment = taxTreatmentOf(state);
  return treatment === 'none' || treatment === 'exempt' ? 'purchaseReceipt' : 'selfBilledInvoice';
}

/** Tax in cents on a net sum in cents, rounded half up once for the whole sum (INV-31). */
export function taxOn(net: Cents, percent: number): Cents {
  return Math.round((net * percent) / 100);
}

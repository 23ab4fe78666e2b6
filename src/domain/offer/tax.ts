import type { Cents } from '#domain/values/money.ts';
import type { OfferState } from './state.ts';

/** How a document of the provider treats value added tax (INV-05, INV-10, INV-15). */
export type TaxTreatment = 'none' | 'standard' | 'smallBusiness' | 'marginScheme';

/** What a business says of its taxes, as it is stored and as its screen has it. */
interface TaxData {
  readonly vatStatus?: string | undefined;
  readonly taxId?: string | undefined;
}

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

/** Whether a regular business writes the invoice because our data do not tell who owes the tax of its goods (INV-15). */
export function isTaxOfGoodsOpen(
  state: Pick<OfferState, 'offeredAsBusiness' | 'addresses' | 'reverseCharge'>,
): boolean {
  return state.reverseCharge === 'review' && taxTreatmentOf(state) === 'standard';
}

/** What stands beside a business's net price where it is not the usual tax on top; undecided where nobody can say yet. */
export const otherTaxes = ['smallBusiness', 'marginScheme', 'undecided'] as const;
export type OtherTax = (typeof otherTaxes)[number];

/** Whether something else than the usual tax comes with a price: by the seller's status, or because the buyer owes the tax of some lines. */
export function otherTaxOf(
  state: Pick<OfferState, 'offeredAsBusiness' | 'addresses' | 'document' | 'reverseCharge'>,
): OtherTax | undefined {
  if (!state.offeredAsBusiness) return undefined;
  // On some lines the buyer owes the tax: the Gutschrift says on which.
  if (state.document?.type === 'creditNote' && state.document.reverseCharge) return 'undecided';
  const status = state.addresses?.contractDetails.vatStatus;
  if (status === undefined || status === 'regular')
    return (state.reverseCharge ?? 'none') === 'none' ? undefined : 'undecided';
  return status === 'smallBusiness' || status === 'marginScheme' ? status : 'undecided';
}

/** Whether a Gutschrift could be written for a business: its treatment is decided, its tax number known (§ 14 Abs. 4 Nr. 2 UStG). */
export function canBeSelfBilled({ vatStatus, taxId }: TaxData): boolean {
  return decided.has(vatStatus) && taxId !== undefined && taxId !== '';
}

/** Tax in cents on a net sum in cents, rounded half up once for the whole sum (INV-31). */
export function taxOn(net: Cents, percent: number): Cents {
  return Math.round((net * percent) / 100);
}

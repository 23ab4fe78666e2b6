import type { Cents } from '#domain/values/money.ts';
import type { OfferState } from './state.ts';

/** How a document of the provider treats value added tax; domain.md 1.2. */
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
 * bodies, foreign sellers, a business whose status is unknown); domain.md 1.2.
 */
export function taxTreatmentOf({
  offeredAsBusiness,
  addresses,
}: Pick<OfferState, 'offeredAsBusiness' | 'addresses'>): TaxTreatment | undefined {
  return offeredAsBusiness ? decided.get(addresses?.contractDetails.vatStatus) : 'none';
}

/** Whether a Gutschrift could be written for a business: its treatment is decided, its tax number known (§ 14 Abs. 4 Nr. 2 UStG). */
export function canBeSelfBilled({ vatStatus, taxId }: TaxData): boolean {
  return decided.has(vatStatus) && taxId !== undefined && taxId !== '';
}

/** Tax in cents on a net sum in cents, rounded half up once for the whole sum (domain.md INV-31). */
export function taxOn(net: Cents, percent: number): Cents {
  return Math.round((net * percent) / 100);
}

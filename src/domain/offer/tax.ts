import type { Cents } from '#domain/values/money.ts';
import type { OfferState } from './state.ts';

/** How a document of the provider treats value added tax; domain.md 1.2. */
export type TaxTreatment = 'none' | 'standard' | 'smallBusiness' | 'marginScheme';

/**
 * The treatment that our data decide: none for a private seller, ever; undefined where somebody has to look first (public
 * bodies, foreign sellers, a business whose status is unknown); domain.md 1.2.
 */
export function taxTreatmentOf({
  offeredAsBusiness,
  addresses,
}: Pick<OfferState, 'offeredAsBusiness' | 'addresses'>): TaxTreatment | undefined {
  if (!offeredAsBusiness) return 'none';
  switch (addresses?.contractDetails.vatStatus) {
    case 'regular':
      return 'standard';
    case 'smallBusiness':
    case 'marginScheme':
      return addresses.contractDetails.vatStatus;
    default:
      return undefined;
  }
}

/** Tax in cents on a net sum in cents, rounded half up once for the whole sum (domain.md INV-31). */
export function taxOn(net: Cents, percent: number): Cents {
  return Math.round((net * percent) / 100);
}

import { describe, expect, it } from 'vitest';
import { offerIn } from '#tests/factories/offer-in-phase.ts';
import type { VatStatus } from '../parties/addresses.ts';
import type { OfferState } from '../state.ts';
import { summaryOf } from '../summary.ts';
import { otherTaxOf } from './price-tax.ts';

const { state } = offerIn('payout');

function sellerWith(vatStatus: VatStatus): OfferState {
  const { addresses } = state;
  if (!addresses) throw new Error('An offer to be paid has addresses');
  return { ...state, addresses: { ...addresses, contractDetails: { ...addresses.contractDetails, vatStatus } } };
}

describe('what stands beside a price (INV-13)', () => {
  it.each([
    ['regular', undefined],
    ['smallBusiness', 'smallBusiness'],
    ['marginScheme', 'marginScheme'],
    ['publicBody', 'undecided'],
    ['euBusiness', 'undecided'],
    ['thirdCountry', 'undecided'],
  ] as const)('follows the status %s of a business, on its screen as in its list', (status, tax) => {
    expect(otherTaxOf(sellerWith(status))).toBe(tax);
    expect(summaryOf(sellerWith(status)).otherTax).toBe(tax);
  });

  it('is the usual tax before a business has stated anything, and nothing for a private seller', () => {
    expect(otherTaxOf(offerIn('bidPlaced').state)).toBeUndefined();
    expect(otherTaxOf({ ...sellerWith('smallBusiness'), offeredAsBusiness: false })).toBeUndefined();
  });

  it('promises no tax on top once the buyer owes the tax of some lines (INV-15)', () => {
    const reverseCharge = { itemIds: [], sum: 500_000, threshold: 500_000, at: state.createdAt, byRule: '' };
    const document = { kind: 'selfBilledInvoice', number: 'GS-2026-000001', total: 1, at: state.createdAt } as const;
    expect(otherTaxOf({ ...sellerWith('regular'), document: { type: 'creditNote', ...document, reverseCharge } })).toBe(
      'undecided',
    );
  });
});

import { describe, expect, it } from 'vitest';
import { defaultConfiguration } from '#domain/catalogue/item-configuration.ts';
import type { PaperProvider } from '#domain/offer/papers/document-snapshot.ts';
import { saleSheetOf } from '#domain/offer/price/sale-sheet.ts';
import type { OfferState } from '#domain/offer/state.ts';
import { offerIn } from '#tests/factories/offer-in-phase.ts';
import { bidTotal } from '#tests/factories/offer-values.ts';
import { contractSnapshot } from './purchase-contract.ts';

const provider: PaperProvider = {
  ...{ productName: 'Ankaufwerk', name: 'Muster Ankauf e. K.', legalForm: 'e. K.', owner: 'Max Mustermann' },
  ...{ street: 'Musterstraße 1', zip: '04109', city: 'Leipzig', email: 'ankauf@example.org', phone: '0341 1' },
  ...{ register: { court: '', number: '' }, vatId: '', businessId: '', vatPercent: 19 },
};

/** A contract whose frozen sheet names 'ohne Netzteil', though its seller had said that there are none. */
function agreed(): OfferState {
  const { state } = offerIn('agreed');
  const configuration = { ...defaultConfiguration, powerSupplies: 0 };
  return { ...state, items: state.items.map((item, index) => (index === 0 ? { ...item, configuration } : item)) };
}

describe('what the seller said and the price has taken off', () => {
  it('stands in the contract as counted in, and lowers its minimum no more', () => {
    const contract = contractSnapshot({
      ...{ number: 'KV-2026-000001', issuedAt: '2026-12-04T23:30:00.000Z', state: agreed(), provider },
      termsOf: () => undefined,
      processing: { textOf: () => undefined, subProcessors: [] },
    });
    expect(contract.lines[0]).toMatchObject({
      countedIn: ['ohne Netzteile'],
      deductions: [{ name: 'ohne Einbauschienen', amount: 1_500 }],
    });
    expect(contract.minimum).toBe(bidTotal - 3 * 1_500);
  });

  it.each(['bid', 'agreement'] as const)('is no deduction of the file that holds the %s', (kind) => {
    const sheet = saleSheetOf(agreed(), kind);
    expect(sheet?.rows[0]?.price?.deductions).toEqual([{ name: 'ohne Einbauschienen', amount: 1_500 }]);
    expect([sheet?.minimum, sheet?.rows[0]?.price?.minimum]).toEqual([bidTotal - 4_500, 192_000 - 4_500]);
  });
});

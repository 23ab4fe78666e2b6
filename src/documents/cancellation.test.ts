import { describe, expect, it } from 'vitest';
import type { PaperProvider, PaymentSnapshot } from '#domain/offer/papers/document-snapshot.ts';
import { continueStory, offerIn } from '#tests/factories/offer-in-phase.ts';
import { letterOf, takeSnapshot } from './documents.ts';
import type { DocumentSource } from './source.ts';

const provider: PaperProvider = {
  ...{ productName: 'Ankaufwerk', name: 'Muster Ankauf e. K.', legalForm: 'e. K.', owner: 'Max Mustermann' },
  ...{ street: 'Musterstraße 1', zip: '04109', city: 'Leipzig', email: 'ankauf@example.org', phone: '0341 1' },
  ...{ register: { court: '', number: '' }, vatId: '', businessId: '', vatPercent: 19 },
};

/** What stands on the Stornobeleg of the paper of such a seller, after their address has changed. */
function storno(offeredAsBusiness: boolean): { title: string; addressee: readonly string[]; text: string } {
  const { state } = continueStory(offerIn('payout', { shippingMethod: 'shipment', offeredAsBusiness }), [
    'addCreditNote',
  ]);
  const source: DocumentSource = {
    ...{ number: 'GS-2026-000001', issuedAt: '2026-12-04T09:00:00.000Z', state, provider, termsOf: () => undefined },
    processing: { textOf: () => undefined, subProcessors: [] },
  };
  const original = takeSnapshot(offeredAsBusiness ? 'selfBilledInvoice' : 'purchaseReceipt', source);
  const { addresses } = state;
  if (!isPayment(original) || !addresses) throw new Error('No paper');
  const moved = {
    ...state,
    addresses: { ...addresses, contractAddress: { ...addresses.contractAddress, city: 'Kiel' } },
  };
  const cancels = { original, reason: 'Das Leistungsdatum war falsch.' };
  const snapshot = takeSnapshot('cancellation', { ...source, number: 'ST-2026-000007', state: moved, cancels });
  const { title, addressee, blocks } = letterOf(snapshot);
  return { title, addressee, text: JSON.stringify(blocks).replaceAll('\u00a0', ' ') };
}

function isPayment(snapshot: { kind: string }): snapshot is PaymentSnapshot {
  return snapshot.kind === 'purchaseReceipt' || snapshot.kind === 'selfBilledInvoice';
}

describe('the Stornobeleg', () => {
  it('is called that, whatever it takes back, and goes to whom the original went (INV-05)', () => {
    for (const isBusiness of [true, false]) {
      const { title, addressee } = storno(isBusiness);
      expect(title).toBe('Stornobeleg ST-2026-000007');
      expect(addressee.at(-1)).toContain('Leipzig');
    }
  });

  it('names number and day of the original, the reason, and every sum taken back to the cent (INV-41)', () => {
    const { text } = storno(true);
    for (const part of [
      'Wir stornieren die Gutschrift GS-2026-000001 vom 04.12.2026.',
      '"-2.314,55 €"',
      '"-3"',
      '"-1.920,00 €"',
      '{"name":"Summe netto","amount":"-1.945,00 €"}',
      '{"name":"zuzüglich 19 % USt.","amount":"-369,55 €"}',
      '{"name":"Grund","value":"Das Leistungsdatum war falsch."}',
      'DE136695976',
    ])
      expect(text).toContain(part);
  });

  it('has not a word on value added tax for a private seller (INV-05)', () => {
    const { text } = storno(false);
    expect(text).toContain('den Ankaufbeleg');
    expect(text).toContain('"-1.945,00 €"');
    expect(text).not.toMatch(/USt|Umsatzsteuer|MwSt|netto|brutto|Gutschrift|Rechnung/);
  });
});

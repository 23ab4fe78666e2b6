import { describe, expect, it } from 'vitest';
import { awaitsGoods, phases } from '#domain/offer/phase.ts';
import type { OfferState } from '#domain/offer/state.ts';
import { offerIn } from '#tests/factories/offer-in-phase.ts';
import { type SaleFacts, saleOf } from './sale.ts';
import { blocksOf, notesOf } from './sale-notes.ts';

const { state: finished } = offerIn('finished');
const notes = (state: OfferState, facts?: SaleFacts) => notesOf(saleOf(state, facts));
const [item] = finished.items;
if (!item || finished.document?.type !== 'invoice') throw new Error('No goods or no invoice');
const { upload } = finished.document;

describe('what has to be known of a sale', () => {
  it('is an account in another name once there is something to pay (LEG-61)', () => {
    const { addresses } = finished;
    if (addresses === undefined) throw new Error('No addresses');
    const other = { ...addresses, contractDetails: { ...addresses.contractDetails, accountHolder: 'Eva Fremd' } };
    const payable = { invoices: { [upload]: 'payable' } } as const;
    expect(notes(finished, payable)).toEqual([]);
    expect(notes({ ...finished, addresses: other }, payable)).toEqual(['otherPayee']);
  });

  it('is the own invoice until it can be paid, and what was said of another is not said of it', () => {
    expect(notes(finished)).toEqual(['invoiceWaits']);
    expect(notes(finished, { invoices: { [upload]: 'refused' } })).toEqual(['invoiceGivenBack']);
    expect(notes(finished, { invoices: { other: 'payable' } })).toEqual(['invoiceWaits']);
    expect(notes(offerIn('completed').state, { invoices: { [upload]: 'refused' } })).toEqual([]);
  });

  it('is the seller’s own agreement as long as the goods are with them, and not of goods that hold no data (DEL-10)', () => {
    const facts = { agreement: 'waiting' } as const;
    const isTold = (state: OfferState) => blocksOf(saleOf(state, facts)).includes('agreementWaits');
    expect(phases.filter((phase) => isTold(offerIn(phase).state))).toEqual(awaitsGoods);
    const { state } = offerIn('handover');
    const items = state.items.map((one) => ({ ...one, withoutData: true as const }));
    expect(isTold({ ...state, items })).toBe(false);
    expect(isTold(offerIn('handover', { shippingMethod: 'shipment', offeredAsBusiness: false }).state)).toBe(false);
  });

  it('is a battery that must not travel, by the seller’s last word, and not of broken goods that are no goods (LOG-01, LOG-12)', () => {
    const { state } = offerIn('ordered');
    const swollen = (working: boolean): OfferState => ({
      ...state,
      items: state.items.map((one) => ({
        ...one,
        configuration: { working, packagingAvailable: true, battery: 'swollen' as const },
      })),
    });
    expect(notes(swollen(true))).toContain('batteriesHeld');
    const leftOut = Object.fromEntries(state.items.map(({ id }) => [id, 'leftOut' as const]));
    expect(notes(swollen(true), { batteries: leftOut })).not.toContain('batteriesHeld');
    expect(notes(state, { batteries: { [item.id]: 'unchecked' } })).toContain('batteriesHeld');
    const unpriced = { ...swollen(false) };
    if (unpriced.agreement === undefined) throw new Error('No agreement');
    const lines = unpriced.agreement.lines.map((line) => ({ ...line, total: 0 }));
    expect(notes({ ...unpriced, agreement: { ...unpriced.agreement, lines } })).not.toContain('batteriesHeld');
  });

  it('is a label that failed or was refused, until all is over', () => {
    const failed: SaleFacts = { shipments: [{ state: 'created' }, { state: 'failed' }] };
    const refused: SaleFacts = { shipments: [{ state: 'created', isRefused: true }] };
    expect(notes(offerIn('handover').state, failed)).toEqual(['labelFailed']);
    expect(notes(offerIn('handover').state, refused)).toEqual(['labelFailed']);
    expect(notes(offerIn('handover').state, { shipments: [{ state: 'created' }] })).toEqual([]);
    expect(notes(offerIn('completed').state, failed)).toEqual([]);
  });

  it('is what the seller says of a device as long as that is missing', () => {
    const { state } = offerIn('received');
    const said = { itemId: item.id, reason: 'comesLater', at: '2026-11-30T09:00:00.000Z' } as const;
    expect(notes(state, { missingAnswers: [said] })).toEqual([]);
    if (state.receipt === undefined) throw new Error('No receipt');
    const receipt = { ...state.receipt, lines: state.receipt.lines.map((line) => ({ ...line, received: 0 })) };
    expect(notes({ ...state, receipt }, { missingAnswers: [said] })).toEqual(['missingAnswered']);
  });

  it('is a question of either side and a mail that was refused, and only what keeps a sale from going on blocks it', () => {
    const facts: SaleFacts = { sellerIsAsked: true, providerIsAsked: true, isMailRefused: true };
    const { state } = offerIn('counterbidPlaced');
    expect(notes(state, facts)).toEqual(['mailRefused', 'sellerIsAsked', 'providerIsAsked', 'proposed']);
    expect(blocksOf(saleOf(state, facts))).toEqual(['mailRefused', 'sellerIsAsked']);
  });
});

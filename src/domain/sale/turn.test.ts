import { describe, expect, it } from 'vitest';
import type { Phase } from '#domain/offer/phase.ts';
import type { OfferState } from '#domain/offer/state.ts';
import { continueStory, offerIn } from '#tests/factories/offer-in-phase.ts';
import { type SaleFacts, saleOf } from './sale.ts';
import { sellerRowOf, turnOf } from './seller-turn.ts';
import { sideOf, taskOf } from './task-of.ts';

const now = '2026-11-24T09:00:00.000Z';
const stateIn = (phase: Phase) => offerIn(phase).state;
/** Who acts by the seller's screen, then what the desk does and whose turn it is there. */
const both = (state: OfferState, facts: SaleFacts = {}) => {
  const sale = saleOf(state, facts);
  return [turnOf(sale, now), taskOf(sale), sideOf(sale)];
};
const { state: finished } = offerIn('finished');
if (finished.document?.type !== 'invoice') throw new Error('No invoice');
const payable = { invoices: { [finished.document.upload]: 'payable' } } as const;
const refused = { invoices: { [finished.document.upload]: 'refused' } } as const;
const payment = (state: 'ordered' | 'returned', account?: 'asked' | 'answered') => ({
  ...{ state, at: '2027-01-12T09:00:00.000Z', orderedAt: '2027-01-10T09:00:00.000Z' },
  ...(account && { account }),
});
const { state: ready } = continueStory(offerIn('handover'), ['sendShippingLabel']);

describe('whose turn it is', () => {
  it('is the seller’s while nothing but a question keeps us, and what they ask is ours', () => {
    expect(both(stateIn('submitted'), { sellerIsAsked: true })).toEqual(['customer', 'bid', 'theirs']);
    expect(both(stateIn('bidPlaced'), { providerIsAsked: true })).toEqual(['customer', 'awaitAnswer', 'ours']);
    expect(both(stateIn('bidPlaced'), { sellerIsAsked: true })).toEqual(['customer', 'awaitAnswer', 'theirs']);
  });

  it('is ours at an own invoice that nobody has compared, and the seller’s once it was given back', () => {
    expect(both(finished)).toEqual(['provider', 'compareInvoice', 'ours']);
    expect(both(finished, payable)).toEqual(['provider', 'pay', 'ours']);
    expect(both(finished, refused)).toEqual(['customer', 'awaitInvoice', 'theirs']);
    expect(sellerRowOf(saleOf(finished, refused))).toMatchObject({ acts: true, invoiceGivenBack: true });
  });

  it('follows the payment that left us: the statement is ours to read, the account the seller’s to name', () => {
    expect(both(finished, { ...payable, payments: [payment('ordered')] })).toEqual([
      'provider',
      'readStatement',
      'ours',
    ]);
    expect(both(finished, { ...payable, payments: [payment('returned', 'asked')] })).toEqual([
      'customer',
      'awaitAccount',
      'theirs',
    ]);
    expect(both(finished, { ...payable, payments: [payment('returned', 'answered')] })).toEqual([
      'provider',
      'pay',
      'ours',
    ]);
  });

  it('is somebody’s after the end too while money that came back is owed, until the bank has said that it arrived', () => {
    expect(both(stateIn('completed'))).toEqual(['nobody', 'nothing', 'over']);
    expect(both(stateIn('completed'), { payments: [payment('returned', 'asked')] })).toEqual([
      'customer',
      'awaitAccount',
      'theirs',
    ]);
    expect(both(stateIn('completed'), { payments: [payment('returned')] })).toEqual(['provider', 'pay', 'ours']);
    expect(both(stateIn('completed'), { payments: [payment('ordered')] })).toEqual([
      'provider',
      'readStatement',
      'ours',
    ]);
  });

  it('is to read the statement while a payment is with the bank, though another came back since', () => {
    const before = { ...payment('ordered'), orderedAt: '2027-01-02T09:00:00.000Z' };
    expect(both(finished, { ...payable, payments: [before, payment('returned')] })).toEqual([
      'provider',
      'readStatement',
      'ours',
    ]);
  });

  it('stays with who owes the money after the end, though a question to the seller is open', () => {
    const facts = { sellerIsAsked: true, payments: [payment('returned')] };
    expect(both(stateIn('completed'), facts)).toEqual(['provider', 'pay', 'ours']);
    expect(both(stateIn('completed'), { sellerIsAsked: true })).toEqual(['nobody', 'nothing', 'over']);
  });

  it('is by the money of an ended sale alone: an invoice that was given back before is asked for no more', () => {
    const facts = { ...refused, payments: [payment('returned')] };
    expect(both(stateIn('completed'), facts)).toEqual(['provider', 'pay', 'ours']);
    expect(sellerRowOf(saleOf(stateIn('completed'), facts))).not.toHaveProperty('invoiceGivenBack');
  });

  it('is the seller’s by an open question while a payment is on its way', () => {
    const facts = { ...payable, sellerIsAsked: true, payments: [payment('ordered')] };
    expect(both(finished, facts)).toEqual(['customer', 'readStatement', 'theirs']);
  });

  it('is ours while we read the seller’s own agreement, and theirs where the goods hold no data (DEL-10)', () => {
    const waiting = { agreement: 'waiting' } as const;
    expect(sellerRowOf(saleOf(ready))).toMatchObject({ turn: 'both', acts: true });
    expect(sellerRowOf(saleOf(ready, waiting))).toMatchObject({ turn: 'provider', acts: false, heldByAgreement: true });
    const items = ready.items.map((one) => ({ ...one, withoutData: true as const }));
    expect(sellerRowOf(saleOf({ ...ready, items }, waiting))).toEqual({ turn: 'both', acts: true, isAsked: false });
  });

  it('is nobody’s once the days for the answer are over', () => {
    const late = '2027-02-01T09:00:00.000Z';
    expect(turnOf(saleOf(stateIn('bidPlaced'), { sellerIsAsked: true }), late)).toBe('nobody');
  });
});

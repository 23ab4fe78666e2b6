import { describe, expect, it } from 'vitest';
import { type PayoutState, payoutStates } from '#domain/payout/payout.ts';
import type { BankEntry } from './bank-message.ts';
import { isAccountDoubtful, judgeBatch, judgeEntry, judgeStatus, type OrderedPayment } from './match-entry.ts';

const payee = { holder: 'Kim Beispiel', iban: 'DE02500105170137075030' };
const payment = (own: Partial<OrderedPayment> = {}): OrderedPayment => ({
  endToEndId: 'Z-2026-000017',
  amount: 12_345,
  payee,
  state: 'ordered',
  ...own,
});
const booked = (own: Partial<BankEntry> = {}): BankEntry => ({
  amount: 12_345,
  direction: 'debit',
  bookedOn: '2026-11-25',
  endToEndId: 'Z-2026-000017',
  isReturn: false,
  ...own,
});
const back = (own: Partial<BankEntry> = {}) => booked({ direction: 'credit', isReturn: true, ...own });
const waits = (why: string) => ({ kind: 'waits', why });

/** What an entry says of a payment in each of its states. */
const inEachState = (entry: BankEntry) =>
  Object.fromEntries(
    payoutStates.map((state): [PayoutState, string] => {
      const judged = judgeEntry(entry, payment({ state }), false);
      return [state, judged.kind === 'waits' ? judged.why : judged.kind];
    }),
  );

describe('a payment that left the account', () => {
  it('is paid where it was ordered, and a question everywhere else', () => {
    expect(inEachState(booked())).toEqual({
      composed: 'notOrdered',
      dropped: 'notOrdered',
      notExecuted: 'notOrdered',
      ordered: 'paid',
      paid: 'twice',
      credited: 'twice',
      returned: 'twice',
    });
  });

  it.each([
    ['one cent more', booked({ amount: 12_346 }), 'amountDiffers'],
    ['one cent less', booked({ amount: 12_344 }), 'amountDiffers'],
    ['another account', booked({ partyIban: 'DE02120300000000202051' }), 'accountDiffers'],
    ['details that do not make up the booking', booked({ isUneven: true }), 'uneven'],
  ])('with %s waits for a person', (_what, entry, why) => {
    expect(judgeEntry(entry, payment(), false)).toEqual(waits(why));
  });

  it('is known where another message told of it before', () => {
    expect(judgeEntry(booked(), payment({ state: 'paid' }), true)).toEqual({ kind: 'known' });
  });

  it('without a payment of ours waits, and says whether its id could be ours', () => {
    expect(judgeEntry(booked(), undefined, false)).toEqual(waits('unknownId'));
    expect(judgeEntry(booked({ endToEndId: 'MIETE 11/26' }), undefined, false)).toEqual(waits('foreign'));
  });
});

describe('money that came back', () => {
  it('opens a payment again that was paid, and is a question everywhere else', () => {
    expect(inEachState(back())).toEqual({
      composed: 'notPaid',
      dropped: 'notPaid',
      notExecuted: 'notPaid',
      ordered: 'notPaid',
      paid: 'returned',
      credited: 'returned',
      returned: 'twice',
    });
  });

  it('less a charge waits for a person', () => {
    expect(judgeEntry(back({ amount: 11_845 }), payment({ state: 'paid' }), false)).toEqual(waits('amountDiffers'));
  });

  it('is not taken for a return while the bank does not call it one', () => {
    expect(judgeEntry(back({ isReturn: false }), payment({ state: 'paid' }), false)).toEqual(waits('creditUnclear'));
  });

  it('lets the account be checked first, unless the reason lies with us', () => {
    expect(['AC01', 'AC04', 'MD07', 'ZZ99', undefined].map(isAccountDoubtful)).toEqual([true, true, true, true, true]);
    expect(['AM04', 'FF01', 'DUPL'].map(isAccountDoubtful)).toEqual([false, false, false]);
  });
});

describe('a batch that was booked as one', () => {
  const payments = [payment(), payment({ endToEndId: 'Z-2026-000018', amount: 1 })];
  const whole = (own: Partial<BankEntry> = {}) => booked({ amount: 12_346, batch: { payments: 2 }, ...own });

  it('pays all of it where sum and number are those of our file', () => {
    expect(judgeBatch(whole(), payments, false)).toEqual({ kind: 'paid' });
  });

  it('counts what has fallen out of the run in no way', () => {
    const dropped = payment({ endToEndId: 'Z-2026-000019', state: 'dropped' });
    expect(judgeBatch(whole(), [...payments, dropped], false)).toEqual({ kind: 'paid' });
  });

  it.each([
    ['another sum', whole({ amount: 12_347 })],
    ['another number', whole({ batch: { payments: 3 } })],
    ['money that comes in', whole({ direction: 'credit' })],
  ])('with %s waits for a person', (_what, entry) => {
    expect(judgeBatch(entry, payments, false)).toEqual(waits('batchDiffers'));
  });

  it('is known where its payments were told of one by one', () => {
    const paid = payments.map((one) => ({ ...one, state: 'paid' as const }));
    expect(judgeBatch(whole(), paid, false)).toEqual({ kind: 'known' });
  });
});

describe('the bank’s answer to our file', () => {
  it('changes nothing but by a refusal: accepted is not paid', () => {
    for (const status of ['RCVD', 'ACTC', 'ACCP', 'ACSP', 'ACSC', 'PDNG', 'PART'])
      expect([status, judgeStatus({ status }, payment())]).toEqual([status, { kind: 'known' }]);
    expect(judgeStatus({ status: 'RJCT' }, payment())).toEqual({ kind: 'rejected' });
  });

  it('about a payment that was paid, or that is not ours, waits for a person', () => {
    expect(judgeStatus({ status: 'RJCT' }, payment({ state: 'paid' }))).toEqual(waits('rejectedAfterPaid'));
    expect(judgeStatus({ status: 'RJCT' }, undefined)).toEqual(waits('unknownId'));
  });
});

import { describe, expect, it } from 'vitest';
import { keysOf } from '#domain/values/keys-of.ts';
import type { BankEntry } from './bank-message.ts';
import { bankReasonOf } from './bank-reasons.ts';
import { judgeBatch, judgeEntry, judgeStatus, waitingTexts } from './match-entry.ts';
import { isOfTheRest } from './stands-out.ts';

const payment = {
  ...{ endToEndId: 'Z-2026-000017', amount: 12_345, state: 'ordered' as const },
  payee: { holder: 'Kim Beispiel', iban: 'DE02500105170137075030' },
};
const waits = (why: string) => ({ kind: 'waits', why });
const rent: BankEntry = {
  amount: 80_000,
  direction: 'debit',
  bookedOn: '2026-11-25',
  isReturn: false,
  purpose: 'Miete',
};

describe('what a bank says of the name of an account', () => {
  it.each([
    ['RVNM', 'nameDiffers'],
    ['RVMC', 'nameClose'],
    ['RVNA', 'nameUnchecked'],
    ['RVNC', 'nameUnchecked'],
    ['RVCM', 'nameDiffers'],
  ])('%s waits for a person, as the state of a payment and as the reason of another', (code, why) => {
    for (const state of ['ordered', 'paid', 'notExecuted', 'returned'] as const) {
      const one = { ...payment, state };
      expect(judgeStatus({ status: code }, one)).toEqual(waits(why));
      expect(judgeStatus({ status: 'PDNG', reasonCode: code }, one)).toEqual(waits(why));
      expect(judgeStatus({ status: 'ACTC', reasonCode: code }, one)).toEqual(waits(why));
    }
    expect(judgeStatus({ status: 'RJCT', reasonCode: code }, payment)).toEqual({ kind: 'rejected' });
    expect(bankReasonOf(code).text).toMatch(/[Nn]ame/);
  });

  it('that it fits is nothing new', () => {
    expect(judgeStatus({ status: 'RCVC' }, payment)).toEqual({ kind: 'known' });
    expect(judgeStatus({ status: 'ACTC', reasonCode: 'RCVC' }, payment)).toEqual({ kind: 'known' });
    expect(judgeStatus({ status: 'CANC', reasonCode: 'RCVC' }, payment)).toEqual(waits('statusUnclear'));
  });

  it('is none of what is let go: every other answer that is no acceptance waits too', () => {
    for (const status of ['CANC', 'BLCK', 'XXXX'])
      expect([status, judgeStatus({ status }, payment)]).toEqual([status, waits('statusUnclear')]);
    expect(judgeStatus({ status: 'PDNG', reasonCode: 'AM04' }, payment)).toEqual(waits('statusUnclear'));
  });
});

describe('money that came back without our id', () => {
  const back: BankEntry = { ...rent, direction: 'credit', isReturn: true, purpose: 'Retoure' };
  it('is not the rest of the account', () => {
    expect(judgeEntry(back, undefined, false)).toEqual(waits('returnWithoutId'));
    expect(judgeBatch({ ...back, batch: { payments: 2 } }, [], false)).toEqual(waits('returnWithoutId'));
    expect(judgeEntry({ ...back, endToEndId: 'VERTRAG-7' }, undefined, false)).toEqual(waits('returnWithoutId'));
    expect(judgeEntry({ ...back, endToEndId: 'Z-2026-999999' }, undefined, false)).toEqual(waits('unknownId'));
    expect(judgeEntry(rent, undefined, false)).toEqual(waits('foreign'));
  });
});

describe('what may be laid aside with others', () => {
  it('is what left and came without our id, and nothing that the bank said of a payment', () => {
    expect(isOfTheRest('foreign', rent)).toBe(true);
    expect(isOfTheRest('foreign', { ...rent, direction: 'credit', purpose: 'Rechnung 12' })).toBe(true);
  });

  it.each<[string, BankEntry]>([
    ['a return', { ...rent, isReturn: true }],
    ['a reason', { ...rent, reasonCode: 'AC04' }],
    ['a return in words', { ...rent, direction: 'credit', purpose: 'SEPA-Überweisung RETOURE Konto erloschen' }],
    ['a return by its other side', { ...rent, direction: 'credit', partyName: 'Rücküberweisung' }],
    ['our id in its purpose', { ...rent, purpose: 'RUECKFRAGE Z-2026-000017' }],
    [
      'what our transfer bore as its purpose',
      { ...rent, direction: 'credit', purpose: 'AB-2026-000301, B-2026-000270' },
    ],
    ['the number of a paper of ours', { ...rent, direction: 'credit', purpose: 'wg. GS-2026-000118' }],
    ['sums that do not fit', { ...rent, isUneven: true }],
  ])('is not what bears %s', (_what, entry) => expect(isOfTheRest('foreign', entry)).toBe(false));

  it('is nothing of which another reason says why it waits, nor an answer to our file', () => {
    for (const why of keysOf(waitingTexts)) expect([why, isOfTheRest(why, rent)]).toEqual([why, why === 'foreign']);
    expect(isOfTheRest('foreign', { status: 'PDNG' })).toBe(false);
  });
});

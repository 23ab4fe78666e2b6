import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { issuedKinds } from '#domain/offer/papers/documents.ts';
import { addDays, startOfDay } from '#domain/values/day.ts';
import { keysOf } from '#domain/values/keys-of.ts';
import { cases } from '#tests/support/sample.ts';
import { dueBefore, firstDayAfter, isDue, type RetentionRule, retentionRules, ruleOfPaper } from './retention.ts';

describe('what is kept', () => {
  it('goes with the end of a calendar year in Germany, not of one in London (INV-42)', () => {
    expect(firstDayAfter('booking', '2026-12-31T22:59:59.999Z')).toBe('2035-01-01');
    expect(firstDayAfter('booking', '2026-12-31T23:00:00.000Z')).toBe('2036-01-01');
    expect(isDue('booking', '2026-01-01T12:00:00.000Z', '2034-12-31')).toBe(false);
    expect(isDue('booking', '2026-01-01T12:00:00.000Z', '2035-01-01')).toBe(true);
  });

  it('stays six, eight or ten years by what it is', () => {
    const days = issuedKinds.map((kind) => firstDayAfter(ruleOfPaper[kind], '2026-06-01T12:00:00.000Z'));
    expect(Object.fromEntries(issuedKinds.map((kind, index) => [kind, days[index]]))).toEqual({
      ...{ purchaseContract: '2033-01-01', processingAgreement: '2033-01-01' },
      ...{ deletionCertificate: '2037-01-01', destructionProof: '2037-01-01', testProtocol: '2037-01-01' },
      ...{ purchaseReceipt: '2035-01-01', selfBilledInvoice: '2035-01-01', cancellation: '2035-01-01' },
    });
  });

  it('stays ten years where it is one of the books', () => {
    expect(firstDayAfter('booksFile', '2026-06-01T12:00:00.000Z')).toBe('2037-01-01');
  });

  it('goes a year after the last word of an inquiry, on a leap day a day later', () => {
    expect(firstDayAfter('inquiry', '2026-03-15T12:00:00.000Z')).toBe('2027-03-15');
    expect(firstDayAfter('inquiry', '2028-02-29T12:00:00.000Z')).toBe('2029-03-01');
  });

  const instants = fc.integer({ min: Date.UTC(2020, 0), max: Date.UTC(2060, 0) });
  const rules = fc.constantFrom(...keysOf(retentionRules));
  /** Year, month and day on a calendar in Germany, found otherwise than the code does: by the rule of summer time. */
  const dayAt = (at: number) => new Date(at + hoursAhead(at) * 3_600_000).toISOString().slice(0, 10);

  it('is never due before so many whole calendar years, or months, have passed, and due from then on', () => {
    fc.assert(
      fc.property(rules, instants, instants, (name, kept, asked) => {
        const [from, today] = [dayAt(kept), dayAt(asked)];
        const { years, months = 0 }: RetentionRule = retentionRules[name];
        const months12 = (day: string) => Number(day.slice(0, 4)) * 12 + Number(day.slice(5, 7));
        const passed = months12(today) - months12(from) - (today.slice(8) < from.slice(8) ? 1 : 0);
        const isOver =
          years === undefined ? passed >= months : Number(today.slice(0, 4)) - Number(from.slice(0, 4)) > years;
        expect(isDue(name, new Date(kept).toISOString(), today)).toBe(isOver);
      }),
      { numRuns: cases(500, 20_000) },
    );
  });

  it('is asked for by one instant that never leads before its first day, and never lags more than a day behind', () => {
    fc.assert(
      fc.property(rules, instants, instants, (name, kept, asked) => {
        const [day, today] = [dayAt(kept), dayAt(asked)];
        const isAsked = day < dueBefore(name, today);
        if (isAsked) expect(isDue(name, startOfDay(day), today)).toBe(true);
        if (isDue(name, startOfDay(day), addDays(today, -2))) expect(isAsked).toBe(true);
      }),
      { numRuns: cases(500, 20_000) },
    );
  });
});

/** In summer, from the last Sunday of March to that of October, each at one o'clock UTC, Berlin is two hours ahead, else one. */
function hoursAhead(at: number): number {
  const year = new Date(at).getUTCFullYear();
  const change = (month: number) => {
    const last = new Date(Date.UTC(year, month + 1, 0, 1));
    return last.getTime() - last.getUTCDay() * 86_400_000;
  };
  return at >= change(2) && at < change(9) ? 2 : 1;
}

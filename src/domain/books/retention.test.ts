import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { issuedKinds } from '#domain/offer/documents.ts';
import { addDays, startOfDay } from '#domain/values/day.ts';
import { keysOf } from '#domain/values/keys-of.ts';
import { dueBefore, firstDayAfter, isDue, retentionRules, ruleOfPaper } from './retention.ts';

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

  it('goes a year after the last word of an inquiry, on a leap day a day later', () => {
    expect(firstDayAfter('inquiry', '2026-03-15T12:00:00.000Z')).toBe('2027-03-15');
    expect(firstDayAfter('inquiry', '2028-02-29T12:00:00.000Z')).toBe('2029-03-01');
  });

  it('is never asked for before its first day, whichever day it is', () => {
    fc.assert(
      fc.property(
        fc.constantFrom(...keysOf(retentionRules)),
        fc.integer({ min: 0, max: 20_000 }),
        fc.integer({ min: 0, max: 20_000 }),
        (name, kept, asked) => {
          const [day, today] = [addDays('2020-01-01', kept), addDays('2020-01-01', asked)];
          if (day < dueBefore(name, today)) expect(isDue(name, startOfDay(day), today)).toBe(true);
        },
      ),
    );
  });
});

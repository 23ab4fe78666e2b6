import { describe, expect, it } from 'vitest';
import {
  type Correction,
  checksAfter,
  correctedFieldsOf,
  correctionSchema,
  mediumChangeOf,
  wishesFor,
} from './medium-correction.ts';

const lacking = { missing: ['model', 'verification'] as const };
const whole = { missing: [], isProved: false };
const filled: Correction = {
  ...{
    wish: 'complete',
    serial: '',
    model: 'PM883',
    day: '2026-12-21',
    time: '09:30',
    operator: 'Kim',
    reason: 'gesehen',
  },
  verification: 'sample',
};

describe('what is put right about a medium', () => {
  it('asks for what its certificate lacks, first of all, and sends nothing else', () => {
    const medium = { missing: [...lacking.missing], isProved: false };
    expect([wishesFor(medium)[0], wishesFor(whole)[0]]).toEqual(['complete', 'describe']);
    expect([...correctedFieldsOf('complete', medium)]).toEqual(['model', 'verification']);
    expect(mediumChangeOf(filled, medium)).toEqual({ model: 'PM883', completes: { verification: 'sample' } });
    expect(correctionSchema(medium).safeParse({ ...filled, model: '' }).success).toBe(false);
    expect(correctionSchema(medium).safeParse({ ...filled, operator: '' }).success).toBe(true);
  });

  it('offers no word in the place of what a report proves, and to say that it failed all the same', () => {
    expect(wishesFor(whole)).toContain('erased');
    expect(wishesFor({ ...whole, isProved: true })).not.toContain('erased');
    expect(wishesFor({ ...whole, isProved: true })).toContain('failed');
  });

  it('asks of an erasure without a report for all that a certificate names', () => {
    const erased: Correction = { ...filled, wish: 'erased', technique: 'overwrite' };
    expect(mediumChangeOf(erased, whole)).toEqual({
      erasure: {
        ...{ result: 'erased', technique: 'overwrite', verification: 'sample', operator: 'Kim' },
        finishedAt: '2026-12-21T08:30:00.000Z',
      },
    });
    for (const field of ['technique', 'verification', 'operator'] as const) {
      const { [field]: _left, ...rest } = erased;
      const without = field === 'operator' ? { ...rest, operator: '' } : rest;
      expect([field, correctionSchema(whole).safeParse(without).success]).toEqual([field, false]);
    }
  });

  it('reads nothing again where nothing is left to be read', () => {
    expect([checksAfter('degauss'), checksAfter('overwrite')]).toEqual([['none'], ['full', 'sample']]);
  });
});

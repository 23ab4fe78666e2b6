import { describe, expect, it } from 'vitest';
import { answersOf, answersSchema } from './answers.ts';

describe('the answers of the wizard', () => {
  it('start with one working unit whose packaging is there', () => {
    expect(answersSchema.parse(answersOf())).toEqual({
      quantity: 1,
      configuration: { working: true, packagingAvailable: true },
    });
  });

  it('leave out what stayed open', () => {
    const typed = { ...answersOf(), cpu: '', ram: null, cpuCount: undefined, charger: false, remarks: '  ' };
    expect(answersSchema.parse(typed).configuration).toEqual({
      working: true,
      packagingAvailable: true,
      charger: false,
    });
  });

  it('come back unchanged when an item is edited', () => {
    const item = {
      quantity: 3,
      configuration: {
        working: true,
        packagingAvailable: false,
        cpu: 'Gold 6130',
        cpuCount: 2,
        drives: [{ kind: 'hdd' as const, capacity: '1,2 TB SAS', count: 8 }],
      },
    };
    expect(answersSchema.parse(answersOf(item))).toEqual(item);
  });

  it.each([
    [{ quantity: 0 }],
    [{ quantity: 10_001 }],
    [{ quantity: Number.NaN }],
    [{ cpuCount: -1 }],
    [{ drives: [{ kind: 'hdd', capacity: '', count: 1 }] }],
    [{ cpu: 'x'.repeat(101) }],
  ])('are refused with %j', (wrong) => {
    expect(answersSchema.safeParse({ ...answersOf(), ...wrong }).success).toBe(false);
  });
});

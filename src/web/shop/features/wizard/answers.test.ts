import { describe, expect, it } from 'vitest';
import { answersSchemaFor, wizardAnswersOf } from './answers.ts';
import { readDraftAnswers } from './draft-answers.ts';

const answersSchema = answersSchemaFor();

describe('the answers of the wizard', () => {
  it('start with one working unit whose packaging nobody has named', () => {
    expect(answersSchema.parse(wizardAnswersOf())).toEqual({
      quantity: 1,
      images: [],
      configuration: { working: true, packagingAvailable: false },
    });
  });

  it('leave out what stayed open', () => {
    const typed = { ...wizardAnswersOf(), cpu: '', ram: null, cpuCount: undefined, charger: false, remarks: '  ' };
    expect(answersSchema.parse(typed).configuration).toEqual({
      working: true,
      packagingAvailable: false,
      charger: false,
    });
  });

  it('forget what was defective once it works after all', () => {
    const ticked = { ...wizardAnswersOf(), brokenDisplay: true, liquidDamage: null };
    expect(answersSchema.parse({ ...ticked, working: false }).configuration).toEqual({
      working: false,
      packagingAvailable: false,
      brokenDisplay: true,
    });
    expect(answersSchema.parse(ticked).configuration).toEqual({ working: true, packagingAvailable: false });
  });

  it('come back unchanged when an item is edited', () => {
    const item = {
      quantity: 3,
      images: [{ url: '/u/1', name: 'Typenschild.jpg' }],
      configuration: {
        working: true,
        packagingAvailable: false,
        cpu: 'Gold 6130',
        cpuCount: 2,
        drives: [{ kind: 'hdd' as const, capacity: '1,2 TB SAS', count: 8 }],
      },
    };
    expect(answersSchema.parse(wizardAnswersOf({ drives: [] }, item))).toEqual(item);
  });

  it.each([
    [{ quantity: 0 }],
    [{ quantity: 10_001 }],
    [{ quantity: Number.NaN }],
    [{ cpuCount: -1 }],
    [{ drives: [{ kind: 'hdd', capacity: '', count: 2 }] }],
    [{ drives: [{ kind: '', capacity: '1 TB', count: 1 }] }],
    [{ engineeringSample: true }],
    [{ cpu: 'x'.repeat(101) }],
  ])('are refused with %j', (wrong) => {
    expect(answersSchema.safeParse({ ...wizardAnswersOf(), ...wrong }).success).toBe(false);
  });

  it('say nothing about drives while the first group is as it was, and none when they were taken out', () => {
    const page = { drives: [{ kind: 'ssd' as const, capacities: ['512 GB'] }] };
    const start = wizardAnswersOf(page);
    expect(start.drives).toEqual([{ kind: 'ssd', capacity: '', count: 1 }]);
    expect(answersSchema.parse(start).configuration).not.toHaveProperty('drives');
    const without = answersSchema.parse({ ...start, withoutDrives: true });
    expect(without.configuration.drives).toEqual([]);
    expect(wizardAnswersOf(page, without)).toMatchObject({ withoutDrives: true, drives: start.drives });
  });

  it('name the group of drives whose capacity is missing', () => {
    const drives = [
      { kind: 'hdd' as const, capacity: '4 TB', count: 2 },
      { kind: 'ssd' as const, capacity: '', count: 4 },
    ];
    const { error } = answersSchema.safeParse({ ...wizardAnswersOf(), drives });
    expect(error?.issues.map(({ path }) => path.join('.'))).toEqual(['drives.1.capacity']);
  });

  it('refuse engineering samples with the reason', () => {
    const { error } = answersSchema.safeParse({ ...wizardAnswersOf(), engineeringSample: true });
    expect(error?.issues[0]?.message).toContain('kaufen wir nicht an');
    expect(
      answersSchema.parse({ ...wizardAnswersOf(), engineeringSample: false }).configuration.engineeringSample,
    ).toBe(false);
  });

  it('must be given where the trade cannot do without them', () => {
    const bound = answersSchemaFor({ questions: [{ question: 'released', options: [], required: true }] });
    expect(bound.safeParse(wizardAnswersOf()).error?.issues.map(({ path }) => path.join('.'))).toEqual(['released']);
    expect(bound.parse({ ...wizardAnswersOf(), released: false }).configuration.released).toBe(false);
  });
});

describe('answers kept in an entry of the history', () => {
  const typed = {
    ...wizardAnswersOf({ drives: [{ kind: 'hdd', capacities: [] }] }),
    cpu: 'Gold 61',
    quantity: Number.NaN,
  };
  const place = { entry: 'a1', page: 'dell-poweredge-r640-verkaufen//' };

  it('come back as they were; what cannot be kept starts afresh', () => {
    expect(readDraftAnswers(JSON.stringify([{ ...place, answers: typed }, 1]))).toEqual([
      { ...place, answers: { ...typed, quantity: 1 } },
    ]);
  });

  it.each(['{"page":', '{}', '[1]', null])('are none when %s is stored', (text) => {
    expect(readDraftAnswers(text)).toEqual([]);
  });
});

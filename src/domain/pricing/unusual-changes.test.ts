import { describe, expect, it } from 'vitest';
import { someRow } from '#tests/factories/price-book.ts';
import { emptyBook, type PriceBook } from './price-book.ts';
import { unusualChanges } from './unusual-changes.ts';

const textsOf = (before: Partial<PriceBook>, after: Partial<PriceBook>) =>
  unusualChanges({ ...emptyBook, ...before }, { ...emptyBook, ...after }, 2).map(({ what, text }) =>
    [what, text].filter(Boolean).join(': ').replaceAll('\u00a0', ' '),
  );
const rows = (...some: (readonly [cents: number, from?: string, configuration?: string])[]) => ({
  rows: some.map(([cents, from = '2026-11-16', configuration = '']) => someRow({ cents, from, configuration })),
});

describe('a price of the book that jumps', () => {
  it('is reckoned: 37 becomes 420', () => {
    expect(textsOf(rows([3_700]), rows([42_000]))).toEqual(['420,00 €, bisher 37,00 € (11-fach)']);
    expect(textsOf(rows([3_700]), rows([370]))).toEqual(['3,70 €, bisher 37,00 € (0,1-fach)']);
  });

  it('is none up to the factor, nor is a first price', () => {
    expect(textsOf(rows([3_700]), rows([7_400]))).toEqual([]);
    expect(textsOf(rows([3_700]), rows([3_700], [42_000, '2026-11-16', 'ram=16 gb']))).toEqual([]);
    expect(textsOf({}, rows([42_000]))).toEqual([]);
  });

  it('is found under a new day, behind a later row, and where a row goes', () => {
    const jump = ['420,00 €, bisher 37,00 € (11-fach)'];
    expect(textsOf(rows([3_700]), rows([3_700], [42_000, '2026-11-23']))).toEqual(jump);
    expect(textsOf(rows([3_700]), rows([42_000, '2026-11-23']))).toEqual(jump);
    const later = [4_000, '2027-01-01'] as const;
    expect(textsOf(rows([3_700], later), rows([42_000], later))).toEqual(jump);
    const old = [42_000, '2026-01-01'] as const;
    expect(textsOf(rows(old, [3_700]), rows(old))).toEqual(jump);
    // What will count in January counts from today on.
    expect(textsOf(rows([3_700], [42_000, '2027-01-01']), rows([3_700], [42_000, '2026-11-23']))).toEqual(jump);
  });
});

describe('a model that is priced as another', () => {
  const both = [someRow({ entry: 't490', cents: 3_700 }), someRow({ entry: 'r740', name: 'R740', cents: 42_000 })];
  const as = (pricedAs: string, ...own: readonly ReturnType<typeof someRow>[]) => ({
    rows: [...both, ...own],
    aliases: [{ entry: 't480', pricedAs }],
  });

  it('is asked about where the other one has a far other price', () => {
    const jump = ['bepreist wie R740, 420,00 €, bisher 37,00 € (11-fach)'];
    expect(textsOf(as('t490'), as('r740'))).toEqual(jump);
    // So is one whose own price goes.
    expect(textsOf(as('r740', someRow({ entry: 't480', cents: 3_700 })), as('r740'))).toEqual(jump);
    expect(textsOf(as('t490', someRow({ entry: 't480', cents: 4_000 })), as('t490'))).toEqual([]);
  });

  it('is not asked about beside the other one, nor where its own price counts', () => {
    const dearer = { ...as('t490'), rows: [someRow({ entry: 't490', cents: 42_000 })] };
    expect(textsOf(as('t490'), dearer)).toEqual(['420,00 €, bisher 37,00 € (11-fach)']);
    const own = someRow({ entry: 't480', cents: 4_000 });
    expect(textsOf(as('t490', own), as('r740', own))).toEqual([]);
  });
});

describe('what else moves prices', () => {
  const limits = { ...emptyBook.settings.atOnce.limits, total: 1_500_000 };
  it.each<[string, Partial<PriceBook>, Partial<PriceBook>, string]>([
    [
      'an adder',
      { adders: [{ scope: '*', question: 'ram', answer: '', fromGigabytes: 0, cents: 50 }] },
      { adders: [{ scope: '*', question: 'ram', answer: '', fromGigabytes: 0, cents: 500 }] },
      'Arbeitsspeicher: 5,00 €, bisher 0,50 € (10-fach)',
    ],
    [
      'one whose sign is another',
      { adders: [{ scope: '*', question: 'ram', answer: '8 gb', fromGigabytes: 0, cents: -50 }] },
      { adders: [{ scope: '*', question: 'ram', answer: '8 gb', fromGigabytes: 0, cents: 50 }] },
      'Arbeitsspeicher 8 gb: 0,50 €, bisher -0,50 €',
    ],
    [
      'a condition',
      { conditions: [{ scope: '*', about: 'working', answer: '', percent: 15 }] },
      { conditions: [{ scope: '*', about: 'working', answer: '', percent: 150 }] },
      'defekt: 150 %, bisher 15 % (10-fach)',
    ],
    [
      'a step, by what it leaves of a price',
      { steps: [{ scope: '*', from: 10, percent: 5 }] },
      { steps: [{ scope: '*', from: 10, percent: 500 }] },
      'ab 10 Stück: +500 %, bisher +5 % (5,7-fach)',
    ],
    [
      'demand with another day',
      { demand: [{ scope: '*', kind: 'cap', cents: 5_000, until: '2026-12-01' }] },
      { demand: [{ scope: '*', kind: 'cap', cents: 50_000, until: '2026-12-31' }] },
      'Obergrenze: 500,00 €, bisher 50,00 € (10-fach)',
    ],
    [
      'a deduction',
      { deductions: [{ scope: '*', name: 'ohne Netzteil', amount: { cents: 1_500 }, evidence: 'none' }] },
      { deductions: [{ scope: '*', name: 'ohne Netzteil', amount: { cents: 15_000 }, evidence: 'none' }] },
      'Abzug „ohne Netzteil“: 150,00 €, bisher 15,00 € (10-fach)',
    ],
    [
      'up to where nobody looks',
      {},
      { settings: { ...emptyBook.settings, atOnce: { ...emptyBook.settings.atOnce, limits } } },
      'Bindend bis zu: 15.000,00 €, bisher 1.500,00 € (10-fach)',
    ],
  ])('is asked about as well: %s', (_, before, after, text) => {
    expect(textsOf(before, after)).toEqual([text]);
    expect(textsOf(before, before)).toEqual([]);
  });

  it('passes where it moves a price by little, and as a first row', () => {
    const step = (percent: number) => ({ steps: [{ scope: '*', from: 10, percent }] });
    expect(textsOf(step(1), step(5))).toEqual([]);
    expect(textsOf({}, step(500))).toEqual([]);
  });
});

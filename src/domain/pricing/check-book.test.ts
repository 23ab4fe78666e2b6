import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { anyBook, someRow } from '#tests/factories/price-book.ts';
import { checkBook } from './check-book.ts';
import { emptyBook, type PriceBook } from './price-book.ts';

const known = new Set(['t480', 't490', 'x13', 'thinkpad-t']);
const check = (more: Partial<PriceBook>) => checkBook({ ...emptyBook, ...more }, (id) => known.has(id));
const codes = (more: Partial<PriceBook>) => check(more).map(({ part, row, code }) => `${part} ${row} ${code}`);
const adder = { scope: '*', question: 'ram', answer: '', fromGigabytes: 0, cents: 100 } as const;
const deduction = { scope: '*', name: 'ohne Netzteil', amount: { cents: 100 }, evidence: 'photo' } as const;

describe('the check of a book', () => {
  it('lets a right one pass', () => {
    expect(
      check({ rows: [someRow(), someRow({ entry: 'notebook' })], adders: [adder], deductions: [deduction] }),
    ).toEqual([]);
  });

  it('names a price or deduction that stands there twice, however it is written, and not one of another day', () => {
    const ram = (configuration: string, from = '2026-11-01') => someRow({ configuration, from });
    expect(codes({ rows: [ram('ram=16 gb'), ram('RAM = 16 GB'), ram('ram=16 gb', '2026-11-02')] })).toEqual([
      'rows 1 doubleKey',
    ]);
    const named = ['Ohne  Netzteil.', 'ohne Netzteile'].map((name) => ({ ...deduction, name }));
    expect(codes({ deductions: [deduction, ...named] })).toEqual(['deductions 1 doubleKey']);
    expect(check({ rows: [someRow(), someRow()] })[0]?.text).toBe('Steht schon in Zeile 1 dieser Liste.');
  });

  it.each<[string, Partial<PriceBook>, string]>([
    ['a negative price', { rows: [someRow({ cents: -1 })] }, 'rows 0 negativePrice'],
    ['half a cent', { rows: [someRow({ cents: 0.5 })] }, 'rows 0 amountInvalid'],
    ['a price beyond what a sheet takes', { rows: [someRow({ cents: 1e9 })] }, 'rows 0 amountInvalid'],
    ['a missing day', { rows: [someRow({ from: '' })] }, 'rows 0 dateMissing'],
    ['a day that does not exist', { rows: [someRow({ from: '2026-02-30' })] }, 'rows 0 dateMissing'],
    [
      'goods that the catalogue does not have',
      { rows: [someRow({ entry: '88401254-8df5-5551-a627-793824be7503' })] },
      'rows 0 unknownEntry',
    ],
    ['an unknown category', { rows: [someRow({ entry: 'laptop' })] }, 'rows 0 unknownCategory'],
    ['a price for everything', { rows: [someRow({ entry: '*' })] }, 'rows 0 unknownCategory'],
    [
      'a configuration that cannot be read',
      { rows: [someRow({ configuration: '16 GB' })] },
      'rows 0 configurationInvalid',
    ],
    ['an adder for what no price goes by', { adders: [{ ...adder, question: 'rails' }] }, 'adders 0 unknownQuestion'],
    ['memory that is worth less than nothing', { adders: [{ ...adder, cents: -1 }] }, 'adders 0 negativePrice'],
    [
      'half a percent',
      { conditions: [{ scope: '*', about: 'working', answer: '', percent: 0.5 }] },
      'conditions 0 percentInvalid',
    ],
    ['a step from one unit on', { steps: [{ scope: '*', from: 1, percent: 5 }] }, 'steps 0 quantityInvalid'],
    ['demand without an end', { demand: [{ scope: '*', kind: 'stop', until: '' }] }, 'demand 0 dateMissing'],
    ['a deduction without a name', { deductions: [{ ...deduction, name: ' ' }] }, 'deductions 0 nameInvalid'],
    [
      'a deduction of more than everything',
      { deductions: [{ ...deduction, amount: { percent: 101 } }] },
      'deductions 0 percentInvalid',
    ],
    [
      'rounding that begins between its steps',
      { settings: { ...emptyBook.settings, rounding: [{ from: 50, step: 100 }] } },
      'settings 0 roundingInvalid',
    ],
  ])('names %s', (_, book, flaw) => {
    expect(codes(book)).toEqual([flaw]);
    expect(check(book)[0]?.text).toMatch(/^\p{Lu}|^„.*\.$/u);
  });

  it('names every model of a circle of aliases, and none that only leads into it', () => {
    const aliases = [
      { entry: 'x13', pricedAs: 't480' },
      { entry: 't480', pricedAs: 't490' },
      { entry: 't490', pricedAs: 't480' },
    ];
    expect(codes({ aliases })).toEqual(['aliases 1 aliasCycle', 'aliases 2 aliasCycle']);
    expect(codes({ aliases: [{ entry: 'x13', pricedAs: 'x13' }] })).toEqual(['aliases 0 aliasCycle']);
  });

  it('answers for any book, each flaw once', () => {
    fc.assert(
      fc.property(anyBook, (book) => {
        const flaws = checkBook(book, () => true).map((flaw) => JSON.stringify(flaw));
        expect(new Set(flaws).size).toBe(flaws.length);
      }),
    );
  });
});

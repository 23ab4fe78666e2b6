import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { anyBook, someRow } from '#tests/factories/price-book.ts';
import { bookColumns } from './book-columns.ts';
import { bookRowTexts, readBookCsv, readBookRows, writeBookCsv } from './book-table.ts';
import type { DeductionTemplate } from './deduction-template.ts';
import { bookParts } from './price-book.ts';

describe('a list of the book as a table', () => {
  it('is read as people type it, with its lines', () => {
    const text =
      'from;price;entry;includes;name\n1.11.2026;1.234,50 €;t480;RAM = 8 GB;"Think;Pad"\n\n2026-11-02;99;notebook;;\n';
    expect(readBookCsv('rows', text)).toEqual({
      rows: [
        someRow({ name: 'Think;Pad', includes: 'ram=8 gb', cents: 123_450, from: '2026-11-01' }),
        someRow({ entry: 'notebook', name: '', cents: 9_900, from: '2026-11-02' }),
      ],
      lines: [2, 4],
      refused: [],
    });
  });

  it('names the line of what cannot be read and takes the rest', () => {
    const read = readBookCsv('rows', 'entry;price;from\nt480;viel;2026-11-01\nt490;5;\nx13;-5,00;2026-11-01\n');
    expect(read.refused).toEqual([
      { line: 2, text: 'price: „viel“ ist kein Betrag in Euro.' },
      { line: 3, text: 'from: „“ ist kein Tag.' },
    ]);
    // A wrong sign is for the check to name.
    expect(read.rows).toMatchObject([{ entry: 'x13', cents: -500 }]);
    expect(read.lines).toEqual([4]);
  });

  it('takes a number that was emptied for none, and never for 0', () => {
    expect(readBookCsv('steps', 'scope;from;percent\n*;10;\n*;;2\n*;0;0\n')).toMatchObject({
      rows: [{ from: 0, percent: 0 }],
      refused: [{ text: 'percent: „“ ist keine ganze Zahl.' }, { text: 'from: „“ ist keine ganze Zahl.' }],
    });
    const none = ['deductions', 'scope;name;price;percent;evidence\n*;x;;;none\n'] as const;
    expect(readBookCsv(...none).refused).toHaveLength(1);
    expect(readBookCsv('demand', 'scope;kind;percent;price;until\n*;more;;;2027-01-01\n').refused).toHaveLength(1);
  });

  it('names a column that is missing', () => {
    expect(readBookCsv('steps', 'scope;from\n*;10\n').refused).toEqual([
      { line: 1, text: 'Es fehlt die Spalte percent.' },
    ]);
    expect(readBookCsv('steps', '').refused).toHaveLength(1);
  });

  it('holds no formula, and reads its own mark away', () => {
    const row = someRow({ name: '=HYPERLINK("x")' });
    expect(writeBookCsv('rows', [row])).toContain('"\'=HYPERLINK(""x"")"');
    expect(readBookCsv('rows', writeBookCsv('rows', [row])).rows).toEqual([row]);
  });

  it('is read back as it was written, whatever stands in it', () => {
    const template: fc.Arbitrary<DeductionTemplate> = fc.record({
      scope: fc.constantFrom('*', 'notebook'),
      name: fc.constantFrom('ohne Netzteil', 'Kratzer; tief', '"schief"'),
      amount: fc.oneof(fc.record({ cents: fc.nat(9_999) }), fc.record({ percent: fc.nat(100) })),
      evidence: fc.constantFrom('none', 'photo', 'report'),
    });
    fc.assert(
      fc.property(anyBook, fc.array(template, { maxLength: 3 }), (book, deductions) => {
        const canonical = { ...book, deductions };
        for (const part of bookParts) {
          const once = readBookCsv(part, writeBookCsv(part, canonical[part]));
          expect(once.refused).toEqual([]);
          expect(once.rows).toHaveLength(canonical[part].length);
          expect(readBookCsv(part, writeBookCsv(part, once.rows)).rows).toEqual(once.rows);
        }
      }),
    );
  });

  it('of ten thousand rows is read whole', () => {
    const rows = Array.from({ length: 10_000 }, (_, index) => someRow({ entry: `e${index}`, cents: index }));
    const texts = [bookColumns.rows.columns, ...rows.map((row) => bookRowTexts('rows', row))];
    const table = texts.map((cells, index) => ({ line: index + 1, cells }));
    expect(readBookRows('rows', table).rows).toEqual(rows);
  });
});

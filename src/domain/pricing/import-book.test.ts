import { describe, expect, it } from 'vitest';
import { someRow } from '#tests/factories/price-book.ts';
import { importBook } from './import-book.ts';
import { emptyBook, type ImportMode } from './price-book.ts';

const rows = ['notebook', 'server', 'monitor'].map((entry) => someRow({ entry, name: '', cents: 10_000 }));
const book = { ...emptyBook, rows };
const head = 'entry;price;from';
const given = (mode: ImportMode, lines: readonly string[]) =>
  importBook(
    book,
    [{ part: 'rows', table: [head, ...lines].map((line, index) => ({ line: index + 1, cells: line.split(';') })) }],
    () => false,
    mode,
  );
const read = (...lines: string[]) => given('replace', lines);
const update = (...lines: string[]) => given('update', lines);

describe('an import', () => {
  it('is compared with what stands, and changes nothing where it says the same', () => {
    const same = rows.map(({ entry, from }) => `${entry};100,00;${from}`);
    expect(read(...same).changesNothing).toBe(true);
    const { diff, needsConfirmation } = read(...same.slice(0, 2), 'monitor;110,00;2026-11-02', 'phone;5;2026-11-02');
    expect(diff).toMatchObject({ added: [{ entry: 'phone' }], largest: { entry: 'monitor', percent: 10 } });
    expect(needsConfirmation).toBe(false);
    expect(read(...same.slice(0, 2), 'monitor;100,00;2026-11-23').changesNothing).toBe(false);
  });

  it('names refused rows by their line, once each, and asks before it goes without them', () => {
    const read3 = read(
      'notebook;-5,00;2026-11-01',
      'nichts;5;2026-11-01',
      'server;x;2026-11-01',
      'phone;5;2026-11-01',
      'phone;6;2026-11-01',
    );
    expect(read3.refused.map(({ line }) => line).toSorted()).toEqual([2, 3, 4, 6]);
    expect(read3.book.rows).toMatchObject([{ entry: 'phone', cents: 500 }]);
    expect(read3.needsConfirmation).toBe(true);
  });

  it('that would change every price has to be said twice', () => {
    const tenfold = rows.map(({ entry, from }) => `${entry};1000,00;${from}`);
    expect(read(...tenfold)).toMatchObject({ needsConfirmation: true, diff: { changesEverything: true } });
  });

  it('that updates leaves what it does not name, and counts what it names in its place', () => {
    const { book: updated, ...told } = update('monitor;120,00;2026-11-16', 'phone;5;2026-11-16');
    expect(updated.rows.map(({ entry, cents }) => [entry, cents])).toEqual([
      ['monitor', 12_000],
      ['phone', 500],
      ['notebook', 10_000],
      ['server', 10_000],
    ]);
    expect(told).toMatchObject({ diff: { removed: [] }, needsConfirmation: false, changesNothing: false });
    expect(update('monitor;100,00;2026-11-16').changesNothing).toBe(true);
    expect(update('server;1;2026-11-16', 'nichts;5;2026-11-16', 'server;2;2026-11-16').refused).toMatchObject([
      { line: 3 },
      { line: 4, text: 'Steht schon in Zeile 1 dieser Liste.' },
    ]);
  });

  it('of twelve thousand rows is read whole', () => {
    const many = Array.from({ length: 12_000 }, (_, index) => {
      const day = new Date(Date.UTC(1990, 0, index + 1)).toISOString().slice(0, 10);
      return `notebook;${index},00;${day}`;
    });
    expect(read(...many).book.rows).toHaveLength(12_000);
  });
});

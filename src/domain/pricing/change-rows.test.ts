import { describe, expect, it } from 'vitest';
import { someRow } from '#tests/factories/price-book.ts';
import { bookRowTexts } from './book-table.ts';
import { changeRows } from './change-rows.ts';
import { emptyBook } from './price-book.ts';

const [first, second] = [someRow({ entry: 'notebook' }), someRow({ entry: 'server', cents: 20_000 })];
const book = { ...emptyBook, rows: [first, second] };
const texts = (row: typeof first) => bookRowTexts('rows', row);
const knows = () => true;
const change = (changes: Parameters<typeof changeRows>[2], of = book) => changeRows(of, 'rows', changes, knows);

describe('changes typed into a list', () => {
  it('change, add and take away rows', () => {
    const dearer = { ...first, cents: 12_300 };
    const added = someRow({ entry: 'monitor' });
    expect(change([{ was: texts(first), now: texts(dearer) }, { was: texts(second) }, { now: texts(added) }])).toEqual({
      book: { ...book, rows: [dearer, added] },
      flaws: [],
    });
  });

  it('find their row in a newer version, and say where it says something else by now', () => {
    const newer = { ...book, rows: [someRow({ entry: 'monitor' }), second] };
    const dearer = { ...second, cents: 22_000 };
    expect(change([{ was: texts(second), now: texts(dearer) }], newer).book.rows[1]).toEqual(dearer);
    expect(change([{ was: texts(first), now: texts(first) }], newer).flaws).toMatchObject([{ change: 0 }]);
  });

  it.each([
    ['a wrong sign', ['notebook', '', '', '', '-5,00', '2026-11-01'], 'unter 0,00 €'],
    ['no amount', ['notebook', '', '', '', 'viel', '2026-11-01'], 'kein Betrag'],
    ['no day', ['notebook', '', '', '', '5', ''], 'kein Tag'],
  ])('are refused with %s', (_, now, text) => {
    expect(change([{ was: texts(first) }, { now }]).flaws).toEqual([
      { change: 1, text: expect.stringContaining(text) },
    ]);
  });

  it('are refused where two rows would be for the same goods, whichever stands first', () => {
    const double = { ...first, entry: second.entry, from: second.from };
    expect(change([{ was: texts(first), now: texts(double) }]).flaws).toMatchObject([
      { change: 0, text: expect.stringContaining('Steht schon') },
    ]);
  });

  it('are not refused for what was wrong before', () => {
    const wrong = { ...book, rows: [someRow({ entry: 'gone', cents: -1 }), second] };
    expect(change([{ was: texts(second), now: texts({ ...second, cents: 1 }) }], wrong).flaws).toEqual([]);
  });

  it('may not make models priced as each other in a circle', () => {
    const aliases = { ...emptyBook, aliases: [{ entry: 'a', pricedAs: 'b' }] };
    expect(changeRows(aliases, 'aliases', [{ now: ['b', 'a'] }], knows).flaws).not.toEqual([]);
  });
});

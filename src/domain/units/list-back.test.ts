import { describe, expect, it } from 'vitest';
import { annotatedRows, furtherRows } from './list-back.ts';

const entry = (numbers: string[], state: string, cents?: number) => ({
  ...{ name: numbers.join(', '), numbers },
  cells: [state, cents === undefined ? undefined : { cents }],
});
const heads = ['Stand', 'Bezahlt'];
const entries = [
  entry(['PF-1AAA', 'INV-100'], 'bezahlt', 10_001),
  entry(['PF2BBB'], 'bezahlt', 9_999),
  entry(['PF3CCC'], 'nicht angekommen'),
];

describe('the seller’s own list, given back', () => {
  it('keeps its columns and their order, and has ours behind them', () => {
    const rows = [
      ['Bestand 2026'],
      [],
      ['Nr', 'Serie', 'Raum'],
      ['1', 'pf1aaa', 'K1'],
      ['2', 'PF2BBB'],
      ['3', 'Beamer', 'K2'],
    ];
    expect(annotatedRows(rows, heads, entries).rows).toEqual([
      ['Bestand 2026'],
      [],
      ['Nr', 'Serie', 'Raum', 'Stand', 'Bezahlt'],
      ['1', 'pf1aaa', 'K1', 'bezahlt', { cents: 10_001 }],
      ['2', 'PF2BBB', '', 'bezahlt', { cents: 9_999 }],
      ['3', 'Beamer', 'K2'],
    ]);
  });

  it('finds a device by its inventory number too, and several in one cell together', () => {
    const { rows, found } = annotatedRows([['Tag'], ['inv 100'], ['PF2BBB, PF3CCC']], heads, entries);
    expect(rows).toEqual([
      ['Tag', 'Stand', 'Bezahlt'],
      ['inv 100', 'bezahlt', { cents: 10_001 }],
      ['PF2BBB, PF3CCC', 'bezahlt; nicht angekommen', undefined],
    ]);
    expect([...found]).toEqual([0, 1, 2]);
  });

  it('takes a year or a price for no device, though one has such a number, and tells no price twice', () => {
    const numbered = [
      entry(['2021'], 'bezahlt', 100),
      entry(['2022'], 'bezahlt', 200),
      entry(['2023'], 'bezahlt', 300),
    ];
    const rows = [
      ['Tag', 'Jahr', 'Preis'],
      ['2022', '2021', '450'],
      ['2023', '2021', '2022'],
    ];
    const annotated = annotatedRows(rows, heads, numbered);
    expect(annotated.rows.slice(1)).toEqual([
      ['2022', '2021', '450', 'bezahlt', { cents: 200 }],
      ['2023', '2021', '2022', 'bezahlt', { cents: 300 }],
    ]);
    expect([...annotated.found]).toEqual([1, 2]);
  });

  it('gets heads of ours where it has none', () => {
    expect(annotatedRows([['PF2BBB', 'x']], heads, entries).rows[0]).toEqual(['', '', 'Stand', 'Bezahlt']);
  });

  it('is as it was where it names no device', () => {
    const rows = [
      ['Modell', 'Menge'],
      ['T480', '3'],
    ];
    expect(annotatedRows(rows, heads, entries)).toEqual({ rows, found: new Set() });
  });

  it('has below what none of its rows names', () => {
    expect(furtherRows(entries.slice(2), 3)).toEqual([
      [],
      ['Nicht in Ihrer Liste gefunden', '', ''],
      ['PF3CCC', '', '', 'nicht angekommen', undefined],
    ]);
    expect(furtherRows([], 3)).toEqual([]);
  });
});

import { type CellObject, utils, write } from '@e965/xlsx';
import { describe, expect, it } from 'vitest';
import { readPrice } from '#domain/pricing/column-entry.ts';
import { priceFileSheets } from './price-file-sheets.ts';

function pricesOf(cells: readonly CellObject[], bookType: 'xlsx' | 'ods' | 'biff8' = 'xlsx') {
  const book = utils.book_new();
  const sheet = utils.aoa_to_sheet([[{ t: 's', v: 'Preis' }], ...cells.map((cell) => [cell])]);
  utils.book_append_sheet(book, sheet, 'Preise');
  const [read] = priceFileSheets(write(book, { type: 'buffer', bookType }));
  return (read?.rows ?? []).slice(1).map(([cell = '']) => {
    const entry = readPrice(cell);
    return entry.kind === 'price' ? entry.cents : entry.kind;
  });
}

const money = '#,##0.00 "€"';

describe('a file of more rows than are read', () => {
  it.each([
    [20_100, 'read'],
    [20_101, 'refused'],
    [60_000, 'refused'],
  ] as const)('is refused as a whole, or its last rows would be gone: %i', (count, outcome) => {
    const csv = Buffer.from(Array.from({ length: count }, (_, row) => `modell-${row};118,00`).join('\n'));
    const read = () => priceFileSheets(csv)[0]?.rows.length;
    if (outcome === 'read') expect(read()).toBe(count);
    else expect(read).toThrow('priceImportTooLong');
  });
});

describe('an amount that a workbook calculated', () => {
  it.each(['xlsx', 'biff8', 'ods'] as const)('is what its cell shows, in %s', (form) => {
    const shown = [123.453, 137.17 * 0.9, 118.125, 1234.5, 118];
    expect(
      pricesOf(
        shown.map((v) => ({ t: 'n', v, z: money })),
        form,
      ),
    ).toEqual([12_345, 12_345, 11_813, 123_450, 11_800]);
  });

  it('is no thousands where its cell shows three decimals', () => {
    const cells: CellObject[] = [118.125, 1.234, 118.25, 1234, 12.3456].map((v) => ({ t: 'n', v }));
    expect(pricesOf(cells)).toEqual(['refused', 'refused', 11_825, 123_400, 'refused']);
  });

  it('is read as people type it where it is a text', () => {
    expect(
      pricesOf([
        { t: 's', v: '1.234' },
        { t: 's', v: '118,50 €' },
        { t: 's', v: "'=1+1" },
      ]),
    ).toEqual([123_400, 11_850, 'refused']);
  });

  it('is no amount where it is huge or below nothing', () => {
    const cells: CellObject[] = [1e308, -5, 1e9].map((v) => ({ t: 'n', v, z: money }));
    expect(pricesOf(cells)).toEqual(['refused', 'refused', 'refused']);
  });
});

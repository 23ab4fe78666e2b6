import { type CellObject, utils, write } from '@e965/xlsx';
import { describe, expect, it } from 'vitest';
import { readPrice } from '#domain/pricing/column-entry.ts';
import { repeatedCell, workbookOfCells } from '#tests/factories/table-files.ts';
import { readPriceFile } from './price-file-sheets.ts';

async function rowsIn(content: Uint8Array) {
  const read = await readPriceFile({ content });
  return 'unread' in read ? read.unread : (read.sheets[0]?.rows ?? []);
}

async function pricesOf(cells: readonly CellObject[], bookType: 'xlsx' | 'ods' | 'biff8' = 'xlsx') {
  const book = utils.book_new();
  const sheet = utils.aoa_to_sheet([[{ t: 's', v: 'Preis' }], ...cells.map((cell) => [cell])]);
  utils.book_append_sheet(book, sheet, 'Preise');
  const rows = await rowsIn(write(book, { type: 'buffer', bookType }));
  if (typeof rows === 'string') throw new Error(rows);
  return rows.slice(1).map(([cell = '']) => {
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
  ] as const)('is refused as a whole, or its last rows would be gone: %i', async (count, outcome) => {
    const csv = Buffer.from(Array.from({ length: count }, (_, row) => `modell-${row};118,00`).join('\n'));
    const rows = await rowsIn(csv);
    if (outcome === 'read') expect(rows).toHaveLength(count);
    else expect(rows).toBe('priceImportTooLong');
  });
});

describe('a file of more cells than all lists have', () => {
  const csvOf = (columns: number) => Buffer.from(`${';'.repeat(columns - 1)}x\n`.repeat(1_000));

  it.each([
    ['a workbook', workbookOfCells(100, 50), workbookOfCells(1_000, 401)],
    ['an OpenDocument', repeatedCell(20_000, 20), repeatedCell(20_000, 21)],
    ['a CSV', csvOf(400), csvOf(401)],
  ])('is refused, one of fewer is not: %s', async (_, most, more) => {
    expect(await rowsIn(most)).not.toBeTypeOf('string');
    expect(await rowsIn(more)).toBe('priceImportTooLarge');
  });
});

describe('an amount that a workbook calculated', () => {
  it.each(['xlsx', 'biff8', 'ods'] as const)('is what its cell shows, in %s', async (form) => {
    const shown = [123.453, 137.17 * 0.9, 118.125, 1234.5, 118];
    expect(
      await pricesOf(
        shown.map((v) => ({ t: 'n', v, z: money })),
        form,
      ),
    ).toEqual([12_345, 12_345, 11_813, 123_450, 11_800]);
  });

  it('is no thousands where its cell shows three decimals', async () => {
    const cells: CellObject[] = [118.125, 1.234, 118.25, 1234, 12.3456].map((v) => ({ t: 'n', v }));
    expect(await pricesOf(cells)).toEqual(['refused', 'refused', 11_825, 123_400, 'refused']);
  });

  it('is read as people type it where it is a text', async () => {
    expect(
      await pricesOf([
        { t: 's', v: '1.234' },
        { t: 's', v: '118,50 €' },
        { t: 's', v: "'=1+1" },
      ]),
    ).toEqual([123_400, 11_850, 'refused']);
  });

  it('is no amount where it is huge or below nothing', async () => {
    const cells: CellObject[] = [1e308, -5, 1e9].map((v) => ({ t: 'n', v, z: money }));
    expect(await pricesOf(cells)).toEqual(['refused', 'refused', 'refused']);
  });
});

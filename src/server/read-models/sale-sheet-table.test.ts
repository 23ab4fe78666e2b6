import { read, utils } from '@e965/xlsx';
import { describe, expect, it } from 'vitest';
import type { OfferItem } from '#domain/offer/item.ts';
import { type SaleSheet, saleSheetOf } from '#domain/offer/price/sale-sheet.ts';
import type { OfferState } from '#domain/offer/state.ts';
import { tableFile } from '#server/tables/table-file.ts';
import { offerIn } from '#tests/factories/offer-in-phase.ts';
import { saleSheetTable } from './sale-sheet-table.ts';

const working = { working: true, packagingAvailable: false };
const fileName = (address: string) => `Foto ${address.slice(-1)}.jpg`;

function sheetOf(state: OfferState, kind: SaleSheet['kind']): SaleSheet {
  const sheet = saleSheetOf(state, kind);
  if (!sheet) throw new Error('No sheet');
  return sheet;
}

/** The rows as records by their heads; the last of them is the foot. */
function recordsOf(sheet: SaleSheet): Record<string, unknown>[] {
  const [heads = [], ...rows] = saleSheetTable(sheet, fileName).rows;
  return rows.map((row) => Object.fromEntries(row.map((cell, column) => [String(heads[column]), cell])));
}

function inquiryOf(...changes: Partial<OfferItem>[]): SaleSheet {
  const items = changes.map((change, index) => ({ id: `item-${index}`, title: 'Dell R640', quantity: 3, ...change }));
  return sheetOf({ ...offerIn('submitted').state, items }, 'inquiry');
}

describe('the goods in the table', () => {
  it('are said as their owner said them, each in a column of its own', () => {
    const marks = { inventoryNumbers: ['INV-1', 'INV-2'], serialNumbers: ['7XK2'], site: 'Leipzig' };
    const configuration = { ...working, ram: '256 GB', rails: true, remarks: 'aus dem Keller' };
    expect(recordsOf(inquiryOf({ ...marks, configuration }))).toEqual([
      {
        Position: 1,
        Gerät: 'Dell R640',
        Menge: 3,
        Ausstattung: '256 GB, mit Einbauschienen',
        'Zustand/Mängel': 'funktioniert',
        Anmerkungen: 'aus dem Keller',
        Inventarnummern: 'INV-1, INV-2',
        Seriennummern: '7XK2',
        Standort: 'Leipzig',
      },
      expect.objectContaining({ Gerät: 'Summe', Menge: 3 }),
    ]);
  });

  it('go on below where the numbers would not fit into one cell, and count nothing twice', () => {
    const inventoryNumbers = Array.from({ length: 700 }, (_, index) => `${index}`.padStart(100, '0'));
    const [, ...rows] = saleSheetTable(inquiryOf({ inventoryNumbers, quantity: 700 }), fileName).rows;
    expect(rows.map((row) => row[2])).toEqual([700, undefined, undefined, 700]);
    const numbers = rows.slice(0, 3).map((row) => String(row[6]));
    expect(numbers.join(', ').split(', ')).toEqual(inventoryNumbers);
    expect(Math.max(...numbers.map(({ length }) => length))).toBeLessThan(32_767);
  });
});

describe('the prices in the table', () => {
  it('of a bid to a business are net, with each deduction and its amount, and sum below', () => {
    const rows = recordsOf(sheetOf(offerIn('bidPlaced').state, 'bid'));
    expect(rows[0]).toMatchObject({
      'Preis je Gerät netto': { cents: 64_000 },
      'Summe netto': { cents: 192_000 },
      'Mindestens netto': { cents: 172_500 },
      'Abzug 1': 'ohne Netzteil',
      'Abzug 1 je Gerät': { cents: 5_000 },
      'Abzug 2': 'ohne Einbauschienen',
      'Abzug 2 je Gerät': { cents: 1_500 },
    });
    expect(rows.at(-1)).toMatchObject({ 'Summe netto': { cents: 194_500 }, 'Mindestens netto': { cents: 175_000 } });
  });

  it('of a private sale stand alone', () => {
    const { state } = offerIn('bidPlaced', { shippingMethod: 'shipment', offeredAsBusiness: false });
    expect(Object.keys(recordsOf(sheetOf(state, 'bid'))[0] ?? {})).toContain('Summe');
  });

  it('after the inspection name what arrived and the evidence of what was taken off', () => {
    const { state } = offerIn('adjusted');
    const rows = recordsOf(sheetOf(state, 'adjustment'));
    const deduction = state.adjustment?.lines.flatMap(({ deductions }) => deductions)[0];
    if (!deduction) throw new Error('Nothing taken off');
    expect(rows).toContainEqual(
      expect.objectContaining({
        'Abzug 1': deduction.name,
        'Abzug 1 Geräte': deduction.units,
        'Abzug 1 je Gerät': { cents: deduction.amount },
        'Abzug 1 Nachweis': deduction.evidence.map(fileName).join(', '),
      }),
    );
    expect(rows.at(-1)).toMatchObject({
      'Vereinbart netto': { cents: state.agreement?.total },
      'Angepasst netto': { cents: state.adjustment?.total },
    });
  });
});

describe('the file of a hostile list', () => {
  const hostile = ['=1+1', '+49 341', '-', '@SUM(A1)', '\t=2', '0012'];
  const sheet = inquiryOf(
    ...hostile.map((one) => ({ title: one, serialNumbers: [one], inventoryNumbers: [one], site: one })),
  );

  it('holds as a workbook texts as they are and not one formula', async () => {
    const { content } = await tableFile(saleSheetTable(sheet, fileName), 'xlsx');
    const book = read(content, { cellFormula: true, bookFiles: true });
    const raw: unknown = Reflect.get(book, 'files');
    const xml = Buffer.from(Reflect.get(Reflect.get(Object(raw), 'xl/worksheets/sheet1.xml'), 'content')).toString();
    expect(xml).toContain('<sheetData>');
    expect(xml).not.toMatch(/<f[ >]/);
    const cells = book.Sheets.Anfrage;
    if (!cells) throw new Error('No sheet');
    const rows = utils.sheet_to_json<Record<string, unknown>>(cells).slice(0, hostile.length);
    expect(rows.map(({ Seriennummern }) => Seriennummern)).toEqual(hostile);
    expect(cells.H2).toMatchObject({ t: 's' });
    expect(cells.C2).toMatchObject({ t: 'n', v: 3 });
  });

  it('begins as CSV no cell with what a spreadsheet would calculate', async () => {
    const { content } = await tableFile(saleSheetTable(sheet, fileName), 'csv');
    const cells = content
      .toString()
      .slice(1)
      .split(/\r\n/)
      .flatMap((line) => line.split(';'));
    expect(cells.filter((cell) => /^"?[=+\-@\t]/.test(cell))).toEqual([]);
    expect(cells).toContain(`"'=1+1"`);
  });
});

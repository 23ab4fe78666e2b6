import { deflateRawSync } from 'node:zlib';
import { saleSheetLetter } from '#documents/sale-sheet-letter.ts';
import type { OfferItem } from '#domain/offer/item.ts';
import { type SaleSheet, saleSheetOf } from '#domain/offer/price/sale-sheet.ts';
import type { SheetLine } from '#domain/offer/price/sheet.ts';
import type { OfferState } from '#domain/offer/state.ts';
import { providerNow } from '#server/documents/issue-documents.ts';
import { printSetLetter } from '#server/documents/print-document.ts';
import { saleSheetTable } from '#server/read-models/sale-sheet-table.ts';
import type { Table } from '#server/tables/table.ts';
import { tableFile } from '#server/tables/table-file.ts';
import { offerIn } from '#tests/factories/offer-in-phase.ts';
import { median } from './median.ts';

const positions = 5_000;
const rounds = 5;
const aim = 2;

/** A bid on 5,000 positions as a file, beside the same cells written bare: joined, and as one deflated text. */
export async function benchExport(): Promise<void> {
  const state = largeBid();
  const sheet = sheetOf(state);
  for (const format of ['xlsx', 'csv'] as const) {
    const seconds: number[] = [];
    const bare: number[] = [];
    for (let round = 0; round <= rounds; round++) {
      let started = performance.now();
      const table = saleSheetTable(sheetOf(state), String);
      await tableFile(table, format);
      seconds.push((performance.now() - started) / 1_000);
      started = performance.now();
      const text = bareCells(table);
      if (format === 'xlsx') deflateRawSync(text);
      bare.push((performance.now() - started) / 1_000);
    }
    const [ours, floor] = [median(seconds.slice(1)), median(bare.slice(1))];
    console.log(
      `export       a bid of ${positions} positions as ${format} in ${ours.toFixed(2)} s (aim ${aim}), ${(ours / floor).toFixed(1)} × the same cells written bare (${floor.toFixed(3)} s)`,
    );
  }
  const started = performance.now();
  const pdf = await printSetLetter(
    saleSheetLetter({ state, issuedAt: state.createdAt, provider: providerNow() }, sheet, String),
  );
  const seconds = (performance.now() - started) / 1_000;
  console.log(
    `export       the same as PDF in ${seconds.toFixed(1)} s, ${(pdf.length / 1e6).toFixed(1)} MB, in a process beside the server`,
  );
}

function sheetOf(state: OfferState): SaleSheet {
  const sheet = saleSheetOf(state, 'bid');
  if (!sheet) throw new Error('No bid');
  return sheet;
}

function bareCells({ rows }: Table): string {
  return rows
    .map((row) => row.map((cell) => (typeof cell === 'object' ? cell.cents / 100 : (cell ?? ''))).join(';'))
    .join('\n');
}

function largeBid(): OfferState {
  const { state } = offerIn('bidPlaced');
  const items = Array.from(
    { length: positions },
    (_, index): OfferItem => ({
      id: `item-${index}`,
      title: `Dell Latitude ${5_400 + (index % 40)}`,
      quantity: 1 + (index % 3),
      inventoryNumbers: [`INV-${100_000 + index}`],
      serialNumbers: [`SN${(index * 7919).toString(36).toUpperCase().padStart(8, '0')}`],
      site: `Niederlassung ${index % 4}`,
      configuration: { working: true, packagingAvailable: false, ram: '16 GB', remarks: `Raum ${index % 300}` },
    }),
  );
  const lines = items.map(({ id, quantity }, index): SheetLine => {
    const deductions = [
      { name: 'ohne Netzteil', amount: 1_500 },
      { name: 'Akku unter 70 %', amount: 2_000 },
      { name: 'Display mit Kratzern', amount: 2_500 },
    ];
    return { itemId: id, quantity, total: quantity * (10_000 + index), deductions };
  });
  if (state.phase !== 'bidPlaced') throw new Error('No bid');
  return { ...state, items, bid: { ...state.bid, lines } };
}

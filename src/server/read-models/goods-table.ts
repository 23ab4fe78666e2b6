import { type GoodsRow, goodsRows } from '#domain/offer/goods-rows.ts';
import type { OfferState } from '#domain/offer/state.ts';
import type { Table, TableCell } from '#server/tables/table-file.ts';

type Column = readonly [head: string, cell: (row: GoodsRow) => TableCell];

const goodsColumns: readonly Column[] = [
  ['Position', ({ position }) => position],
  ['Gerät', ({ title }) => title],
  ['Menge', ({ quantity }) => quantity],
  ['Ausstattung', ({ equipment }) => equipment],
  ['Zustand/Mängel', ({ condition }) => condition],
  ['Anmerkungen', ({ remarks }) => remarks],
  ['Inventarnummern', ({ inventoryNumbers }) => inventoryNumbers.join(', ')],
  ['Standort', ({ site }) => site],
  ['Seriennummern', ({ serialNumbers }) => serialNumbers.join(', ')],
];

const priceColumns: readonly Column[] = [
  ['Preis je Gerät', ({ unitPrice }) => moneyCell(unitPrice)],
  ['Summe', ({ total }) => moneyCell(total)],
];

/** The goods of an offer as a table for their owner's own books; prices stand in it once there are any. */
export function goodsTable(state: OfferState): Table {
  const goods = goodsRows(state);
  const isPriced = goods.some(({ total }) => total !== undefined);
  const columns = isPriced ? [...goodsColumns, ...priceColumns] : goodsColumns;
  return {
    name: 'Geräteliste',
    rows: [columns.map(([head]) => head), ...goods.map((row) => columns.map(([, cell]) => cell(row)))],
  };
}

function moneyCell(cents: number | undefined): TableCell {
  return cents === undefined ? undefined : { cents };
}

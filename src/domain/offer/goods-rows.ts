import { conditionOf, equipmentOf } from '#domain/catalogue/describe-configuration.ts';
import type { Cents } from '#domain/values/money.ts';
import type { OfferItem } from './item.ts';
import { unitPriceOf } from './sheet.ts';
import type { OfferState } from './state.ts';

/** Goods of one position as a list shows them to their owner. */
export interface GoodsRow {
  /** From 1, in the order of the offer and of its papers. */
  readonly position: number;
  readonly title: string;
  /** Absent in a row that only goes on with the numbers of the one above. */
  readonly quantity?: number;
  readonly equipment: string;
  readonly condition: string;
  /** The seller's own words. */
  readonly remarks: string;
  readonly inventoryNumbers: readonly string[];
  readonly serialNumbers: readonly string[];
  readonly site: string;
  /** Agreed, else bid; absent before there is a price, and where the line does not divide evenly. */
  readonly unitPrice?: Cents;
  /** For the whole position: as adjusted and accepted, else agreed, else bid. */
  readonly total?: Cents;
}

/** So many numbers of up to 100 characters fit into one cell of a spreadsheet, which holds 32,767. */
const numbersPerRow = 300;

/** The goods of an offer with what their owner said about them and their prices; a position with very many numbers has further rows. */
export function goodsRows(state: OfferState): GoodsRow[] {
  const prices = pricesOf(state);
  return state.items.flatMap((item, index) => rowsOf(item, index + 1, prices.get(item.id)));
}

type Prices = Pick<GoodsRow, 'unitPrice' | 'total'>;

function pricesOf({ bid, agreement, adjustment }: OfferState): ReadonlyMap<string, Prices> {
  const adjusted = adjustment?.answer === 'accepted' ? adjustment.lines : [];
  const settled = new Map(adjusted.map(({ itemId, total }) => [itemId, total]));
  const { lines = [] } = agreement ?? bid ?? {};
  return new Map(
    lines.map((line) => {
      const unitPrice = unitPriceOf(line);
      const total = settled.get(line.itemId) ?? line.total;
      return [line.itemId, { total, ...(unitPrice !== undefined && { unitPrice }) }];
    }),
  );
}

function rowsOf(item: OfferItem, position: number, prices: Prices = {}): GoodsRow[] {
  const { title, quantity, configuration, inventoryNumbers = [], serialNumbers = [], site = '' } = item;
  const numbersFrom = (start: number) => ({
    inventoryNumbers: inventoryNumbers.slice(start, start + numbersPerRow),
    serialNumbers: serialNumbers.slice(start, start + numbersPerRow),
  });
  const first: GoodsRow = {
    position,
    title,
    quantity,
    equipment: configuration ? equipmentOf(configuration) : '',
    condition: configuration ? conditionOf(configuration) : '',
    remarks: configuration?.remarks ?? '',
    ...numbersFrom(0),
    site,
    ...prices,
  };
  const rows = [first];
  const longest = Math.max(inventoryNumbers.length, serialNumbers.length);
  for (let start = numbersPerRow; start < longest; start += numbersPerRow)
    rows.push({ position, title, equipment: '', condition: '', remarks: '', ...numbersFrom(start), site });
  return rows;
}

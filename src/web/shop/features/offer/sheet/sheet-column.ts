import { amountText, type Cents, formatMoney } from '#domain/values/money.ts';
import { numberText } from '#domain/values/number-text.ts';
import { countUnits } from './sheet-models.ts';
import type { GoodsRow, PricedSheetRow } from './sheet-row.ts';

/** A column of figures in a long sheet. */
export interface SheetColumn<R extends GoodsRow> {
  readonly head: string;
  /** What stands there for a position, or for all positions of a model. */
  readonly of: (rows: readonly R[]) => string;
  /** How a phone says it below the name; without it the column stands there too. */
  readonly below?: (figure: string) => string;
  /** Where positions are chosen, a model's figure is about all of them all the same. */
  readonly ofAll?: true;
}

const unitsColumn: SheetColumn<GoodsRow> = {
  head: 'Geräte',
  of: (rows) => numberText(countUnits(rows)),
  ofAll: true,
  below: (units) => (units === '1' ? '1 Gerät' : `${units} Geräte`),
};

export const goodsColumns: readonly SheetColumn<GoodsRow>[] = [unitsColumn];

export const priceColumns: readonly SheetColumn<PricedSheetRow>[] = [
  unitsColumn,
  { head: 'je Gerät', of: priceRange, below: (price) => `${price} je Gerät` },
  { head: 'Summe', of: (rows) => formatMoney(sumOfRows(rows, ({ total }) => total)) },
  {
    head: 'mindestens',
    of: (rows) => formatMoney(sumOfRows(rows, ({ minimum }) => minimum)),
    below: (minimum) => `mindestens ${minimum}`,
  },
];

/** Cents of all rows together. */
export function sumOfRows<R>(rows: readonly R[], of: (row: R) => Cents): Cents {
  return rows.reduce((sum, row) => sum + of(row), 0);
}

/** '118,00 bis 142,00 €', or the one price that all have. */
function priceRange(rows: readonly Pick<PricedSheetRow, 'unitPrice'>[]): string {
  const prices = rows.flatMap(({ unitPrice }) => unitPrice ?? []);
  if (prices.length === 0) return '';
  const [lowest, highest] = [
    prices.reduce((one, other) => Math.min(one, other)),
    prices.reduce((one, other) => Math.max(one, other)),
  ];
  return lowest === highest ? formatMoney(lowest) : `${amountText(lowest)} bis ${formatMoney(highest)}`;
}

import { distinctNumbers } from '#domain/values/device-number.ts';
import type { ListRow } from './asset-list.ts';

type Mergeable = Omit<ListRow, 'reason' | 'sheet' | 'line'>;

/** The rows of the list that a merged row stands for, the first first. */
interface Merged {
  readonly ids: readonly string[];
}

/** Joins rows that say the same: quantities are added, numbers joined, those of another site are others; the first row's id and place stay. */
export function mergeEqualRows<Row extends Mergeable>(rows: readonly Row[]): (Row & Merged)[] {
  const groups = new Map<string, Row[]>();
  for (const row of rows) {
    const key = keyOf(row);
    const group = groups.get(key);
    if (group === undefined) groups.set(key, [row]);
    else group.push(row);
  }
  return [...groups.values()].flatMap(joined);
}

/** A row with an open quantity and a row that is left out stand for themselves. */
function keyOf({
  id,
  text,
  entry,
  candidates,
  confidence,
  configuration,
  quantityText,
  site,
  unwanted,
}: Mergeable): string {
  if (confidence === 'ignored' || quantityText !== undefined) return id;
  const goods = entry?.entryId ?? `${text.toLowerCase()} ${candidates.map((one) => one.entryId).join()}`;
  return JSON.stringify([confidence, goods, sorted(configuration), site, unwanted]);
}

const sorted = (value: object) => Object.entries(value).toSorted(([one], [other]) => (one < other ? -1 : 1));

function joined<Row extends Mergeable>(rows: readonly Row[]): (Row & Merged)[] {
  const [first, ...others] = rows;
  if (first === undefined) return [];
  const ids = rows.map(({ id }) => id);
  if (others.length === 0) return [{ ...first, ids }];
  const quantity = rows.reduce((sum, row) => sum + row.quantity, 0);
  const serialNumbers = distinctNumbers(rows.flatMap((row) => row.serialNumbers));
  const inventoryNumbers = distinctNumbers(rows.flatMap((row) => row.inventoryNumbers ?? []));
  return [{ ...first, ids, quantity, serialNumbers, ...(inventoryNumbers.length > 0 && { inventoryNumbers }) }];
}

import type { ListRow } from './asset-list.ts';

/** Joins rows that say the same: quantities are added, serial numbers joined; the first row's id and place stay. */
export function mergeEqualRows(rows: readonly ListRow[]): ListRow[] {
  const merged = new Map<string, ListRow>();
  for (const row of rows) {
    const key = keyOf(row);
    const known = merged.get(key);
    merged.set(key, known ? joined(known, row) : row);
  }
  return [...merged.values()];
}

/** A row with an open quantity and a row that is left out stand for themselves. */
function keyOf({ id, text, entry, candidates, confidence, configuration, quantityText }: ListRow): string {
  if (confidence === 'ignored' || quantityText !== undefined) return id;
  const goods = entry?.entryId ?? `${text.toLowerCase()} ${candidates.map((one) => one.entryId).join()}`;
  return JSON.stringify([confidence, goods, sorted(configuration)]);
}

const sorted = (value: object) => Object.entries(value).toSorted(([one], [other]) => (one < other ? -1 : 1));

function joined(one: ListRow, other: ListRow): ListRow {
  const serialNumbers = [...new Set([...one.serialNumbers, ...other.serialNumbers])];
  return { ...one, quantity: one.quantity + other.quantity, serialNumbers };
}

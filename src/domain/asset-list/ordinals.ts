import type { GoodsIndex } from './goods-index.ts';
import { type DevicePart, isModel } from './several-devices.ts';

const numbered = /^(.{3,200}?)\s*\((\d{1,2})\)$/;

/** Texts that name the same goods as (1), (2) and so on, each once: these tell devices apart and count none. */
export function ordinalsIn(
  rows: readonly (readonly string[])[],
  goods: GoodsIndex,
): ReadonlyMap<string, readonly DevicePart[]> {
  const found = new Map<string, Map<number, string>>();
  const repeated = new Set<string>();
  for (const row of rows)
    for (const cell of row) {
      if (!cell.endsWith(')')) continue;
      const [, text = '', number] = numbered.exec(cell) ?? [];
      if (number === undefined) continue;
      const known = found.get(text) ?? new Map<number, string>();
      if (known.has(Number(number))) repeated.add(text);
      found.set(text, known.set(Number(number), cell));
    }
  const ordinals = new Map<string, readonly DevicePart[]>();
  for (const [text, cells] of found) {
    const isCounted = Math.max(...cells.keys()) === cells.size && cells.has(1);
    if (cells.size < 2 || !isCounted || repeated.has(text)) continue;
    // 'Nothing Phone (1)' and '(2)' are two models.
    if (!/\d/.test(text) || [...cells.values()].some((cell) => isModel(cell, goods, text))) continue;
    for (const cell of cells.values()) ordinals.set(cell, [{ text }]);
  }
  return ordinals;
}

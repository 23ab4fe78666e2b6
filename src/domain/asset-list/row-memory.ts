import type { ListConfiguration } from './asset-list.ts';
import { listedCondition } from './condition.ts';
import type { GoodsIndex } from './goods-index.ts';
import type { HeadedCell } from './headed-cell.ts';

/** Longer texts are rarely said twice. */
const longest = 200;

/** What was read of cells that most rows of a list have in common, by list: it ends with the list's own index, as lists hold what is personal. */
const memories = new WeakMap<GoodsIndex, Map<string, unknown>>();

/** What a list has told before in the same words, or what is found out now; a key says what is asked and of which words. */
export function toldBefore<Told extends object | undefined>(goods: GoodsIndex, key: string, read: () => Told): Told {
  if (key.length > longest) return read();
  let memory = memories.get(goods);
  if (memory === undefined) {
    memory = new Map();
    memories.set(goods, memory);
  }
  if (!memory.has(key)) memory.set(key, read());
  return memory.get(key) as Told;
}

/** The condition that a text says, remembered for the list. */
export const conditionIn = (goods: GoodsIndex, text: string, isStatus: boolean): ListConfiguration =>
  text === ''
    ? {}
    : toldBefore(goods, `${isStatus ? 'status' : 'text'}\u0001${text}`, () => listedCondition(text, isStatus));

/** Cells with their headers as the key that a list remembers them by. */
export const keyOf = (asked: string, cells: readonly HeadedCell[]): string =>
  `${asked}\u0001${cells.map(({ header, text }) => `${header}\u0002${text}`).join('\u0001')}`;

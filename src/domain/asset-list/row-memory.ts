import type { ListConfiguration } from './asset-list.ts';
import { conditionOf } from './condition.ts';
import type { GoodsIndex } from './goods-index.ts';

/** Longer texts are rarely said twice. */
const longest = 200;

/** What was read of cells that most rows of a list have in common, by list: it ends with the list's own index, as lists hold what is personal. */
const memories = new WeakMap<GoodsIndex, Map<string, ListConfiguration>>();

/** What a list has told before in the same words, or what is found out now. */
export function toldBefore(goods: GoodsIndex, key: string, read: () => ListConfiguration): ListConfiguration {
  if (key.length > longest) return read();
  let memory = memories.get(goods);
  if (memory === undefined) {
    memory = new Map();
    memories.set(goods, memory);
  }
  let told = memory.get(key);
  if (told === undefined) {
    told = read();
    memory.set(key, told);
  }
  return told;
}

/** The condition that a text says, remembered for the list. */
export const conditionIn = (goods: GoodsIndex, text: string, isStatus: boolean): ListConfiguration =>
  text === ''
    ? {}
    : toldBefore(goods, `${isStatus ? 'status' : 'text'}\u0001${text}`, () => conditionOf(text, isStatus));

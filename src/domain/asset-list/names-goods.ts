import { kindOfWord } from './category-words.ts';
import { fold } from './fold.ts';
import type { GoodsIndex } from './goods-index.ts';
import { matchGoods } from './match-goods.ts';
import { readText } from './reading-text.ts';

/** Whether a cell names goods: a model, a series or maker with a number, or a kind of goods with a code. */
export function namesGoods(cell: string, goods: GoodsIndex): boolean {
  let memory = memories.get(goods);
  if (memory === undefined) {
    memory = new Map();
    memories.set(goods, memory);
  }
  const known = memory.get(cell);
  if (known !== undefined) return known;
  const found = isNamed(cell, goods);
  if (memory.size < 20_000) memory.set(cell, found);
  return found;
}

/** Whether a cell of two words or more names a model for certain; log-ins and hosts like 'weber1' only look like one. */
export function namesModel(cell: string, goods: GoodsIndex): boolean {
  if (cell.length > 300 || !/\S\s+\S/.test(cell) || !namesGoods(cell, goods)) return false;
  return matchGoods(readText([cell], goods), { makers: undefined, kind: undefined }, goods, false).goods !== undefined;
}

/** Whether a text names a component, or a series of nothing but components: 'Dell PERC H310 Mini Mono'. */
export function namesComponent(text: string, goods: GoodsIndex): boolean {
  const read = readText([text], goods);
  const ofParts = (id: string) => goods.bySeries.get(id)?.every(({ category }) => category === 'hardware') ?? false;
  return (
    matchGoods(read, { makers: undefined, kind: undefined }, goods, true).goods !== undefined ||
    read.atoms.some(({ text: word }, at) => {
      const series = read.roles[at] === 'series' ? [...(goods.seriesWords.get(word) ?? [])] : [];
      return series.length > 0 && series.every(ofParts);
    })
  );
}

const memories = new WeakMap<GoodsIndex, Map<string, boolean>>();

function isNamed(cell: string, goods: GoodsIndex): boolean {
  if (cell.length < 3 || cell.length > 300 || !/[a-z]/i.test(cell)) return false;
  const text = readText([cell], goods);
  const hasSeries = text.roles.some((role) => role === 'series' || role === 'strangeSeries');
  const hasNumber = /\d/.test(text.folded);
  if (hasSeries && hasNumber) return true;
  if (text.makers !== undefined && hasNumber && text.atoms.length > 1) return true;
  const match = matchGoods(text, { makers: undefined, kind: undefined }, goods, false);
  if (match.goods !== undefined) return true;
  if (match.candidates.length > 0 && /^[a-z]+[ -]?\d/.test(text.folded)) return true;
  return (
    hasNumber &&
    fold(cell)
      .split(/\s+/)
      .some((word) => kindOfWord(word) !== undefined)
  );
}

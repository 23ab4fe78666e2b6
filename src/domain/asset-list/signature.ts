import { fold } from './fold.ts';
import type { GoodsIndex } from './goods-index.ts';
import { namesGoods } from './names-goods.ts';

const closing =
  /^(mit )?(freundlich\w*|best\w*|viel\w*|lieb\w*|schoen\w*|herzlich\w*|sonnig\w*) gr(ue|u)(ss|sz)|^gr(ue|u)(ss|sz)e?\b|^(best|kind|warm|many)?\s*regards\b|^(yours )?sincerely|^hochachtungsvoll|^(mfg|lg|vg|bg)\b[.,!]?$/;

/** Lines behind the closing words of a letter: names, telephone numbers, addresses (IMP-01); goods named again end them. */
export function signatureLines(rows: readonly (readonly string[])[], goods: GoodsIndex): ReadonlySet<number> {
  const lines = new Set<number>();
  let isBehind = false;
  for (const [line, cells] of rows.entries()) {
    const written = cells.filter((cell) => cell !== '');
    const [only = ''] = written;
    if (written.length !== 1 || only.length > 200) {
      if (written.length > 0) isBehind = false;
      continue;
    }
    if (closing.test(fold(only))) isBehind = true;
    else if (isBehind && namesGoods(only, goods)) isBehind = false;
    else if (isBehind) lines.add(line);
  }
  return lines;
}

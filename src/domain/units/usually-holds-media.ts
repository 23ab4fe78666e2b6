import { kindOfWord } from '#domain/asset-list/category-words.ts';
import { partOfNames } from '#domain/asset-list/component.ts';
import { fold } from '#domain/asset-list/fold.ts';
import { wordsOfGoods } from '#domain/asset-list/phrase-head.ts';
import { fillers } from '#domain/asset-list/trade-words.ts';
import type { Catalogue } from '#domain/catalogue/catalogue.ts';
import { factOf } from '#domain/catalogue/fact-of.ts';
import type { CategoryKey } from '#domain/catalogue/kinds.ts';
import { goodsKindInWords } from '#domain/catalogue/own-words.ts';
import type { WizardItem } from '#domain/catalogue/wizard-item.ts';

const holding: ReadonlySet<CategoryKey> = new Set<CategoryKey>([
  'server',
  'storage',
  'notebookTablet',
  'pcWorkstation',
]);

/** Whether a free text sells goods that are usually built with a data carrier, or are one. */
export function usuallyHoldsMedia(text: string, byId: Catalogue['byId']): boolean {
  const names = holdingNames(byId);
  return wordsOfGoods(text).some((word) => {
    const [first = '', last = first] = [word.split('-')[0], word.split('-').at(-1)];
    const kind = kindOfWord(word) ?? kindOfWord(last);
    const holds = kind?.type === 'hdd' || kind?.categories.some((category) => holding.has(category));
    return holds || names.has(first) || goodsKindInWords(word) === 'phone';
  });
}

const namesOf = new WeakMap<Catalogue['byId'], ReadonlySet<string>>();
/** Shorter words are anybody's. */
const shortestName = 5;

/** The words with which mostly series of such goods begin: 'thinkpad', 'poweredge'. */
function holdingNames(byId: Catalogue['byId']): ReadonlySet<string> {
  const known = namesOf.get(byId);
  if (known) return known;
  const counts = new Map<string, number>();
  for (const item of byId.values()) {
    const { selectType, series, category } = item;
    if (selectType !== 'series' || category === undefined || category.key === 'hardware') continue;
    for (const name of series?.name.split('&') ?? []) {
      const [first = ''] = fold(name).split(/[^a-z0-9-]+/);
      counts.set(first, (counts.get(first) ?? 0) + (isHolding(item) ? 1 : -1));
    }
  }
  const isTelling = (name: string) => name.length >= shortestName && !partOfNames.test(name) && !fillers.has(name);
  const telling = new Set([...counts].flatMap(([name, count]) => (count > 0 && isTelling(name) ? name : [])));
  namesOf.set(byId, telling);
  return telling;
}

const isHolding = (item: WizardItem) =>
  (item.category !== undefined && holding.has(item.category.key)) || factOf(item, 'goodsKind') === 'phone';

import { kindOfWord } from '#domain/asset-list/category-words.ts';
import { fold } from '#domain/asset-list/fold.ts';
import type { Catalogue } from '#domain/catalogue/catalogue.ts';
import type { CategoryKey } from '#domain/catalogue/kinds.ts';

const holding: ReadonlySet<CategoryKey> = new Set<CategoryKey>([
  'server',
  'storage',
  'notebookTablet',
  'pcWorkstation',
]);
/** What is sold beside such goods, or for them; of memory the word alone, for a storage system begins with it. */
const beside = /dock|tasche|netzteil|ladeger|akku|rahmen|schiene|speicher(?:modul|riegel)?e?n?\b|\bfür\b/i;
/** What stands after one of these comes with the goods, as does memory that is measured. */
const withGoods = /[,;()+|]|\b(?:mit|inkl|inklusive|ohne|samt|und|sowie|plus)\b|\d+\s*gb\b.*/i;

/** Whether a word of a free text tells of goods that are usually built with a data carrier, or are one. */
export function usuallyHoldsMedia(text: string, byId: Catalogue['byId']): boolean {
  if (/smartphone|iphone|galaxy|handy|mobiltelefon/i.test(text)) return true;
  const kindsIn = (part: string) => wordsOf(part).flatMap((word) => kindOfWord(word) ?? []);
  if (kindsIn(text).some(({ type }) => type === 'hdd')) return true;
  const names = holdingNames(byId);
  return text
    .split(withGoods)
    .filter((part) => !beside.test(part))
    .some(
      (part) =>
        wordsOf(part).some((word) => names.has(word)) ||
        kindsIn(part).some(({ categories }) => categories.some((category) => holding.has(category))),
    );
}

const wordsOf = (text: string) => fold(text).split(/[^a-z0-9-]+/);

const namesOf = new WeakMap<Catalogue['byId'], ReadonlySet<string>>();
/** Shorter words are anybody's. */
const shortestName = 6;

/** The words with which series of such goods begin and no others do: 'thinkpad', 'poweredge'. */
function holdingNames(byId: Catalogue['byId']): ReadonlySet<string> {
  const known = namesOf.get(byId);
  if (known) return known;
  const [found, others] = [new Set<string>(), new Set<string>()];
  for (const { selectType, series, category } of byId.values()) {
    if (selectType !== 'series' || category === undefined || category.key === 'hardware') continue;
    for (const name of series?.name.split('&') ?? []) {
      const [first = ''] = wordsOf(name.trim());
      if (first.length >= shortestName) (holding.has(category.key) ? found : others).add(first);
    }
  }
  const names = new Set([...found].filter((name) => !others.has(name)));
  namesOf.set(byId, names);
  return names;
}

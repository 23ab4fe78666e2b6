import type { OfferItem } from '../item.ts';
import type { RefusalCode } from '../refusal.ts';

/** So many places of one inquiry hand over goods at most. */
export const maxSites = 50;

/** Names as people tell them apart: 'Hamburg' and ' hamburg' are one. */
export function siteKey(name: string): string {
  return name.normalize('NFKC').trim().replace(/\s+/g, ' ').toLowerCase();
}

/** The sites that items name, each once and as it is spelt first, in their order. */
export function siteNamesOf(items: readonly Pick<OfferItem, 'site'>[]): string[] {
  return [...spellingsIn(items).values()];
}

/** The same items, each at its site as that is spelt first: 'Hamburg', ' hamburg' and 'HAMBURG' are one place. */
export function withOneSpelling<Item extends Pick<OfferItem, 'site'>>(items: readonly Item[]): Item[] {
  const spellings = spellingsIn(items);
  return items.map((item) => {
    const site = item.site === undefined ? undefined : spellings.get(siteKey(item.site));
    return site === undefined || site === item.site ? item : { ...item, site };
  });
}

function spellingsIn(items: readonly Pick<OfferItem, 'site'>[]): ReadonlyMap<string, string> {
  const spellings = new Map<string, string>();
  for (const { site } of items) {
    if (site !== undefined && !spellings.has(siteKey(site)))
      spellings.set(siteKey(site), site.trim().replace(/\s+/g, ' '));
  }
  return spellings;
}

/** The code of what is wrong with items that are handed over place by place, or undefined: each names its place. */
export function checkSites(items: readonly OfferItem[]): RefusalCode | undefined {
  if (items.some(({ site }) => site === undefined)) return 'itemWithoutSite';
  return siteNamesOf(items).length > maxSites ? 'sitesTooMany' : undefined;
}

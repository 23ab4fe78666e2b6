import type { OfferItem } from '../item.ts';
import type { RefusalCode } from '../refusal.ts';

/** So many places of one inquiry hand over goods at most. */
export const maxSites = 50;

/** Names as people tell them apart: 'Hamburg' and ' hamburg' are one. */
export function siteKey(name: string): string {
  return name.normalize('NFKC').trim().replace(/\s+/g, ' ').toLowerCase();
}

/** The sites that items name, each once, in their order. */
export function siteNamesOf(items: readonly OfferItem[]): string[] {
  return [...new Set(items.flatMap(({ site }) => site ?? []))];
}

/** The code of what is wrong with items that are handed over place by place, or undefined: each names its place, and no two places are called alike. */
export function checkSites(items: readonly OfferItem[]): RefusalCode | undefined {
  if (items.some(({ site }) => site === undefined)) return 'itemWithoutSite';
  const names = siteNamesOf(items);
  if (names.length > maxSites) return 'sitesTooMany';
  return new Set(names.map(siteKey)).size < names.length ? 'siteTwice' : undefined;
}

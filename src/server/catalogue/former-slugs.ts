import type { Catalogue } from '#domain/catalogue/catalogue.ts';

/** Slugs under which pages stood before, and the id of the entry of each. */
export type FormerSlugs = ReadonlyMap<string, string>;

/** Lets slugs of before lead to their entries; a slug that another page has by now is that page's. */
export function withFormerSlugs(catalogue: Catalogue, former: FormerSlugs): Catalogue {
  if (former.size === 0) return catalogue;
  const bySlug = new Map(catalogue.bySlug);
  for (const [slug, id] of former) {
    const item = catalogue.byId.get(id);
    if (item !== undefined && !bySlug.has(slug)) bySlug.set(slug, item);
  }
  return { ...catalogue, bySlug };
}

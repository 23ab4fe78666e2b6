import { pages } from '#contract/urls.ts';
import { slugOf } from '#domain/catalogue/slug.ts';
import type { CatalogueSearch } from './search-index.ts';

/** A line under the search box: a page to go to. */
export interface SearchChoice {
  readonly href: string;
  readonly title: string;
  readonly note: string;
}

/** Page of the category that takes whatever the catalogue does not list. */
const otherSlug = slugOf('Sonstige IT');

/** What the typed words lead to: the hits, and always the way to describe the goods freely. */
export function searchChoices(search: CatalogueSearch | undefined, typed: string, limit: number): SearchChoice[] {
  const query = typed.trim();
  if (!/[\p{L}\p{N}]/u.test(query)) return [];
  const hits = search?.(query, limit) ?? [];
  return [
    ...hits.map(({ slug, title, note }) => ({ href: pages.wizard.item(slug), title, note })),
    {
      href: pages.wizard.freetext(otherSlug, query),
      title: `„${query}“ frei beschreiben`,
      note:
        hits.length === 0 && search !== undefined ? 'Im Katalog steht dazu nichts' : 'Wenn Ihr Modell nicht dabei ist',
    },
  ];
}

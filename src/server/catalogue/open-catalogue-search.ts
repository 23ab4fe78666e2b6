import type { AskCatalogue, CatalogueSearch } from '#contract/catalogue-search/search-index.ts';
import type { SearchGroup } from '#domain/catalogue/search-entries.ts';

/** So many pages are indexed before other requests have their turn. */
const atOnce = 200;

/** The browser's own search in the server, built when somebody asks: most processes never need it, and it takes memory. */
export function openCatalogueSearch(groups: () => readonly SearchGroup[]): AskCatalogue {
  let building: Promise<CatalogueSearch> | undefined;
  async function build() {
    const { createCatalogueSearch } = await import('#contract/catalogue-search/search-index.ts');
    return createCatalogueSearch(groups(), atOnce);
  }
  return async (query, limit) => {
    building ??= build();
    return (await building)(query, limit);
  };
}

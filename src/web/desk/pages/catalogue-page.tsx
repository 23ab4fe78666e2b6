import { useRouter, useRouterState } from '@tanstack/react-router';
import { deskPages } from '#contract/desk/desk-urls.ts';
import { CatalogueFrame } from '../features/catalogue/catalogue-frame.tsx';
import { CatalogueSearch } from '../features/catalogue/catalogue-search.tsx';
import { ProposalsTable } from '../features/catalogue/proposals-table.tsx';

/** Finds an entry, and says which are missing. */
export function CataloguePage() {
  const router = useRouter();
  const search = useRouterState({ select: ({ location }) => location.searchStr });
  const query = new URLSearchParams(search).get('suche') ?? '';
  return (
    <CatalogueFrame here={deskPages.catalogue}>
      <CatalogueSearch
        query={query}
        onSearch={(next) =>
          void router.navigate({
            href: next === '' ? deskPages.catalogue : `${deskPages.catalogue}?${new URLSearchParams({ suche: next })}`,
          })
        }
      />
      <ProposalsTable />
    </CatalogueFrame>
  );
}

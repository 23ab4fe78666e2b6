import { useRouterState } from '@tanstack/react-router';
import { deskPages } from '#contract/desk/desk-urls.ts';
import { CatalogueFrame } from '../features/catalogue/catalogue-frame.tsx';
import { NewEntry } from '../features/catalogue/new-entry.tsx';

/** Adds what the catalogue lacks, from what somebody described or from nothing. */
export function CatalogueNewPage() {
  const query = new URLSearchParams(useRouterState({ select: ({ location }) => location.searchStr }));
  const text = query.get('text') ?? '';
  return (
    <CatalogueFrame here={deskPages.catalogueNew}>
      <NewEntry key={text} text={text} offerId={query.get('verkauf') ?? undefined} />
    </CatalogueFrame>
  );
}

import { getRouteApi } from '@tanstack/react-router';
import { pages } from '#contract/urls.ts';
import { CatalogueSearchBox } from '#web/shop/features/catalogue-search/catalogue-search.tsx';
import { otherSlug } from '#web/shop/features/catalogue-search/search-choices.ts';
import { StepList } from '#web/shop/features/wizard/step-list.tsx';
import { PageHeader } from '#web/ui/page-header.tsx';
import { PageLink } from '#web/ui/page-link.tsx';

const route = getRouteApi('/wizard');

export function WizardStartPage() {
  const steps = route.useLoaderData();
  const { q } = route.useSearch();
  return (
    <div className="page-width pb-16">
      <PageHeader title="Was möchten Sie verkaufen?">
        Suchen Sie das Modell, oder wählen Sie Schritt für Schritt. Was nicht im Katalog steht, beschreiben Sie frei.
      </PageHeader>
      <div className="mt-8">
        <CatalogueSearchBox key={q} query={q} limit={20} />
        <p className="mt-4">
          <PageLink href={pages.wizard.item(otherSlug)}>Nicht gefunden? Frei beschreiben</PageLink>
        </p>
      </div>
      <h2 className="mt-12 mb-4">Schritt für Schritt</h2>
      <StepList steps={steps} label="Kategorien" />
    </div>
  );
}

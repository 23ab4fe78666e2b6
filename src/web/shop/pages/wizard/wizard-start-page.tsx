import { getRouteApi } from '@tanstack/react-router';
import { useEffect } from 'react';
import { searchHitLimits } from '#contract/catalogue-search/search-hits.ts';
import { pageTable } from '#contract/page-table.ts';
import { CatalogueSearchBox } from '#web/shop/features/catalogue-search/catalogue-search.tsx';
import { clearDraftAnswers } from '#web/shop/features/wizard/draft-answers-key.ts';
import type { NameField } from '#web/shop/features/wizard/freetext-form.tsx';
import { FreetextLink } from '#web/shop/features/wizard/freetext-link.tsx';
import { FreetextSection } from '#web/shop/features/wizard/freetext-section.tsx';
import { StepList } from '#web/shop/features/wizard/step-list.tsx';
import { TextField } from '#web/ui/fields/text-field.tsx';
import { PageHeader } from '#web/ui/page-header.tsx';

const route = getRouteApi(pageTable.wizard.start.path);

/** The search above it suggests what the catalogue has. */
const plain: NameField = (field) => <TextField {...field} />;

export function WizardStartPage() {
  const { steps, freetextAt, hits } = route.useLoaderData();
  const { q } = route.useSearch();
  useEffect(clearDraftAnswers, []);
  return (
    <div className="page-width pb-16">
      <PageHeader title="Was möchten Sie verkaufen?">
        Suchen Sie das Modell, oder wählen Sie Schritt für Schritt. Was nicht im Katalog steht, beschreiben Sie frei.
      </PageHeader>
      <div className="mt-8">
        <CatalogueSearchBox key={q} query={q} hits={hits} limit={searchHitLimits.hits} />
        {freetextAt !== undefined && (
          <div className="mt-2">
            <FreetextLink />
          </div>
        )}
      </div>
      <h2 className="mt-12 mb-4">Schritt für Schritt</h2>
      <StepList steps={steps} label="Kategorien" />
      {freetextAt !== undefined && <FreetextSection slug={freetextAt.slug} besideChoices field={plain} />}
    </div>
  );
}

import { getRouteApi, lazyRouteComponent } from '@tanstack/react-router';
import { useEffect } from 'react';
import { searchHitLimits } from '#contract/catalogue-search/search-hits.ts';
import { pageTable } from '#contract/site/page-table.ts';
import { pages } from '#contract/site/urls.ts';
import { loadChunk } from '#web/lib/load-chunk.ts';
import { CatalogueSearchBox } from '#web/shop/features/catalogue-search/catalogue-search.tsx';
import { CarriedNumberNote } from '#web/shop/features/wizard/carried-number-note.tsx';
import { clearDraftAnswers } from '#web/shop/features/wizard/draft-answers-key.ts';
import type { NameField } from '#web/shop/features/wizard/freetext-form.tsx';
import { FreetextLink } from '#web/shop/features/wizard/freetext-link.tsx';
import { FreetextSection } from '#web/shop/features/wizard/freetext-section.tsx';
import { StepList } from '#web/shop/features/wizard/step-list.tsx';
import { Disclosure } from '#web/ui/disclosure.tsx';
import { TextField } from '#web/ui/fields/text-field.tsx';
import { OptionalPart } from '#web/ui/optional-part.tsx';
import { PageHeader } from '#web/ui/page-header.tsx';
import { PageLink } from '#web/ui/page-link.tsx';

const route = getRouteApi(pageTable.wizard.start.path);

/** What the helper script wrote: few come with it, so that its code comes when it is opened. */
const ReadDevices = lazyRouteComponent(
  loadChunk(() => import('../device-scripts/read-devices.tsx')),
  'ReadDevices',
);

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
        <CarriedNumberNote next="Bitte wählen Sie das Modell." />
        <CatalogueSearchBox key={q} query={q} hits={hits} limit={searchHitLimits.hits} />
        {freetextAt !== undefined && (
          <div className="mt-2">
            <FreetextLink />
          </div>
        )}
        <Disclosure title="Gerätedaten aus dem Skript einfügen">
          <div className="mt-2 grid gap-6 rounded-sm border border-line bg-sheet p-5">
            <p>
              Ein Skript liest Modell, Seriennummer und Ausstattung aus dem Gerät.{' '}
              <PageLink href={pages.deviceScripts} className="text-link inline-block py-2.5">
                Skript holen
              </PageLink>
            </p>
            <OptionalPart part={ReadDevices}>
              <ReadDevices />
            </OptionalPart>
          </div>
        </Disclosure>
      </div>
      <h2 className="mt-12 mb-4">Schritt für Schritt</h2>
      <StepList steps={steps} label="Kategorien" />
      {freetextAt !== undefined && <FreetextSection slug={freetextAt.slug} besideChoices field={plain} />}
    </div>
  );
}

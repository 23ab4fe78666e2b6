import { useParams, useRouterState } from '@tanstack/react-router';
import { useState } from 'react';
import { catalogueCalls, catalogueEntrySchema } from '#contract/desk/desk-catalogue.ts';
import { deskPages } from '#contract/desk/desk-urls.ts';
import { ProblemError } from '#web/lib/problem-error.ts';
import { Notice } from '#web/ui/notice.tsx';
import { PageLink } from '#web/ui/page-link.tsx';
import { ReadRefusal } from '#web/ui/read-refusal.tsx';
import { useDesk } from '../desk-context.ts';
import { CatalogueFrame } from '../features/catalogue/catalogue-frame.tsx';
import { ChangesTable, isOfCatalogue } from '../features/catalogue/changes-table.tsx';
import { fileTitles } from '../features/catalogue/entry-fields.ts';
import { EntryForm } from '../features/catalogue/entry-form.tsx';
import { MissingPage } from '../missing-page.tsx';
import { useRead } from '../use-read.ts';

/** An entry, to be corrected, with what was changed of it. */
export function CatalogueEntryPage() {
  const { id = '' } = useParams({ strict: false });
  const { queries } = useDesk();
  const search = useRouterState({ select: ({ location }) => location.searchStr });
  const query = new URLSearchParams(search);
  const offerId = query.get('verkauf');
  const [said, setSaid] = useState(query.has('neu') ? 'Aufgenommen' : undefined);
  const { data, error, refetch } = useRead(`${catalogueCalls.entry}?id=${id}`, catalogueEntrySchema, {
    queryKey: [catalogueCalls.entry, id],
  });
  if (error instanceof ProblemError && [400, 404].includes(error.status)) return <MissingPage />;
  return (
    <CatalogueFrame here={deskPages.catalogue}>
      <ReadRefusal error={error} read={refetch} />
      {data === undefined ? (
        !error && <p role="status">Wird gelesen …</p>
      ) : (
        <>
          <div>
            <p className="text-muted">{[fileTitles[data.file], ...data.above].join(' · ')}</p>
            <h2>{data.title}</h2>
          </div>
          {said !== undefined && (
            <Notice kind="ok" title={said} takesFocus>
              Suche, Seiten und Listen des Shops kennen den Eintrag schon.{' '}
              <PageLink href={`/wizard/${data.slug}/`}>Seite im Shop</PageLink>
              {offerId !== null && (
                <>
                  {' · '}
                  <PageLink href={deskPages.offer(offerId)}>Zurück zum Verkauf</PageLink>
                </>
              )}
            </Notice>
          )}
          <EntryForm
            key={data.version}
            {...{ file: data.file, id, basedOn: data.version, row: data.row, questions: data.questions }}
            submitText="Speichern"
            onTry={() => setSaid(undefined)}
            onKept={async () => {
              setSaid('Gespeichert');
              await queries.invalidateQueries({ predicate: isOfCatalogue });
            }}
          />
          <section className="grid gap-3">
            <h2>Was daran geändert wurde</h2>
            <ChangesTable id={id} />
          </section>
        </>
      )}
    </CatalogueFrame>
  );
}

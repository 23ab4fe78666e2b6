import { catalogueCalls, catalogueProposalsSchema } from '#contract/desk/desk-catalogue.ts';
import { deskPages } from '#contract/desk/desk-urls.ts';
import { numberText } from '#domain/values/number-text.ts';
import { PageLink } from '#web/ui/page-link.tsx';
import { ReadRefusal } from '#web/ui/read-refusal.tsx';
import { DataTable } from '../../ui/data-table.tsx';
import { useRead } from '../../use-read.ts';
import { newEntryAddress } from './new-entry-address.ts';

/** What customers described freely, the most frequent first: what the catalogue lacks. */
export function ProposalsTable() {
  const { data, error, refetch } = useRead(catalogueCalls.proposals, catalogueProposalsSchema);
  return (
    <section className="grid gap-3">
      <h2>Was Kunden frei beschreiben</h2>
      <ReadRefusal error={error} read={refetch} />
      {data === undefined ? (
        !error && <p role="status">Wird gelesen …</p>
      ) : (
        <DataTable
          caption={`Frei beschrieben in ${data.days} Tagen`}
          rows={data.proposals}
          keyOf={({ text }) => text}
          empty={`In den letzten ${data.days} Tagen wurde nichts frei beschrieben, was der Katalog nicht kennt.`}
          columns={[
            { title: `In ${data.days} Tagen`, isNumber: true, cell: ({ count }) => `${count} ×` },
            { title: 'Geräte', isNumber: true, cell: ({ units }) => numberText(units) },
            { title: 'Beschrieben als', cell: ({ text }) => <span className="wrap-anywhere">{text}</span> },
            {
              title: 'Zum Beispiel',
              cell: ({ offers: [offer] }) =>
                offer !== undefined && <PageLink href={deskPages.offer(offer)}>Verkauf ansehen</PageLink>,
            },
            {
              title: 'Aktion',
              cell: ({ text }) => (
                <PageLink href={newEntryAddress(text)} aria-label={`${text} in den Katalog aufnehmen`}>
                  Aufnehmen
                </PageLink>
              ),
            },
          ]}
        />
      )}
    </section>
  );
}

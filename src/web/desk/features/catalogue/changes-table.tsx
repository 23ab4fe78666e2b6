import { catalogueCalls, catalogueChangesSchema, type UndoCatalogue } from '#contract/desk/desk-catalogue.ts';
import { deskPages } from '#contract/desk/desk-urls.ts';
import { ConfirmedButton } from '#web/ui/confirmed-button.tsx';
import { PageLink } from '#web/ui/page-link.tsx';
import { ReadRefusal } from '#web/ui/read-refusal.tsx';
import { useDesk } from '../../desk-context.ts';
import { DataTable } from '../../ui/data-table.tsx';
import { WhoAndWhen } from '../../ui/who-and-when.tsx';
import { useRead } from '../../use-read.ts';
import { columnLabel, fileTitles } from './entry-fields.ts';

const kinds = { added: 'angelegt', corrected: 'berichtigt', removed: 'zurückgenommen' };

/** What was changed, by whom, and the way back; of one entry or of all. */
export function ChangesTable({ id }: { readonly id?: string }) {
  const { api, queries } = useDesk();
  const address = id === undefined ? catalogueCalls.changes : `${catalogueCalls.changes}?id=${id}`;
  const { data, error, refetch } = useRead(address, catalogueChangesSchema, {
    queryKey: [catalogueCalls.changes, id],
    select: ({ changes }) => changes,
  });
  if (error) return <ReadRefusal error={error} read={refetch} />;
  if (data === undefined) return <p role="status">Wird gelesen …</p>;
  async function undo(order: UndoCatalogue) {
    await api.post(catalogueCalls.undo, order);
    await queries.invalidateQueries({ predicate: isOfCatalogue });
  }
  return (
    <DataTable
      caption="Änderungen am Katalog"
      rows={data}
      keyOf={({ version }) => String(version)}
      empty="Am Katalog wurde hier noch nichts geändert."
      columns={[
        { title: 'Fassung', isNumber: true, cell: ({ version }) => version },
        { title: 'Wer und wann', cell: ({ by, at }) => <WhoAndWhen {...{ by, at }} /> },
        {
          title: 'Eintrag',
          cell: (row) =>
            row.kind === 'removed' ? row.name : <PageLink href={deskPages.catalogueEntry(row.id)}>{row.name}</PageLink>,
        },
        {
          title: 'Was',
          cell: ({ file, kind, fields, undoes }) => (
            <>
              {`${fileTitles[file]} ${undoes === undefined ? kinds[kind] : `: Fassung ${undoes} zurückgenommen`}`}
              {kind === 'corrected' &&
                fields.map(({ field, before, after }) => (
                  <span key={field} className="block text-sm wrap-anywhere text-muted">
                    {`${columnLabel(field)}: ${before || 'leer'} → ${after || 'leer'}`}
                  </span>
                ))}
            </>
          ),
        },
        {
          title: 'Aktion',
          cell: ({ version, newest, name, kind }) =>
            newest !== undefined && (
              <ConfirmedButton
                kind="secondary"
                text={`Fassung ${version} zurücknehmen`}
                question={kind === 'added' ? `${name} aus dem Katalog nehmen?` : `Änderung an ${name} zurücknehmen?`}
                confirmText="Zurücknehmen"
                busyText="Wird zurückgenommen …"
                action={() => undo({ version, basedOn: newest })}
              >
                {kind === 'added'
                  ? `Der Eintrag${newest === version ? '' : ' mit allen Berichtigungen seither'} und seine Seite im Shop fallen weg. Auch das lässt sich zurücknehmen.`
                  : 'Es gilt wieder, was vorher galt. Die Änderung bleibt im Verlauf.'}
              </ConfirmedButton>
            ),
        },
      ]}
    />
  );
}

/** Whatever was read of the catalogue is out of date. */
export function isOfCatalogue({ queryKey: [name] }: { readonly queryKey: readonly unknown[] }): boolean {
  return String(name).startsWith(catalogueCalls.find);
}

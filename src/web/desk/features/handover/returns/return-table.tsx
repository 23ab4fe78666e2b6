import { deskPages } from '#contract/desk/desk-urls.ts';
import { numberText } from '#domain/values/number-text.ts';
import { PageLink } from '#web/ui/page-link.tsx';
import { DataTable } from '../../../ui/data-table.tsx';
import type { ReturnRow } from './return-goods.ts';

/** What goes back, with the devices it may be by licence plate and serial number. */
export function ReturnTable({ rows }: { readonly rows: readonly ReturnRow[] }) {
  return (
    <DataTable
      caption="Was zurückgeht"
      rows={rows}
      keyOf={({ key }) => key}
      empty="Was ankommt, obwohl der Verkauf beendet ist, geht zurück."
      columns={[
        { title: 'Was zurückgeht', cell: ({ title, site }) => [title, site].filter(Boolean).join(', ') },
        { title: 'Geräte', isNumber: true, cell: ({ units }) => numberText(units) },
        { title: 'Kennzeichen und Seriennummer', cell: (row) => <Devices row={row} /> },
      ]}
    />
  );
}

const most = 20;

function Devices({ row: { among, units } }: { readonly row: ReturnRow }) {
  if (among.length === 0) return <span className="text-muted">nicht einzeln erfasst</span>;
  return (
    <>
      {among.length > units && <p className="text-muted">{`${units} von diesen:`}</p>}
      <ul>
        {among.slice(0, most).map(({ plate, serial }) => (
          <li key={plate}>
            <PageLink href={deskPages.unit(plate)}>{plate}</PageLink>
            {serial !== undefined && ` ${serial}`}
          </li>
        ))}
      </ul>
      {among.length > most && <p className="text-muted">{`und ${among.length - most} weitere`}</p>}
    </>
  );
}

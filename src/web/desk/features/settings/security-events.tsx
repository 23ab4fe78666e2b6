import { securityKindNames, type ToldEvent } from '#contract/desk/security-log.ts';
import { formatInstant } from '#domain/values/instant-text.ts';
import { DataTable } from '../../ui/data-table.tsx';

const names: Readonly<Record<string, string>> = securityKindNames;
const detailNames: Readonly<Record<string, string>> = {
  password: 'Passwort',
  email: 'E-Mail-Adresse',
  payment: 'Bankverbindung',
  taxId: 'Steuernummer',
  vatStatus: 'Umsatzsteuer',
};

interface SecurityEventsProps {
  readonly events: readonly ToldEvent[];
  /** Only what one person did. */
  readonly onPerson: (id: string) => void;
}

/** What happened, the newest first; a name narrows the list to its events. */
export function SecurityEvents({ events, onPerson }: SecurityEventsProps) {
  return (
    <DataTable
      caption="Ereignisse"
      rows={events}
      keyOf={({ id }) => id}
      empty="Dazu ist nichts aufgezeichnet."
      columns={[
        { title: 'Wann', isWhole: true, isLead: true, cell: ({ at }) => formatInstant(at) },
        {
          title: 'Was',
          cell: ({ what, refusal, changed, again }) => (
            <>
              {[names[what] ?? what, ...(changed ?? []).map((one) => detailNames[one] ?? one)].join(': ')}
              {refusal !== undefined && <span className="block text-warn">Abgelehnt: {refusal}</span>}
              {again !== undefined && (
                <span className="block text-sm text-muted">In derselben Minute noch {again}-mal</span>
              )}
            </>
          ),
        },
        {
          title: 'Wer',
          cell: ({ by, about }) => (
            <>
              {by === undefined ? 'Unbekannt' : <Name {...by} onPerson={onPerson} />}
              {about && (
                <span className="block text-sm">
                  bei <Name {...about} onPerson={onPerson} />
                </span>
              )}
            </>
          ),
        },
        { title: 'Woher', isWhole: true, cell: ({ network }) => network ?? '–' },
      ]}
    />
  );
}

function Name({ id, name, onPerson }: NonNullable<ToldEvent['by']> & Pick<SecurityEventsProps, 'onPerson'>) {
  return (
    <button type="button" className="text-link min-h-9 text-left wrap-anywhere" onClick={() => onPerson(id)}>
      {name}
    </button>
  );
}

import type { TestedUnitView } from '#contract/devices/desk-testing.ts';
import { DataTable } from '../../ui/data-table.tsx';

const words = { same: 'stimmt', different: 'weicht ab', notSaid: 'nicht angegeben' };

/** What was declared beside what the machine says of itself, line by line. */
export function MachineTable({ machine }: { readonly machine: NonNullable<TestedUnitView['machine']> }) {
  return (
    <DataTable
      caption={`Angegeben und ausgelesen (${machine.tool})`}
      columns={[
        { title: 'Was', cell: ({ what }) => what },
        { title: 'Angegeben', cell: ({ declared }) => declared || '–' },
        { title: 'Gefunden', cell: ({ found }) => found },
        {
          title: 'Vergleich',
          cell: ({ is }) => <span className={is === 'different' ? 'font-emphasis text-warn' : ''}>{words[is]}</span>,
        },
      ]}
      rows={machine.lines}
      keyOf={({ what }) => what}
      empty="Nichts gefunden."
    />
  );
}

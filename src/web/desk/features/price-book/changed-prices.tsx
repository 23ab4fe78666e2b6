import type { BookDiffView } from '#contract/goods/price-book.ts';
import { DataTable } from '../../ui/data-table.tsx';
import { euroText, percentChangeText } from './euro-text.ts';

interface ChangedPricesProps {
  readonly caption: string;
  readonly prices: BookDiffView['prices'];
}

/** Prices of the book as they are and as they would be. */
export function ChangedPrices({ caption, prices }: ChangedPricesProps) {
  return (
    <DataTable
      caption={caption}
      rows={prices}
      keyOf={({ name, configuration }, index) => `${name} ${configuration} ${index}`}
      empty=""
      columns={[
        { title: 'Modell oder Gruppe', cell: ({ name }) => name },
        { title: 'Ausstattung', cell: ({ configuration }) => configuration || 'jede' },
        { title: 'Bisher', isNumber: true, cell: ({ before }) => euroText(before) },
        { title: 'Neu', isNumber: true, cell: ({ after }) => euroText(after) },
        { title: 'Änderung', isNumber: true, cell: ({ percent }) => percentChangeText(percent) },
      ]}
    />
  );
}

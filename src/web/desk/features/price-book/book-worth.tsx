import type { BookWorth } from '#contract/goods/price-proposals.ts';
import { formatDay } from '#domain/values/day-text.ts';
import { counted, numberText } from '#domain/values/number-text.ts';
import { Facts } from '#web/ui/facts.tsx';
import { DataTable } from '../../ui/data-table.tsx';
import { euroText } from './euro-text.ts';

interface BookWorthPartProps {
  readonly worth: BookWorth;
  readonly days: number;
}

/** What the book answers by itself, what sellers say to it, where people go beyond it, and how old its prices are. */
export function BookWorthPart({ worth, days }: BookWorthPartProps) {
  const { offers, atOnce, answered, accepted, countered, deviations, above, below, bid, prices, old, oldest } = worth;
  return (
    <section className="grid gap-4">
      <h2>{`Was das Preisbuch leistet, letzte ${days} Tage`}</h2>
      <Facts
        facts={[
          { name: 'Sofort bepreist', value: shareText(atOnce, offers, 'Verkäufen mit Gebot') },
          { name: 'Wie geboten angenommen', value: shareText(accepted, answered, 'beantworteten Geboten') },
          {
            name: 'Über einen Gegenvorschlag geeinigt',
            value: shareText(countered, answered, 'beantworteten Geboten'),
          },
          {
            name: 'Abweichend vom Preisbuch geboten',
            value: `${euroText(above)} über dem Preisbuch geboten, ${euroText(below)} darunter (${counted(deviations, 'Preis', 'Preise')}, von ${euroText(bid)} Geboten)`,
          },
          {
            name: 'Preise, die zu alt sind, um allein zu gelten',
            value: `${numberText(old)} von ${numberText(prices)}`,
          },
        ]}
      />
      <DataTable
        caption="Die ältesten Preise"
        rows={oldest}
        keyOf={({ name, configuration, from }, index) => `${name} ${configuration} ${from} ${index}`}
        empty="Im Preisbuch steht noch kein Preis."
        columns={[
          { title: 'Älteste Preise', cell: ({ name }) => name },
          { title: 'Ausstattung', cell: ({ configuration }) => configuration || 'jede' },
          { title: 'Preis', isNumber: true, cell: ({ price }) => euroText(price) },
          { title: 'Gilt seit', isWhole: true, cell: ({ from }) => formatDay(from) },
        ]}
      />
    </section>
  );
}

function shareText(some: number, all: number, of: string): string {
  return all === 0 ? 'noch keine' : `${Math.round((some * 100) / all)} % (${some} von ${all} ${of})`;
}

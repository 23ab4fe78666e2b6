import { pages } from '#contract/urls.ts';
import { useBasket } from '#web/shop/features/basket/use-basket.ts';
import { PageHeader } from '#web/ui/page-header.tsx';
import { ListChoice } from './list-choice.tsx';
import { ListOnItsWay } from './list-on-its-way.tsx';
import { useListReading } from './use-list-reading.ts';

/** A list of goods as a file or as cells: chosen, read and looked through on one page. */
export function ListPage() {
  const open = useBasket();
  const { reading, state } = useListReading(open);
  if (state.step !== 'none' && open !== undefined) return <ListOnItsWay open={open} reading={reading} state={state} />;
  return (
    <div className="page-width pb-16">
      <PageHeader title="Geräteliste" crumbs={[{ text: 'Start', href: pages.home }, { text: 'Geräteliste' }]}>
        Für viele Geräte auf einmal: Ihre Liste, wie sie ist. Spalten und Reihenfolge sind frei; Sie sehen, was wir
        daraus gelesen haben, und ändern, was nicht stimmt.
      </PageHeader>
      <ListChoice open={open} onRead={reading.open} />
    </div>
  );
}

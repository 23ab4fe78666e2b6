import { useEffect, useRef } from 'react';
import { pages } from '#contract/site/urls.ts';
import { useBasket } from '#web/shop/features/basket/use-basket.ts';
import { PageHeader } from '#web/ui/page-header.tsx';
import { ChosenList } from './chosen-list.tsx';
import { ListChoice } from './list-choice.tsx';
import { useListReading } from './use-list-reading.ts';

/** A list of goods as a file or as cells: chosen, read and looked through on one page. */
export function ListPage() {
  const open = useBasket();
  const { reading, state, known } = useListReading(open);
  useStepFromTop(state.step);
  if (state.step !== 'none' && open !== undefined) return <ChosenList open={open} reading={reading} state={state} />;
  return (
    <div className="page-width pb-16">
      <PageHeader title="Geräteliste" crumbs={[{ text: 'Start', href: pages.home }, { text: 'Geräteliste' }]}>
        Für viele Geräte auf einmal: Ihre Liste, wie sie ist. Spalten und Reihenfolge sind frei; Sie sehen, was wir
        daraus gelesen haben, und ändern, was nicht stimmt.
      </PageHeader>
      <ListChoice open={open} known={known} onRead={reading.open} />
    </div>
  );
}

/** What had the focus is gone with the step before; a new step begins at the top. */
function useStepFromTop(step: string): void {
  const before = useRef(step);
  useEffect(() => {
    if (before.current === step) return;
    before.current = step;
    if (document.activeElement === document.body) document.getElementById('inhalt')?.focus({ preventScroll: true });
    window.scrollTo({ top: 0 });
  }, [step]);
}

import { type RefObject, useRef } from 'react';
import type { Visit, Week } from '#contract/desk/desk-week.ts';
import { useActions } from '../../../actions/use-actions.ts';
import { VisitList } from './visit-list.tsx';

interface OpenVisitsProps {
  readonly week: Week;
  readonly chosen: string | undefined;
  readonly mayFix: (visit: Visit) => boolean;
  readonly onChoose: (key: string) => void;
}

/** What has no appointment yet, or one that passed; the keys go from one to the next. */
export function OpenVisits({ week: { open }, chosen, mayFix, onChoose }: OpenVisitsProps) {
  const list = useRef<HTMLUListElement>(null);
  useActions({ nextVisit: () => move(list, 1), previousVisit: () => move(list, -1) });
  return (
    <section aria-label="Ohne Termin">
      <h2 className="text-base">
        Ohne Termin <span className="font-normal text-muted">{open.length}</span>
      </h2>
      {open.length === 0 ? (
        <p className="mt-2 text-muted">Alles hat einen Termin.</p>
      ) : (
        <VisitList visits={open} {...{ list, chosen, mayFix, onChoose }} />
      )}
    </section>
  );
}

function move(list: RefObject<HTMLElement | null>, by: 1 | -1): void {
  const buttons: Element[] = [...(list.current?.querySelectorAll('button') ?? [])];
  const from = document.activeElement === null ? -1 : buttons.indexOf(document.activeElement);
  const next = buttons[from < 0 ? 0 : from + by];
  if (next instanceof HTMLElement) next.focus();
}

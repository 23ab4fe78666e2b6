import { type RefObject, useRef } from 'react';
import type { Visit, Week } from '#contract/desk-week.ts';
import { useActions } from '../../../actions/use-actions.ts';
import { VisitCard } from './visit-card.tsx';
import { visitKey } from './week-words.ts';

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
        <ul ref={list} className="mt-2 grid gap-2">
          {open.map((visit) => {
            const key = visitKey(visit);
            return (
              <VisitCard
                key={key}
                visit={visit}
                isChosen={chosen === key}
                onChoose={mayFix(visit) ? () => onChoose(key) : undefined}
              />
            );
          })}
        </ul>
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

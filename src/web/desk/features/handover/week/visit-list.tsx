import type { RefObject } from 'react';
import type { Visit } from '#contract/desk/desk-week.ts';
import { VisitCard } from './visit-card.tsx';
import { visitKey } from './week-words.ts';

interface VisitListProps {
  readonly visits: readonly Visit[];
  readonly list?: RefObject<HTMLUListElement | null>;
  readonly chosen: string | undefined;
  readonly mayFix: (visit: Visit) => boolean;
  readonly onChoose: (key: string) => void;
}

/** Visits below each other; those that may be fixed can be chosen. */
export function VisitList({ visits, list, chosen, mayFix, onChoose }: VisitListProps) {
  return (
    <ul ref={list} className="mt-2 grid gap-2">
      {visits.map((visit) => {
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
  );
}

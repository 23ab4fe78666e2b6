import type { RefObject } from 'react';
import { numberText } from '#domain/values/number-text.ts';
import { Button } from './button.tsx';
import type { Pages } from './use-pages.ts';

interface PagerProps {
  readonly pages: Pages;
  /** What the rows are, 'Positionen'. */
  readonly rows: string;
  /** The list, which takes the focus when a page is turned; it needs tabIndex -1. */
  readonly list: RefObject<HTMLElement | null>;
}

/** Turns the pages of a long list; a short one has none. */
export function Pager({ pages, rows, list }: PagerProps) {
  const { page, count, total, first, end } = pages;
  if (count === 1) return null;

  function turn(to: number) {
    pages.turn(to);
    list.current?.focus({ preventScroll: true });
    list.current?.scrollIntoView();
  }

  return (
    <nav aria-label={`Seiten: ${rows}`} className="mt-5 flex flex-wrap items-center justify-between gap-x-6 gap-y-3">
      <p aria-live="polite">{`${rows} ${numberText(first + 1)} bis ${numberText(end)} von ${numberText(total)}`}</p>
      <p className="flex flex-wrap gap-3">
        {page > 0 && <Button onClick={() => turn(page - 1)}>Vorige Seite</Button>}
        {page < count - 1 && <Button onClick={() => turn(page + 1)}>Nächste Seite</Button>}
      </p>
    </nav>
  );
}

import { useState } from 'react';
import { usePrinting } from '#web/lib/use-printing.ts';

/** So many rows a screen can take without a frozen keystroke, and a person can look through. */
const pageSize = 50;

/** The part of a long list that is on the screen. */
export interface Pages {
  /** From 0. */
  readonly page: number;
  readonly count: number;
  readonly total: number;
  /** Place of the first row shown, and the place after the last one. */
  readonly first: number;
  readonly end: number;
  turn(page: number): void;
  /** Turns to the page of a place in the list. */
  show(index: number): void;
}

/** Cuts a list of `total` rows into pages; on paper they are one. */
export function usePages(total: number): Pages {
  const [wanted, turn] = useState(0);
  const isPrinted = usePrinting();
  return pagesOf({ total, size: isPrinted ? Math.max(1, total) : pageSize, wanted, turn });
}

interface Cut extends Pick<Pages, 'total' | 'turn'> {
  /** Rows on a page. */
  readonly size: number;
  readonly wanted: number;
}

/** The page of a list that is wanted, or the last one where the list has become shorter. */
export function pagesOf({ total, size, wanted, turn }: Cut): Pages {
  const count = Math.max(1, Math.ceil(total / size));
  const page = Math.min(wanted, count - 1);
  return {
    page,
    count,
    total,
    first: page * size,
    end: Math.min(total, (page + 1) * size),
    turn,
    show: (index) => turn(Math.floor(Math.max(0, index) / size)),
  };
}

import { useState } from 'react';

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

/** Cuts a list of `total` rows into pages. */
export function usePages(total: number): Pages {
  const [wanted, turn] = useState(0);
  const count = Math.max(1, Math.ceil(total / pageSize));
  // The list may have become shorter than the page that was open.
  const page = Math.min(wanted, count - 1);
  return {
    page,
    count,
    total,
    first: page * pageSize,
    end: Math.min(total, (page + 1) * pageSize),
    turn,
    show: (index) => turn(Math.floor(Math.max(0, index) / pageSize)),
  };
}

import { useEffect, useMemo, useRef, useState } from 'react';
import type { AssetList } from '#domain/asset-list/asset-list.ts';
import { counted, numberText } from '#domain/values/number-text.ts';
import { decideRows, type Review, setQuantity, withdrawVerdict } from './review.ts';
import type { ReviewRow } from './review-rows.ts';
import type { OpenMode, ReviewRowActions } from './row-actions.ts';

interface OpenRow {
  readonly id: string;
  readonly mode: OpenMode;
}

/** What can be done about rows; a row that was decided about stays in sight and keeps the focus. */
export function useRowActions(
  list: AssetList,
  onReview: (change: (review: Review) => Review) => void,
  onEquip: (rows: readonly ReviewRow[]) => void,
) {
  const [open, setOpen] = useState<OpenRow>();
  const [kept, setKept] = useState<ReadonlySet<string>>(new Set());
  const toFocus = useRef<string>(undefined);

  // What had the focus is gone, a button or the search: it goes to the next button of its row.
  useEffect(() => {
    const id = toFocus.current;
    if (id === undefined) return;
    toFocus.current = undefined;
    if (document.activeElement !== document.body && document.activeElement !== null) return;
    const row = document.querySelector(`[data-row="${CSS.escape(id)}"]`);
    const next = row?.querySelector<HTMLElement>('button[aria-expanded]') ?? row?.querySelector('button');
    next?.focus({ preventScroll: true });
    // Closed, the row may have gone up out of sight.
    if (row !== null && row.getBoundingClientRect().top < 0) row.scrollIntoView({ block: 'start' });
  });

  const actions = useMemo((): ReviewRowActions => {
    function done(row: ReviewRow, change: (review: Review) => Review) {
      toFocus.current = row.id;
      setOpen(undefined);
      setKept((now) => new Set([...now, ...row.ids]));
      onReview(change);
    }
    const said = (row: ReviewRow, words: string) => `${placeOf(list, row)}: ${words}`;
    return {
      choose: (row, entry) =>
        done(row, (review) => decideRows(review, row.ids, { kind: 'entry', entry }, said(row, `${entry.title}.`))),
      describe: (row) =>
        done(row, (review) =>
          decideRows(review, row.ids, { kind: 'freetext' }, said(row, 'geht frei beschrieben mit.')),
        ),
      leaveOut: (row) =>
        done(row, (review) => decideRows(review, row.ids, { kind: 'ignored' }, said(row, 'ausgelassen.'))),
      takeIn: (row) =>
        done(row, (review) => {
          if (row.reason === 'byCustomer') return withdrawVerdict(review, row.ids, said(row, 'wieder aufgenommen.'));
          const { entry } = row;
          return entry !== undefined
            ? decideRows(review, row.ids, { kind: 'entry', entry }, said(row, `als ${entry.title} aufgenommen.`))
            : decideRows(review, row.ids, { kind: 'freetext' }, said(row, 'aufgenommen, geht frei beschrieben mit.'));
        }),
      asRead: (row) =>
        done(row, (review) => withdrawVerdict(review, row.ids, said(row, 'wieder so, wie wir sie gelesen haben.'))),
      equip: (row) => onEquip([row]),
      setQuantity: (row, quantity) =>
        onReview((review) => setQuantity(review, row.ids, quantity, said(row, `Menge ${numberText(quantity)}.`))),
      open: (row, mode) => {
        if (mode === undefined) toFocus.current = row.id;
        setOpen(mode === undefined ? undefined : { id: row.id, mode });
      },
    };
  }, [list, onReview, onEquip]);

  return { actions, open, kept, forgetKept: () => setKept(new Set()) };
}

/** Where a row stands in the customer's file, as their program counts: 'Zeile 14', 'Standort B, Zeile 14', '24 Zeilen'. */
function placeOf({ sheets }: AssetList, { ids, sheet, line }: ReviewRow): string {
  if (ids.length > 1) return counted(ids.length, 'Zeile', 'Zeilen');
  const name = sheets.length > 1 ? sheets[sheet]?.name : undefined;
  return `${name === undefined ? '' : `${name}, `}Zeile ${line + 1}`;
}

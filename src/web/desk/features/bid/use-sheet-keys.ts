import { type KeyboardEvent, useCallback, useEffect, useMemo, useRef, useState } from 'react';
import type { SheetEntries } from '#domain/pricing/bid-sheet.ts';
import { filledDown, withPrices, withProposals } from '#domain/pricing/sheet-edit.ts';
import { actionIds, deskActions } from '../../actions/action-table.ts';
import { useActions } from '../../actions/use-actions.ts';
import { useDesk } from '../../desk-context.ts';
import { priceFieldId, type RowActions } from './bid-row.tsx';
import type { PastedColumn } from './paste-dialog.tsx';
import type { BidSheetRow } from './use-bid-sheet-rows.ts';

interface SheetKeysOptions {
  readonly all: readonly BidSheetRow[];
  readonly rows: readonly BidSheetRow[];
  readonly onEdit: (edit: (entries: SheetEntries) => SheetEntries) => void;
  /** The same of several rows at once. */
  readonly onEditMany: (edit: (entries: SheetEntries) => SheetEntries) => void;
  readonly onUndo: () => void;
  readonly onToggleOpen: () => void;
  readonly onPercent: () => void;
  readonly onDeductions: () => void;
}

/** Which row one is in, which are selected, and what the keys do there. */
export function useSheetKeys(options: SheetKeysOptions) {
  const { all, rows, onEdit, onEditMany, onUndo, onToggleOpen, onPercent, onDeductions } = options;
  const [active, setActive] = useState(() => options.rows[0]?.view.key);
  const [anchor, setAnchor] = useState<string>();
  const [pasted, setPasted] = useState<PastedColumn & { readonly from: string }>();
  const wantsFocus = useRef(false);
  const latest = useRef({ ...options, active, anchor });
  latest.current = { ...options, active, anchor };

  // The row may not have been drawn before it became the active one.
  useEffect(() => {
    if (!wantsFocus.current || active === undefined) return;
    wantsFocus.current = false;
    document.getElementById(priceFieldId(active))?.focus();
  }, [active]);

  const goTo = useCallback((key: string | undefined) => {
    if (key === undefined) return;
    const field = document.getElementById(priceFieldId(key));
    if (field) field.focus();
    else wantsFocus.current = true;
    setActive(key);
  }, []);

  const selection = selectedOf(options.rows, active, anchor);
  const groups = selection.map(({ group }) => group);
  useActions({
    takeProposal() {
      const edit = selection.length === 1 ? onEdit : onEditMany;
      edit((entries) => withProposals(entries, groups));
      if (selection.length === 1) goTo(rows[rows.findIndex(({ view }) => view.key === active) + 1]?.view.key);
    },
    priceAlike() {
      const row = rows.find(({ view }) => view.key === active);
      const cents = row?.price.cents;
      if (row === undefined || cents === undefined) return;
      const alike = all.filter(({ view }) => isAlike(view, row.view));
      onEditMany((entries) =>
        withPrices(
          entries,
          alike.map(({ view }) => [view.key, cents]),
        ),
      );
    },
    onlyOpen: onToggleOpen,
    toDeductions: onDeductions,
    changeByPercent: onPercent,
    fillDown: () => onEditMany((entries) => filledDown(entries, groups)),
    undoEntry: onUndo,
  });

  const { actions: offered, letters } = useDesk();
  const actions = useMemo((): RowActions => {
    const placeOf = (key: string) => latest.current.rows.findIndex(({ view }) => view.key === key);
    const keyAt = (place: number) => latest.current.rows[place]?.view.key;
    const edit = (make: (entries: SheetEntries) => SheetEntries) => latest.current.onEdit(make);
    /** No price has letters: in these fields alone those of the sheet are keys, unless they are switched off. */
    const offeredFor = (pressed: string) => {
      const id = actionIds.find((one) => deskActions[one].area === 'sheet' && deskActions[one].keys?.includes(pressed));
      return id === undefined || !letters.on.get() ? undefined : () => offered.run(id);
    };

    /** Where a key leads from a row; undefined where it leads nowhere. */
    function wayOf(key: string, { key: pressed, shiftKey }: KeyboardEvent): (() => void) | undefined {
      const step = pressed === 'ArrowUp' || (pressed === 'Enter' && shiftKey) ? -1 : 1;
      if (pressed !== 'Enter' && pressed !== 'ArrowDown' && pressed !== 'ArrowUp') return undefined;
      return () => {
        setAnchor(shiftKey && pressed !== 'Enter' ? (latest.current.anchor ?? key) : undefined);
        goTo(keyAt(placeOf(key) + step));
      };
    }

    return {
      activate: (key) => setActive(key),
      commit: (key, cents) => edit((entries) => withPrices(entries, [[key, cents]])),
      press(key, event) {
        // Together with Strg they are keys of the whole page.
        if (event.altKey || event.ctrlKey || event.metaKey) return;
        const go = wayOf(key, event) ?? offeredFor(event.key);
        if (event.key.length === 1 || go) event.preventDefault();
        go?.();
      },
      paste(key, text) {
        const place = placeOf(key);
        const title = latest.current.rows[place]?.view.title ?? '';
        setPasted({ text, title, room: latest.current.rows.length - place, from: key });
      },
    };
  }, [offered, letters, goTo]);

  return { active, goTo, actions, selection, pasted, endPaste: () => setPasted(undefined) };
}

function selectedOf(rows: readonly BidSheetRow[], active: string | undefined, anchor: string | undefined) {
  const at = rows.findIndex(({ view }) => view.key === active);
  const from = anchor === undefined ? at : rows.findIndex(({ view }) => view.key === anchor);
  return at < 0 || from < 0 ? [] : rows.slice(Math.min(at, from), Math.max(at, from) + 1);
}

function isAlike(one: BidSheetRow['view'], other: BidSheetRow['view']): boolean {
  return one.entryId === undefined ? one.title === other.title : one.entryId === other.entryId;
}

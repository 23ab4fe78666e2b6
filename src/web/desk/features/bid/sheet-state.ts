import type { BidEntries, BidSheet } from '#contract/sale/bid-sheet.ts';
import { entriesInCents, entriesInEuros } from '#contract/sale/sheet-in-cents.ts';
import type { ShippingMethod } from '#domain/offer/parties/addresses.ts';
import type { SheetEntries } from '#domain/pricing/bid-sheet.ts';
import { changed, type SheetHistory, undone } from '#domain/pricing/sheet-edit.ts';
import type { Cents } from '#domain/values/money.ts';

/** Everything that is typed on a sheet, until it is sent. */
export interface BidSheetState {
  readonly history: SheetHistory;
  /** Lines that stand alone. */
  readonly apart: readonly string[];
  /** Unusual prices that were confirmed in a file's preview: cents by the group's key. */
  readonly confirmed: Readonly<Record<string, Cents>>;
  readonly shippingMethod: ShippingMethod;
  readonly validUntil: string;
  /** The seller may sell some of the lines alone, but for the fixed ones. */
  readonly linesOptional: boolean;
  readonly fixedItemIds: readonly string[];
  /** Version of the offer that the bid is made on. */
  readonly version: number;
}

/** What holds for the bid as a whole. */
export type SheetTerms = Pick<BidSheetState, 'shippingMethod' | 'validUntil' | 'linesOptional' | 'fixedItemIds'>;

export type SheetAction =
  | { readonly type: 'edit'; readonly edit: (entries: SheetEntries) => SheetEntries }
  | { readonly type: 'undo' }
  | { readonly type: 'confirm'; readonly confirmed: readonly (readonly [key: string, cents: Cents])[] }
  | { readonly type: 'apart'; readonly apart: readonly string[] }
  | { readonly type: 'terms'; readonly terms: Partial<SheetTerms> }
  | { readonly type: 'rebase'; readonly version: number };

/** The sheet as somebody left it, or as it comes. */
export function openSheet(sheet: BidSheet): BidSheetState {
  const { entries } = sheet;
  return {
    history: { now: entriesInCents(entries ?? { prices: [], deductions: [] }), before: [] },
    apart: entries?.apart ?? [],
    confirmed: {},
    shippingMethod: entries?.shippingMethod ?? sheet.shippingMethod,
    validUntil: entries?.validUntil ?? sheet.validUntil,
    linesOptional: entries?.linesOptional ?? sheet.linesOptional,
    fixedItemIds: entries?.fixedItemIds ?? sheet.fixedItemIds,
    version: entries?.version ?? sheet.version,
  };
}

export function sheetReducer(state: BidSheetState, action: SheetAction): BidSheetState {
  switch (action.type) {
    case 'edit': {
      const history = changed(state.history, action.edit(state.history.now));
      return history === state.history ? state : { ...state, history };
    }
    case 'undo':
      return { ...state, history: undone(state.history) };
    case 'confirm':
      return { ...state, confirmed: { ...state.confirmed, ...Object.fromEntries(action.confirmed) } };
    case 'apart':
      return { ...state, apart: action.apart };
    case 'terms':
      return { ...state, ...action.terms };
    case 'rebase':
      return { ...state, version: action.version };
  }
}

/** The same as it is kept on the server; what was confirmed is asked again where the sheet is opened again. */
export function entriesToKeep({
  history,
  apart,
  fixedItemIds,
  confirmed: _confirmed,
  ...terms
}: BidSheetState): BidEntries {
  return { ...terms, ...entriesInEuros(history.now), apart: [...apart], fixedItemIds: [...fixedItemIds] };
}

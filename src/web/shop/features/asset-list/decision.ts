import type { IgnoreReason, ListCandidate, ListRow } from '#domain/asset-list/asset-list.ts';
import { type Equipment, equipped } from './equipment.ts';

/** What the customer says a row is. */
export type RowVerdict =
  | { readonly kind: 'entry'; readonly entry: ListCandidate }
  | { readonly kind: 'freetext' }
  | { readonly kind: 'ignored' };

/** The customer's word on one row; what it does not say stays as it was read. */
export interface RowDecision {
  /** What stood in the row: when the columns are read differently, it may have become another row. */
  readonly text: string;
  readonly verdict?: RowVerdict;
  readonly quantity?: number;
  readonly equipment?: Equipment;
}

/** By row id. */
export type Decisions = ReadonlyMap<string, RowDecision>;

/** A row as it was read, with what the customer decided about it. */
export interface DecidedRow extends Omit<ListRow, 'reason'> {
  /** Why it does not go along. */
  readonly reason?: IgnoreReason | 'byCustomer' | 'sheetLeftOut';
  /** The customer has said what it is. */
  readonly decided?: true;
}

/** A row with what was decided about it; a decision about another text counts for nothing. */
export function decidedRow(row: ListRow, decision: RowDecision | undefined): DecidedRow {
  if (decision === undefined || decision.text !== row.text) return row;
  const { quantity, verdict, equipment } = decision;
  const { quantityText, reason, entry, ...read } = row;
  const rest = { ...read, configuration: equipped(read.configuration, equipment) };
  const counted =
    quantity === undefined ? { ...rest, ...(quantityText !== undefined && { quantityText }) } : { ...rest, quantity };
  switch (verdict?.kind) {
    case undefined:
      return { ...counted, ...(reason !== undefined && { reason }), ...(entry !== undefined && { entry }) };
    case 'entry':
      return { ...counted, confidence: 'matched', entry: verdict.entry, decided: true };
    case 'freetext':
      return { ...counted, confidence: 'freetext', decided: true };
    case 'ignored':
      return { ...counted, confidence: 'ignored', reason: 'byCustomer', decided: true };
  }
}

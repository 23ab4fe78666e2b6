import type { ListCandidate } from '#domain/asset-list/asset-list.ts';
import type { ReviewRow } from './review-rows.ts';

/** What can be done about a row. */
export interface ReviewRowActions {
  choose(row: ReviewRow, entry: ListCandidate): void;
  describe(row: ReviewRow): void;
  leaveOut(row: ReviewRow): void;
  takeIn(row: ReviewRow): void;
  /** Back to how it was read. */
  asRead(row: ReviewRow): void;
  /** Opens the fields for what is in the devices. */
  equip(row: ReviewRow): void;
  setQuantity(row: ReviewRow, quantity: number): void;
  /** Opens a row for changing, or the search for its model; undefined closes it. */
  open(row: ReviewRow, mode: OpenMode | undefined): void;
}

/** What of a row is open. */
export type OpenMode = 'change' | 'search';

/** Cells that Excel shows as one; positions and lengths count from the sheet's first row and column, 0. */
export interface Merge {
  readonly row: number;
  readonly column: number;
  readonly rows: number;
  readonly columns: number;
}

/** One sheet of a customer's file, as text: cached values of formulas, days as yyyy-MM-dd, numbers with a decimal point. */
export interface Sheet {
  readonly name: string;
  /** Hidden in the file, so that the customer may not know of it. */
  readonly hidden: boolean;
  /** Ragged; a merged value stands in its first cell only. */
  readonly rows: readonly (readonly string[])[];
  /** Rows that a filter or the customer has hidden. */
  readonly hiddenRows: ReadonlySet<number>;
  readonly merges: readonly Merge[];
}

/** Which positions of a sheet are sold: those that are not stay with the seller. */
export interface Choosing {
  /** Keys of the positions that stay. */
  readonly left: ReadonlySet<string>;
  /** Keys of those that are sold in any case. */
  readonly fixed: ReadonlySet<string>;
  readonly choose: (keys: readonly string[], isChosen: boolean) => void;
}

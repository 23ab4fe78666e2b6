/** One of several choices. */
export interface Option<V extends string = string> {
  readonly value: V;
  readonly label: string;
  readonly hint?: string;
}

/** Orders texts sign by sign, for `sort`: instants, days, ids. Names that people read are ordered by their language. */
export function inOrder(one: string, other: string): number {
  return one < other ? -1 : Number(one > other);
}

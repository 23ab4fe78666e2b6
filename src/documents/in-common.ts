/** What stands in every one of these lists, in the order of the first. */
export function inCommon(lists: readonly (readonly string[])[]): string[] {
  const sets = lists.map((list) => new Set(list));
  return [...(sets[0] ?? [])].filter((one) => sets.every((set) => set.has(one)));
}

/** The name of what somebody described, without the maker's that a similar entry has. */
export function nameWithoutMaker(text: string, above: readonly string[]): string {
  const maker = above.find((one) => text.toLowerCase().startsWith(`${one.toLowerCase()} `));
  return maker === undefined ? text : text.slice(maker.length).trim();
}

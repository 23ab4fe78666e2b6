type Present<Given> = { [Key in keyof Given]?: Exclude<Given[Key], undefined> };

/** The same without what is undefined: files from outside leave much unsaid. */
export function present<Given extends object>(given: Given): Present<Given> {
  const entries = Object.entries(given).filter(([, value]) => value !== undefined);
  return Object.fromEntries(entries) as Present<Given>;
}

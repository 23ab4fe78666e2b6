import type { PageLoader } from './page-loader.ts';

/** Loads the data of the page at a path; undefined when no route has data there or the page does not exist. */
export async function pageDataFor(loaders: readonly PageLoader[], path: string): Promise<unknown> {
  for (const loader of loaders) {
    const match = loader.path.exec(path);
    if (match !== null) return loader.load(decoded(match.groups ?? {}));
  }
  return undefined;
}

function decoded(groups: Record<string, string>): Record<string, string> {
  return Object.fromEntries(Object.entries(groups).map(([name, value]) => [name, decodeURIComponent(value)]));
}

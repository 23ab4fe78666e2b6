import type { PageLoader } from './page-loader.ts';

/** The loader that a path belongs to, and the parameters it finds in it; undefined for a path that none reads. */
export function loaderFor(loaders: readonly PageLoader[], path: string) {
  for (const loader of loaders) {
    const match = loader.path.exec(path);
    const parameters = match && decoded(match.groups ?? {});
    if (parameters) return { loader, load: () => loader.load(parameters) };
  }
  return undefined;
}

/** Loads the data of the page at a path; undefined when no route has data there or the page does not exist. */
export async function pageDataFor(loaders: readonly PageLoader[], path: string): Promise<unknown> {
  return loaderFor(loaders, path)?.load();
}

function decoded(groups: Record<string, string>): Record<string, string> | undefined {
  try {
    return Object.fromEntries(Object.entries(groups).map(([name, value]) => [name, decodeURIComponent(value)]));
  } catch {
    return undefined;
  }
}

import { pageAt } from '#contract/site/page-at.ts';
import type { PageLoader, PageLoaders } from './page-loader.ts';

/** The loader of the page at an address, with what it finds there; undefined for an address that none reads. */
export function loaderFor(loaders: Partial<PageLoaders>, address: string) {
  const found = pageAt(address);
  if (found === undefined) return undefined;
  const { path, text } = found.page;
  const byPath: Readonly<Record<string, PageLoader | undefined>> = loaders;
  const loader = byPath[text === undefined ? path : 'text'];
  const parameters = decoded(found.values);
  return loader && parameters && { loader, load: () => loader.load(parameters, address) };
}

/** Loads the data of the page at an address; undefined when it has none or does not exist. */
export async function pageDataFor(loaders: Partial<PageLoaders>, address: string): Promise<unknown> {
  return loaderFor(loaders, address)?.load();
}

function decoded(values: Readonly<Record<string, string>>): Record<string, string> | undefined {
  try {
    return Object.fromEntries(Object.entries(values).map(([name, value]) => [name, decodeURIComponent(value)]));
  } catch {
    return undefined;
  }
}

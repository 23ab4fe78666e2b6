import { lazyRouteComponent } from '@tanstack/react-router';
import { pageDescriptions } from '#contract/site/page-descriptions.ts';
import type { PageRecord } from '#contract/site/page-table.ts';
import { loadChunk } from '#web/lib/load-chunk.ts';
import { pageHead } from './head.ts';
import type { RouterContext } from './router-context.ts';

interface Visit {
  readonly context: RouterContext;
  readonly location: { readonly pathname: string };
}

/** In the browser it stays empty, so that nothing of it is loaded there. */
const descriptions: Readonly<Record<string, string>> = import.meta.env.SSR ? pageDescriptions : {};

/** Address and head of a route, as the table has them. */
export function tableRow<const Row extends PageRecord>(row: Row): { path: Row['path']; head: () => Head } {
  return { path: row.path, head: () => pageHead({ description: descriptions[row.path], ...row }) };
}

type Head = ReturnType<typeof pageHead>;

/** The screen of a route: its code is loaded with the route; the server finds its file by its name (client-assets.ts). */
export function lazyScreen<Module extends Record<string, unknown>, Name extends keyof Module & string>(
  load: () => Promise<Module>,
  name: Name,
) {
  return { staticData: { screen: name }, component: lazyRouteComponent(loadChunk(load), name) };
}

/**
 * The route of a page with nothing but a screen. Its page data holds nothing but the hash, which tells whether this window
 * still fits the server.
 */
export function shownPage<
  const Row extends PageRecord,
  Module extends Record<string, unknown>,
  Name extends keyof Module & string,
>(
  row: Row,
  load: () => Promise<Module>,
  name: Name,
  /** What else has to be there before the page is shown. */
  also?: () => Promise<void>,
) {
  return {
    ...tableRow(row),
    ...lazyScreen(load, name),
    loader: async ({ context, location }: Visit) => {
      await Promise.all([context.pageData(location.pathname), also?.()]);
    },
  };
}

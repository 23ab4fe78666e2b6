import type { AskCatalogue } from '#contract/catalogue-search/search-index.ts';
import { pageAt } from '#contract/site/page-at.ts';
import type { PageDataFile } from '#contract/site/page-data.ts';
import { isDatabaseAway } from '#server/db/database-away.ts';
import { loaderFor } from '#server/pages/page-data-for.ts';
import type { PageLoaders } from '#server/pages/page-loader.ts';
import { openGraphTags } from '#server/seo/open-graph.ts';
import type { HouseSettings } from '#server/settings/house-settings.ts';
import { type ClientAssets, type PageRequest, type RenderedPage, renderPage, type Site } from '#web/entry-server.tsx';
import { requestPathOf, unknownPage, withoutPrefix } from './page-address.ts';
import { modulesOfPage } from './page-modules.ts';

interface ShopPagesOptions {
  readonly assets: ClientAssets;
  /** Renders in place of the screens that the server was started with. */
  readonly render?: ((request: PageRequest) => Promise<RenderedPage>) | undefined;
  readonly site: Site;
  readonly settings: Pick<HouseSettings, 'shop'>;
  readonly loaders: Partial<PageLoaders>;
  readonly find?: AskCatalogue | undefined;
  readonly hash: () => string;
  /** Hears why a page has no data; its reader only hears that. */
  readonly onFailure: (error: unknown) => void;
}

/** Something made for an address, and the address under which strangers may get the same again. */
export interface MadePage {
  readonly status: number;
  readonly body: string;
  readonly keepAt: string | undefined;
}

/** The form in which our own links name a page; other spellings of it would fill the memory. */
const plain = /^[a-z\d/_-]+$/;

export type ShopPages = ReturnType<typeof shopPages>;

/** Makes what belongs to a page: its HTML, and the file of its data. */
export function shopPages({
  assets,
  render = renderPage,
  site,
  settings,
  loaders,
  find,
  hash,
  onFailure,
}: ShopPagesOptions) {
  /** Pages that can be counted are cached: those of the page table itself, and those a loader has data for. */
  function isCacheable(path: string): boolean {
    const loader = loaderFor(loaders, path)?.loader;
    return (
      plain.test(path) &&
      (loader === undefined ? pageAt(path)?.page.path.includes('$') === false : loader.uncacheable !== true)
    );
  }

  /** What goes wrong here is written into the page for the browser, which must not learn more than that. */
  async function pageData(path: string, failed: (error: unknown) => void): Promise<unknown> {
    try {
      return await loaderFor(loaders, path)?.load();
    } catch (error) {
      failed(error);
      throw new Error('Page data failed');
    }
  }

  return {
    /** The address to be rendered: all addresses without a page are one, below /de/ another. */
    addressOf(path: string, query: string): string {
      const page = withoutPrefix(path);
      if (pageAt(page) !== undefined) return `${path}${query}`;
      return page === path ? unknownPage : `/de${unknownPage}`;
    },

    /** The HTML of an address, for a stranger or for the person of an account; fails when the database is away. */
    async html(
      address: string,
      account: PageRequest['account'],
      answers?: PageRequest['answers'],
    ): Promise<MadePage | { status: number; location: string }> {
      const path = withoutPrefix(address);
      const state = hash();
      let away: unknown;
      const page = await render({
        url: `${site.url}${address}`,
        site,
        shop: settings.shop(),
        assets,
        hash: state,
        account,
        find,
        answers,
        pageData: (wanted) =>
          pageData(wanted, (error) => {
            if (isDatabaseAway(error)) away = error;
            else onFailure(error);
          }),
      });
      if (away !== undefined) throw away;
      if ('location' in page) return page;
      const mayKeep = page.status === 200 ? isCacheable(path) : path === unknownPage;
      const preview = page.status === 200 ? openGraphTags(page.html, site.url, requestPathOf(path)) : '';
      const body = page.html.replace('</head>', () => `${preview}</head>`);
      return { status: page.status, body, keepAt: mayKeep && state === hash() ? address : undefined };
    },

    /** The file of a page's data at its own address; undefined when there is no such page. */
    async data(address: string): Promise<MadePage | undefined> {
      const path = withoutPrefix(address.slice('/assets/data'.length).replace(/index\.json$/, ''));
      if (!address.endsWith('/index.json') || pageAt(path) === undefined) return undefined;
      const state = hash();
      const found = loaderFor(loaders, path);
      const data = await found?.load();
      if (found !== undefined && data === undefined) return undefined;
      const modules = modulesOfPage(assets, path, data);
      const file: PageDataFile = { hash: state, data, ...(modules.length > 0 && { modules }) };
      return {
        status: 200,
        body: JSON.stringify(file),
        keepAt: isCacheable(path) && state === hash() ? address : undefined,
      };
    },
  };
}

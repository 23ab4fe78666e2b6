import type { Page } from '#contract/site/page-table.ts';

/** What the server knows about the pages of one row of the table before they are rendered. */
export interface PageLoader {
  /** Undefined when there is no such page. The parameters are named as in the table, and decoded. */
  load(parameters: Readonly<Record<string, string>>, address: string): Promise<unknown>;
  /**
   * Names the state of what `load` reads: when it changes, cached pages are dropped and open windows load anew. Asked with
   * every request, so it only tells what is known. Left out by what changes only with a build.
   */
  version?(): string;
  /** Pages of which there are as many as people can think of: made each time, never kept in memory. */
  readonly uncacheable?: boolean;
}

/** The loader of each page with data, by its path in the table; all pages made of a text share one. */
export type PageLoaders = Readonly<Record<Extract<Page, { data: true }>['path'] | 'text', PageLoader>>;

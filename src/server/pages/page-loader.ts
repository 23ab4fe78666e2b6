/** What the server knows about the pages of one route before they are rendered. */
export interface PageLoader {
  /** The whole path; its named groups become the parameters. */
  readonly path: RegExp;
  /** Undefined when there is no such page. */
  load(parameters: Readonly<Record<string, string>>): Promise<unknown>;
  /**
   * Names the state of what `load` reads: when it changes, kept pages are dropped and open windows load anew. Asked with
   * every request, so it only tells what is known. Left out by what changes only with a build.
   */
  version?(): string;
  /** Pages of which there are as many as people can think of: made each time, never kept in memory. */
  readonly uncacheable?: boolean;
}

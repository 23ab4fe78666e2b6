/** What the server knows about the pages of one route before they are rendered. */
export interface PageLoader {
  /** The whole path; its named groups become the parameters. */
  readonly path: RegExp;
  /** Undefined when there is no such page. */
  load(parameters: Readonly<Record<string, string>>): Promise<unknown>;
}

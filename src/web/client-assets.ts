/** The built files a page needs; `pages` is keyed by the page's source file below src/web/shop/pages. */
export interface ClientAssets {
  readonly entry: string;
  readonly css: readonly string[];
  readonly preloads: readonly string[];
  readonly pages: Readonly<Record<string, readonly string[]>>;
}

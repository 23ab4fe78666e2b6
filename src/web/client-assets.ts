/** The built files a page needs; `screens` is keyed by the name of the component, which its file below src/web/shop/pages has too. */
export interface ClientAssets {
  readonly entry: string;
  readonly css: readonly string[];
  readonly preloads: readonly string[];
  readonly screens: Readonly<Record<string, readonly string[]>>;
}

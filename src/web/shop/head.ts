import { shopConfig } from '#shop.config.ts';

interface PageHead {
  readonly title: string;
  readonly description?: string | undefined;
  /** Pages that only concern the person at the window stay out of search engines. */
  readonly noindex?: boolean;
}

/** Title and meta tags of a page; the title follows '%s | Ankaufwerk'. */
export function pageHead({ title, description, noindex = false }: PageHead) {
  return {
    meta: [
      { title: `${title} | ${shopConfig.productName}` },
      ...(description === undefined ? [] : [{ name: 'description', content: description }]),
      ...(noindex ? [{ name: 'robots', content: 'noindex' }] : []),
    ],
  };
}

/** Names the one address of a page that exists under /de/ too. */
export function canonicalLink(siteUrl: string, path: string | undefined) {
  if (path === undefined) return {};
  return { links: [{ rel: 'canonical', href: `${siteUrl}${path.endsWith('/') ? path : `${path}/`}` }] };
}

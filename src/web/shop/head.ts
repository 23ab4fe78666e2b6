import type { ModelWorth } from '#contract/goods/model-worth.ts';
import { shopConfig } from '#contract/settings/shop-in-force.ts';
import type { WizardPage } from '#domain/catalogue/wizard-page.ts';

interface PageHead {
  readonly title?: string;
  readonly description?: string | undefined;
  /** Pages that only concern the person at the window stay out of search engines. */
  readonly listed?: boolean;
}

/** Title and meta tags of a page; the title follows '%s | Ankaufwerk'. */
export function pageHead({ title = '', description, listed = false }: PageHead) {
  return {
    meta: [
      { title: `${title} | ${shopConfig.productName}` },
      // For those who read the HTML; a window does without (page-descriptions.ts).
      ...(import.meta.env.SSR && description !== undefined ? [{ name: 'description', content: description }] : []),
      ...(listed ? [] : [{ name: 'robots', content: 'noindex' }]),
    ],
  };
}

/** Names the one address of a page that exists under /de/ too. */
export function canonicalLink(siteUrl: string, path: string | undefined) {
  if (path === undefined) return {};
  return { links: [{ rel: 'canonical', href: `${siteUrl}${path.endsWith('/') ? path : `${path}/`}` }] };
}

/** Title and texts of a wizard page; search engines list what the catalogue's sitemap flag allows. */
export function wizardHead(page: WizardPage | undefined) {
  if (page === undefined) return pageHead({ title: 'Verkaufen' });
  const { metaDescription, metaKeywords, sitemap } = page.details;
  const { meta } = pageHead({ title: `${page.title} verkaufen`, description: metaDescription, listed: sitemap });
  const robots = sitemap ? [{ name: 'robots', content: 'index' }] : [];
  return { meta: [...meta, ...robots, { name: 'keywords', content: metaKeywords }] };
}

/** Title of the page that says what a model is worth; search engines list it where the owner says so. */
export function worthHead(worth: ModelWorth | undefined) {
  if (worth === undefined) return pageHead({ title: 'Was ist mein Gerät wert?' });
  const { title, listed } = worth;
  const description = `${title}: was das Gerät gebraucht, wie neu oder defekt bringt, seit wann der Preis gilt und worauf er sich stützt.`;
  return pageHead({ title: `Was ist ${title} wert?`, description, listed });
}

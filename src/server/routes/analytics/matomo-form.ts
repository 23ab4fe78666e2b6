import { shopConfig } from '#contract/settings/shop-in-force.ts';
import type { PageView } from '#contract/site/page-view.ts';

/** A page view as Matomo's HTTP tracking protocol wants it. Nothing is recorded beyond it: no sessions, no heat maps. */
export function matomoForm(view: PageView, publicUrl: string, userAgent = '', languages = ''): URLSearchParams {
  return new URLSearchParams({
    idsite: String(shopConfig.analytics.siteId),
    rec: '1',
    apiv: '1',
    send_image: '0',
    ...view,
    url: `${publicUrl}${view.url}`,
    ua: userAgent.slice(0, 500),
    lang: languages.slice(0, 100),
  });
}

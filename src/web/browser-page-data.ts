import { hashMetaName } from '#contract/site/page-data.ts';
import { createPageData } from './lib/page-data.ts';
import { noSuchPage } from './shop/no-such-page.ts';

/** The page data of this browser window. */
export const browserPageData = createPageData({
  fetch: (input, init) => window.fetch(input, init),
  documentHash: () => document.querySelector(`meta[name="${hashMetaName}"]`)?.getAttribute('content') ?? '',
  noSuchPage,
  now: () => Date.now(),
});

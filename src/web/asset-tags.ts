import { hashMetaName } from '#contract/site/page-data.ts';
import type { ClientAssets } from './client-assets.ts';

/**
 * The tags of the built files, and the hash they stand for, for the end of the head. They are written into the finished
 * HTML: the browser's React passes over tags it does not know there, so nothing of this is needed in the first load. The
 * module waits for the end of the document, where the router's data stands. The page can be read before any script has run,
 * so style and font go first.
 */
export function assetTags(assets: ClientAssets, hash: string, screens: readonly (string | undefined)[]): string {
  const chunks = new Set([
    ...assets.preloads,
    ...screens.flatMap((screen) => (screen && assets.screens[screen]) || []),
  ]);
  return [
    `<meta name="${hashMetaName}" content="${hash}"/>`,
    ...assets.css.map((href) => `<link rel="stylesheet" href="${href}"/>`),
    `<script type="module" fetchpriority="low" src="${assets.entry}"></script>`,
    ...[...chunks].map((href) => `<link rel="modulepreload" fetchpriority="low" href="${href}"/>`),
  ].join('');
}

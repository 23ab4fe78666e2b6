import type { Plugin } from 'vite';

const noLink = '\0no-link';

/**
 * What the first load does without (decision 0047): the router's own link, which each route carries and none of our pages
 * uses, and Vite's way of loading a chunk's style before it, because there is one style sheet for all pages. Both are found
 * by files that the libraries do not promise; tests/architecture/library-internals.test.ts names the versions.
 */
export const leanerFirstLoad: Plugin = {
  name: 'leaner-first-load',
  enforce: 'pre',
  applyToEnvironment: ({ name }) => name === 'client',
  resolveId: {
    filter: { id: /^\.\/link\.js$/ },
    handler: (_, importer) => (importer?.endsWith('react-router/dist/esm/route.js') ? noLink : undefined),
  },
  load: {
    filter: { id: /no-link$|vite\/preload-helper/ },
    handler: (id) =>
      id === noLink ? 'export const Link = undefined;' : 'export const __vitePreload = (load) => load();',
  },
  generateBundle(_, bundle) {
    const styles = Object.keys(bundle).filter((file) => file.endsWith('.css'));
    if (styles.length !== 1) this.error(`One style sheet is loaded by the HTML, but there are: ${styles.join(', ')}`);
  },
};

import type { Plugin } from 'vite';

const noLink = '\0no-link';

/**
 * What the first load does without (decision 0047): the router's own link, which each route carries and none of our pages
 * uses, Vite's way of loading a chunk's style before it, because all pages of a program have one style sheet, and zod's way to
 * JSON Schema, which no browser asks for. All are found by files that the libraries do not promise;
 * tests/architecture/library-internals.test.ts names the versions.
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
  transform: {
    filter: { id: /zod\/v4\/core\/(json-schema-processors|to-json-schema)\.js$/ },
    handler(code) {
      const names = [...code.matchAll(/^export (?:const|function) (\w+)/gm)].map(([, name]) => `none as ${name}`);
      return `const none = () => none;\nexport { ${names.join(', ')}, none as process };`;
    },
  },
  generateBundle(_, bundle) {
    const chunks = Object.values(bundle).filter((file) => file.type === 'chunk');
    const late = chunks.filter((chunk) => !chunk.isEntry && (chunk.viteMetadata?.importedCss.size ?? 0) > 0);
    const names = late.map(({ fileName }) => fileName);
    if (names.length > 0)
      this.error(`Styles are loaded by the HTML alone, but these bring their own: ${names.join(', ')}`);
  },
};

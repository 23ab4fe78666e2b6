import { createFetchAhead } from './fetch-ahead.ts';

/** So long nothing else may have come over the line before code is fetched ahead, in milliseconds. */
const pause = 1_500;

const own = new Set<string>();
const had = new Set<string>();
let lastArrival = 0;

new PerformanceObserver((arrivals) => {
  for (const { name } of arrivals.getEntries()) {
    if (name.includes('/assets/js/')) had.add(new URL(name).pathname);
    // What we fetch ahead ourselves is no reason to wait.
    if (!own.has(new URL(name).pathname)) lastArrival = performance.now();
  }
}).observe({ type: 'resource', buffered: true });

const loaded = new Promise<void>((done) => {
  if (document.readyState === 'complete') done();
  else window.addEventListener('load', () => done(), { once: true });
});

async function idle(): Promise<void> {
  await loaded;
  await new Promise<void>((done) => {
    if ('requestIdleCallback' in window) window.requestIdleCallback(() => done());
    else setTimeout(done, 200);
  });
}

/** Fetches pages ahead over the line of this window. */
export const fetchAhead = createFetchAhead({
  idle,
  async quiet() {
    await idle();
    for (let left = pause; left > 0; left = lastArrival + pause - performance.now())
      await new Promise((done) => setTimeout(done, left));
  },
  has: (file) => had.has(file),
  // By a plain fetch: a module that is preloaded is compiled too, which takes time of the page.
  async fetch(file) {
    own.add(file);
    await (await fetch(file, { priority: 'low' })).arrayBuffer();
  },
});

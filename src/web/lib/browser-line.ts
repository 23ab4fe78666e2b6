import { createFetchAhead } from './fetch-ahead.ts';

/** So long nothing else may have come over the line before something is fetched ahead, in milliseconds. */
const pause = 1_500;

const had = new Set<string>();
// This code itself has just come.
let lastArrival = performance.now();

new PerformanceObserver((arrivals) => {
  for (const { name } of arrivals.getEntries()) {
    if (name.includes('/assets/js/')) had.add(new URL(name).pathname);
    // What is fetched ahead counts too: between two such files the line is free as well.
    lastArrival = performance.now();
  }
}).observe({ type: 'resource', buffered: true });

const loaded = new Promise<void>((done) => {
  if (document.readyState === 'complete') done();
  else window.addEventListener('load', () => done(), { once: true });
});

/** Resolves once the page stands and nothing else has come over the line for a while. */
export async function quietLine(): Promise<void> {
  await loaded;
  await new Promise<void>((done) => {
    if ('requestIdleCallback' in window) window.requestIdleCallback(() => done());
    else setTimeout(done, 200);
  });
  for (let left = lastArrival + pause - performance.now(); left > 0; left = lastArrival + pause - performance.now())
    await new Promise((done) => setTimeout(done, left));
}

/** Fetches pages ahead over the line of this window. */
export const fetchAhead = createFetchAhead({
  quiet: quietLine,
  has: (file) => had.has(file),
  // By a plain fetch: a module that is preloaded is compiled too, which takes time of the page.
  async fetch(file) {
    await (await fetch(file, { priority: 'low' })).arrayBuffer();
  },
});

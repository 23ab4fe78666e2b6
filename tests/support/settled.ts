import type { BrowserContext, Page } from '@playwright/test';
import { chunkTimeout } from '#web/lib/load-chunk.ts';
import { limits } from './limits.ts';

/** In each page, once its context is watched: what the page has begun and not ended, and how much it ever began. */
declare const underWay: { readonly open: ReadonlyMap<symbol, string>; readonly begun: number };

/** A browser that draws nothing may never come to tell of idle time: so many milliseconds later it does nonetheless. */
const longestBusy = 1_000;

const watched = new WeakMap<BrowserContext, Promise<unknown>>();

/**
 * From now on the pages of a context know what they have under way. Each document counts for itself: what it left behind when it went
 * is nobody's any more. Told from outside, one event that never comes would leave a request under way for good.
 */
export async function watchWork(context: BrowserContext): Promise<void> {
  const begun = watched.get(context) ?? context.addInitScript(countWork, chunkTimeout);
  watched.set(context, begun);
  await begun;
}

/**
 * Waits until a page has settled: it has loaded and the program has taken it over, no call is on its way or being read, no part of
 * the program is fetched, no live connection is being made, and twice in a row the page had time to spare and began nothing new. Code that
 * is fetched ahead of a visit is not waited for. What does not settle is named.
 */
export async function settled(page: Page): Promise<void> {
  try {
    await page.waitForFunction(untilQuiet, longestBusy, { timeout: limits.wait });
  } catch (cause) {
    const open = await page.evaluate(whatIsOpen).catch(() => 'it is gone');
    throw new Error(`${page.url()} does not settle: ${open}`, { cause });
  }
}

/** Waits until a page's HTML is read and its own scripts have run; the program may come later. */
export async function htmlRead(page: Page): Promise<void> {
  await page.waitForFunction(() => document.readyState !== 'loading', undefined, { timeout: limits.wait });
}

/** Runs in the page before anything of it does. */
function countWork(timeoutMs: number): void {
  const open = new Map<symbol, string>();
  const work = { open, begun: 0 };
  Object.assign(window, { underWay: work });
  const begin = (what: string) => {
    const one = Symbol(what);
    work.begun += 1;
    open.set(one, what);
    return () => void open.delete(one);
  };

  const { fetch, setTimeout, clearTimeout, WebSocket } = window;
  const counted = async <Found>(what: string, found: Promise<Found>): Promise<Found> => {
    const end = begin(what);
    return found.finally(end);
  };
  window.fetch = async (what, init) => {
    const address = what instanceof Request ? what.url : `${what}`;
    // A program that runs is imported: this is code fetched ahead, one file after the other, with a pause before each.
    if (address.includes('/assets/js/')) return fetch(what, init);
    const answer = await counted(address, fetch(what, init));
    for (const read of ['text', 'json', 'blob', 'arrayBuffer'] as const) {
      const plain = answer[read].bind(answer);
      answer[read] = () => counted(`${read} of ${address}`, plain());
    }
    return answer;
  };

  const { send } = XMLHttpRequest.prototype;
  XMLHttpRequest.prototype.send = function (body) {
    this.addEventListener('loadend', begin('an upload'));
    send.call(this, body);
  };

  window.WebSocket = class extends WebSocket {
    constructor(address: string | URL, protocols?: string | string[]) {
      super(address, protocols);
      const end = begin(`the connection to ${address}`);
      this.addEventListener('open', end);
      this.addEventListener('close', end);
    }
  };

  // No import can be listened to, but each part of the program has a timer while it is loaded.
  const parts = new Map<number, () => void>();
  const start = (handler: TimerHandler, milliseconds?: number, ...more: unknown[]) => {
    const timer = setTimeout(handler, milliseconds, ...more);
    if (milliseconds !== timeoutMs) return timer;
    const end = begin('a part of the program');
    parts.set(timer, end);
    setTimeout(end, timeoutMs);
    return timer;
  };
  window.setTimeout = Object.assign(start, setTimeout);
  window.clearTimeout = (timer) => {
    clearTimeout(timer);
    parts.get(Number(timer))?.();
    parts.delete(Number(timer));
  };
}

/** Runs in the page. What an answer sets going begins in the idle time after it at the latest: so twice idle without anything new. */
async function untilQuiet(longest: number): Promise<boolean> {
  const idle = () => new Promise((done) => requestIdleCallback(done, { timeout: longest }));
  const isAtRest = () =>
    document.readyState === 'complete' && underWay.open.size === 0 && document.querySelector('[inert]') === null;
  for (let quiet = 0, known = underWay.begun; quiet < 2; known = underWay.begun) {
    await idle();
    quiet = isAtRest() && known === underWay.begun ? quiet + 1 : 0;
  }
  return true;
}

/** Runs in the page. */
function whatIsOpen(): string {
  const notYet = document.querySelector('[inert]') === null ? [] : ['the program has not taken it over'];
  return [document.readyState, ...notYet, ...underWay.open.values()].join(', ');
}

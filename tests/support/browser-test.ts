import { test as base, type ConsoleMessage, chromium, expect, type Page } from '@playwright/test';
import { seededShop } from './before-journeys.ts';
import { chromiumLaunchOptions } from './chromium.ts';
import { refusedCookies } from './consent-cookie.ts';
import { type DeskApi, openDesk } from './desk-api.ts';
import { watchJobs } from './jobs-done.ts';
import { startSeeded } from './seeded-shop.ts';
import type { ServerProcess } from './server-process.ts';
import { watchWork } from './settled.ts';

interface TestFixtures {
  /** What the browser may complain about in this test, for instance /404/ on the not-found page. */
  allowedComplaints: RegExp;
  /** Whether the question about cookies is still open; in other journeys it was answered on an earlier visit. */
  asksConsent: boolean;
}

interface WorkerFixtures {
  server: ServerProcess & { readonly databaseUrl: string };
  /** Resolves once the server has done every job that is due: mails, notices, papers, what follows from a command. */
  jobsDone: () => Promise<void>;
  /** The provider, signed in. */
  desk: DeskApi;
}

const nothing = /(?!)/;

/** How every server of a journey is set: one address plays hundreds of visitors, and lists are read by light processes. */
export const ofJourneys = { RATE_LIMITS: 'off', NODE_OPTIONS: '--import ./tests/support/light-lists.ts' };

const sparing = [
  // Pages are opened by the hundred and none stays for long: no script runs often enough to be worth compiling better.
  '--js-flags=--no-opt --no-maglev',
  // What a key has scrolled to would be on its way for a while, and a journey that goes on meanwhile is drawn back.
  '--disable-smooth-scrolling',
  // The windows of a journey are of one shop: a process for each is started, and learns the same code, for nothing.
  '--process-per-site',
];

/**
 * The test of a journey: one server with a copy of the demo data and one browser for all of them, a new context for each. A journey in which a
 * page throws or writes an error to the console fails.
 */
export const test = base.extend<TestFixtures, WorkerFixtures>({
  allowedComplaints: [nothing, { option: true }],
  asksConsent: [false, { option: true }],

  server: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the names of the fixtures from this pattern
    async ({}, use) => {
      const server = await startSeeded(seededShop(), ofJourneys);
      await use(server);
      await server.stop();
    },
    { scope: 'worker' },
  ],

  jobsDone: [
    async ({ server }, use) => {
      const jobs = watchJobs(server.databaseUrl);
      await use(jobs.done);
      await jobs.close();
    },
    { scope: 'worker' },
  ],

  desk: [
    async ({ server }, use) => {
      const desk = await openDesk(server.url);
      await use(desk);
      await desk.close();
    },
    { scope: 'worker' },
  ],

  browser: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the names of the fixtures from this pattern
    async ({}, use) => {
      const options = await chromiumLaunchOptions();
      const browser = await chromium.launch({ ...options, args: [...(options.args ?? []), ...sparing] });
      browser.on('context', (context) => context.on('page', pressNothingEarly));
      await use(browser);
      await browser.close();
    },
    { scope: 'worker' },
  ],

  baseURL: async ({ server }, use) => use(server.url),

  context: async ({ context, server, allowedComplaints, asksConsent }, use) => {
    await watchWork(context);
    if (!asksConsent) await context.addCookies([refusedCookies(server.url)]);
    const complaints: string[] = [];
    context.on('console', (message) => complaints.push(...complaintIn(message)));
    context.on('weberror', (error) => complaints.push(String(error.error())));
    const logBefore = server.log().length;
    await use(context);
    const unexpected = complaints.filter((complaint) => !allowedComplaints.test(complaint));
    // What the server says of it tells the cause, where there is one.
    if (unexpected.length > 0) unexpected.push(...errorsIn(server.log().slice(logBefore)));
    expect(unexpected).toEqual([]);
  },
});

export { expect, type Page };

/**
 * A page that comes with somebody's data shows it before the program has taken it over, and takes keys only then: who comes to it or
 * loads it anew waits for that. Not where a journey asks for the instant before (`waitUntil: 'commit'`).
 */
function pressNothingEarly(page: Page): void {
  const takenOver = () => page.locator('[inert]').first().waitFor({ state: 'detached' });
  const [goto, reload] = [page.goto.bind(page), page.reload.bind(page)];
  page.goto = async (url, options) => {
    await watchWork(page.context());
    const answer = await goto(url, options);
    if (options?.waitUntil !== 'commit') await takenOver();
    return answer;
  };
  page.reload = async (options) => {
    const answer = await reload(options);
    if (options?.waitUntil !== 'commit') await takenOver();
    return answer;
  };
}

function complaintIn(message: ConsoleMessage): string[] {
  return message.type() === 'error' ? [`${message.text()} (${message.location().url})`] : [];
}

function errorsIn(log: string): string[] {
  return log.split('\n').filter((line) => /"level":[56]0/.test(line));
}

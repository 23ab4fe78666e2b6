import { mkdirSync, writeFileSync } from 'node:fs';
import { chromium } from '@playwright/test';
import lighthouse, { generateReport, type Result } from 'lighthouse';
import { pages } from '#contract/site/urls.ts';
import { loadBlogPosts } from '#server/content/blog-posts.ts';
import { chromiumLaunchOptions } from '#tests/support/chromium.ts';
import { freePort } from '#tests/support/free-port.ts';
import { startServer } from '#tests/support/server-process.ts';

const folder = 'reports/lighthouse';
const rounds = 5;
const floors = { performance: 95, accessibility: 100, 'best-practices': 100, seo: 100 } as const;
type Category = keyof typeof floors;
const categories: readonly Category[] = ['performance', 'accessibility', 'best-practices', 'seo'];

const [post] = loadBlogPosts('content/blog');
const measured: Readonly<Record<string, string>> = {
  Startseite: pages.home,
  Wizard: pages.wizard.item('dell-poweredge-r640-verkaufen'),
  Blogbeitrag: post === undefined ? pages.blog : pages.blogPost(post.id, post.slug),
  FAQ: pages.faq,
};

/** `npm run lighthouse`: the built shop as on a slow phone (Lighthouse's own simulation), median of five; beside each page the same without its modules, the floor. */
async function measure(): Promise<void> {
  mkdirSync(folder, { recursive: true });
  const server = await startServer();
  const port = await freePort();
  const options = await chromiumLaunchOptions();
  const browser = await chromium.launch({
    ...options,
    args: [...(options.args ?? []), `--remote-debugging-port=${port}`],
  });
  try {
    for (const [name, path] of Object.entries(measured)) {
      const results: Result[] = [];
      const bare: Result[] = [];
      for (let round = 0; round < rounds; round += 1) {
        results.push(await run(`${server.url}${path}`, port));
        bare.push(await run(`${server.url}${path}`, port, ['*/assets/js/*']));
      }
      report(name, results);
      console.log(`  ${figures(results)}; without its modules: ${figures(bare)}`);
    }
  } finally {
    await browser.close();
    await server.stop();
  }
}

async function run(url: string, port: number, blockedUrlPatterns: string[] = []): Promise<Result> {
  const answer = await lighthouse(url, { port, logLevel: 'error', locale: 'de', blockedUrlPatterns });
  if (answer === undefined || answer.lhr.runtimeError) throw new Error(`${url}: ${answer?.lhr.runtimeError?.message}`);
  return answer.lhr;
}

/** Prints the medians and keeps the report of the run with the median performance. */
function report(name: string, results: readonly Result[]): void {
  const scores = categories.map((category) => median(results.map((result) => scoreOf(result, category))));
  const missed = categories.filter((category, index) => (scores[index] ?? 0) < floors[category]);
  console.log(`${name.padEnd(12)} ${categories.map((category, index) => `${category} ${scores[index]}`).join(', ')}`);
  const middle = [...results].sort((a, b) => scoreOf(a, 'performance') - scoreOf(b, 'performance'))[rounds >> 1];
  if (middle !== undefined) writeFileSync(`${folder}/${name.toLowerCase()}.html`, generateReport(middle, 'html'));
  const worst = [...results].sort((a, b) => total(a) - total(b))[0];
  for (const line of worst === undefined ? [] : failedAudits(worst, missed)) console.log(`  ${line}`);
  if (missed.length > 0) process.exitCode = 1;
}

/** What a page costs, as medians. */
function figures(results: readonly Result[]): string {
  const middle = (value: (result: Result) => number) => median(results.map(value));
  const number = (id: string) => (result: Result) => result.audits[id]?.numericValue ?? 0;
  const [performance, requests] = [middle((result) => scoreOf(result, 'performance')), middle(requestsOf)];
  return (
    `performance ${performance}, blocked for ${middle(number('total-blocking-time')).toFixed(0)} ms, ` +
    `${requests} requests, ${(middle(number('total-byte-weight')) / 1_000).toFixed(0)} kB`
  );
}

/** What the page asked for; what was kept from it does not count. */
function requestsOf({ audits }: Result): number {
  const details = audits['network-requests']?.details;
  return details?.type === 'table' ? details.items.filter(({ statusCode }) => statusCode === 200).length : 0;
}

const scoreOf = (result: Result, category: Category) => Math.round((result.categories[category]?.score ?? 0) * 100);
const total = (result: Result) => categories.reduce((sum, category) => sum + scoreOf(result, category), 0);
const median = (values: readonly number[]) => [...values].sort((a, b) => a - b)[values.length >> 1] ?? 0;

/** What cost points in the categories that are below their floor. */
function failedAudits(result: Result, missed: readonly Category[]): string[] {
  return missed.flatMap((category) =>
    (result.categories[category]?.auditRefs ?? []).flatMap(({ id, weight }) => {
      const audit = result.audits[id];
      const lost = weight > 0 && audit?.score != null && audit.score < 0.95;
      return lost ? [`${category}: ${audit.title} ${audit.displayValue ?? ''}`] : [];
    }),
  );
}

await measure();

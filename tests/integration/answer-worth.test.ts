import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { answerWorthCall, answerWorthSchema } from '#contract/goods/answer-worth.ts';
import { estimateAnswerSchema, estimateCall } from '#contract/goods/estimate.ts';
import { modelWorthSchema } from '#contract/goods/model-worth.ts';
import { conditionWords } from '#domain/catalogue/condition-word.ts';
import { dayOf } from '#domain/values/day.ts';
import { demoPriceBook } from '#seed/demo-price-book.ts';
import { projectRoot } from '#server/db/project-root.ts';
import { pageDataFor } from '#server/pages/page-data-for.ts';
import { worthPages } from '#server/pages/worth-pages.ts';
import { keepVersion, noVersion } from '#server/pricing/price-books.ts';
import { robotsTxt, worthEntries } from '#server/seo/sitemap.ts';
import { startTestApp, type TestApp } from '#tests/support/test-app.ts';
import { callsFrom } from '#tests/support/tries.ts';

let test: TestApp;
const now = '2026-11-23T09:00:00.000Z';
beforeAll(async () => {
  test = await startTestApp();
  test.clock.set(now);
});
afterAll(() => test.close());

const t480 = () =>
  test.deps.catalogue.catalogue.items.find(({ title }) => title === 'Lenovo ThinkPad T480')?.id ?? expect.fail();

async function worthOf(condition: string, entryId = t480()) {
  const answer = await test.app.inject({ url: answerWorthCall, query: { entryId, condition } });
  expect(answer.statusCode).toBe(200);
  return answerWorthSchema.parse(answer.json());
}

it('tells of a notebook what its answers are worth, what is taken to be so, and what is asked of that', async () => {
  const nothing = { questions: [], assumed: {}, asks: [] };
  expect(await worthOf('used')).toEqual(nothing);
  const book = demoPriceBook(join(projectRoot, 'price-book'), test.deps.catalogue.catalogue, dayOf(now));
  await test.deps.database.transaction((tx) =>
    keepVersion(tx, { basedOn: noVersion, changed: book, by: 'Test', note: 'erfunden', at: now }),
  );
  const worth = await worthOf('used');
  expect(worth.questions.map(({ question }) => question).slice(0, 3)).toEqual(['released', 'drives', 'battery']);
  expect(worth.assumed).toMatchObject({
    ram: '8 GB',
    drives: [{ kind: 'ssd', capacity: '256 GB', count: 1 }],
    charger: true,
  });
  expect(worth.questions.find(({ question }) => question === 'ram')?.effects['8 GB']).toBe(0);
  expect(worth.asks).toContain('ram');
  expect(await worthOf('used', 'kein-solches-geraet')).toEqual(nothing);

  const estimateOf = async (configuration: object) => {
    const items = [
      {
        entryId: t480(),
        quantity: 1,
        configuration: { working: true, packagingAvailable: true, grade: 'b', ...configuration },
      },
    ];
    return estimateAnswerSchema.parse((await callsFrom(test, '10.0.7.2')(estimateCall, { items })).json()).estimate;
  };
  expect(await estimateOf(worth.assumed), 'what is assumed is what the price was reckoned with').toEqual(
    await estimateOf({}),
  );
});

it('has a page for each model that says what it is worth by its condition, since when and why, and is found where the owner says so', async () => {
  const page = async (id: string) => {
    const data = await pageDataFor(worthPages(test.deps), `/wert/${id}/`);
    return data === undefined ? undefined : modelWorthSchema.parse(data);
  };
  const worth = await page('lenovo-thinkpad-t480');
  expect(worth?.conditions.map(({ condition }) => condition)).toEqual([...conditionWords]);
  const lows = worth?.conditions.map(({ low }) => low) ?? [];
  expect(lows).toEqual(lows.toSorted((one, other) => other - one));
  expect(worth?.including).toContain('8 GB, 1 × 256 GB SSD');
  expect(worth?.since).toMatch(/^2026-11-/);
  expect(worth?.reasons[0]).toBe('Die Spanne stützt sich auf unsere Preisliste für dieses Modell.');
  expect(worth?.listed).toBe(false);
  const server = await page('dell-poweredge-r640');
  expect(server?.conditions.length).toBeGreaterThan(1);
  expect([await page('lenovo'), await page('kein-geraet')]).toEqual([undefined, undefined]);

  const { catalogue } = test.deps.catalogue;
  expect(worthEntries(catalogue, false)).toEqual([]);
  expect(robotsTxt('')).toContain('\nDisallow: /wert/\n');
  expect(robotsTxt('', true)).not.toContain('/wert/');
  expect(worthEntries(catalogue, true)).toContainEqual({ path: '/wert/lenovo-thinkpad-t480/' });
});

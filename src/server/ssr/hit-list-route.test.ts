import Fastify from 'fastify';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { earlyHitsUrl } from '#contract/catalogue-search/search-hits.ts';
import { problemPlugin } from '#server/plugins/problem.ts';
import { zodSchemasPlugin } from '#server/plugins/zod-schemas.ts';
import { deliveredCatalogue } from '#tests/support/delivered-catalogue.ts';
import { hitListRoute } from './hit-list-route.ts';

const app = Fastify();
beforeAll(async () => {
  await app.register(problemPlugin);
  await app.register(zodSchemasPlugin);
  await app.register(hitListRoute({ catalogue: deliveredCatalogue() }));
});
afterAll(() => app.close());
const ask = (words: string, limit = 7) => app.inject(`${earlyHitsUrl(limit)}${encodeURIComponent(words)}`);

describe('the list of hits for a page without its program', () => {
  it('is made of links, the best first, own words last, and may be kept', async () => {
    const { headers, body } = await ask('dell r640');
    expect(headers).toMatchObject({
      'content-type': 'text/html; charset=utf-8',
      'cache-control': 'public, max-age=300',
    });
    const links = [...body.matchAll(/<a href="([^"]+)" role="option"/g)].map(([, href]) => href);
    expect(links[0]).toBe('/wizard/dell-poweredge-r640-verkaufen/');
    expect(links.at(-1)).toBe('/wizard/sonstige-it-verkaufen/dell%20r640/');
  });

  it('says typed markup as words', async () => {
    const { body } = await ask('<img src=x onerror=alert(1)>');
    expect(body).not.toContain('<img');
    expect(body).toContain('&lt;img');
  });

  it('leaves a question that is too long for the server to the index', async () => {
    const { statusCode, body } = await ask('wort '.repeat(12));
    expect(statusCode).toBe(200);
    expect(body).toContain('Der Katalog wird noch geladen');
  });

  it('is empty where there is nothing to search for', async () => {
    expect((await ask('…')).body).toBe('');
  });

  it.each([
    ['', 7],
    ['x'.repeat(201), 7],
    ['r640', 21],
  ])('refuses what no search box sends', async (words, limit) => {
    expect((await ask(words, limit)).statusCode).toBe(400);
  });
});

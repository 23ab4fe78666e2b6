// Dear: the whole catalogue is indexed.
import Fastify from 'fastify';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { searchHitsUrl } from '#contract/catalogue-search/search-hits.ts';
import { createCatalogueSearch } from '#contract/catalogue-search/search-index.ts';
import { readSearchGroups } from '#domain/catalogue/search-entries.ts';
import { problemPlugin } from '#server/plugins/problem.ts';
import { zodSchemasPlugin } from '#server/plugins/zod-schemas.ts';
import { deliveredCatalogue } from '#tests/support/delivered-catalogue.ts';
import { wizardHitsRoutes } from './wizard-hits.ts';

const catalogue = deliveredCatalogue();

const app = Fastify();
beforeAll(async () => {
  await app.register(problemPlugin);
  await app.register(zodSchemasPlugin);
  await app.register(wizardHitsRoutes({ catalogue }));
});
afterAll(() => app.close());
const call = (url: string) => app.inject(url);

describe('the search by the server', () => {
  it('answers what the browser will find once it has the index', async () => {
    const browser = await createCatalogueSearch(readSearchGroups(JSON.parse(JSON.stringify(catalogue.search.body))));
    const queries = [
      'r640',
      'dell r',
      'laptop',
      'lüfter',
      'fire wall',
      's',
      'Kaffeemaschine',
      'MTM:20L5CTO1WW;SN:PF2ABC01',
    ];
    for (const query of queries)
      expect((await call(searchHitsUrl(query, 7))).json(), query).toEqual({ hits: browser(query, 7) });
  });

  it('may be kept by whoever stands in between', async () => {
    expect((await call(searchHitsUrl('r640', 7))).headers['cache-control']).toBe('public, max-age=300');
  });

  it.each([
    searchHitsUrl('', 7),
    searchHitsUrl('   ', 7),
    searchHitsUrl('x'.repeat(61), 7),
    searchHitsUrl('a b c d-e f g h i', 7),
    searchHitsUrl('r640', 21),
    searchHitsUrl('r640', 0),
    '/selfservice/api/wizard/hits?q=r640&limit=7&more=1',
    '/selfservice/api/wizard/hits?q=r640&q=r740&limit=7',
  ])('refuses %s', async (url) => {
    expect((await call(url)).statusCode).toBe(400);
  });
});

import Fastify from 'fastify';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { placesAnswerSchema, placesUrl } from '#contract/goods/places.ts';
import { isPostcode } from '#domain/values/postcode.ts';
import { problemPlugin } from '#server/plugins/problem.ts';
import { zodSchemasPlugin } from '#server/plugins/zod-schemas.ts';
import { placesRoutes } from './places.ts';

const app = Fastify();
beforeAll(async () => {
  await app.register(problemPlugin);
  await app.register(zodSchemasPlugin);
  await app.register(placesRoutes());
});
afterAll(() => app.close());

async function placesOf(postcode: string): Promise<readonly string[]> {
  return placesAnswerSchema.parse((await app.inject(placesUrl(postcode))).json()).places;
}

describe('the places of a postcode', () => {
  it('are its municipalities, in the order of the alphabet', async () => {
    expect(await placesOf('04109')).toEqual(['Leipzig']);
    expect((await placesOf('54636')).slice(0, 2)).toEqual(['Altscheid', 'Baustert']);
  });

  it('are none where the postcode is not known', async () => {
    expect(await placesOf('00000')).toEqual([]);
  });

  it('are not asked for by anything but a postcode', async () => {
    expect((await app.inject(placesUrl('# Pos'))).statusCode).toBe(404);
  });

  it('belong to postcodes as the rule has them, leading zero included', async () => {
    expect(isPostcode('01067') && (await placesOf('01067'))).toEqual(['Dresden']);
  });
});

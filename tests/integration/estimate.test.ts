import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { estimateAnswerSchema, estimateCall, estimatedKinds } from '#contract/goods/estimate.ts';
import { dayOf } from '#domain/values/day.ts';
import { demoPriceBook } from '#seed/demo-price-book.ts';
import { projectRoot } from '#server/db/project-root.ts';
import { keepVersion, noVersion } from '#server/pricing/price-books.ts';
import { startTestApp, type TestApp } from '#tests/support/test-app.ts';
import { callsFrom, statuses } from '#tests/support/tries.ts';

let test: TestApp;
const now = '2026-11-23T09:00:00.000Z';

beforeAll(async () => {
  test = await startTestApp({ RATE_LIMITS: 'on', TRUST_PROXY: '1' });
  test.clock.set(now);
});
afterAll(() => test.close());

const visitor = () => callsFrom(test, '10.0.7.1');

function server(): string {
  const found = test.deps.catalogue.catalogue.items.find(({ title }) => title === 'Dell PowerEdge R640');
  return found?.id ?? expect.fail('no such model');
}

async function estimateOf(...items: readonly object[]) {
  const answer = await visitor()(estimateCall, { items });
  expect(answer.statusCode).toBe(200);
  return { body: answer.json(), estimate: estimateAnswerSchema.parse(answer.json()).estimate };
}

describe('what goods are worth by experience', () => {
  it('is nothing while there is no price book', async () => {
    expect((await estimateOf({ entryId: server(), quantity: 2 })).body).toEqual({});
  });

  it('is a range in whole fives of euros for those that could be valued, and nothing else', async () => {
    const { deps } = test;
    const book = demoPriceBook(join(projectRoot, 'price-book'), deps.catalogue.catalogue, dayOf(now));
    await deps.database.transaction((tx) =>
      keepVersion(tx, { basedOn: noVersion, changed: book, by: 'Test', note: 'erfunden', at: now }),
    );
    const configuration = { working: true, packagingAvailable: false };
    const { body, estimate } = await estimateOf({ entryId: server(), quantity: 3, configuration }, { quantity: 2 });
    const { low, high, ...of } = estimate ?? expect.fail('not valued');
    expect(of).toEqual({ valued: 3, units: 5 });
    expect(low).toBeGreaterThan(0);
    expect(low).toBeLessThan(high);
    expect([low % 5, high % 5]).toEqual([0, 0]);
    expect(Object.keys(body.estimate).toSorted()).toEqual(['high', 'low', 'units', 'valued']);
  });

  it('is nothing for goods in own words and for an entry that nobody has', async () => {
    expect((await estimateOf({ quantity: 4 }, { entryId: 'kein-solches-geraet', quantity: 1 })).body).toEqual({});
  });

  it('refuses what no price goes by, and more kinds than anybody sells', async () => {
    const refused = async (...items: readonly object[]) => (await visitor()(estimateCall, { items })).statusCode;
    expect(await refused()).toBe(400);
    expect(await refused({ entryId: server(), quantity: 0 })).toBe(400);
    expect(await refused({ entryId: server(), quantity: 1, serialNumbers: ['PF1ABCDE'] })).toBe(400);
    expect(await refused({ quantity: 1, configuration: { working: true, remarks: 'mit Firmensperre' } })).toBe(400);
    expect(await refused(...Array.from({ length: estimatedKinds + 1 }, () => ({ quantity: 1 })))).toBe(400);
  });

  it('is refused to a visitor who asks a thousand times, and to nobody else', async () => {
    const prober = callsFrom(test, '10.0.7.2');
    const answered = await statuses(1_000, () => prober(estimateCall, { items: [{ entryId: server(), quantity: 1 }] }));
    expect(answered.filter((status) => status === 200)).toHaveLength(300);
    expect(answered.slice(300).every((status) => status === 429)).toBe(true);
    const refusal = await prober(estimateCall, { items: [{ quantity: 1 }] });
    expect(refusal.json()).toMatchObject({ code: 'tooManyRequests' });
    const other = await callsFrom(test, '10.0.8.1')(estimateCall, { items: [{ quantity: 1 }] });
    expect(other.statusCode).toBe(200);
  });
});

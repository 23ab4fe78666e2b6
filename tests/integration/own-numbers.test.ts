import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { z } from 'zod';
import { accountCalls } from '#contract/account/account-calls.ts';
import { inquiryBody, newOfferId } from '#tests/factories/wire.ts';
import type { HttpClient } from '#tests/support/http-client.ts';
import { signUp, succeed } from '#tests/support/people.ts';
import { startTestApp, type TestApp } from '#tests/support/test-app.ts';

let test: TestApp;
let seller: HttpClient;
const email = 'inventar@example.org';
const view = z.object({ data: z.object({ items: z.array(z.record(z.string(), z.unknown())) }) });
const goods = (at: number) => ({
  id: `item-00000000-0000-4000-8000-00000000000${at}`,
  freetext: 'Dell PowerEdge R640',
  quantity: 2,
  configuration: { working: true, packagingAvailable: true },
});

beforeAll(async () => {
  test = await startTestApp();
  seller = await signUp(test, email);
});
afterAll(() => test.close());

async function submitted(items: object[]) {
  const { id } = z
    .object({ id: z.string() })
    .parse(await succeed(seller.post(`/selfservice/api/submitOffer/${newOfferId()}`, inquiryBody(email, { items }))));
  return view.parse(await succeed(seller.get(`/selfservice/api/readOffer/${id}`))).data.items;
}

describe('inventory numbers and site of an item', () => {
  it('are kept as the seller gave them, beside its serial numbers', async () => {
    const marked = { serialNumbers: ['7XK2'], inventoryNumbers: ['INV-1', 'INV-2'], site: 'Niederlassung Leipzig' };
    const [first, second] = await submitted([{ ...goods(1), ...marked }, goods(2)]);
    expect(first).toMatchObject(marked);
    expect(second).not.toHaveProperty('inventoryNumbers');
    expect(second).not.toHaveProperty('site');
  });

  it('go along when the holder takes their data away', async () => {
    await submitted([{ ...goods(1), inventoryNumbers: ['INV-4711'], site: 'Halle' }]);
    const { body } = await seller.get(accountCalls.export);
    expect(body).toContain('INV-4711');
    expect(body).toContain('Halle');
  });
});

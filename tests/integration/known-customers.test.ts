import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { knownCustomersSchema } from '#contract/desk/desk-customers.ts';
import { deskApi } from '#contract/desk/desk-urls.ts';
import { offers } from '#server/db/schema/offers.ts';
import { append } from '#server/offers/store.ts';
import { offerIn } from '#tests/factories/offer-in-phase.ts';
import { newOfferId } from '#tests/factories/wire.ts';
import type { HttpClient } from '#tests/support/http-client.ts';
import { signInStaff, signUp } from '#tests/support/people.ts';
import { startTestApp, type TestApp } from '#tests/support/test-app.ts';

let test: TestApp;
let buyer: HttpClient;

beforeAll(async () => {
  test = await startTestApp();
  buyer = await signInStaff(test, ['buyer'], 'einkauf@example.org');
});
afterAll(() => test.close());

interface Sale {
  readonly email: string;
  readonly number: number;
  readonly createdAt: string;
  readonly company?: string;
}

/** A finished sale of somebody, as they named themselves in it. */
async function sold({ email, number, createdAt, company }: Sale): Promise<string> {
  const id = newOfferId();
  const { state, events } = offerIn('completed');
  const counted = `2026-${String(number).padStart(6, '0')}`;
  const { addresses } = state;
  const contractAddress = addresses && { ...addresses.contractAddress, ...(company !== undefined && { company }) };
  const after = {
    ...state,
    email,
    createdAt,
    inquiryId: `A-${counted}`,
    orderId: `B-${counted}`,
    ...(addresses && contractAddress && { addresses: { ...addresses, contractAddress } }),
  };
  await test.deps.database.transaction((tx) =>
    append(tx, {
      id,
      events,
      after,
      before: undefined,
      facts: {},
      issued: [],
      by: undefined,
      keeping: undefined,
      calls: [],
    }),
  );
  return id;
}

async function found(q: string, by = buyer): Promise<string[]> {
  const answer = await by.get(`${deskApi.customers}?q=${encodeURIComponent(q)}`);
  return knownCustomersSchema.parse(answer.json()).customers.map(({ email, number }) => `${email} ${number}`);
}

describe('who has asked before', () => {
  const nord = { email: 'einkauf@nord.example', company: 'Systemhaus Nord GmbH' };

  beforeAll(async () => {
    await sold({ ...nord, number: 411, createdAt: '2026-05-04T09:00:00.000Z' });
    await sold({ ...nord, number: 4112, createdAt: '2026-11-02T09:00:00.000Z' });
    await sold({
      email: 'it@nordlicht.example',
      number: 500,
      createdAt: '2026-11-03T09:00:00.000Z',
      company: 'Nordlicht',
    });
  });

  it('is found by address, firm, name or number, each person once by the newest sale, the newest first', async () => {
    expect(await found('nord')).toEqual(['it@nordlicht.example B-2026-000500', 'einkauf@nord.example B-2026-004112']);
    expect(await found('haus NORD')).toEqual(['einkauf@nord.example B-2026-004112']);
    expect(await found('einkauf@')).toEqual(['einkauf@nord.example B-2026-004112']);
    expect(await found('411')).toEqual(['einkauf@nord.example B-2026-000411']);
    expect(await found('A-2026-000500')).toEqual(['it@nordlicht.example B-2026-000500']);
  });

  it('is found in each spelling of a name, and of a company', async () => {
    const sale = { createdAt: '2026-11-05T09:00:00.000Z' };
    await sold({ ...sale, email: 'jg@eins.example', number: 701, company: 'Jörg Großmann, Gießen' });
    await sold({ ...sale, email: 'jg@zwei.example', number: 702, company: 'Joerg Grossmann, Giessen' });
    for (const typed of ['Jörg', 'joerg großmann', 'Grossmann gießen', 'GIESSEN'])
      expect([typed, (await found(typed)).length]).toEqual([typed, 2]);
  });

  it('is not found by what was sold, by a sign that stands for others, or by less than a name', async () => {
    const [sale] = await test.deps.db.select({ state: offers.state }).from(offers).limit(1);
    expect(await found(sale?.state.items[0]?.title ?? '')).toEqual([]);
    for (const q of ['%%%', '___', 'no', 'n o r d']) expect([q, await found(q)]).toEqual([q, []]);
  });

  it('is nobody whose account is gone: what the law keeps serves nothing else (INV-42)', async () => {
    const id = await sold({ email: 'weg@fort.example', number: 600, createdAt: '2026-11-04T09:00:00.000Z' });
    expect(await found('weg@fort')).toHaveLength(1);
    await test.deps.db.update(offers).set({ lockedAt: '2026-11-05T09:00:00.000Z' }).where(eq(offers.id, id));
    expect([await found('weg@fort'), await found('600')]).toEqual([[], []]);
  });

  it('is told to nobody but those who take inquiries down', async () => {
    const asked = `${deskApi.customers}?q=nord`;
    const warehouse = await signInStaff(test, ['warehouse', 'accounting', 'admin'], 'lager@example.org');
    const customer = await signUp(test, 'kundin@example.org');
    const answers = [await warehouse.get(asked), await customer.get(asked), await test.visitor().get(asked)];
    expect(answers.map(({ statusCode }) => statusCode)).toEqual([404, 401, 401]);
    expect(answers.map(({ body }) => body).join()).not.toContain('nord');
    expect((await buyer.get(`${deskApi.customers}?q=`)).statusCode).toBe(400);
  });
});

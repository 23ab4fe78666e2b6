import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { z } from 'zod';
import { customerPageSchema, knownCustomersSchema } from '#contract/desk/desk-customers.ts';
import { deskSearchSchema } from '#contract/desk/desk-search.ts';
import { deskApi } from '#contract/desk/desk-urls.ts';
import { offers } from '#server/db/schema/offers.ts';
import { append } from '#server/offers/store.ts';
import { offerIn } from '#tests/factories/offer-in-phase.ts';
import { newOfferId } from '#tests/factories/wire.ts';
import type { HttpClient } from '#tests/support/http-client.ts';
import { signInStaff, signUp, succeed } from '#tests/support/people.ts';
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

describe('the page of a customer', () => {
  const email = 'einkauf@hafen.example';
  let first: string;
  let second: string;
  const read = async (by: HttpClient, id: string) =>
    customerPageSchema.parse(await succeed(by.get(deskApi.customer(id))));

  beforeAll(async () => {
    first = await sold({ email, number: 801, createdAt: '2026-05-04T09:00:00.000Z', company: 'Hafen Logistik GmbH' });
    second = await sold({ email, number: 802, createdAt: '2026-11-02T09:00:00.000Z', company: 'Hafen Logistik GmbH' });
  });

  it('is the same whichever of their sales leads to it: people, places, sales and what was agreed', async () => {
    const page = await read(buyer, first);
    expect(await read(buyer, second)).toEqual(page);
    expect(page).toMatchObject({ name: 'Hafen Logistik GmbH', sales: 2, paid: 2, since: '2026-05-04T09:00:00.000Z' });
    expect(page.newest.map(({ number }) => number)).toEqual(['B-2026-000802', 'B-2026-000801']);
    const { contractAddress } = offerIn('completed').state.addresses ?? {};
    expect(page.people.map((one) => one.name)).toContain(contractAddress?.name);
    expect(page.sites.map(({ lines }) => lines[0])).toContain(contractAddress?.street);
    const [line] = offerIn('completed').state.agreement?.lines ?? [];
    expect(page.prices?.[0]).toMatchObject({
      number: 'B-2026-000802',
      unitPrice: (line?.total ?? 0) / (line?.quantity ?? 1) / 100,
    });
    expect(page.paidTotal).toBe(page.newest.reduce((sum, { value = 0 }) => sum + value, 0));
  });

  it('tells accounts to whoever pays, and prices to whoever sees values', async () => {
    const accounting = await signInStaff(test, ['accounting'], 'buchhaltung@example.org');
    const warehouse = await signInStaff(test, ['warehouse'], 'rampe@example.org');
    const { addresses } = offerIn('completed').state;
    const account = addresses?.contractDetails.iban ?? addresses?.contractDetails.paypal ?? '';
    expect((await read(accounting, first)).accounts?.map((one) => one.account.replaceAll(' ', ''))).toEqual([account]);
    expect((await read(buyer, first)).accounts).toBeUndefined();
    const told = await read(warehouse, first);
    expect([told.accounts, told.prices, told.paidTotal, told.newest.map(({ value }) => value)]).toEqual([
      ...[undefined, undefined, undefined],
      [undefined, undefined],
    ]);
    expect(told.people).toEqual((await read(buyer, first)).people);
  });

  it('is of whoever called, by what they said, before anything else is known', async () => {
    const contact = { name: 'Jo Kranich', phone: '0341 998877', postcode: '04109' };
    const body = { email: 'kranich@hof.example', offeredAsBusiness: false, contact, note: 'Ruft Freitag an' };
    const { id } = z.object({ id: z.string() }).parse(await succeed(buyer.post(deskApi.createFromInquiry, body)));
    expect(await read(buyer, id)).toMatchObject({
      name: 'Jo Kranich',
      people: [{ name: 'Jo Kranich', phone: '0341 998877', email: body.email, hasAccount: false }],
    });
    const { data } = (await buyer.get(deskApi.offer(id))).json();
    expect([data.contact, data.notes[0].text, data.due]).toEqual([contact, body.note, expect.any(String)]);
    expect(await found('0341 998877')).toEqual([expect.stringMatching(/^kranich@hof/)]);
  });

  it('is none where the account is gone, or there is no such sale', async () => {
    const id = await sold({ email: 'fort@hafen.example', number: 803, createdAt: '2026-11-04T09:00:00.000Z' });
    await test.deps.db.update(offers).set({ lockedAt: '2026-11-05T09:00:00.000Z' }).where(eq(offers.id, id));
    for (const one of [id, newOfferId()]) expect((await buyer.get(deskApi.customer(one))).statusCode).toBe(404);
  });

  it('is found from anywhere, beside sales, devices and models', async () => {
    const search = async (q: string) =>
      deskSearchSchema.parse(await succeed(buyer.get(`${deskApi.search}?${new URLSearchParams({ q })}`)));
    const byName = await search('hafen log');
    expect(byName.customers).toEqual([{ offerId: second, name: 'Hafen Logistik GmbH', email }]);
    expect(byName.sales.map(({ id }) => id).toSorted()).toEqual([first, second].toSorted());
    expect((await search('poweredge r640')).models.length).toBeGreaterThan(0);
  });
});

import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { knownCustomersSchema } from '#contract/desk/desk-customers.ts';
import { type Queue, queueSchema } from '#contract/desk/desk-queue.ts';
import { deskApi } from '#contract/desk/desk-urls.ts';
import type { OfferFacts } from '#domain/offer/state.ts';
import { append } from '#server/offers/store.ts';
import { offerIn } from '#tests/factories/offer-in-phase.ts';
import { newOfferId } from '#tests/factories/wire.ts';
import type { HttpClient } from '#tests/support/http-client.ts';
import { paymentOfRun, releasedRun } from '#tests/support/payment-of-a-run.ts';
import { signInStaff } from '#tests/support/people.ts';
import { startTestApp, type TestApp } from '#tests/support/test-app.ts';

let test: TestApp;
let desk: HttpClient;
let count = 0;

beforeAll(async () => {
  test = await startTestApp();
  desk = await signInStaff(test);
});
afterAll(() => test.close());

const numbered = (count: number) => `2026-${String(count).padStart(6, '0')}`;

/** What one sale has that another one has not. */
interface Own extends Pick<OfferFacts, 'document'> {
  readonly inquiryId?: string;
  readonly orderId?: string;
  readonly items?: OfferFacts['items'];
  readonly email?: string;
  readonly createdAt?: string;
}

/** A sale that is over, so that its id alone is its place in the list: those that are made first come first. */
async function sold(own: Own = {}): Promise<string> {
  count += 1;
  const id = `offer-${String(count).padStart(8, '0')}${newOfferId().slice(14)}`;
  const { state, events } = offerIn('completed');
  const nothingElse = { before: undefined, facts: {}, issued: [], by: undefined, keeping: undefined, calls: [] };
  const after = { ...state, inquiryId: `A-${numbered(5000 + count)}`, orderId: `B-${numbered(5000 + count)}`, ...own };
  await test.deps.database.transaction((tx) => append(tx, { id, events, after, ...nothingElse }));
  return id;
}

const withPaper = (number: string): Own => ({
  document: { type: 'creditNote', kind: 'purchaseReceipt', number, total: 100, at: '2026-11-23T09:00:00.000Z' },
});
const withSerial = (...serialNumbers: string[]): Own => {
  const { items } = offerIn('completed').state;
  return { items: items.map((item, place) => (place === 0 ? { ...item, serialNumbers } : item)) };
};

async function page(search: string, after?: string): Promise<Queue> {
  const query = new URLSearchParams({ tab: 'all', search, ...(after !== undefined && { after }) });
  return queueSchema.parse((await desk.get(`${deskApi.queue}?${query}`)).json());
}
const found = async (search: string) => (await page(search)).rows.map(({ id }) => id);

it('the work list finds a site however its letters are written', async () => {
  const { items } = offerIn('completed').state;
  const id = await sold({ items: items.map((item) => ({ ...item, site: 'Lager Königs Wußterhausen' })) });
  for (const typed of ['koenigs', 'konigs wussterhausen', 'WUẞTERHAUSEN']) expect(await found(typed)).toEqual([id]);
});

describe('a number that is typed in full at the desk', () => {
  it('is first the sale that bears it, then one whose receipt holds it', async () => {
    const other = await sold({ orderId: 'B-2026-000009', ...withPaper('AB-2026-000001') });
    const wanted = await sold({ orderId: 'B-2026-000001' });
    for (const typed of ['B-2026-000001', ' b-2026-000001 ']) expect(await found(typed)).toEqual([wanted, other]);
    expect((await found('B\u20112026\u2011000001'))[0]).toBe(wanted);
    expect(await found('AB-2026-000001')).toEqual([other]);
    expect((await found('1'))[0]).toBe(wanted);
  });

  it('is first the sale whose payment bears it, then one whose paper holds it', async () => {
    const other = await sold(withPaper('LZ-2026-000077'));
    const wanted = await sold();
    const runId = await releasedRun(test, 'L-2026-000001');
    await paymentOfRun(test, { runId, offerId: wanted, endToEndId: 'Z-2026-000077', amount: 100 });
    expect(await found('Z-2026-000077')).toEqual([wanted, other]);
    expect(await found('z-2026-000077')).toEqual([wanted, other]);
  });

  it.each([
    ['an inquiry', 'A-2026-900000', { inquiryId: 'A-2026-900000' }, { inquiryId: 'A-2026-9000000' }],
    ['a serial number', 'PF2ABC01', withSerial('PF2ABC01'), withSerial('XPF2ABC01')],
    ['one with other signs between', 'pf9-abc 01', withSerial('PF9.ABC01'), withSerial('PF9-ABC 012')],
    ['a long barcode', '1S20XW004AGEPF3ABC01', withSerial('PF3ABC01'), withSerial('XPF3ABC01')],
    [
      'a serial number announced as a long barcode',
      'PF4ABC01',
      withSerial('1S20XW004AGEPF4ABC01'),
      withSerial('PF4ABC012'),
    ],
    ['one with what nobody sees', 'PF5ABC01', withSerial('PF5\u200bABC01'), withSerial('XPF5ABC01')],
  ])('is first what equals it, of %s', async (_name, typed, equal, holding) => {
    const other = await sold(holding);
    const wanted = await sold(equal);
    expect(await found(typed)).toEqual([wanted, other]);
  });

  it('is first where hundreds hold it, which follow page by page without a gap', async () => {
    const others: string[] = [];
    for (let place = 0; place < 60; place += 1) others.push(await sold(withSerial(`KX4711${place}`)));
    const wanted = await sold(withSerial('KX4711'));
    const first = await page('KX4711');
    const second = await page('KX4711', first.next);
    expect(first.rows[0]?.id).toBe(wanted);
    expect([...first.rows, ...second.rows].map(({ id }) => id)).toEqual([wanted, ...others]);
    expect(second.next).toBeUndefined();
  });

  it('is nothing more than what was narrowed to', async () => {
    await sold({ orderId: 'B-2026-000444' });
    const query = new URLSearchParams({ tab: 'ours', search: 'B-2026-000444' });
    expect((await desk.get(`${deskApi.queue}?${query}`)).json()).toMatchObject({ rows: [] });
  });
});

describe('the customer who is typed in full', () => {
  it('comes before those whose address holds it', async () => {
    await sold({ email: 'kim@nord.example', createdAt: '2026-01-01T09:00:00.000Z' });
    await sold({ email: 'joakim@nord.example', createdAt: '2026-11-01T09:00:00.000Z' });
    const answer = await desk.get(`${deskApi.customers}?q=${encodeURIComponent('Kim@Nord.example')}`);
    const { customers } = knownCustomersSchema.parse(answer.json());
    expect(customers.map(({ email }) => email)).toEqual(['kim@nord.example', 'joakim@nord.example']);
  });
});

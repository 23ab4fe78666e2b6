import { randomUUID } from 'node:crypto';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { payoutCalls } from '#contract/money/payouts.ts';
import { payoutRules } from '#payout.config.ts';
import { bidBody, privateAddressesBody, privateDeclarations } from '#tests/factories/wire.ts';
import type { HttpClient } from '#tests/support/http-client.ts';
import { dueOfSale, saleToPay } from '#tests/support/payouts.ts';
import { password, signInStaff, signUp, succeed } from '#tests/support/people.ts';
import { startTestApp, type TestApp } from '#tests/support/test-app.ts';

let test: TestApp;
let desk: HttpClient;
let seller: HttpClient;
const email = 'unser-konto@example.org';
/** The account from which is paid now, and the one from which was paid before. */
const [ours, former] = ['AT611904300234573201', payoutRules.account.iban];

beforeAll(async () => {
  test = await startTestApp();
  test.clock.set('2026-11-24T09:00:00.000Z');
  desk = await signInStaff(test);
  seller = await signUp(test, email);
  const { settings } = test.deps;
  const { now } = settings.valuesOf('payouts');
  const changed = { key: 'payouts', basedOn: 0, before: now, after: { ...now, iban: ours } };
  await settings.keep(changed, 'chefin@example.org');
});
afterAll(() => test.close());

const spelt = (iban: string) =>
  iban
    .toLowerCase()
    .replaceAll(/(.{4})/g, '$1 ')
    .trim();

describe.each([
  ['from which we pay', ours],
  ['from which we paid before', former],
])('an account %s', (_, iban) => {
  const contractDetails = { ...privateAddressesBody.contractDetails, iban: spelt(iban) };
  const addresses = { ...privateAddressesBody, contractDetails };
  const payment = { iban: spelt(iban), accountHolder: 'Kim Muster' };

  it.each<[string, string, () => ReturnType<HttpClient['post']>]>([
    [
      'at the agreement of a sale',
      'contractDetails.iban',
      async () => {
        const offerId = await saleToPay(test, { email });
        return seller.post(`/selfservice/api/submitAddresses/${offerId}`, {
          ...{ inquiryId: 'A-2026-000123', ...addresses, declarations: privateDeclarations, password },
        });
      },
    ],
    [
      'after a payment had come back',
      'payment.iban',
      async () =>
        seller.post(`/selfservice/api/giveAccount/${await saleToPay(test, { email })}`, { payment, password }),
    ],
    [
      'in the profile',
      'payment.iban',
      async () => seller.post('/auth/api/updateAccount', { payment, currentPassword: password }),
    ],
    [
      'of an order that another system hands over',
      'contractDetails.iban',
      async () => {
        const id = `item-${randomUUID()}`;
        const items = [{ id, freetext: 'Dell R640', quantity: 1 }];
        const { lines } = bidBody([{ id }]);
        return desk.post('/desk/api/createFromOrder', {
          ...{
            email,
            offeredAsBusiness: false,
            items,
            lines,
            shippingMethod: 'shipment',
            ...addresses,
            confirmed: true,
          },
        });
      },
    ],
  ])('is no seller’s %s, and the field says so', async (_where, field, send) => {
    const answer = await (await send()).json();
    expect(answer).toMatchObject({ status: 409, code: 'payeeIsUs' });
    expect(answer.fields[field]).toContain('unser eigenes Konto');
  });

  it('is paid by no run and by nobody’s hand where it stands in a sale all the same', async () => {
    const offerId = await saleToPay(test);
    await test.deps.db.execute(
      sql`update offer set state = jsonb_set(state, '{addresses,contractDetails,iban}', to_jsonb(${iban}::text)) where id = ${offerId}`,
    );
    expect((await dueOfSale(desk, offerId))?.holds).toMatchObject([{ code: 'ownAccount', place: 'data' }]);
    const run = await desk.post(payoutCalls.compose, { runId: randomUUID(), offerIds: [offerId] });
    expect(run.json()).toMatchObject({ code: 'nothingToPay' });
    const byHand = await desk.post(`/desk/api/complete/${offerId}`, { paymentReference: 'Überweisung 24.11.' });
    expect(byHand.json()).toMatchObject({ code: 'payeeIsUs' });
  });
});

it('an account of somebody else is taken as ever', async () => {
  const payment = { iban: 'DE02120300000000202051', accountHolder: 'Kim Muster' };
  await succeed(seller.post('/auth/api/updateAccount', { payment, currentPassword: password }));
});

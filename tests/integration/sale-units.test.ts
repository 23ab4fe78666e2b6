import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { deskApi } from '#contract/desk-urls.ts';
import { type SaleUnitsChoice, saleUnitsCall, saleUnitsSchema } from '#contract/sale-units.ts';
import type { Command, CommandType } from '#domain/offer/commands.ts';
import { ownCommand } from '#tests/factories/own-command.ts';
import { newOfferId } from '#tests/factories/wire.ts';
import type { HttpClient } from '#tests/support/http-client.ts';
import { signInStaff, signUp, succeed } from '#tests/support/people.ts';
import { playCommands } from '#tests/support/play-commands.ts';
import { startTestApp, type TestApp } from '#tests/support/test-app.ts';

let test: TestApp;
let desk: HttpClient;

beforeAll(async () => {
  test = await startTestApp();
  test.clock.set('2026-12-21T09:00:00.000Z');
  desk = await signInStaff(test);
});
afterAll(() => test.close());

const onTheWay: readonly CommandType[] = [
  ...(['submitOffer', 'submitBid', 'acceptBid', 'submitAddresses', 'linkOrder', 'verifyData'] as const),
  ...(['sendShippingLabel', 'dispatchGoods'] as const),
];

const serial = (index: number) => `5CG${String(index).padStart(7, '0')}`;

/** A sale of notebooks with serial numbers and of two monitors without, on its way; its seller is signed in. */
async function sale(named: number) {
  const offerId = newOfferId();
  const email = `${offerId}@example.org`;
  const seller = await signUp(test, email);
  const [notebooks, monitors] = [`item-${randomUUID()}`, `item-${randomUUID()}`];
  const own = ownCommand(offerId, email);
  const items = [
    {
      ...{ id: notebooks, freetext: 'Notebook Lenovo T480', title: 'Notebook Lenovo T480', quantity: named },
      serialNumbers: Array.from({ length: named }, (_, index) => serial(index)),
    },
    { id: monitors, freetext: 'Monitor Dell P2419H', title: 'Monitor Dell P2419H', quantity: 2 },
  ];
  await playCommands(
    test,
    offerId,
    (command: Command) => {
      const made = own(command);
      return made.type === 'submitOffer' ? { ...made, draft: { ...made.draft, items } } : made;
    },
    onTheWay,
  );
  const read = async (choice: SaleUnitsChoice = {}) =>
    saleUnitsSchema.parse(await succeed(seller.get(saleUnitsCall(offerId, choice))));
  return { offerId, monitors, read };
}

const scan = (offerId: string, ...scans: readonly object[]) =>
  succeed(
    desk.post(deskApi.scan(offerId), {
      scans: scans.map((one) => ({ id: randomUUID(), at: '2026-12-21T08:59:00.000Z', ...one })),
    }),
  );

describe('the devices of a sale, as their seller follows them', () => {
  it('count up as they are scanned: what is here, what is not, and what nobody announced', async () => {
    const { offerId, monitors, read } = await sale(3);
    expect(await read()).toMatchObject({ agreed: 5, arrived: 0, rows: [] });
    await scan(offerId, { code: serial(0) }, { itemId: monitors }, { code: 'XYZ-77', unannounced: true });
    const units = await read();
    expect(units).toMatchObject({ agreed: 5, arrived: 2, isClosed: false, found: 6 });
    expect(units.rows.map(({ state, serial: number, units: count }) => [state, number, count])).toEqual([
      ['arrived', serial(0), 1],
      ['announced', serial(1), 1],
      ['announced', serial(2), 1],
      ['arrived', undefined, 1],
      ['announced', undefined, 1],
      ['unannounced', 'XYZ-77', 1],
    ]);
  });

  it('are found by a number however it is typed, and shown state by state', async () => {
    const { offerId, read } = await sale(3);
    await scan(offerId, { code: serial(0) });
    expect((await read({ q: '5cg-000 0001' })).rows).toMatchObject([{ serial: serial(1), state: 'announced' }]);
    expect((await read({ state: 'arrived' })).rows).toMatchObject([{ serial: serial(0) }]);
    expect((await read({ q: 'monitor' })).found).toBe(1);
  });

  it('come page by page: 1,200 of them are 50 rows', async () => {
    const { offerId, read } = await sale(1_200);
    await scan(offerId, { code: serial(7) });
    const last = await read({ page: 25 });
    expect(last.found).toBe(1_201);
    expect(last.rows).toMatchObject([{ title: 'Monitor Dell P2419H', units: 2, state: 'announced' }]);
    expect((await read({ page: 24 })).rows).toHaveLength(50);
  });

  it('are nobody else’s', async () => {
    const { offerId } = await sale(1);
    const stranger = await signUp(test, 'fremd@example.org');
    expect((await stranger.get(saleUnitsCall(offerId, {}))).statusCode).toBe(404);
  });
});

// Dear: many files are read.
import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { z } from 'zod';
import { accountCalls } from '#contract/account/account-calls.ts';
import { accountExportSchema } from '#contract/account/profile.ts';
import { deskApi } from '#contract/desk/desk-urls.ts';
import { fatesSchema, type ReuseFormat, reuseFile, reuseFormats } from '#contract/devices/reuse.ts';
import { wholeOfferViewSchema } from '#contract/sale/whole-offer-view.ts';
import type { Command, CommandType } from '#domain/offer/commands/commands.ts';
import { openListFile, sheetsOf } from '#server/asset-lists/list-file.ts';
import { verifyOffers } from '#server/offers/verify.ts';
import { shopConfig } from '#shop.config.ts';
import { ownCommand } from '#tests/factories/own-command.ts';
import { newOfferId } from '#tests/factories/wire.ts';
import type { HttpClient } from '#tests/support/http-client.ts';
import { pdfText } from '#tests/support/pdf-text.ts';
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

const untilTested = [
  ...(['submitOffer', 'submitBid', 'acceptBid', 'submitAddresses', 'linkOrder', 'verifyData'] as const),
  ...(['sendShippingLabel', 'dispatchGoods', 'confirmScopeOfSupply', 'skipDeletion'] as const),
  ...(['startTesting', 'finishTesting'] as const),
];
const untilPayout = [...untilTested, 'skipAdjustingBid'] as const;
/** Nothing of any position. */
const none = { resold: 0, parts: 0, recycled: 0, destroyed: 0 };

/** A sale of four notebooks and a box, and whose it is. */
async function sale(steps: readonly CommandType[] = untilPayout) {
  const offerId = newOfferId();
  const email = `${offerId}@example.org`;
  const [notebooks, box] = [`item-${randomUUID()}`, `item-${randomUUID()}`];
  const own = ownCommand(offerId, email);
  await playCommands(
    test,
    offerId,
    (command): Command => {
      const made = own(command);
      if (made.type !== 'submitOffer') return made;
      const items = [
        { id: notebooks, freetext: 'Notebook Lenovo T480', title: 'Notebook Lenovo T480', quantity: 4 },
        { id: box, freetext: 'Kiste Allerlei', title: 'Kiste Allerlei', quantity: 1 },
      ];
      return { ...made, draft: { ...made.draft, items } };
    },
    steps,
  );
  const seller = await signUp(test, email);
  return { offerId, email, seller, notebooks, box };
}

async function reuseOf(offerId: string, by: HttpClient) {
  const { data } = z
    .object({ data: wholeOfferViewSchema })
    .parse(await succeed(by.get(`/selfservice/api/readOffer/${offerId}`)));
  return data.reuse;
}
const record = (offerId: string, lines: object[], basedOn: string | null = null, by = desk) =>
  by.post(deskApi.recordFates(offerId), { basedOn, lines });
const fileOf = (offerId: string, format: ReuseFormat, by: HttpClient) => by.get(reuseFile(offerId, format));

describe('what became of the devices of a sale', () => {
  it('is open until the provider records it, then seen by the seller at once, and set right later', async () => {
    const { offerId, seller, notebooks, box } = await sale();
    expect(await reuseOf(offerId, seller)).toMatchObject({ sums: { open: { units: 5 } }, total: { units: 5 } });
    const heard: string[] = [];
    const deaf = test.deps.notices.subscribe({ onNotice: ({ type }) => heard.push(type) });
    await test.deps.notices.start();

    const lines = [
      { itemId: notebooks, ...none, resold: 3 },
      { itemId: box, ...none, destroyed: 1 },
    ];
    const { recordedAt } = fatesSchema.parse(await succeed(record(offerId, lines)));
    expect(recordedAt).toBe('2026-12-21T09:00:00.000Z');
    await expect.poll(() => heard).toContain('fatesRecorded');
    deaf();
    expect(await reuseOf(offerId, seller)).toMatchObject({
      recordedAt,
      sums: {
        resold: { units: 3, kilograms: 9, unweighed: 0 },
        destroyed: { units: 1, kilograms: 0, unweighed: 1 },
        open: { units: 1, kilograms: 3 },
      },
      avoided: { kilograms: 730, kinds: [{ kind: 'notebook', units: 3 }], without: 0 },
    });

    test.clock.set('2026-12-21T09:30:00.000Z');
    const later = [{ itemId: notebooks, ...none, resold: 2, recycled: 2 }];
    const kept = fatesSchema.parse(await succeed(record(offerId, later, recordedAt)));
    expect(kept.lines).toMatchObject([{ position: 1, quantity: 4, resold: 2, recycled: 2 }, { destroyed: 1 }]);
    expect(await verifyOffers(test.deps.db)).toMatchObject({ differences: [] });
    test.clock.set('2026-12-21T09:00:00.000Z');
  });

  it('is not overwritten unread by a colleague, and counts once when it is sent twice', async () => {
    const { offerId, notebooks } = await sale();
    const lines = [{ itemId: notebooks, ...none, resold: 4 }];
    await succeed(record(offerId, lines));
    await succeed(record(offerId, lines));
    const unread = await record(offerId, [{ itemId: notebooks, ...none, parts: 4 }]);
    expect([unread.statusCode, unread.json().code]).toEqual([409, 'fatesChanged']);
    expect(fatesSchema.parse(await succeed(desk.get(deskApi.fates(offerId)))).lines[0]).toMatchObject({ resold: 4 });
  });

  it('is refused of more units than arrived, with the line, and before the price is settled', async () => {
    const { offerId, notebooks, box } = await sale();
    const tooMany = await record(offerId, [
      { itemId: box, ...none, parts: 1 },
      { itemId: notebooks, ...none, resold: 3, parts: 2 },
    ]);
    expect([tooMany.statusCode, tooMany.json()]).toMatchObject([422, { code: 'fatesTooMany' }]);
    expect(Object.keys(tooMany.json().fields)).toEqual(['lines.1']);
    const others = await record(offerId, [{ itemId: (await sale()).notebooks, ...none, resold: 1 }]);
    expect(others.json().code).toBe('fatesTooMany');
    const early = await sale(untilTested);
    const refused = await record(early.offerId, [{ itemId: early.notebooks, ...none, resold: 1 }]);
    expect(refused.json().code).toBe('notAllowedInPhase');
    expect(await reuseOf(early.offerId, early.seller)).toBeUndefined();
  });

  it('is the work of the warehouse', async () => {
    const { offerId, notebooks } = await sale();
    const buyer = await signInStaff(test, ['buyer'], 'einkauf@example.org');
    expect((await record(offerId, [{ itemId: notebooks, ...none, resold: 1 }], null, buyer)).statusCode).toBe(404);
    expect((await buyer.get(deskApi.fates(offerId))).statusCode).toBe(404);
    expect((await record(newOfferId(), [{ itemId: notebooks, ...none, resold: 1 }])).statusCode).toBe(404);
  });

  it('is in the export of the account (INV-42)', async () => {
    const { offerId, seller, notebooks } = await sale();
    await succeed(record(offerId, [{ itemId: notebooks, ...none, resold: 4 }]));
    const exported = accountExportSchema.parse(await succeed(seller.get(accountCalls.export)));
    expect(JSON.stringify(exported.kept)).toContain('"resold":4');
  });
});

describe('the report as a file', () => {
  it('is a workbook with numbers as numbers and a letter of ours', async () => {
    const { offerId, seller, notebooks } = await sale();
    await succeed(record(offerId, [{ itemId: notebooks, ...none, resold: 3 }]));
    const answer = await fileOf(offerId, 'xlsx', seller);
    const file = openListFile(answer.rawPayload);
    if (file.kind === 'unread') throw new Error(file.why);
    const [goods, notes] = sheetsOf(file);
    const [heads, first, second, sum] = goods?.rows ?? [];
    const cells = (row: readonly string[] | undefined) =>
      Object.fromEntries((heads ?? []).map((head, at) => [head, row?.[at]]));
    expect(cells(first)).toMatchObject({
      Gerät: 'Notebook Lenovo T480',
      Angekommen: '4',
      Weiterverkauft: '3',
      'Noch nicht festgelegt': '1',
      kg: '12',
      'kg CO₂e vermieden, höchstens': '730',
    });
    expect(cells(second)).toMatchObject({ Gerät: 'Kiste Allerlei', 'Noch nicht festgelegt': '1' });
    expect(cells(sum)).toMatchObject({ Gerät: 'Summe', Angekommen: '5', Weiterverkauft: '3' });
    for (const words of ['mit Verpackung', 'höchstens etwa 730 kg CO₂e', 'Boavizta', 'ODbL', 'Obergrenze'])
      expect(JSON.stringify(notes?.rows)).toContain(words);

    const text = await pdfText((await fileOf(offerId, 'pdf', seller)).rawPayload);
    for (const words of [
      'Was aus Ihren Geräten wurde',
      '3 weiterverkauft, 1 noch nicht festgelegt',
      'mit Verpackung',
      'höchstens etwa 730 kg CO₂e',
      'Boavizta',
      'Obergrenze',
    ])
      expect(text).toContain(words);
    expect(text).toContain(shopConfig.company.name);
  });

  it('does not exist for anybody else, nor before the sale is settled', async () => {
    const { offerId } = await sale();
    const early = await sale(untilTested);
    const other = await signUp(test, `${randomUUID()}@example.org`);
    for (const format of reuseFormats) {
      expect((await fileOf(offerId, format, test.visitor())).statusCode).toBe(401);
      expect((await fileOf(offerId, format, other)).statusCode).toBe(404);
      expect((await fileOf(early.offerId, format, early.seller)).statusCode).toBe(404);
    }
  });
});

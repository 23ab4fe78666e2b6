import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { z } from 'zod';
import { deskApi } from '#contract/desk/desk-urls.ts';
import { keptVersionSchema, priceBookCalls } from '#contract/goods/price-book.ts';
import { priceProposalCalls, priceProposalsSchema } from '#contract/goods/price-proposals.ts';
import { bidSheetSchema } from '#contract/sale/bid-sheet.ts';
import type { Command } from '#domain/offer/commands/commands.ts';
import { emptyBook } from '#domain/pricing/price-book.ts';
import { keepVersion, noVersion } from '#server/pricing/price-books.ts';
import { inquiryBody, newOfferId } from '#tests/factories/wire.ts';
import type { HttpClient } from '#tests/support/http-client.ts';
import { signInStaff, succeed } from '#tests/support/people.ts';
import { playCommands } from '#tests/support/play-commands.ts';
import { startTestApp, type TestApp } from '#tests/support/test-app.ts';

let test: TestApp;
let buyer: HttpClient;
let model: { readonly id: string; readonly title: string };
const now = '2026-11-23T09:00:00.000Z';

beforeAll(async () => {
  test = await startTestApp();
  test.clock.set(now);
  buyer = await signInStaff(test, ['buyer'], 'einkauf@example.org');
  const { items } = test.deps.catalogue.catalogue;
  model = items.find(({ title }) => title === 'Dell PowerEdge R640') ?? expect.fail('no such model');
  const row = { entry: model.id, name: '', configuration: '', includes: '', cents: 40_000, from: '2026-09-01' };
  await test.deps.database.transaction((tx) =>
    keepVersion(tx, {
      basedOn: noVersion,
      changed: { ...emptyBook, rows: [row] },
      by: 'Test',
      note: 'erfunden',
      at: now,
    }),
  );
  for (let sale = 0; sale < 8; sale++) await countered(sale);
  await test.runJobs();
});
afterAll(() => test.close());

/** An inquiry about one unit, bid on at 400 € and answered with a counterbid of 440 €. */
async function countered(sale: number): Promise<void> {
  const offerId = newOfferId();
  const itemId = `item-${randomUUID()}`;
  const ofModel = (command: Command): Command => {
    if ('draft' in command) {
      const items = [{ id: itemId, entryId: model.id, title: model.title, quantity: 1 }];
      return { ...command, inquiryId: `A-2026-00090${sale}`, draft: { ...command.draft, items } } as Command;
    }
    if (command.type === 'submitBid') return { ...command, lines: [{ itemId, unitPrice: 40_000, deductions: [] }] };
    return command.type === 'submitCounterbid' ? { ...command, counterbid: 44_000 } : command;
  };
  await playCommands(test, offerId, ofModel, ['submitOffer', 'submitBid', 'submitCounterbid']);
}

const proposals = async () => {
  const answer = await buyer.get(priceProposalCalls.list);
  expect(answer.statusCode, answer.body).toBe(200);
  return priceProposalsSchema.parse(answer.json());
};

describe('what the price book proposes', () => {
  it('is remembered as rejected, by whom, and does not come back without new bids', async () => {
    const { proposals: before, worth } = await proposals();
    expect(before).toMatchObject([{ title: model.title, bids: 8, accepted: 0, wantedPercent: 10, isGroup: false }]);
    expect(worth).toMatchObject({ offers: 8, answered: 8, accepted: 0, atOnce: 0, prices: 1, bid: 3_200 });
    expect(worth.oldest).toMatchObject([{ name: model.title, price: 400, from: '2026-09-01' }]);
    const [{ key, percent } = expect.fail('no proposal')] = before;
    await succeed(buyer.post(priceProposalCalls.reject, { key, percent }));
    const after = await proposals();
    expect(after.proposals).toEqual([]);
    expect(after.rejected).toMatchObject([{ title: model.title, percent, by: 'einkauf@example.org' }]);
  });

  it('is taken as a change of the book like any other: its author, and the next inquiry priced by it', async () => {
    test.clock.set('2026-11-24T09:00:00.000Z');
    buyer = await signInStaff(test, ['buyer'], 'einkauf-2@example.org');
    for (let sale = 8; sale < 12; sale++) await countered(sale);
    await test.runJobs();
    const { version, proposals: found } = await proposals();
    const [{ percent, changes, prices } = expect.fail('no proposal')] = found;
    expect(percent).toBeGreaterThan(0);
    expect(percent).toBeLessThanOrEqual(10);
    const body = { basedOn: version, part: 'rows', changes, note: `Vorschlag: +${percent} %` };
    const answer = await buyer.post(priceBookCalls.change, body);
    expect(keptVersionSchema.parse(answer.json()).version).toBe(version + 1);

    const offerId = newOfferId();
    const items = [{ id: `item-${randomUUID()}`, entryId: model.id, quantity: 1 }];
    await succeed(
      test.visitor().post(`/selfservice/api/submitOffer/${offerId}`, inquiryBody('anna@example.org', { items })),
    );
    const sheet = z.object({ data: bidSheetSchema }).parse((await buyer.get(deskApi.bidSheet(offerId))).json());
    const after = prices[0]?.after ?? 0;
    expect(sheet.data.groups[0]?.proposal.amount).toBe(Math.floor(after / 5) * 5);
    expect(after).toBeGreaterThan(400);
  });
});

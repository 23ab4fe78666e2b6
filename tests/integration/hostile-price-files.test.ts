// Dear: each file is read by a process of its own.
import { randomUUID } from 'node:crypto';
import { monitorEventLoopDelay } from 'node:perf_hooks';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { deskApi } from '#contract/desk/desk-urls.ts';
import { priceBookCalls } from '#contract/goods/price-book.ts';
import { problemDocument } from '#contract/problem.ts';
import { keepVersion, noVersion } from '#server/pricing/price-books.ts';
import { repeatedCell, workbookOfCells } from '#tests/factories/table-files.ts';
import { inquiryBody, newOfferId } from '#tests/factories/wire.ts';
import type { HttpClient } from '#tests/support/http-client.ts';
import { signInStaff, succeed } from '#tests/support/people.ts';
import { startTestApp, type TestApp } from '#tests/support/test-app.ts';
import { withProcesses } from '#tests/support/worker-here.ts';

withProcesses();

let test: TestApp;
let buyer: HttpClient;
let version = 0;
const offerId = newOfferId();

beforeAll(async () => {
  test = await startTestApp();
  buyer = await signInStaff(test, ['buyer'], 'einkauf@example.org');
  version =
    (await test.deps.database.transaction((tx) =>
      keepVersion(tx, { basedOn: noVersion, changed: {}, by: 'Test', note: 'leer', at: '2026-11-23T09:00:00.000Z' }),
    )) ?? 0;
  const items = [{ id: `item-${randomUUID()}`, freetext: 'PowerEdge', quantity: 2 }];
  await succeed(
    test.visitor().post(`/selfservice/api/submitOffer/${offerId}`, inquiryBody('anna@example.org', { items })),
  );
});
afterAll(() => test.close());

const routes = [
  [
    'as a price book',
    (content: string) =>
      buyer.post(priceBookCalls.import, { basedOn: version, part: 'rows', name: 'preise.xlsx', content }),
  ],
  ['as a bid sheet', (content: string) => buyer.post(deskApi.readBidFile(offerId), { content })],
] as const;

describe('a small file with more cells than any list has', () => {
  it.each(
    routes.flatMap(([route, send]) => [
      [route, 'a workbook of 27 MB in 100 kB', workbookOfCells(20_000, 90), send] as const,
      [route, 'one cell in 20,000 rows and 100 columns', repeatedCell(20_000, 100), send] as const,
    ]),
  )(
    '%s is refused in a German sentence, and meanwhile the server does other things: %s',
    async (...[, , file, send]) => {
      expect(file.length).toBeLessThan(150_000);
      const content = file.toString('base64');
      const heldUp = monitorEventLoopDelay({ resolution: 5 });
      heldUp.enable();
      const begun = performance.now();
      const refused = await send(content);
      const waited = performance.now() - begun;
      heldUp.disable();
      expect(refused.json()).toEqual(problemDocument(400, 'priceImportTooLarge'));
      // Whoever opens it itself is held up for as long as its sender waits.
      expect(heldUp.max / 1e6 / waited).toBeLessThan(0.8);
    },
  );
});

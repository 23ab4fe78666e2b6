import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Command } from '#domain/offer/commands/commands.ts';
import type { OfferItem } from '#domain/offer/item.ts';
import { emptyBook } from '#domain/pricing/price-book.ts';
import { dayOf } from '#domain/values/day.ts';
import { demoPriceBook } from '#seed/demo-price-book.ts';
import { projectRoot } from '#server/db/project-root.ts';
import { priceObservations } from '#server/db/schema/pricing.ts';
import { loadState } from '#server/offers/store.ts';
import { keepObservations } from '#server/pricing/observations.ts';
import { keepVersion, newestVersion, noVersion } from '#server/pricing/price-books.ts';
import { newOfferId } from '#tests/factories/wire.ts';
import { playCommands } from '#tests/support/play-commands.ts';
import { startTestApp, type TestApp } from '#tests/support/test-app.ts';

let test: TestApp;
const now = '2026-11-23T09:00:00.000Z';
const today = dayOf(now);

beforeAll(async () => {
  test = await startTestApp();
  test.clock.set(now);
});
afterAll(() => test.close());

function itemOfModel(title: string, id = 'item-1'): OfferItem {
  const found = test.deps.catalogue.catalogue.items.find((item) => item.title === title);
  if (!found) throw new Error(`No ${title}`);
  return { id, entryId: found.id, title, quantity: 2 };
}

const priced = async (items: readonly OfferItem[], offerId?: string) =>
  test.deps.pricing.priceLines(test.deps.db, { items, date: today, ...(offerId && { offerId }) });

describe('the price book as it is kept', () => {
  it('is empty at first: every group asks', async () => {
    const { version, priced: groups } = await priced([itemOfModel('Dell PowerEdge R640')]);
    expect(version).toBe(noVersion);
    expect(groups.map(({ price }) => price.confidence)).toEqual(['ask']);
  });

  it('counts from the version that was kept last, in this process and in others, without a restart', async () => {
    const { deps } = test;
    const book = demoPriceBook(join(projectRoot, 'price-book'), deps.catalogue.catalogue, today);
    const kept = await deps.database.transaction((tx) =>
      keepVersion(tx, { basedOn: noVersion, changed: book, by: 'Test', note: 'erfunden', at: now }),
    );
    expect(kept).toBe(1);
    const { version, priced: groups } = await priced([itemOfModel('Dell PowerEdge R640')]);
    expect(version).toBe(1);
    expect(groups[0]?.price.cents).toBeGreaterThan(0);
  });

  it('keeps what a version did not change, and refuses one that is based on another', async () => {
    const { deps } = test;
    const stop = { scope: '*', kind: 'stop', until: '2026-12-31' } as const;
    const change = { by: 'Test', note: 'Ankaufstopp', at: now, changed: { demand: [stop] } };
    const keep = (basedOn: number) => deps.database.transaction((tx) => keepVersion(tx, { ...change, basedOn }));
    expect(await keep(1)).toBe(2);
    expect(await keep(1)).toBeUndefined();
    expect((await priced([itemOfModel('Dell PowerEdge R640')])).priced[0]?.price.confidence).toBe('ask');
    const { book } = await deps.pricing.current(deps.db);
    expect(book.data.demand).toEqual([stop]);
    expect(book.data.rows.length).toBeGreaterThan(1000);
    expect(
      await deps.database.transaction((tx) => keepVersion(tx, { ...change, basedOn: 2, changed: emptyBook })),
    ).toBe(3);
    expect(await newestVersion(deps.db)).toBe(3);
  });

  it('is kept by one of two who change the same version at one instant', async () => {
    const { deps } = test;
    const basedOn = await newestVersion(deps.db);
    const change = { by: 'Test', note: 'zugleich', at: now, changed: {}, basedOn };
    const both = await Promise.allSettled([1, 2].map(() => deps.database.transaction((tx) => keepVersion(tx, change))));
    const versions = both.map((one) => (one.status === 'fulfilled' ? one.value : 'failed'));
    expect(versions.filter((version) => version === basedOn + 1)).toHaveLength(1);
  });
});

describe('what sales tell about prices', () => {
  it('is kept once for each kind and prices the next one, its own sale left out', async () => {
    const sold = ['A-2026-900001', 'A-2026-900002', 'A-2026-900003'].map((inquiryId) => ({
      inquiryId,
      id: newOfferId(),
    }));
    for (const { id, inquiryId } of sold) {
      const own = (command: Command) => ('inquiryId' in command ? { ...command, inquiryId } : command);
      await playCommands(test, id, own, ['submitOffer', 'submitBid', 'acceptBid']);
    }
    await test.runJobs();
    const kept = async () => test.deps.db.select().from(priceObservations);
    const rows = await kept();
    expect(rows.map(({ kind }) => kind).toSorted()).toEqual(['agreed', 'agreed', 'agreed', 'bid', 'bid', 'bid']);
    const [{ offerId, kind, goods, unitCents } = expect.fail('nothing was observed')] = rows;

    const { state } = (await loadState(test.deps.db, offerId)) ?? expect.fail('no such sale');
    await test.deps.database.transaction((tx) => keepObservations(tx, test.deps, { offerId, state, kind, day: today }));
    expect(await kept()).toHaveLength(rows.length);

    const line = { id: 'item-1', entryId: goods.entryId ?? '', title: 'R640', quantity: 1 };
    const [group] = (await priced([line])).priced;
    expect(group?.price).toMatchObject({ cents: unitCents, confidence: 'fill', level: 'exact' });
    expect((await priced([line], offerId)).priced[0]?.price.confidence).toBe('suggest');
  });
});

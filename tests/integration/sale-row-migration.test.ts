import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { inArray, sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { z } from 'zod';
import type { OfferEvent } from '#domain/offer/events/events.ts';
import { foldEvents } from '#domain/offer/events/evolve.ts';
import { phases } from '#domain/offer/phase.ts';
import { migrationsFolder } from '#server/db/migrations-folder.ts';
import { ownAgreements } from '#server/db/schema/agreements.ts';
import { offers } from '#server/db/schema/offers.ts';
import { keepSaleRows } from '#server/offers/sale-row.ts';
import { append } from '#server/offers/store.ts';
import { verifyDatabase } from '#server/offers/verify.ts';
import { offerIn } from '#tests/factories/offer-in-phase.ts';
import { newOfferId } from '#tests/factories/wire.ts';
import { paymentOfRun, releasedRun } from '#tests/support/payment-of-a-run.ts';
import { startTestApp, type TestApp } from '#tests/support/test-app.ts';

/** What stood there before: the columns that the migration brings are taken away again, and the others say what the log alone tells. */
const before = [
  'drop index offer_blocked',
  'alter table offer drop column desk_notes',
  'alter table offer drop column seller_row',
  'alter table offer drop column sale_facts',
  `update offer set desk_blocks = '', desk_side = 3, desk_task = 'nothing', search_text = 'before'`,
];

let test: TestApp;
const count = phases.length * 10;

beforeAll(async () => {
  test = await startTestApp();
});
afterAll(async () => {
  // Nobody gets a database on which a part of the migrations was done again.
  await test.database.end();
  await test.close();
});

it('sales in every phase of before their rows knew what stands outside the log verify after the next start, and stand where they stood', async () => {
  const { db, database } = test.deps;
  const ids = await storeSales();
  await database.transaction(async (tx) => {
    const said = ids.filter((_, index) => index % 3 === 0);
    await tx
      .insert(ownAgreements)
      .values(
        said.map((offerId) => ({ offerId, number: 1, upload: 'avv', handedInAt: test.clock.now().toISOString() })),
      );
    const asked = ids.filter((_, index) => index % 5 === 0);
    await tx.update(offers).set({ sellerIsAsked: true }).where(inArray(offers.id, asked));
    await keepSaleRows(tx, ids);
  });
  const runId = await releasedRun(test, 'L-2026-000001');
  for (const [index, offerId] of ids.slice(0, 100).entries()) {
    const state = index % 2 === 0 ? 'ordered' : 'returned';
    await paymentOfRun(test, { runId, offerId, endToEndId: `Z-${index}`, amount: 100, state });
  }
  const rows = () =>
    db
      .select({ id: offers.id, task: offers.deskTask, side: offers.deskSide, seller: offers.sellerRow })
      .from(offers)
      .orderBy(offers.id);
  const stood = await rows();

  const file = readFileSync(join(migrationsFolder, '0046_one_sale.sql'), 'utf8');
  for (const statement of [...before, ...file.split('--> statement-breakpoint')]) await db.execute(sql.raw(statement));

  expect(await verifyDatabase(database)).toEqual({ checked: count, differences: [] });
  expect(await rows()).toEqual(stood);
  expect(new Set(stood.map(({ task }) => task)).size).toBeGreaterThan(15);
});

/** Sales in every phase, with numbers of their own. */
async function storeSales(): Promise<string[]> {
  const nothingElse = { before: undefined, facts: {}, issued: [], by: undefined, keeping: undefined, calls: [] };
  const stories = phases.map((phase) => offerIn(phase));
  return test.deps.database.transaction(async (tx) => {
    const ids: string[] = [];
    for (let index = 0; index < count; index += 1) {
      const { state, events } = stories[index % stories.length] ?? offerIn('submitted');
      const own = renumbered(events, state, String(index + 1).padStart(6, '0'));
      const after = foldEvents(own);
      if (!after) throw new Error('No events');
      const id = newOfferId();
      await append(tx, { id, events: own, after, ...nothingElse });
      ids.push(id);
    }
    return ids;
  });
}

function renumbered(
  events: readonly OfferEvent[],
  { inquiryId = 'A-none', orderId = 'B-none' }: { readonly inquiryId?: string; readonly orderId?: string },
  number: string,
): OfferEvent[] {
  const text = JSON.stringify(events).replaceAll(inquiryId, `A-2026-${number}`).replaceAll(orderId, `B-2026-${number}`);
  return z.array(z.custom<OfferEvent>((value) => typeof value === 'object')).parse(JSON.parse(text));
}

import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { foldEvents } from '#domain/offer/events/evolve.ts';
import { phases } from '#domain/offer/phase.ts';
import type { OfferState } from '#domain/offer/state.ts';
import { noDay } from '#domain/sale/deadline.ts';
import { offers } from '#server/db/schema/offers.ts';
import { dueDayOf } from '#server/offers/sale-row.ts';
import { append } from '#server/offers/store.ts';
import { offerIn } from '#tests/factories/offer-in-phase.ts';
import { newOfferId } from '#tests/factories/wire.ts';
import { startTestApp, type TestApp } from '#tests/support/test-app.ts';

let test: TestApp;
beforeAll(async () => {
  test = await startTestApp();
});
afterAll(() => test.close());

it.each(phases.map((phase, index) => [phase, String(index + 1).padStart(6, '0')] as const))(
  'a sale on its way to %s is due on the same day by each step as by its whole log, and on none once that is done',
  async (phase, number) => {
    const { events } = offerIn(phase);
    const id = newOfferId();
    let before: OfferState | undefined;
    for (const [index, event] of events.entries()) {
      const log = events.slice(0, index + 1);
      const folded = foldEvents(log);
      if (!folded) throw new Error('No events');
      const { inquiryId, orderId } = folded;
      const after: OfferState = {
        ...folded,
        ...(inquiryId && { inquiryId: `A-2026-${number}` }),
        ...(orderId && { orderId: `B-2026-${number}` }),
      };
      const nothingElse = { facts: {}, issued: [], by: undefined, keeping: undefined, calls: [] };
      await test.deps.database.transaction((tx) => append(tx, { id, before, events: [event], after, ...nothingElse }));
      before = after;
      const [row] = await test.deps.db.select({ due: offers.deskDue }).from(offers).where(eq(offers.id, id));
      expect(row?.due, `after ${event.type}`).toBe(dueDayOf({ state: after }, log) ?? noDay);
    }
  },
);

import { asc, eq } from 'drizzle-orm';
import { deskDueOf, deskRowOf, deskSideAsked, noDay } from '#domain/offer/desk-row.ts';
import { summaryOf } from '#domain/offer/summary.ts';
import { offerState } from '#server/db/offer-state.ts';
import { offers } from '#server/db/schema/offers.ts';
import type { Deps } from '#server/deps.ts';
import { shopConfig } from '#shop.config.ts';
import { loadEvents } from './store.ts';

const atOnce = 200;

/** Brings sales from before there was a desk onto its list. Where all are there it costs a look at an empty index. */
export async function fillDeskColumns({ database }: Pick<Deps, 'database'>): Promise<void> {
  let filled: number;
  do {
    filled = await database.transaction(async (tx) => {
      const rows = await tx
        .select({
          id: offers.id,
          state: offerState,
          sellerIsAsked: offers.sellerIsAsked,
          providerIsAsked: offers.providerIsAsked,
        })
        .from(offers)
        .where(eq(offers.deskTask, ''))
        .orderBy(asc(offers.id))
        .limit(atOnce)
        .for('update', { skipLocked: true });
      for (const { id, state, ...asked } of rows) {
        const row = deskRowOf(state);
        const due = deskDueOf(state, await loadEvents(tx, id), shopConfig.promises) ?? noDay;
        const columns = {
          ...row,
          deskSide: deskSideAsked(row.deskSide, asked),
          deskDue: due,
          deskLess: -(summaryOf(state).amount ?? 0),
        };
        await tx.update(offers).set(columns).where(eq(offers.id, id));
      }
      return rows.length;
    });
  } while (filled > 0);
}

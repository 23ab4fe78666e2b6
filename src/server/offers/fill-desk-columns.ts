import { asc, eq } from 'drizzle-orm';
import { summaryOf } from '#domain/offer/summary.ts';
import { noDay } from '#domain/sale/deadline.ts';
import { searchTextOf } from '#domain/sale/search-text.ts';
import { offers } from '#server/db/schema/offers.ts';
import type { Deps } from '#server/deps.ts';
import { ownNameColumns } from './own-name.ts';
import { readSales } from './sale-facts.ts';
import { dueDayOf, saleColumns } from './sale-row.ts';
import { loadEvents } from './store.ts';

const atOnce = 200;

/** Writes what lists go by into the rows of sales from before there was a desk, or before rows said all of it. Where none is left it costs a look at an empty index. */
export async function fillDeskColumns({ database }: Pick<Deps, 'database'>): Promise<void> {
  let filled: number;
  do {
    filled = await database.transaction(async (tx) => {
      const rows = await tx
        .select({ id: offers.id, estimate: offers.estimate, ownName: offers.ownName })
        .from(offers)
        .where(eq(offers.deskTask, ''))
        .orderBy(asc(offers.id))
        .limit(atOnce)
        .for('update', { skipLocked: true });
      const known = new Map(rows.map((row) => [row.id, row]));
      const sales = rows.length === 0 ? [] : await readSales(tx, [...known.keys()]);
      for (const { id, sale } of sales) {
        const deskDue = dueDayOf(sale, await loadEvents(tx, id)) ?? noDay;
        const summary = summaryOf(sale.state);
        const deskLess = -(summary.amount ?? known.get(id)?.estimate ?? 0);
        const told = {
          summary,
          searchText: searchTextOf(sale.state),
          ...ownNameColumns(known.get(id)?.ownName ?? undefined),
        };
        await tx
          .update(offers)
          .set({ ...saleColumns(sale), ...told, deskDue, deskLess })
          .where(eq(offers.id, id));
      }
      return rows.length;
    });
  } while (filled > 0);
}

import { and, asc, eq, gt, ne } from 'drizzle-orm';
import { noDay } from '#domain/sale/deadline.ts';
import { deskSides } from '#domain/sale/desk-tasks.ts';
import { offers } from '#server/db/schema/offers.ts';
import type { Deps } from '#server/deps.ts';
import { readSales } from './sale-facts.ts';
import { dueDayOf } from './sale-row.ts';
import { loadEvents } from './store.ts';

const atOnce = 200;

/** Reckons anew until when each sale is due that is not over, by the promises and the days of the house that count now. */
export async function renewDueDays({ database }: Pick<Deps, 'database'>): Promise<void> {
  let after: string | undefined = '';
  while (after !== undefined) after = await database.transaction((tx) => renewSome(tx, after ?? ''));
}

async function renewSome(tx: Parameters<typeof readSales>[0], after: string): Promise<string | undefined> {
  const { id, deskSide, deskDue } = offers;
  const rows = await tx
    .select({ id, deskDue })
    .from(offers)
    .where(and(gt(id, after), ne(deskSide, deskSides.indexOf('over'))))
    .orderBy(asc(id))
    .limit(atOnce)
    .for('update');
  const known = new Map(rows.map((row) => [row.id, row.deskDue]));
  for (const { id: offerId, sale } of rows.length === 0 ? [] : await readSales(tx, [...known.keys()])) {
    const due = dueDayOf(sale, await loadEvents(tx, offerId)) ?? noDay;
    if (due !== known.get(offerId)) await tx.update(offers).set({ deskDue: due }).where(eq(id, offerId));
  }
  return rows.at(-1)?.id;
}

import { eq, sql } from 'drizzle-orm';
import type { DeskOffer } from '#contract/desk-view.ts';
import { noDay } from '#domain/offer/desk-row.ts';
import type { Queryable } from '#server/db/client.ts';
import { offers } from '#server/db/schema/offers.ts';

type AtDesk = Pick<DeskOffer, 'seller' | 'task' | 'due'>;

/** What the desk's own columns say of an offer, and what its seller has sold before; one query. */
export async function readAtDesk(db: Queryable, offerId: string): Promise<AtDesk> {
  const [row] = await db
    .select({
      name: offers.sellerName,
      task: offers.deskTask,
      due: offers.deskDue,
      before: sql<{ sales: number; adjusted: number; since: string | null }>`(
        select json_build_object(
          'sales', count(*), 'adjusted', count(*) filter (where other.state -> 'adjustment' ->> 'answer' = 'accepted'),
          'since', to_char(min(other.created_at) at time zone 'Europe/Berlin', 'YYYY'))
        from ${offers} other
        where other.email_key = ${offers.emailKey} and other.id <> ${offers.id} and other.phase = 'completed')`,
    })
    .from(offers)
    .where(eq(offers.id, offerId));
  const { name = '', task = '', due = noDay, before } = row ?? {};
  return {
    seller: {
      name,
      sales: before?.sales ?? 0,
      adjusted: before?.adjusted ?? 0,
      ...(before?.since && { since: before.since }),
    },
    task: task || 'nothing',
    ...(due !== noDay && { due }),
  };
}

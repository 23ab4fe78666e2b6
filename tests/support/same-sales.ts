import { sql } from 'drizzle-orm';
import type { Queryable } from '#server/db/client.ts';
import { newOfferId } from '#tests/factories/wire.ts';

/** More sales like one that came about by its commands, with its log, under ids and numbers of their own; answers their ids. */
export async function sameAgain(db: Queryable, like: string, count: number): Promise<string[]> {
  const copied = sql.raw(
    `version, phase, email_key, firm_id, created_at, changed_at, summary, search_text, desk_task, desk_side, desk_due, desk_notes, desk_blocks, seller_name, seller_row`,
  );
  const ids = Array.from({ length: count }, newOfferId);
  for (const [index, id] of ids.entries()) {
    const own = String(index).padStart(5, '0');
    const names = { orderId: `B-9${own}`, inquiryId: `A-9${own}` };
    await db.execute(sql`insert into offer (id, inquiry_id, order_id, state, ${copied})
      select ${id}, ${names.inquiryId}, ${names.orderId}, state || ${JSON.stringify(names)}::jsonb, ${copied} from offer where id = ${like}`);
    await db.execute(sql`insert into offer_event (offer_id, version, type, at, event)
      select ${id}, version, type, at, event from offer_event where offer_id = ${like}`);
  }
  return ids;
}

import { asc, eq, type SQLWrapper, sql } from 'drizzle-orm';
import { messageLimits, type OfferMessage } from '#domain/offer/offer-message.ts';
import type { OfferState } from '#domain/offer/state.ts';
import type { Queryable, Tx } from '#server/db/client.ts';
import { offerMessages } from '#server/db/schema/messages.ts';
import { Problem } from '#server/problem.ts';

const { id, number, author, itemId, text, sentAt } = offerMessages;

/** The conversation about an offer as a column of a query, oldest first; null where nobody wrote. */
export const messagesOf = (offerId: SQLWrapper) =>
  sql<
    OfferMessage[] | null
  >`(select json_agg(json_strip_nulls(json_build_object('id', ${id}, 'author', ${author}, 'itemId', ${itemId},
    'text', ${text}, 'at', to_char(${sentAt} at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"'))) order by ${number})
    from ${offerMessages} where ${offerMessages.offerId} = ${offerId})`;

/** The same by itself. */
export async function readMessages(db: Queryable, offerId: string): Promise<OfferMessage[]> {
  const rows = await db
    .select({ id, author, itemId, text, at: sentAt })
    .from(offerMessages)
    .where(eq(offerMessages.offerId, offerId))
    .orderBy(asc(number));
  return rows.map(({ itemId, at, ...row }) => ({
    ...row,
    ...(itemId !== null && { itemId }),
    at: new Date(at).toISOString(),
  }));
}

interface NewMessage extends OfferMessage {
  readonly offerId: string;
  /** The member of staff who wrote it. */
  readonly writtenBy?: string;
}

/**
 * Keeps a message of an offer that the caller has locked. False where it is there already: the first one counts. An answer that names no
 * line is about the line that was asked about last. Throws where a line is not the offer's, where its side has written as often as it may,
 * and where nobody has asked.
 */
export async function keepMessage(tx: Tx, state: OfferState, message: NewMessage): Promise<boolean> {
  const before = await readMessages(tx, message.offerId);
  if (before.some((one) => one.id === message.id)) return false;
  const question = before.findLast((one) => one.author === 'customer');
  if (message.author === 'provider' && question === undefined) throw new Problem(409, 'questionMissing');
  const line = message.itemId ?? (message.author === 'provider' ? question?.itemId : undefined);
  if (line !== undefined && !state.items.some((item) => item.id === line)) {
    throw new Problem(400, 'invalidBody', { itemId: 'nicht in diesem Verkauf' });
  }
  const limit = message.author === 'customer' ? messageLimits.ofCustomer : messageLimits.ofProvider;
  if (before.filter((one) => one.author === message.author).length >= limit) throw new Problem(409, 'tooOften');
  const { at, ...columns } = message;
  const place = { number: before.length + 1, itemId: line, sentAt: at };
  await tx.insert(offerMessages).values({ ...columns, ...place });
  return true;
}

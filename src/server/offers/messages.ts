import { eq, type SQLWrapper, sql } from 'drizzle-orm';
import type { NewDeskMessage } from '#contract/sale/offer-messages.ts';
import type { OfferState } from '#domain/offer/state.ts';
import { type MessageAuthor, messageLimits, type OfferMessage, openQuestionsTo } from '#domain/sale/offer-message.ts';
import type { Queryable, Tx } from '#server/db/client.ts';
import { offerMessages } from '#server/db/schema/messages.ts';
import { offers } from '#server/db/schema/offers.ts';
import { uploads } from '#server/db/schema/uploads.ts';
import { Problem } from '#server/problem.ts';

const { id, number, author, itemId, answers, asks, text, files, sentAt } = offerMessages;

const namedFiles = sql`(select coalesce(json_agg(json_build_object('url', ${uploads.url}, 'name', ${uploads.name}) order by place), '[]')
  from jsonb_array_elements_text(${files}) with ordinality as named(url, place) join ${uploads} on ${uploads.url} = named.url)`;

/** The conversation about an offer as a column of a query, oldest first; null where nobody wrote. */
export const messagesOf = (offerId: SQLWrapper) =>
  sql<
    OfferMessage[] | null
  >`(select json_agg(json_strip_nulls(json_build_object('id', ${id}, 'author', ${author}, 'itemId', ${itemId}, 'answers', ${answers},
    'asks', ${asks}, 'text', ${text}, 'files', ${namedFiles}, 'at', to_char(${sentAt} at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"'))) order by ${number})
    from ${offerMessages} where ${offerMessages.offerId} = ${offerId})`;

/** The same by itself. */
export async function readMessages(db: Queryable, offerId: string): Promise<OfferMessage[]> {
  const [row] = await db
    .select({ messages: messagesOf(sql`${offerId}`) })
    .from(offers)
    .where(eq(offers.id, offerId));
  return row?.messages ?? [];
}

interface Sender {
  readonly author: MessageAuthor;
  /** The member of staff who writes. */
  readonly writtenBy?: string | undefined;
}

interface NewMessage extends Sender {
  readonly offerId: string;
  readonly at: string;
  readonly body: NewDeskMessage;
}

/**
 * Keeps a message of an offer that the caller has locked, and at the offer who is asked now. False where it is there already: the first
 * one counts. Throws where a line or the answered message is not the offer's, and where its side has written as often as it may.
 */
export async function keepMessage(tx: Tx, state: OfferState, { offerId, at, body, ...sender }: NewMessage) {
  const before = await readMessages(tx, offerId);
  if (before.some((one) => one.id === body.id)) return false;
  const question = before.find((one) => one.id === body.answers && one.author !== sender.author);
  if (body.answers !== undefined && question === undefined) throw notOfThisSale('answers');
  const line = body.itemId ?? question?.itemId;
  if (line !== undefined && !state.items.some((item) => item.id === line)) throw notOfThisSale('itemId');
  const limit = sender.author === 'customer' ? messageLimits.ofCustomer : messageLimits.ofProvider;
  if (before.filter((one) => one.author === sender.author).length >= limit) throw new Problem(409, 'tooOften');
  const message = { text: '', ...body, author: sender.author, asks: body.asks ?? question === undefined };
  const place = { offerId, number: before.length + 1, itemId: line, writtenBy: sender.writtenBy, sentAt: at };
  await tx.insert(offerMessages).values({ ...message, ...place });
  await tx
    .update(offers)
    .set(askedBy([...before, message]))
    .where(eq(offers.id, offerId));
  return true;
}

/** Which side owes an answer, as it stands beside the offer. */
function askedBy(messages: Parameters<typeof openQuestionsTo>[1]) {
  return {
    sellerIsAsked: openQuestionsTo('customer', messages).length > 0,
    providerIsAsked: openQuestionsTo('provider', messages).length > 0,
  };
}

function notOfThisSale(field: string): Problem {
  return new Problem(400, 'invalidBody', { [field]: 'nicht in diesem Verkauf' });
}

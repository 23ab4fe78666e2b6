import { eq, type SQLWrapper, sql } from 'drizzle-orm';
import type { SignOff } from '#domain/offer/papers/sign-off.ts';
import type { Queryable } from '#server/db/client.ts';
import { mailDeliveries } from '#server/db/schema/mail.ts';
import { offers } from '#server/db/schema/offers.ts';
import { signOffs } from '#server/db/schema/sign-offs.ts';

const { id, priceVersion, amount, name, email, askedBy, askedAt, answer, answeredName, remark, answeredAt, way } =
  signOffs;
const { withdrawnAt } = signOffs;

const instant = (column: SQLWrapper) => sql`to_char(${column} at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')`;

/** Begins the message id of the mail that asks; no offer's id, so that the desk ties what becomes of it to no sale. */
export const askedMailPrefix = 'sign-off-asked-';

const isUndeliverable = sql`(select true from ${mailDeliveries}
  where ${mailDeliveries.messageId} = ${sql.raw(`'${askedMailPrefix}'`)} || ${id} and ${mailDeliveries.state} = 'refused')`;

/** Whom the seller of an offer has asked for a word on its price, as a column of a query, oldest first; null where nobody was. */
export const signOffsOf = (offerId: SQLWrapper) =>
  sql<
    SignOff[] | null
  >`(select json_agg(json_strip_nulls(json_build_object('id', ${id}, 'priceVersion', ${priceVersion}, 'amount', ${amount},
    'name', ${name}, 'email', ${email}, 'askedBy', ${askedBy}, 'askedAt', ${instant(askedAt)}, 'answer', ${answer}, 'answeredName', ${answeredName},
    'remark', ${remark}, 'answeredAt', ${instant(answeredAt)}, 'way', ${way}, 'withdrawnAt', ${instant(withdrawnAt)},
    'isUndeliverable', ${isUndeliverable})) order by ${askedAt}, ${id}) from ${signOffs} where ${signOffs.offerId} = ${offerId})`;

/** The same by themselves. */
export async function readSignOffs(db: Queryable, offerId: string): Promise<SignOff[]> {
  const [row] = await db
    .select({ signOffs: signOffsOf(sql`${offerId}`) })
    .from(offers)
    .where(eq(offers.id, offerId));
  return row?.signOffs ?? [];
}

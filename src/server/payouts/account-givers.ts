import { and, inArray, isNotNull } from 'drizzle-orm';
import { makersOfTokens } from '#server/api-tokens/api-tokens.ts';
import type { Queryable } from '#server/db/client.ts';
import { isOneOf } from '#server/db/one-of.ts';
import { offerEvents } from '#server/db/schema/offers.ts';

/**
 * Who of the provider's gave an account of these sales, as ids of members of staff: in an order taken by telephone, or by a program whose token
 * they made, since what a token does they could do with it too.
 */
export async function accountGivers(db: Queryable, offerIds: readonly string[]): Promise<ReadonlySet<string>> {
  const { offerId, type, by } = offerEvents;
  const gave = await db
    .selectDistinct({ by })
    .from(offerEvents)
    .where(and(isOneOf(offerId, offerIds), inArray(type, ['createdFromOrder', 'addressesSubmitted']), isNotNull(by)));
  const givers = gave.flatMap((one) => one.by ?? []);
  return new Set([...givers, ...(await makersOfTokens(db, givers))]);
}

import { and, eq, type SQLWrapper, sql } from 'drizzle-orm';
import { maxAgreements, type OwnAgreement } from '#domain/offer/papers/own-agreement.ts';
import type { OfferState } from '#domain/offer/state.ts';
import { doesAgreementWait } from '#domain/sale/held.ts';
import { saleOf } from '#domain/sale/sale.ts';
import type { Queryable, Tx } from '#server/db/client.ts';
import { ownAgreements } from '#server/db/schema/agreements.ts';
import { offers } from '#server/db/schema/offers.ts';
import { uploads } from '#server/db/schema/uploads.ts';
import { Problem } from '#server/problem.ts';

/** Whether the last one that was handed in waits for the provider, read by itself. */
export async function readAgreementWaits(db: Queryable, offerId: string, state: OfferState | undefined) {
  if (state === undefined) return false;
  const agreement = (await readOwnAgreement(db, offerId))?.standing;
  return doesAgreementWait(saleOf(state, agreement && { agreement }));
}

const { number, handedInAt, standing, judgedAt, reason } = ownAgreements;
const inWords = (instant: SQLWrapper) => sql`to_char(${instant} at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')`;

/** The last processing agreement that the seller of an offer handed in, as a column of a query; null where there is none. */
export const ownAgreementOf = (offerId: SQLWrapper) =>
  sql<OwnAgreement | null>`(select json_strip_nulls(json_build_object('number', ${number},
      'file', json_build_object('url', ${ownAgreements.upload}, 'name', coalesce(${uploads.name}, 'Datei')), 'at', ${inWords(handedInAt)},
      'standing', ${standing}, 'judgedAt', ${inWords(judgedAt)}, 'reason', ${reason}))
    from ${ownAgreements} left join ${uploads} on ${uploads.url} = ${ownAgreements.upload}
    where ${ownAgreements.offerId} = ${offerId} order by ${number} desc limit 1)`;

/** The same by itself; undefined where there is none. */
export async function readOwnAgreement(db: Queryable, offerId: string): Promise<OwnAgreement | undefined> {
  const [row] = await db
    .select({ own: ownAgreementOf(sql`${offerId}`) })
    .from(offers)
    .where(eq(offers.id, offerId));
  return row?.own ?? undefined;
}

interface HandedIn {
  readonly offerId: string;
  readonly upload: string;
  readonly at: string;
}

/** Keeps another one; false where the same file is the last one already. Throws where there are too many. */
export async function keepOwnAgreement(tx: Tx, { offerId, upload, at }: HandedIn): Promise<boolean> {
  const before = await readOwnAgreement(tx, offerId);
  if (before?.file.url === upload) return false;
  const number = (before?.number ?? 0) + 1;
  if (number > maxAgreements) throw new Problem(409, 'tooOften');
  await tx.insert(ownAgreements).values({ offerId, number, upload, handedInAt: at });
  return true;
}

interface Judgement {
  readonly offerId: string;
  readonly number: number;
  readonly accepted: boolean;
  readonly reason?: string | undefined;
  readonly by: string;
  readonly at: string;
}

/** Keeps the provider's word on the last one; false where just that was said before. Throws where another one has come, or another word stands. */
export async function judgeOwnAgreement(tx: Tx, { offerId, number, accepted, reason, by, at }: Judgement) {
  const last = await readOwnAgreement(tx, offerId);
  const standing = accepted ? 'accepted' : 'declined';
  if (last?.number === number && last.standing === standing && last.reason === reason) return false;
  if (last?.number !== number || last.standing !== 'waiting') throw new Problem(409, 'agreementChanged');
  await tx
    .update(ownAgreements)
    .set({ standing, reason: reason ?? null, judgedBy: by, judgedAt: at })
    .where(and(eq(ownAgreements.offerId, offerId), eq(ownAgreements.number, number)));
  return true;
}

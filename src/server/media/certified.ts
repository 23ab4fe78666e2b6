import { and, eq, inArray, sql } from 'drizzle-orm';
import { checkedKinds } from '#contract/papers/certificate-check.ts';
import { comparedSerial } from '#domain/erasure/medium.ts';
import type { Certified } from '#domain/units/compose-media.ts';
import type { Queryable } from '#server/db/client.ts';
import { documents } from '#server/db/schema/documents.ts';
import { Problem } from '#server/problem.ts';

/** The data carriers that stand on papers of a sale. */
export async function readCertified(db: Queryable, offerId: string): Promise<Certified> {
  const papers = await db
    .select({
      number: documents.number,
      isWithdrawn: sql<boolean>`${documents.withdrawnAt} is not null`,
      serials: sql<string[]>`array(select jsonb_array_elements(${documents.snapshot}->'media')->>'serial')`,
    })
    .from(documents)
    .where(and(eq(documents.offerId, offerId), inArray(documents.kind, [...checkedKinds])));
  const certified = new Map<string, string | undefined>();
  for (const { number, isWithdrawn, serials } of papers)
    for (const key of serials.map(comparedSerial))
      if (!isWithdrawn || !certified.has(key)) certified.set(key, isWithdrawn ? undefined : number);
  return certified;
}

/** Throws where one of these stands on a paper that counts: it is taken back first, so that no paper says what we no longer hold (DEL-01). */
export async function refuseCertified(
  db: Queryable,
  offerId: string,
  media: readonly { readonly serialKey: string | null }[],
): Promise<void> {
  const certified = await readCertified(db, offerId);
  if (media.some(({ serialKey }) => serialKey !== null && certified.get(serialKey) !== undefined))
    throw new Problem(409, 'mediumCertified');
}

import { asc, eq } from 'drizzle-orm';
import type { MediumRecord } from '#domain/offer/media/medium-record.ts';
import type { Queryable } from '#server/db/client.ts';
import { documents } from '#server/db/schema/documents.ts';
import { loadEvents } from '#server/offers/store.ts';

/** A certificate or proof that names a medium; without a file as long as it is being printed. */
export interface MediaProof {
  readonly id: string;
  readonly number: string;
  readonly hasFile: boolean;
  /** It was taken back and proves nothing any more. */
  readonly isWithdrawn: boolean;
}

const proofOf: Partial<Record<MediumRecord['result'], string>> = {
  erased: 'deletionCertificate',
  destroyed: 'destructionProof',
};

/** The certificates and proofs of a sale by the serial number of each medium that they name. */
export async function readMediaProofs(
  db: Queryable,
  offerId: string,
): Promise<ReadonlyMap<string, readonly MediaProof[]>> {
  const { id, number, kind, version, size, withdrawnAt } = documents;
  const issued = await db
    .select({ id, number, kind, version, size, withdrawnAt })
    .from(documents)
    .where(eq(documents.offerId, offerId))
    .orderBy(asc(documents.issuedAt), asc(documents.number));
  const proofs = new Map<string, MediaProof[]>();
  if (issued.length === 0) return proofs;
  for (const [index, event] of (await loadEvents(db, offerId)).entries()) {
    if (event.type !== 'deletionFinished') continue;
    for (const document of issued.filter((one) => one.version === index + 1)) {
      const proof = {
        ...{ id: document.id, number: document.number },
        ...{ hasFile: document.size !== null, isWithdrawn: document.withdrawnAt !== null },
      };
      for (const { serial, result } of event.data.media)
        if (document.kind === proofOf[result]) proofs.set(serial, [...(proofs.get(serial) ?? []), proof]);
    }
  }
  return proofs;
}

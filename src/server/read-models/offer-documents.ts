import { asc, eq, sql } from 'drizzle-orm';
import type { OfferView } from '#contract/offer-view.ts';
import { ruleTexts } from '#domain/invoicing/rules.ts';
import type { OfferState } from '#domain/offer/state.ts';
import type { Queryable } from '#server/db/client.ts';
import { documents } from '#server/db/schema/documents.ts';

/** The documents of an offer in the order in which they were issued; without a query where there can be none yet. */
export async function documentsOf(
  db: Queryable,
  offerId: string,
  state: OfferState,
  addressOf: (documentId: string) => string,
): Promise<OfferView['documents']> {
  if (!state.agreement) return [];
  const rows = await db
    .select({
      id: documents.id,
      kind: documents.kind,
      number: documents.number,
      issuedAt: documents.issuedAt,
      size: documents.size,
      xrechnungLacks: sql<
        string[] | null
      >`coalesce(${documents.snapshot} -> 'eInvoice', ${documents.snapshot} -> 'original' -> 'eInvoice') -> 'xrechnungLacks'`,
      withdrawnAt: documents.withdrawnAt,
      withdrawnFor: documents.withdrawnFor,
      replacedBy: documents.replacedBy,
    })
    .from(documents)
    .where(eq(documents.offerId, offerId))
    .orderBy(asc(documents.issuedAt), asc(documents.version), asc(documents.number));
  return rows.map(({ id, size, issuedAt, withdrawnAt, withdrawnFor, replacedBy, xrechnungLacks, ...named }) => ({
    ...named,
    issuedAt: new Date(issuedAt).toISOString(),
    ...(size !== null && { url: addressOf(id), size }),
    ...(xrechnungLacks && { eInvoice: { xrechnungLacks: ruleTexts(xrechnungLacks) } }),
    ...(withdrawnAt !== null && {
      withdrawn: {
        at: new Date(withdrawnAt).toISOString(),
        reason: withdrawnFor ?? '',
        ...(replacedBy !== null && { replacedBy }),
      },
    }),
  }));
}

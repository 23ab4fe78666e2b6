import { asc, eq, sql } from 'drizzle-orm';
import type { OfferView } from '#contract/sale/offer-view.ts';
import { invoiceRuleTexts } from '#domain/invoicing/rules.ts';
import { ownDocumentOf } from '#domain/offer/papers/ended-documents.ts';
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
    ...(xrechnungLacks && { eInvoice: { xrechnungLacks: invoiceRuleTexts(xrechnungLacks) } }),
    ...endedView(state, named.number),
    ...(withdrawnAt !== null && {
      withdrawn: {
        at: new Date(withdrawnAt).toISOString(),
        reason: withdrawnFor ?? '',
        ...(replacedBy !== null && { replacedBy }),
      },
    }),
  }));
}

/** What became of a paper that the order was paid by, and which one stands in its place. */
function endedView(state: OfferState, number: string): Pick<OfferView['documents'][number], 'ended'> {
  const { endedDocuments = [] } = state;
  const place = endedDocuments.findIndex((one) => one.number === number);
  const found = endedDocuments[place];
  if (!found) return {};
  const { end, endedAt, reason, cancellation } = found;
  const replacedBy = (endedDocuments[place + 1] ?? ownDocumentOf(state))?.number;
  return {
    ended: {
      ...{ how: end, at: endedAt },
      ...(reason !== undefined && { reason }),
      ...(cancellation !== undefined && { cancellation }),
      ...(replacedBy !== undefined && { replacedBy }),
    },
  };
}

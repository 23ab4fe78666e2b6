import { inArray } from 'drizzle-orm';
import type { InvoiceVerdict } from '#domain/invoicing/incoming/invoice-report.ts';
import type { Queryable } from '#server/db/client.ts';
import { offers } from '#server/db/schema/offers.ts';
import { invoiceCheckOf } from '#server/offers/incoming-invoices.ts';

/** Whether the own invoices that stand in these sales are paid; one that is not checked yet waits. Sales without one are absent. */
export async function verdictOf(
  db: Queryable,
  offerIds: readonly string[],
): Promise<ReadonlyMap<string, InvoiceVerdict>> {
  if (offerIds.length === 0) return new Map();
  const rows = await db
    .select({ id: offers.id, state: offers.state, check: invoiceCheckOf(offers.id, offers.state) })
    .from(offers)
    .where(inArray(offers.id, [...offerIds]));
  return new Map(
    rows.flatMap(({ id, state: { document }, check }) =>
      document?.type === 'invoice' ? [[id, check?.verdict ?? 'waits'] as const] : [],
    ),
  );
}

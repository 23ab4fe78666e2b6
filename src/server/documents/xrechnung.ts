import { eq } from 'drizzle-orm';
import type { XrechnungSyntax } from '#contract/papers/xrechnung.ts';
import { eInvoiceOf } from '#documents/attached-invoice.ts';
import { asXrechnung } from '#domain/invoicing/e-invoice-duty.ts';
import { writeCii } from '#domain/invoicing/writing/write-cii.ts';
import { writeUbl } from '#domain/invoicing/writing/write-ubl.ts';
import type { DocumentSnapshot } from '#domain/offer/papers/document-snapshot.ts';
import type { Queryable } from '#server/db/client.ts';
import { documents } from '#server/db/schema/documents.ts';

const writers: Readonly<Record<XrechnungSyntax, typeof writeCii>> = { cii: writeCii, ubl: writeUbl };

/** A document as XRechnung 3.0, made of its snapshot: the same bytes each time. Undefined for what is none, or lacks what one needs. */
export async function findXrechnung(
  db: Queryable,
  id: string,
  syntax: XrechnungSyntax,
): Promise<{ readonly fileName: string; readonly content: string } | undefined> {
  const [row] = await db.select({ snapshot: documents.snapshot }).from(documents).where(eq(documents.id, id));
  const invoice = row && lacksNothing(row.snapshot) ? eInvoiceOf(row.snapshot) : undefined;
  if (!row || !invoice) return undefined;
  const fileName = `XRechnung-${row.snapshot.number}-${syntax}.xml`;
  return { fileName, content: writers[syntax](asXrechnung(invoice)) };
}

function lacksNothing(snapshot: DocumentSnapshot): boolean {
  const paper = snapshot.kind === 'cancellation' ? snapshot.original : snapshot;
  return 'eInvoice' in paper && paper.eInvoice?.xrechnungLacks.length === 0;
}

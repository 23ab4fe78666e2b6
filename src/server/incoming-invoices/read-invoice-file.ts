import type { InvoiceFile } from '#domain/invoicing/incoming/check-invoice.ts';
import { readXml } from '#server/xml/read-xml.ts';

/** Task of a worker: a seller's file becomes what it says. What it is goes by its content, not by its name. */
export async function readInvoiceFile({ content }: { content: Uint8Array }): Promise<InvoiceFile> {
  const start = Buffer.from(content.subarray(0, 1024)).toString('latin1');
  // What reads PDFs and what judges XML is much: each file does without the other.
  if (start.includes('%PDF-')) return (await import('./read-invoice-pdf.ts')).readInvoicePdf(content);
  if (isPicture(start)) return { kind: 'picture' };
  const xml = readXml(content);
  if ('unread' in xml) return { kind: 'unread', why: xml.unread };
  const { readWithFaults } = await import('./read-with-faults.ts');
  const found = readWithFaults(content, xml.root);
  return found ? { kind: 'xml', ...found } : { kind: 'unread', why: 'noEInvoice' };
}

function isPicture(start: string): boolean {
  return start.startsWith('\x89PNG') || start.startsWith('\xff\xd8\xff');
}

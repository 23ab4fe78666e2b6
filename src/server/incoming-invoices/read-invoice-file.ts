import { extractText, getDocumentProxy } from 'unpdf';
import { z } from 'zod';
import type { Embedded, InvoiceFile } from '#domain/invoicing/incoming/check-invoice.ts';
import { readInvoice } from '#domain/invoicing/reading/read-invoice.ts';
import { readXml } from '#server/xml/read-xml.ts';

/** Pages whose text is looked at; an invoice with more has its sums on them all the same. */
const maxPages = 200;
/** Under these names an e-invoice lies in a PDF, by the versions of ZUGFeRD, Factur-X and XRechnung. */
const embeddedNames: ReadonlySet<string> = new Set(['factur-x.xml', 'zugferd-invoice.xml', 'xrechnung.xml']);

/** Task of a worker: a seller's file becomes what it says. What it is goes by its content, not by its name. */
export async function readInvoiceFile({ content }: { content: Uint8Array }): Promise<InvoiceFile> {
  const start = Buffer.from(content.subarray(0, 1024)).toString('latin1');
  if (start.includes('%PDF-')) return readPdf(content);
  if (isPicture(start)) return { kind: 'picture' };
  const xml = readXml(content);
  if ('unread' in xml) return { kind: 'unread', why: xml.unread };
  const read = readInvoice(xml.root);
  return read ? { kind: 'xml', read } : { kind: 'unread', why: 'noEInvoice' };
}

function isPicture(start: string): boolean {
  return start.startsWith('\x89PNG') || start.startsWith('\xff\xd8\xff');
}

async function readPdf(content: Uint8Array): Promise<InvoiceFile> {
  try {
    const document = await getDocumentProxy(new Uint8Array(content));
    if (document.numPages > maxPages) return { kind: 'unread', why: 'tooLarge' };
    const { text } = await extractText(document, { mergePages: true });
    const embedded = await embeddedIn(document);
    return { kind: 'pdf', text, ...(embedded && { embedded }) };
  } catch {
    return { kind: 'unread', why: 'pdfDamaged' };
  }
}

const attachmentsSchema = z
  .map(z.string(), z.object({ filename: z.string() }))
  .nullable()
  .catch(null);
const contentSchema = z.instanceof(Uint8Array).nullish().catch(null);

/** The e-invoice among what is attached. One that cannot be read is told: it would go before the page that is seen. */
async function embeddedIn(document: Awaited<ReturnType<typeof getDocumentProxy>>): Promise<Embedded | undefined> {
  const all = [...(attachmentsSchema.parse(await document.getAttachments()) ?? [])];
  const [first, second] = all.filter(([, { filename }]) => embeddedNames.has(filename.toLowerCase()));
  if (!first) return undefined;
  if (second) return { unread: 'embeddedTwice' };
  const content = contentSchema.parse(await document.getAttachmentContent(first[0]).catch(() => null));
  const xml = content ? readXml(content) : undefined;
  if (!xml || 'unread' in xml) return { unread: 'embeddedUnread' };
  if (xml.root.name === 'CrossIndustryDocument') return { old: true };
  const read = readInvoice(xml.root);
  return read ? { read } : { unread: 'embeddedUnread' };
}

import { extractText, getDocumentProxy } from 'unpdf';
import { z } from 'zod';
import type { EmbeddedInvoice, InvoiceFile } from '#domain/invoicing/incoming/check-invoice.ts';
import { readXml } from '#server/xml/read-xml.ts';
import { filesListed } from './files-listed.ts';

/** Pages whose text is looked at; an invoice with more has its sums on them all the same. */
const maxPages = 200;
/** Under these names an e-invoice lies in a PDF, by the versions of ZUGFeRD, Factur-X and XRechnung. */
const embeddedNames: ReadonlySet<string> = new Set(['factur-x.xml', 'zugferd-invoice.xml', 'xrechnung.xml']);

/** A PDF: its text, and the e-invoice that lies in it. */
export async function readInvoicePdf(content: Uint8Array): Promise<InvoiceFile> {
  try {
    const document = await getDocumentProxy(new Uint8Array(content));
    if (document.numPages > maxPages) return { kind: 'unread', why: 'tooLarge' };
    const { text } = await extractText(document, { mergePages: true });
    const embedded = await embeddedIn(document, content);
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

/**
 * The e-invoice among what is attached. One that cannot be read is told: it would go before the page that is seen. One of ZUGFeRD 1
 * beside a newer one is there for old programs and does not count.
 */
async function embeddedIn(document: PdfDocument, pdf: Uint8Array): Promise<EmbeddedInvoice | undefined> {
  const contents = await attachedInvoices(document);
  if (contents.length === 0) return undefined;
  const listed = await filesListed(pdf);
  // Nobody can say whether others lie there: a person compares it.
  if (!listed) return undefined;
  if (listed.filter(isInvoice).length > contents.length) return { unread: 'embeddedTwice' };
  const found: EmbeddedInvoice[] = [];
  for (const content of contents) found.push(content ? await embeddedOf(content) : { unread: 'embeddedUnread' });
  const [first, second] = found.filter((one) => !('old' in one));
  return second ? { unread: 'embeddedTwice' } : (first ?? found[0]);
}

const isInvoice = (name: string) => embeddedNames.has(name.toLowerCase());

type PdfDocument = Pick<Awaited<ReturnType<typeof getDocumentProxy>>, 'getAttachments' | 'getAttachmentContent'>;

/** The bytes of what is attached under the name of an e-invoice; of one that cannot be taken out undefined. */
export async function attachedInvoices(document: PdfDocument): Promise<(Uint8Array | undefined)[]> {
  const all = [...(attachmentsSchema.parse(await document.getAttachments()) ?? [])];
  const named = all.filter(([, { filename }]) => isInvoice(filename));
  const contents: (Uint8Array | undefined)[] = [];
  for (const [id] of named)
    contents.push(contentSchema.parse(await document.getAttachmentContent(id).catch(() => null)) ?? undefined);
  return contents;
}

async function embeddedOf(content: Uint8Array): Promise<EmbeddedInvoice> {
  const xml = readXml(content);
  if ('unread' in xml) return { unread: 'embeddedUnread' };
  if (xml.root.name === 'CrossIndustryDocument') return { old: true };
  const { readWithFaults } = await import('./read-with-faults.ts');
  return readWithFaults(content, xml.root) ?? { unread: 'embeddedUnread' };
}

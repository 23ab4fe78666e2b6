import { PDFDocument } from 'pdf-lib';

/** A PDF with lines of text, and files that lie in it by their names. */
export async function invoicePdf(
  lines: readonly string[],
  attached: readonly (readonly [name: string, content: string | Uint8Array])[] = [],
): Promise<Uint8Array> {
  const document = await PDFDocument.create();
  const page = document.addPage();
  for (const [at, line] of lines.entries()) page.drawText(line, { x: 40, y: 780 - at * 20, size: 11 });
  for (const [name, content] of attached) await document.attach(Buffer.from(content), name, { mimeType: 'text/xml' });
  return document.save();
}

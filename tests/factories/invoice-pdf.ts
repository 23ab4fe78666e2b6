import { PDFDocument } from 'pdf-lib';

/** A PDF with lines of text, and files that lie in it by their names. */
export async function invoicePdf(
  lines: readonly string[],
  attached: readonly (readonly [name: string, content: string | Uint8Array])[] = [],
): Promise<Uint8Array> {
  return (await drawn(lines, attached)).save();
}

/** How what lies in a PDF can be broken. */
const breaks = {
  content: (text: string) =>
    text.replace(/(\/Type \/EmbeddedFile[\s\S]*?stream\n)[\s\S]{60}/, `$1${'\xff'.repeat(60)}`),
  reference: (text: string) => text.replace(/(\/EF <<\s*\/F )\d+ 0 R/, '$1999 0 R'),
  list: (text: string) => text.replace('/Names [', '/Kids ['),
} as const satisfies Readonly<Record<string, (text: string) => string>>;

/** The same with one file whose content, reference or list is broken. */
export async function brokenInvoicePdf(
  lines: readonly string[],
  content: string,
  broken: keyof typeof breaks,
): Promise<Uint8Array> {
  const document = await drawn(lines, [['factur-x.xml', content]]);
  const whole = Buffer.from(await document.save({ useObjectStreams: false })).toString('latin1');
  return Buffer.from(breaks[broken](whole), 'latin1');
}

async function drawn(lines: readonly string[], attached: readonly (readonly [string, string | Uint8Array])[]) {
  const document = await PDFDocument.create();
  const page = document.addPage();
  for (const [at, line] of lines.entries()) page.drawText(line, { x: 40, y: 780 - at * 20, size: 11 });
  for (const [name, content] of attached) await document.attach(Buffer.from(content), name, { mimeType: 'text/xml' });
  return document;
}

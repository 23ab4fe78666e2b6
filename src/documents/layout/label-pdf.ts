import { buffer } from 'node:stream/consumers';
import PDFDocument from 'pdfkit';
import type { Fonts } from './fonts.ts';
import { openPages, type PdfPages } from './pages.ts';
import { openPen } from './pen.ts';

/** Labels as PDF, set by `draw` on pages that it adds: the same labels and fonts give the same bytes. */
export async function labelPdf(
  { title, size, fonts }: { title: string; size: 'A6' | [width: number, height: number]; fonts: Fonts },
  draw: (doc: PDFKit.PDFDocument, pages: PdfPages) => void,
): Promise<Uint8Array> {
  const doc = new PDFDocument({
    size,
    margin: 0,
    font: '',
    autoFirstPage: false,
    bufferPages: true,
    pdfVersion: '1.7',
    tagged: true,
    lang: 'de-DE',
    displayTitle: true,
    info: { Title: title, CreationDate: new Date(0) },
  });
  const whole = buffer(doc);
  for (const [face, file] of fonts.files) doc.registerFont(face, Buffer.from(file));
  const pages = openPages(doc, openPen(doc, fonts));
  draw(doc, pages);
  pages.finish(() => {});
  doc.end();
  return whole;
}

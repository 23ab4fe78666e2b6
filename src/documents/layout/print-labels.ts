import type { AddressLabel } from '#documents/address-label.ts';
import { drawBarcode } from './draw-barcode.ts';
import type { Fonts } from './fonts.ts';
import { labelPdf } from './label-pdf.ts';
import { heightOf, type PdfPages } from './pages.ts';
import type { Style } from './pen.ts';
import { mm, styles } from './style.ts';

/** A6 upright, in points from the top left corner: four of them fit a sheet, and each fits a carton. */
const page = { left: 8 * mm, right: 97 * mm, from: 8 * mm, to: 40 * mm, note: 92 * mm, bars: 106 * mm };
const width = page.right - page.left;
const barHeight = 20 * mm;

/** Labels as PDF, each on a page of its own: the same labels and fonts give the same bytes. */
export async function setLabels(labels: readonly AddressLabel[], fonts: Fonts): Promise<Uint8Array> {
  const title = `Adressaufkleber ${labels[0]?.reference ?? ''}`.trim();
  return labelPdf({ title, size: 'A6', fonts }, (doc, pages) => {
    for (const label of labels) {
      doc.addPage();
      setLabel(doc, pages, label);
    }
  });
}

function setLabel(doc: PDFKit.PDFDocument, pages: PdfPages, { from, to, reference, notes }: AddressLabel): void {
  set(pages, ['Absender', ...from].join('\n'), styles.muted, page.from);
  set(pages, to.join('\n'), addressStyle(pages, to), page.to);
  set(pages, notes.join('\n'), styles.text, page.note);
  pages.unread(() => drawBarcode(doc, reference, { x: page.left, y: page.bars, width, height: barHeight }));
  set(pages, reference, { ...styles.heading, tabular: true }, page.bars + barHeight + 2 * mm);
}

/** As large as fits above the notes, for whoever reads it on a conveyor. */
function addressStyle(pages: PdfPages, to: readonly string[]): Style {
  const sizes = [16, 14, 12, 10, 8, 7].map((size): Style => ({ ...styles.text, size, leading: size * 1.28 }));
  const room = page.note - page.to - 3 * mm;
  const fits = (style: Style) => heightOf(pages.pen.lines(to.join('\n'), style, width), style) <= room;
  return sizes.find(fits) ?? styles.small;
}

function set(pages: PdfPages, text: string, style: Style, top: number): void {
  const lines = pages.pen.lines(text, style, width);
  const element = pages.element('P');
  pages.tagged(element, 'P', () => pages.setLines(lines, style, page.left, top));
  element.end();
}

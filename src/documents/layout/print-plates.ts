import { encode } from 'uqr';
import { type PlateLabel, type PlateSheet, placeOfLabel, plateFormats } from '#domain/units/plate-labels.ts';
import { drawBarcode } from './draw-barcode.ts';
import type { Fonts } from './fonts.ts';
import { labelPdf } from './label-pdf.ts';
import type { PdfPages } from './pages.ts';
import type { Style } from './pen.ts';
import { colours, mm, styles } from './style.ts';

/** Printers leave an edge of a sheet white, and sheets are never quite straight. */
const edge = 3 * mm;
const plateStyle: Style = { ...styles.title, size: 13, leading: 15, tabular: true };
const textStyle: Style = { ...styles.note, colour: styles.text.colour };

/** Licence plates as PDF: bars, the plate as text, what it is and whose. */
export async function setPlates(sheet: PlateSheet, fonts: Fonts): Promise<Uint8Array> {
  const { page, label } = plateFormats[sheet.format];
  const size: [number, number] = [page.width * mm, page.height * mm];
  return labelPdf({ title: sheet.title, size, fonts }, (doc, pages) => {
    let begun = -1;
    for (const [index, one] of sheet.labels.entries()) {
      const place = placeOfLabel(sheet, index);
      if (place.page !== begun) doc.addPage();
      begun = place.page;
      setPlate(doc, pages, one, {
        x: place.x * mm + edge,
        y: place.y * mm + edge,
        width: label.width * mm - 2 * edge,
        height: label.height * mm - 2 * edge,
      });
    }
  });
}

interface Room {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

/** A camera reads it where bars of this width are a blur: at 150 dots an inch, two of them out of focus. */
const code = 15 * mm;
const gap = 2 * mm;
/** Nearly the whole label: what has to stay white beside bars lies in its edge. */
const beside = edge * 0.9;

/** The plate twice: for cameras as QR code with its words beside it, for scanners as bars below them. */
function setPlate(doc: PDFKit.PDFDocument, pages: PdfPages, { plate, title, note }: PlateLabel, room: Room): void {
  const bars = room.height - code - gap;
  pages.unread(() => {
    drawSquare(doc, plate, room);
    const across = { x: room.x - beside, width: room.width + 2 * beside };
    drawBarcode(doc, plate, { ...across, y: room.y + code + gap, height: bars });
  });
  const width = room.width - code - gap;
  let y = room.y;
  for (const [text, style, most] of [
    [plate, fittingStyle(pages, plate, { width, lines: 1, like: plateStyle, sizes: [13, 12, 11, 10, 9] }), 1],
    [title, textStyle, 1],
    [note, fittingStyle(pages, note, { width, lines: 2, like: textStyle, sizes: [8, 7, 6, 5] }), 2],
  ] as const) {
    const lines = pages.pen.lines(text, style, width).slice(0, most);
    const element = pages.element('P');
    pages.tagged(element, 'P', () => pages.setLines(lines, style, room.x + code + gap, y));
    element.end();
    y += lines.length * style.leading;
  }
}

/** With the most that can be missing of it; its white edge is that of the label. */
function drawSquare(doc: PDFKit.PDFDocument, plate: string, { x, y }: Room): void {
  const { data, size } = encode(plate, { border: 0, ecc: 'H' });
  const module = code / size;
  for (const [row, line] of data.entries())
    for (const [column, isDark] of line.entries())
      if (isDark) doc.rect(x + column * module, y + row * module, module * 1.02, module * 1.02);
  doc.fill(colours.ink);
}

interface Fitting {
  readonly width: number;
  readonly lines: number;
  readonly like: Style;
  readonly sizes: readonly number[];
}

/** Smaller before a plate or a serial number is cut off; what does not even fit in the smallest size is cut. */
function fittingStyle(pages: PdfPages, text: string, { width, lines, like, sizes }: Fitting): Style {
  const styles = sizes.map((size): Style => ({ ...like, size }));
  return styles.find((style) => pages.pen.lines(text, style, width).length <= lines) ?? like;
}

import { type PlateLabel, type PlateSheet, placeOfLabel, plateFormats } from '#domain/units/plate-labels.ts';
import { drawBarcode } from './draw-barcode.ts';
import type { Fonts } from './fonts.ts';
import { labelPdf } from './label-pdf.ts';
import type { Pages } from './pages.ts';
import type { Style } from './pen.ts';
import { mm, styles } from './style.ts';

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

function setPlate(doc: PDFKit.PDFDocument, pages: Pages, { plate, title, note }: PlateLabel, room: Room): void {
  const bars = room.height - plateStyle.leading - 2 * textStyle.leading - 2;
  pages.unread(() => drawBarcode(doc, plate, { ...room, height: bars }));
  let y = room.y + bars + 2;
  for (const [text, style] of [
    [plate, plateStyle],
    [title, textStyle],
    [note, fittingStyle(pages, note, room.width)],
  ] as const) {
    const lines = pages.pen.lines(text, style, room.width).slice(0, 1);
    const element = pages.element('P');
    pages.tagged(element, 'P', () => pages.setLines(lines, style, room.x, y));
    element.end();
    y += style.leading;
  }
}

/** Smaller before a serial number is cut off; what does not even fit at the smallest size is cut. */
function fittingStyle(pages: Pages, text: string, width: number): Style {
  const sizes = [8, 7, 6, 5].map((size): Style => ({ ...textStyle, size }));
  return sizes.find((style) => pages.pen.lines(text, style, width).length <= 1) ?? textStyle;
}

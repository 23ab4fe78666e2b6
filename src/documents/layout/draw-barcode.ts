import { code128 } from './code-128.ts';
import { colours } from './style.ts';

/** Where a barcode stands, in points from the top left corner of the page; the empty room beside it is within its width. */
interface BarcodePlace {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

/** Modules that stay empty on either side, or a scanner does not see where the bars begin. */
const quiet = 10;

/** Draws a text as Code 128, as wide as its place; what it says stands beside it as text, by whoever draws it. */
export function drawBarcode(doc: PDFKit.PDFDocument, text: string, { x, y, width, height }: BarcodePlace): void {
  const widths = code128(text);
  const modules = widths.reduce((sum, one) => sum + one, 2 * quiet);
  const module = width / modules;
  let at = x + quiet * module;
  for (const [index, count] of widths.entries()) {
    if (index % 2 === 0) doc.rect(at, y, count * module, height);
    at += count * module;
  }
  doc.fill(colours.ink);
}

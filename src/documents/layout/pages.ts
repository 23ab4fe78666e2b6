import type { Pen, Style, TextLine } from './pen.ts';
import { colours, place, styles } from './style.ts';

type Element = PDFKit.PDFStructureElement;

/** What the library's types do not name: that a cell is the head of those below it. */
interface Said extends PDFKit.Mixins.StructureElementOptions {
  readonly scope?: 'Column';
}

/** The pages of a document while it is written from top to bottom. */
export interface PdfPages {
  readonly pen: Pen;
  /** Points from the top of the page down to where the next thing goes. */
  y: number;
  /** Whether something of this height (points) still has room on the page. */
  fits(height: number): boolean;
  /** Continues at the top of a new page. */
  turn(): void;
  /** An element of the document's structure, which a screen reader follows. */
  element(kind: string, parent?: Element): Element;
  /** What is drawn belongs to an element. */
  tagged(element: Element, kind: string, draw: () => void): void;
  /** A picture of dark squares of this size (points), which has a name for those who do not see it. */
  squares(name: string, at: readonly (readonly [x: number, y: number])[], size: number): void;
  /** What is drawn only repeats or decorates: a screen reader passes over it. */
  unread(draw: () => void, type?: 'Layout' | 'Pagination'): void;
  /** Sets lines below each other from `y` on, without moving it. */
  setLines(lines: readonly TextLine[], style: Style, x: number, top: number): void;
  /** Lines that continue on the next page when they have to, as one element. */
  flow(kind: string, lines: readonly TextLine[], style: Style): void;
  /** A hairline over the whole width. */
  rule(y: number, from?: number): void;
  /** Writes what stands on every page, once their number is known. */
  finish(decorate: (page: number, of: number) => void): void;
}

export function openPages(doc: PDFKit.PDFDocument, pen: Pen): PdfPages {
  const root = doc.struct('Document');
  doc.addStructure(root);

  function setLines(lines: readonly TextLine[], style: Style, x: number, top: number): void {
    for (const [index, line] of lines.entries()) pen.set(line, style, x, top + index * style.leading + style.size);
  }

  const pages: PdfPages = {
    pen,
    y: 0,
    fits: (height) => pages.y + height <= place.bottom,
    turn() {
      doc.addPage();
      pages.y = place.top;
    },
    element(kind, parent = root) {
      const said: Said = kind === 'TH' ? { scope: 'Column' } : {};
      const element = doc.struct(kind, said);
      parent.add(element);
      return element;
    },
    tagged(element, kind, draw) {
      const content = doc.markStructureContent(kind);
      draw();
      doc.endMarkedContent();
      element.add(content);
    },
    unread(draw, type = 'Layout') {
      doc.markContent('Artifact', { type });
      draw();
      doc.endMarkedContent();
    },
    squares(name, at, size) {
      const element = doc.struct('Figure', { alt: name });
      root.add(element);
      pages.tagged(element, 'Figure', () => {
        for (const [x, y] of at) doc.rect(x, y, size, size);
        doc.fill(colours.ink);
      });
      element.end();
    },
    setLines,
    flow(kind, lines, style) {
      const element = pages.element(kind);
      let rest = lines;
      while (rest.length > 0) {
        const room = Math.max(0, Math.floor((place.bottom - pages.y) / style.leading));
        const now = rest.slice(0, room);
        rest = rest.slice(room);
        if (now.length > 0) pages.tagged(element, kind, () => setLines(now, style, place.left, pages.y));
        pages.y += now.length * style.leading;
        if (rest.length > 0) pages.turn();
      }
      element.end();
    },
    rule(y, from = place.left) {
      pages.unread(() => doc.lineWidth(0.75).moveTo(from, y).lineTo(place.right, y).stroke(colours.line));
    },
    finish(decorate) {
      root.end();
      const { start, count } = doc.bufferedPageRange();
      for (let page = 0; page < count; page++) {
        doc.switchToPage(start + page);
        pages.unread(() => decorate(page + 1, count), 'Pagination');
      }
    },
  };
  return pages;
}

/** Points that lines take. */
export function heightOf(lines: readonly TextLine[], style: Style = styles.text): number {
  return lines.length * style.leading;
}

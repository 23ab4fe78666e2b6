import type { ColumnPart } from '#documents/letter.ts';
import type { PdfPages } from './pages.ts';
import type { Style, TextLine } from './pen.ts';
import { mm, place, styles } from './style.ts';

type Element = PDFKit.PDFStructureElement;

interface Look {
  readonly style: Style;
  /** Points above it, where something stands there. */
  readonly gap: number;
  /** How a screen reader knows it. */
  readonly kind: 'H3' | 'P';
}

const looks: Record<ColumnPart['type'], Look> = {
  heading: { style: styles.fineHeading, gap: 7, kind: 'H3' },
  paragraph: { style: styles.fine, gap: 3, kind: 'P' },
  entry: { style: styles.entry, gap: 2.5, kind: 'P' },
};

const between = 6 * mm;
const room = (place.right - place.left - between) / 2;
/** An entry of more lines may go on in the next column. */
const wholeLines = 8;
/** Columns shorter than this (points) are not begun. */
const least = 4 * styles.fine.leading;

/** A line with what stands above it and whether a column may begin with it. */
interface Row {
  readonly part: number;
  readonly line: TextLine;
  readonly look: Look;
  readonly gap: number;
  readonly mayBegin: boolean;
}

/** Sets parts in two columns, over as many pages as it takes; on the last of them both are of one height. */
export function setColumns(pages: PdfPages, parts: readonly ColumnPart[]): void {
  const rows = rowsOf(pages, parts);
  const elements = new Map<number, Element>();
  pages.y += 8;
  let from = 0;
  while (from < rows.length) {
    const height = place.bottom - pages.y;
    const middle = height < least ? from : endOf(rows, from, height);
    // What fits no rest of a page goes on the next one.
    if (middle === from && pages.y > place.top) {
      pages.turn();
      continue;
    }
    const end = endOf(rows, middle, height);
    const isLast = end === rows.length;
    const half = isLast ? endOf(rows, from, evenHeight(rows, from, height)) : middle;
    const left = setColumn(pages, rows.slice(from, half), place.left, elements);
    const right = setColumn(pages, rows.slice(half, end), place.left + room + between, elements);
    if (isLast) pages.y += Math.max(left, right);
    else pages.turn();
    from = end;
  }
  for (const element of elements.values()) element.end();
}

function rowsOf(pages: PdfPages, parts: readonly ColumnPart[]): Row[] {
  return parts.flatMap(({ type, text }, part) => {
    const look = looks[type];
    const lines = pages.pen.lines(text, look.style, room);
    const isWhole = type === 'heading' || (type === 'entry' && lines.length <= wholeLines);
    const isAnnounced = parts[part - 1]?.type === 'heading';
    return lines.map((line, index): Row => {
      // No column ends or begins with one line of a paragraph.
      const mayBegin = index === 0 ? !isAnnounced : !isWhole && index > 1 && index < lines.length - 1;
      return { part, line, look, gap: index === 0 ? look.gap : 0, mayBegin };
    });
  });
}

/** Behind the last row that stands in a column of this height; at least one row where nothing else is to be had. */
function endOf(rows: readonly Row[], from: number, height: number): number {
  let taken = 0;
  let end = from;
  for (let at = from; at <= rows.length; at++) {
    const row = rows[at];
    if (row === undefined || (row.mayBegin && at > from)) end = at;
    if (row === undefined) return end;
    taken += row.look.style.leading + (at === from ? 0 : row.gap);
    if (taken > height) return end === from && height > place.bottom - place.top - 1 ? at : end;
  }
  return end;
}

/** The least height (points) of two columns that hold all rows from here on. */
function evenHeight(rows: readonly Row[], from: number, most: number): number {
  const whole = rows.slice(from).reduce((sum, { look, gap }) => sum + look.style.leading + gap, 0);
  let height = Math.min(most, whole / 2);
  while (height < most && endOf(rows, endOf(rows, from, height), height) < rows.length)
    height += styles.entry.leading / 2;
  return Math.min(height, most);
}

/** Answers how high (points) the column became. */
function setColumn(pages: PdfPages, rows: readonly Row[], x: number, elements: Map<number, Element>): number {
  let height = 0;
  for (const own of Map.groupBy(rows, ({ part }) => part).values()) {
    const [first] = own;
    if (first === undefined) continue;
    const { look, part, gap } = first;
    if (height > 0) height += gap;
    const element = elements.get(part) ?? pages.element(look.kind);
    elements.set(part, element);
    const lines = own.map(({ line }) => line);
    pages.tagged(element, look.kind, () => pages.setLines(lines, look.style, x, pages.y + height));
    height += lines.length * look.style.leading;
  }
  return height;
}

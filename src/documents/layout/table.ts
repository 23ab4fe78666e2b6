import type { Block, Cell, Column, SumLine } from '#documents/letter.ts';
import { heightOf, type PdfPages } from './pages.ts';
import type { Style, TextLine } from './pen.ts';
import { mm, place, styles } from './style.ts';

type Table = Extract<Block, { type: 'table' }>;
type Element = PDFKit.PDFStructureElement;

interface Slot extends Column {
  readonly x: number;
  /** Points. */
  readonly room: number;
}
interface Styled {
  readonly line: TextLine;
  readonly style: Style;
}

const gap = 3 * mm;
const padding = 5;
/** So many lines of a row stay together before it continues on the next page. */
const minRows = 3;

/** A table over as many pages as it takes, its head on each of them. */
export function setTable(pages: PdfPages, { columns, rows, sums = [] }: Table): void {
  const slots = slotsOf(columns);
  pages.y += 12;
  const table = pages.element('Table');
  setHead(pages, slots, pages.element('THead', table));
  const body = pages.element('TBody', table);
  for (const row of rows) setRow(pages, slots, row, body);
  body.end();
  table.end();
  setSums(pages, sums);
}

function slotsOf(columns: readonly Column[]): Slot[] {
  const gaps = gap * (columns.length - 1);
  const taken = columns.reduce((sum, { width = 0 }) => sum + width * mm, gaps);
  let x: number = place.left;
  return columns.map((column) => {
    const room = column.width === undefined ? place.right - place.left - taken : column.width * mm;
    const slot = { ...column, x, room };
    x += room + gap;
    return slot;
  });
}

function setHead(pages: PdfPages, slots: readonly Slot[], head?: Element): void {
  const titles = slots.map((slot) => pages.pen.lines(slot.title, styles.muted, slot.room));
  const height = Math.max(...titles.map((lines) => heightOf(lines, styles.muted))) + padding;
  if (head && !pages.fits(height + minRows * styles.cell.leading + 2 * padding)) pages.turn();
  const row = head && pages.element('TR', head);
  for (const [index, slot] of slots.entries()) {
    const styled = (titles[index] ?? []).map((line) => ({ line, style: styles.muted }));
    if (row) setCell(pages, slot, styled, pages.element('TH', row), 'TH');
    else pages.unread(() => setStyled(pages, slot, styled), 'Pagination');
  }
  row?.end();
  head?.end();
  pages.y += height;
  pages.rule(pages.y);
}

function setRow(pages: PdfPages, slots: readonly Slot[], cells: readonly Cell[], body: Element): void {
  const set = slots.map((slot, index) => styledLines(pages, slot, cells[index] ?? { text: '' }));
  const row = pages.element('TR', body);
  const elements = slots.map(() => pages.element('TD', row));
  const tallest = Math.max(...set.map((lines) => lines.length));
  if (tallest <= minRows * 4 && !pages.fits(tall(set) + 2 * padding)) turnTable(pages, slots);
  let from = 0;
  while (from < tallest) {
    const to = lastThatFits(pages, set, from, tallest);
    if (to === from) {
      turnTable(pages, slots);
      continue;
    }
    const part = set.map((lines) => lines.slice(from, to));
    pages.y += padding;
    for (const [index, slot] of slots.entries()) {
      const element = elements[index];
      const lines = part[index] ?? [];
      if (element && lines.length > 0) setCell(pages, slot, lines, element, 'TD');
    }
    pages.y += tall(part) + padding;
    pages.rule(pages.y);
    from = to;
  }
  row.end();
}

function turnTable(pages: PdfPages, slots: readonly Slot[]): void {
  pages.turn();
  setHead(pages, slots);
}

function lastThatFits(pages: PdfPages, set: readonly (readonly Styled[])[], from: number, most: number): number {
  const room = place.bottom - pages.y - 2 * padding;
  let to = most;
  while (to > from && tall(set.map((lines) => lines.slice(from, to))) > room) {
    to -= Math.max(1, Math.ceil((to - from) / 50));
  }
  return to;
}

function tall(set: readonly (readonly Styled[])[]): number {
  return Math.max(...set.map((lines) => lines.reduce((sum, { style }) => sum + style.leading, 0)));
}

function styledLines(pages: PdfPages, slot: Slot, { text, notes = [], strong = false }: Cell): Styled[] {
  const style = strong ? styles.strongCell : slot.figures ? styles.figure : styles.cell;
  return [
    ...pages.pen.lines(text, style, slot.room).map((line) => ({ line, style })),
    ...notes.flatMap((note) =>
      pages.pen.lines(note, styles.note, slot.room).map((line) => ({ line, style: styles.note })),
    ),
  ];
}

function setCell(pages: PdfPages, slot: Slot, lines: readonly Styled[], element: Element, kind: string): void {
  pages.tagged(element, kind, () => setStyled(pages, slot, lines));
  if (kind === 'TH') element.end();
}

function setStyled(pages: PdfPages, { x, room, figures }: Slot, lines: readonly Styled[]): void {
  let y = pages.y;
  for (const { line, style } of lines) {
    pages.pen.set(line, style, figures ? x + room - line.width : x, y + style.size);
    y += style.leading;
  }
}

const sumsFrom = 100 * mm;

/** Sums follow from each other and are read together: they stay on one page. */
function setSums(pages: PdfPages, sums: readonly SumLine[]): void {
  const set = sums.map(({ name, amount, strong }) => {
    const style = strong ? styles.strongSum : styles.sum;
    const [figure] = pages.pen.lines(amount, style, place.right - place.left);
    const lines = pages.pen.lines(name, style, place.right - sumsFrom - (figure?.width ?? 0) - gap);
    return { style, figure, lines, height: Math.max(1, lines.length) * style.leading + padding };
  });
  if (!pages.fits(set.reduce((sum, { height }) => sum + height + padding, 0))) pages.turn();
  for (const { style, figure, lines, height } of set) {
    pages.y += padding;
    const element = pages.element('P');
    pages.tagged(element, 'P', () => {
      pages.setLines(lines, style, sumsFrom, pages.y);
      if (figure) pages.pen.set(figure, style, place.right - figure.width, pages.y + style.size);
    });
    element.end();
    pages.y += height;
    pages.rule(pages.y, sumsFrom);
  }
}

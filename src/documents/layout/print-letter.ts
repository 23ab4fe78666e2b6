import { buffer } from 'node:stream/consumers';
import type { Enclosed } from '#documents/attachment.ts';
import type { Block, Letter } from '#documents/letter.ts';
import { ArchivePdf } from './archive-pdf.ts';
import { setCode } from './code.ts';
import { setColumns } from './columns.ts';
import type { Fonts } from './fonts.ts';
import { heightOf, openPages, type PdfPages } from './pages.ts';
import { openPen, type Style } from './pen.ts';
import { colours, mm, place, styles } from './style.ts';
import { setTable } from './table.ts';

const width = place.right - place.left;

/** A letter as PDF/A-3a, with the file that belongs to it inside: the same letter, file and fonts give the same bytes. */
export async function printLetter(letter: Letter, fonts: Fonts, { attachment }: Enclosed = {}): Promise<Uint8Array> {
  const created = new Date(letter.issuedAt);
  const doc = new ArchivePdf({ title: letter.title, author: letter.sender.name, created, attachment });
  const whole = buffer(doc);
  for (const [face, file] of fonts.files) doc.registerFont(face, Buffer.from(file));
  doc.addPage();
  const pages = openPages(doc, openPen(doc, fonts));
  setHead(pages, letter);
  for (const block of letter.blocks) setBlock(pages, block);
  pages.finish((page, of) => decorate(doc, pages, letter, page, of));
  doc.end();
  return whole;
}

/** Letterhead, address field, references and subject of the first page; what nobody is sent has no window for an address. */
function setHead(pages: PdfPages, { title, sender, addressee, references }: Letter): void {
  setAt(pages, sender.brand, styles.brand, place.left, place.brand);
  const isSent = addressee.length > 0;
  let addressEnd = 0;
  if (isSent) {
    const from = `${sender.name} · ${sender.address}`;
    setAt(pages, from, styles.small, place.left, place.address.sender - styles.small.leading, place.address.width);
    addressEnd = setAddress(pages, addressee);
  }
  let y: number = isSent ? place.references.top : place.brand;
  for (const { name, value } of references) {
    const room = place.right - place.references.left;
    y = setAt(pages, name, styles.small, place.references.left, y, room);
    y = setAt(pages, value, styles.cell, place.references.left, y, room) + 4;
  }
  pages.y = Math.max(isSent ? place.subject : 0, addressEnd + 8 * mm, y + 8 * mm);
  pages.flow('H1', pages.pen.lines(title, styles.title, width), styles.title);
  pages.y += 8;
}

/** A long address is set smaller, so that it stays within the window of the envelope as long as can be. */
function setAddress(pages: PdfPages, addressee: readonly string[]): number {
  const text = addressee.join('\n');
  const sizes = [10, 9, 8, 7].map((size): Style => ({ ...styles.text, size, leading: size * 1.28 }));
  const fitting = sizes.find(
    (style) => heightOf(pages.pen.lines(text, style, place.address.width), style) <= place.address.height,
  );
  return setAt(pages, text, fitting ?? styles.small, place.left, place.address.top, place.address.width);
}

/** Sets a paragraph at a place of its own and answers where it ends. */
function setAt(pages: PdfPages, text: string, style: Style, x: number, top: number, room = width): number {
  const lines = pages.pen.lines(text, style, room);
  const element = pages.element('P');
  pages.tagged(element, 'P', () => pages.setLines(lines, style, x, top));
  element.end();
  return top + heightOf(lines, style);
}

function setBlock(pages: PdfPages, block: Block): void {
  if (block.type === 'heading') setHeading(pages, block.text);
  else if (block.type === 'paragraph') setParagraph(pages, block);
  else if (block.type === 'columns') setColumns(pages, block.parts);
  else if (block.type === 'amount') setAmount(pages, block);
  else if (block.type === 'code') setCode(pages, block);
  else if (block.type === 'facts') setFacts(pages, block.facts);
  else if (block.type === 'page') pages.turn();
  else if (block.type === 'toFillIn') setToFillIn(pages, block.fields);
  else setTable(pages, block);
}

function setParagraph(pages: PdfPages, { text, muted }: Extract<Block, { type: 'paragraph' }>): void {
  const style = muted ? styles.muted : styles.text;
  pages.y += 6;
  pages.flow('P', pages.pen.lines(text, style, width), style);
}

function setHeading(pages: PdfPages, text: string): void {
  pages.y += 16;
  // A heading stays with what it announces.
  if (!pages.fits(styles.heading.leading + 6 * styles.text.leading)) pages.turn();
  pages.flow('H2', pages.pen.lines(text, styles.heading, width), styles.heading);
}

function setAmount(pages: PdfPages, { caption, amount, notes }: Extract<Block, { type: 'amount' }>): void {
  pages.y += 8;
  pages.flow('P', pages.pen.lines(caption, styles.muted, width), styles.muted);
  pages.y += 2;
  pages.flow('P', pages.pen.lines(amount, styles.amount, width), styles.amount);
  for (const note of notes) pages.flow('P', pages.pen.lines(note, styles.muted, width), styles.muted);
}

const factNames = 48 * mm;

function setFacts(pages: PdfPages, facts: Extract<Block, { type: 'facts' }>['facts']): void {
  pages.y += 10;
  const list = pages.element('L');
  const rows = facts.map(({ name, value }) => {
    const names = pages.pen.lines(name, styles.muted, factNames - 3 * mm);
    const values = pages.pen.lines(value, styles.text, width - factNames);
    return { names, values, height: Math.max(heightOf(names, styles.muted), heightOf(values)) + 4 };
  });
  for (const [at, { names, values, height }] of rows.entries()) {
    // The last one does not go on to another page alone.
    const last = at === rows.length - 2 ? (rows.at(-1)?.height ?? 0) : 0;
    if (!pages.fits(height + last)) pages.turn();
    const item = pages.element('LI', list);
    const [label, body] = [pages.element('Lbl', item), pages.element('LBody', item)];
    pages.tagged(label, 'Lbl', () => pages.setLines(names, styles.muted, place.left, pages.y + 0.8));
    pages.tagged(body, 'LBody', () => pages.setLines(values, styles.text, place.left + factNames, pages.y));
    item.end();
    pages.y += height;
  }
  list.end();
}

const toFillInHeight = 13 * mm;

/** A rule for each field with its name below, all of them on one page. */
function setToFillIn(pages: PdfPages, fields: readonly string[]): void {
  if (!pages.fits(fields.length * toFillInHeight)) pages.turn();
  for (const field of fields) {
    pages.y += toFillInHeight - styles.note.leading;
    pages.rule(pages.y);
    pages.flow('P', pages.pen.lines(field, styles.note, width), styles.note);
  }
}

/** Fold marks, the running title of later pages, the foot and the number of the page. */
function decorate(
  doc: PDFKit.PDFDocument,
  pages: PdfPages,
  { title, sender, addressee }: Letter,
  page: number,
  of: number,
): void {
  const set = (text: string, y: number, style: Style, fromRight = false) => {
    for (const [index, line] of pages.pen.lines(text, style, width - (fromRight ? 0 : 30 * mm)).entries()) {
      const x = fromRight ? place.right - line.width : place.left;
      pages.pen.set(line, style, x, y + style.size + index * style.leading);
    }
  };
  doc.lineWidth(0.75).strokeColor(colours.line);
  if (page > 1) set(title, place.running, styles.muted);
  else if (addressee.length > 0)
    for (const y of place.marks)
      doc
        .moveTo(0, y)
        .lineTo(5 * mm, y)
        .stroke();
  doc.moveTo(place.left, place.foot).lineTo(place.right, place.foot).stroke();
  set(sender.foot.join('\n'), place.foot + 5, styles.small);
  set(`Seite ${page} von ${of}`, place.foot + 5, styles.small, true);
}

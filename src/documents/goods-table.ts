import { photosText } from '#domain/offer/media/photo-numbers.ts';
import type { PaperGoods } from '#domain/offer/papers/document-snapshot.ts';
import { byModel, isLongSheet } from '#domain/offer/price/by-model.ts';
import { numberText } from '#domain/values/number-text.ts';
import type { Block, Cell, Column, SumLine } from './letter.ts';
import { goodsNotes } from './letter-frame.ts';

/** A column of positions: a figure that is summed up where several stand in one row, or words that they have in common. */
type GoodsCell = { readonly figure: number; readonly as: (figure: number) => string } | string;

/** A position of a paper before it is known whether it gets a row of its own. */
export interface GoodsLine {
  readonly goods: PaperGoods;
  /** Lines below the goods, of so many such positions. */
  readonly more?: (times: number) => readonly string[];
  /** The columns after number and goods. */
  readonly cells: readonly GoodsCell[];
}

/** A whole number as papers write it. */
export const countCell = (figure: number): GoodsCell => ({ figure, as: (sum) => numberText(sum) });

interface GoodsTable {
  /** The first two are the number and the goods. */
  readonly columns: readonly Column[];
  readonly lines: readonly GoodsLine[];
  readonly sums?: readonly SumLine[];
}

const gatheredNote =
  'Geräte eines Modells stehen in einer Zeile. Welche es sind und worin sie sich unterscheiden, steht unter der Tabelle, Position für Position.';
const numbersNote = 'Mit Seriennummer, Inventarnummer und Standort laut Ihrer Angabe.';

/**
 * A table of goods. Few positions have a row each; of many those of a model share one, which says what all of them have in common, and below each of them
 * is named with what tells it apart: a paper of 250 positions is a few pages, and every device is still on it.
 */
export function goodsTable({ columns, lines, sums }: GoodsTable): Block[] {
  const numbered = lines.map((line, index) => ({ ...line, position: index + 1 }));
  const models = isLongSheet(lines.length)
    ? byModel(numbered, ({ goods }) => goods.title).map(([, own]) => modelOf(own))
    : numbered.map((line) => modelOf([line]));
  const shared = models.filter(({ all }) => all.length > 1);
  const rows = models.map((model) =>
    model.all.length === 1 ? single(model.first, isLongSheet(lines.length)) : gathered(model),
  );
  const table: Block = { type: 'table', columns, rows, ...(sums && { sums }) };
  if (shared.length === 0) return [table];
  return [
    { type: 'paragraph', text: gatheredNote, muted: true },
    table,
    { type: 'heading', text: 'Die Positionen im Einzelnen' },
    { type: 'paragraph', text: numbersNote, muted: true },
    ...shared.flatMap((model): Block[] => [{ type: 'paragraph', text: headOf(model) }, ...detailsOf(model, columns)]),
  ];
}

interface Numbered extends GoodsLine {
  readonly position: number;
}

/** The positions of a model, in groups of those that differ in nothing but their numbers and places. */
interface Model {
  readonly first: Numbered;
  readonly all: readonly Numbered[];
  readonly alike: readonly (readonly Numbered[])[];
  /** Notes that all of them have. */
  readonly notes: readonly string[];
}

function modelOf(all: readonly Numbered[]): Model {
  const [first] = all;
  if (first === undefined) throw new Error('A model of no position');
  const alike = [...Map.groupBy(all, likenessOf).values()];
  const own = alike.map((group) => new Set(notesOf(group)));
  const notes = [...(own[0] ?? [])].filter((note) => own.every((one) => one.has(note)));
  return { first, all, alike, notes };
}

/** What stands below the goods of positions that are alike. */
function notesOf(group: readonly Numbered[]): string[] {
  const { goods, more } = group[0] ?? {};
  return [...(goods?.description ? [goods.description] : []), ...(more?.(group.length) ?? [])];
}

const isCounted = ({ more }: Numbered) => (more?.(1) ?? []).join('\n') !== (more?.(2) ?? []).join('\n');

function likenessOf(line: Numbered): string {
  const { goods, more, cells } = line;
  // Of what was found of one unit and of two at once no line could tell both.
  const compared = cells.filter((cell) => isCounted(line) || typeof cell === 'string');
  return JSON.stringify([goods.description, more?.(1) ?? [], compared]);
}

function single({ goods, more, cells, position }: Numbered, isOneOfMany: boolean): Cell[] {
  const notes = [...goodsNotes(goods), ...(more?.(1) ?? [])];
  return [
    { text: numberText(position) },
    { text: goods.title, strong: true, notes: isOneOfMany && notes.length > 0 ? [notes.join('; ')] : notes },
    ...cells.map((cell) => ({ text: typeof cell === 'string' ? cell : cell.as(cell.figure) })),
  ];
}

function gathered({ first, all, alike, notes }: Model): Cell[] {
  const kinds = alike.length === 1 ? [] : [`${alike.length} Ausführungen, unten im Einzelnen`];
  return [
    { text: `${all.length} Pos.` },
    { text: first.goods.title, strong: true, notes: [...notes, ...kinds] },
    ...first.cells.map((_, column) => ({ text: cellOf(all, column) ?? 'siehe unten' })),
  ];
}

/** The sum of a column of figures, or the words that all have in common; undefined where they differ. */
function cellOf(lines: readonly Numbered[], column: number): string | undefined {
  const cells = lines.map(({ cells: own }) => own[column]);
  const figure = cells.find((cell) => typeof cell === 'object');
  if (figure === undefined) return cells.every((cell) => cell === cells[0]) ? (cells[0] ?? '').toString() : undefined;
  return figure.as(cells.reduce((sum, cell) => sum + (typeof cell === 'object' ? cell.figure : 0), 0));
}

/** 'Lenovo ThinkPad T480, 90,00 €, 13 Positionen' */
function headOf({ first, all }: Model): string {
  const words = first.cells.flatMap((cell, column) => (typeof cell === 'string' ? (cellOf(all, column) ?? []) : []));
  return [first.goods.title, ...words.filter(Boolean), `${all.length} Positionen`].join(', ');
}

/** Each position of a model: of equal ones where they are; of others also what tells them apart. */
function detailsOf({ all, alike, notes }: Model, columns: readonly Column[]): Block[] {
  if (alike.length === 1) return placesOf(all).map((text): Block => ({ type: 'paragraph', text, muted: true }));
  return alike.map((group): Block => {
    const own = notesOf(group).filter((note) => !notes.includes(note));
    const figures = new Map<string, string>();
    for (const [column, { title }] of columns.slice(2).entries()) {
      const text = cellOf(group, column);
      // One of each position goes without saying.
      if (!text || text === `${group.length}` || cellOf(all, column) === text || figures.has(text)) continue;
      figures.set(text, `${title} ${text}`);
    }
    const words = [...own, [...figures.values()].join(', ')].filter(Boolean).join('; ');
    return { type: 'paragraph', text: [...placesOf(group), words].filter(Boolean).join('. '), dense: true };
  });
}

/** 'Halle: Pos. 1: SN00001, IT-00001; Pos. 5: …', a line for each place; positions that say nothing more are named as ranges. */
function placesOf(group: readonly Numbered[]): string[] {
  return [...Map.groupBy(group, ({ goods }) => goods.site ?? '')].map(([site, own]) => {
    const named = own.filter(({ goods }) => numbersOf(goods).length > 0);
    const bare = own.filter(({ goods }) => numbersOf(goods).length === 0).map(({ position }) => position);
    const all = [
      ...named.map(({ goods, position }) =>
        `Pos. ${position}: ${numbersOf(goods).join(', ')}`.replaceAll(' ', '\u00a0'),
      ),
      ...(bare.length === 0 ? [] : [`Pos. ${rangesOf(bare)}`]),
    ];
    return `${site === '' ? '' : `${site}: `}${all.join('; ')}`;
  });
}

function numbersOf({ serialNumbers, inventoryNumbers = [], photos }: PaperGoods): string[] {
  return [...serialNumbers, ...inventoryNumbers, ...(photos === undefined ? [] : [photosText(photos)])];
}

/** '1–12, 14' */
function rangesOf(positions: readonly number[]): string {
  const ranges: [from: number, to: number][] = [];
  for (const position of positions) {
    const last = ranges.at(-1);
    if (last?.[1] === position - 1) last[1] = position;
    else ranges.push([position, position]);
  }
  return ranges.map(([from, to]) => (from === to ? `${from}` : `${from}–${to}`)).join(', ');
}

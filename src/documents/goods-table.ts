import { photosText } from '#domain/offer/media/photo-numbers.ts';
import type { PaperGoods } from '#domain/offer/papers/document-snapshot.ts';
import { isLongSheet } from '#domain/offer/price/by-model.ts';
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
  'Gleiche Geräte stehen in einer Zeile. Welche es sind, steht unter der Tabelle, Position für Position.';
const numbersNote = 'Mit Seriennummer, Inventarnummer und Standort laut Ihrer Angabe.';

/**
 * A table of goods. Few positions have a row each; of many those that differ in nothing but their numbers and places share one, and each of them is
 * named below: a paper of 250 positions is a few pages, and every device is still on it.
 */
export function goodsTable({ columns, lines, sums }: GoodsTable): Block[] {
  const numbered = lines.map((line, index) => ({ ...line, position: index + 1 }));
  const groups = isLongSheet(lines.length)
    ? [...Map.groupBy(numbered, likenessOf).values()]
    : numbered.map((line): Numbered[] => [line]);
  const shared = groups.filter((group) => group.length > 1);
  const rows = groups.map((group) => (group.length === 1 ? group.flatMap(single) : gathered(group)));
  const table: Block = { type: 'table', columns, rows, ...(sums && { sums }) };
  if (shared.length === 0) return [table];
  return [
    { type: 'paragraph', text: gatheredNote, muted: true },
    table,
    { type: 'heading', text: 'Die Positionen im Einzelnen' },
    { type: 'paragraph', text: numbersNote, muted: true },
    ...shared.flatMap((group): Block[] => [
      { type: 'paragraph', text: headOf(group) },
      ...placesOf(group).map((text): Block => ({ type: 'paragraph', text, muted: true })),
    ]),
  ];
}

interface Numbered extends GoodsLine {
  readonly position: number;
}

function likenessOf({ goods: { title, description }, more, cells }: Numbered): string {
  const notes = more?.(1) ?? [];
  // Of what was found of one unit and of two at once no line could tell both.
  const isCounted = notes.join('\n') !== (more?.(2) ?? []).join('\n');
  return JSON.stringify([title, description, notes, cells.filter((cell) => isCounted || typeof cell === 'string')]);
}

function single({ goods, more, cells, position }: Numbered): Cell[] {
  return [
    { text: numberText(position) },
    { text: goods.title, strong: true, notes: [...goodsNotes(goods), ...(more?.(1) ?? [])] },
    ...cells.map((cell) => ({ text: typeof cell === 'string' ? cell : cell.as(cell.figure) })),
  ];
}

function gathered(group: readonly Numbered[]): Cell[] {
  const [first] = group;
  if (first === undefined) return [];
  const { goods, more, cells } = first;
  const sums = cells.map((cell, column) => {
    if (typeof cell === 'string') return { text: cell };
    const figures = group.map(({ cells: own }) => own[column]).map((one) => (typeof one === 'object' ? one.figure : 0));
    return { text: cell.as(figures.reduce((sum, figure) => sum + figure, 0)) };
  });
  const described = goods.description === '' ? [] : [goods.description];
  return [
    { text: `${group.length} Pos.` },
    { text: goods.title, strong: true, notes: [...described, ...(more?.(group.length) ?? [])] },
    ...sums,
  ];
}

/** 'Lenovo ThinkPad T480, 90,00 €, 13 Positionen' */
function headOf([first, ...others]: readonly Numbered[]): string {
  const words = first?.cells.filter((cell) => typeof cell === 'string' && cell !== '') ?? [];
  return [first?.goods.title, ...words, `${others.length + 1} Positionen`].join(', ');
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

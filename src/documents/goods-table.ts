import { photosText } from '#domain/offer/media/photo-numbers.ts';
import type { PaperGoods } from '#domain/offer/papers/document-snapshot.ts';
import { byModel, isLongSheet } from '#domain/offer/price/by-model.ts';
import { numberText } from '#domain/values/number-text.ts';
import { countedInNotes, type GoodsNote, shortFormOf, statementsOf } from './goods-notes.ts';
import { inCommon } from './in-common.ts';
import type { Block, Cell, Column, ColumnPart, SumLine } from './letter.ts';
import { goodsNotes } from './letter-frame.ts';

/** A column of positions: a figure that is summed up where several stand in one row, or words that they have in common. */
type GoodsCell = { readonly figure: number; readonly as: (figure: number) => string } | string;

/** A position of a paper before it is known whether it gets a row of its own. */
export interface GoodsLine {
  readonly goods: PaperGoods;
  /** Lines below the goods, of so many such positions. */
  readonly more?: (times: number) => readonly GoodsNote[];
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
  'Manche Zeilen stehen für mehrere Positionen. Welche es sind und worin sie sich unterscheiden, steht unter der Tabelle, Position für Position.';
const numbersNote = 'Mit Seriennummer, Inventarnummer und Standort laut Ihrer Angabe.';
/** Millimetres of '1.000 Pos.'. */
const countWidth = 17;
/** So many models of one position each have rows of their own. */
const loneRows = 60;

/**
 * A table of goods. Few positions have a row each; of many those of a model share one, which says what all of them have in common, and below each of them
 * is named with what tells it apart: a paper of 250 positions is a few pages, and every device is still on it.
 */
export function goodsTable({ columns, lines, sums }: GoodsTable): Block[] {
  const numbered = lines.map((line, index) => ({ ...line, position: index + 1 }));
  const isLong = isLongSheet(lines.length);
  const models = isLong ? modelsOf(numbered) : numbered.map((line) => modelOf([line]));
  const shared = models.filter(({ all }) => all.length > 1);
  const rows = models.map((model) => (model.all.length === 1 ? single(model.first, isLong) : gathered(model)));
  const table: Block = { type: 'table', columns, rows, ...(sums && { sums }) };
  if (shared.length === 0) return [table];
  const parts = shared.flatMap((model): ColumnPart[] => [
    { type: 'heading', text: headOf(model) },
    ...entriesOf(model, columns).map((text) => ({ type: 'entry', text }) as const),
  ]);
  const explained = shortFormOf(
    shared.flatMap((model) => (model.alike.length === 1 ? [] : model.alike.flatMap((group) => ownNotes(group, model)))),
  );
  return [
    { type: 'paragraph', text: gatheredNote, muted: true },
    { ...table, columns: columns.map((column, at) => (at === 0 ? { ...column, width: countWidth } : column)) },
    { type: 'heading', text: 'Die Positionen im Einzelnen' },
    { type: 'paragraph', text: [numbersNote, explained].filter(Boolean).join(' '), muted: true },
    { type: 'columns', parts },
  ];
}

interface Numbered extends GoodsLine {
  readonly position: number;
}

/** The positions of a model, in groups of those that differ in nothing but their numbers and places; or those of many models of which there is one each. */
interface Model {
  readonly first: Numbered;
  readonly all: readonly Numbered[];
  readonly alike: readonly (readonly Numbered[])[];
  /** Statements of the description that all of them have. */
  readonly statements: readonly string[];
  /** Notes that all of them have. */
  readonly notes: readonly string[];
  /** What the price of all of them has taken in. */
  readonly countedIn: readonly string[];
  readonly isMixed: boolean;
}

function modelsOf(numbered: readonly Numbered[]): Model[] {
  const models = byModel(numbered, ({ goods }) => goods.title).map(([, own]) => own);
  const [lone, several] = [models.filter((own) => own.length === 1), models.filter((own) => own.length > 1)];
  return lone.length > loneRows ? [...several, lone.flat()].map(modelOf) : models.map(modelOf);
}

function modelOf(all: readonly Numbered[]): Model {
  const [first] = all;
  if (first === undefined) throw new Error('A model of no position');
  const alike = [...Map.groupBy(all, likenessOf).values()];
  const notes = inCommon(alike.map((group) => notesOf(group).map(({ text }) => text)));
  const countedIn = inCommon(alike.map((group) => notesOf(group).flatMap((note) => note.countedIn ?? [])));
  const isMixed = all.some(({ goods }) => goods.title !== first.goods.title);
  return { first, all, alike, statements: statementsInCommon(all), notes, countedIn, isMixed };
}

/** None where two descriptions differ in nothing but their order: '8 GB, 16 GB' and '16 GB, 8 GB'. */
function statementsInCommon(all: readonly Numbered[]): string[] {
  const descriptions = [...new Set(all.map(({ goods }) => goods.description))];
  const common = inCommon(descriptions.map(statementsOf));
  const rests = descriptions.map((one) => statementsOf(one).filter((each) => !common.includes(each)));
  return new Set(rests.map((rest) => rest.join(', '))).size === descriptions.length ? common : [];
}

/** What stands below the goods of positions that are alike. */
function notesOf(group: readonly Numbered[]): readonly GoodsNote[] {
  return group[0]?.more?.(group.length) ?? [];
}

const textsOf = ({ more }: Numbered, times: number) => (more?.(times) ?? []).map(({ text }) => text);
const isCounted = (line: Numbered) => textsOf(line, 1).join('\n') !== textsOf(line, 2).join('\n');

function likenessOf(line: Numbered): string {
  const { goods, cells } = line;
  // Of what was found of one unit and of two at once no line could tell both.
  const compared = cells.filter((cell) => isCounted(line) || typeof cell === 'string');
  return JSON.stringify([goods.title, goods.description, textsOf(line, 1), compared]);
}

function single(line: Numbered, isOneOfMany: boolean): Cell[] {
  const { goods, cells, position } = line;
  const notes = [...goodsNotes(goods), ...textsOf(line, 1)];
  return [
    { text: numberText(position) },
    { text: goods.title, strong: true, notes: isOneOfMany && notes.length > 0 ? [notes.join('; ')] : notes },
    ...cells.map((cell) => ({ text: typeof cell === 'string' ? cell : cell.as(cell.figure) })),
  ];
}

function gathered(model: Model): Cell[] {
  const { first, all, alike, statements, notes, countedIn, isMixed } = model;
  const kinds = alike.length === 1 || isMixed ? [] : [`${alike.length} Ausführungen, unten im Einzelnen`];
  const described = statements.length === 0 ? [] : [statements.join(', ')];
  const more = countedInNotes(countedIn).flatMap(({ text }) =>
    notes.some((note) => note.startsWith(text)) ? [] : [text],
  );
  return [
    { text: `${numberText(all.length)} Pos.` },
    { text: nameOf(model), strong: true, notes: [...described, ...more, ...notes, ...kinds] },
    ...first.cells.map((_, column) => ({ text: cellOf(all, column) ?? 'siehe unten' })),
  ];
}

const nameOf = ({ first, all, isMixed }: Model) =>
  isMixed ? `${numberText(all.length)} Modelle, je eine Position` : first.goods.title;

/** The sum of a column of figures, or the words that all have in common; undefined where they differ. */
function cellOf(lines: readonly Numbered[], column: number): string | undefined {
  const cells = lines.map(({ cells: own }) => own[column]);
  const figure = cells.find((cell) => typeof cell === 'object');
  if (figure === undefined) return cells.every((cell) => cell === cells[0]) ? (cells[0] ?? '').toString() : undefined;
  return figure.as(cells.reduce((sum, cell) => sum + (typeof cell === 'object' ? cell.figure : 0), 0));
}

/** 'Lenovo ThinkPad T480, 90,00 €, 13 Positionen' */
function headOf(model: Model): string {
  const { first, all, isMixed } = model;
  if (isMixed) return nameOf(model);
  const words = first.cells.flatMap((cell, column) => (typeof cell === 'string' ? (cellOf(all, column) ?? []) : []));
  return [first.goods.title, ...words.filter(Boolean), `${all.length} Positionen`].join(', ');
}

/** Each position of a model: of equal ones where they are; of others also what tells them apart. */
function entriesOf(model: Model, columns: readonly Column[]): string[] {
  const { all, alike, isMixed } = model;
  if (alike.length === 1) return placesOf(all);
  return alike.map((group) => {
    const which = isMixed ? group.map(namedWhole) : placesOf(group);
    const words = [figuresOf(group, model, columns), ...wordsOf(group, model)].filter(Boolean).join('; ');
    return [...which, words].filter(Boolean).join('. ');
  });
}

/** 'Pos. 3: Lenovo ThinkPad T480, PF2X0002, IT-10002, Hamburg' */
function namedWhole({ goods, position }: Numbered): string {
  return `Pos.\u00a0${position}: ${[goods.title, ...numbersOf(goods), goods.site].filter(Boolean).join(', ')}`;
}

/** 'Einzelpreis 101,20 €'; what all of the model have is not repeated. */
function figuresOf(group: readonly Numbered[], { all }: Model, columns: readonly Column[]): string {
  const figures = new Map<string, string>();
  for (const [column, { title }] of columns.slice(2).entries()) {
    const text = cellOf(group, column);
    // One of each position goes without saying.
    if (!text || text === `${group.length}` || cellOf(all, column) === text || figures.has(text)) continue;
    figures.set(text, `${title} ${text}`);
  }
  return [...figures.values()].join(', ');
}

const ownNotes = (group: readonly Numbered[], { notes }: Pick<Model, 'notes'>) =>
  notesOf(group).filter(({ text }) => !notes.includes(text));

/** What is said of these and not of all of the model, nothing twice. */
function wordsOf(group: readonly Numbered[], { statements, notes, countedIn }: Model): string[] {
  const own = ownNotes(group, { notes });
  const said = new Set([...statements, ...own.flatMap((note) => note.countedIn ?? [])]);
  const described = statementsOf(group[0]?.goods.description ?? '').filter((one) => !said.has(one));
  const briefs = own.flatMap((note) => {
    if (note.countedIn === undefined) return [note];
    return countedInNotes(note.countedIn.filter((one) => !countedIn.includes(one)));
  });
  return [described.join(', '), ...briefs.map(({ brief }) => brief)].filter(Boolean);
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

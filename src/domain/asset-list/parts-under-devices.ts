import { type AttributeBlock, attributeBlocks, countIn, propertyIn } from './attribute-lines.ts';
import { type Kind, kindOfCell, kindOfWord } from './category-words.ts';
import { fold } from './fold.ts';
import type { GoodsIndex } from './goods-index.ts';
import { looksLikeHeader } from './header-rows.ts';
import { headerMeaning } from './headers.ts';
import { bullet, withoutMarks, writtenIn as written } from './markdown.ts';
import { namesComponent, namesGoods, namesModel } from './names-goods.ts';
import { readText } from './reading-text.ts';
import { specificationsOf } from './specifications.ts';

type Row = readonly string[];

/** Marks of a Markdown table and of a heading. */
const isRuler = (row: Row) => row.every((cell) => /^[\s:|=-]*$/.test(cell));

/**
 * Offers whose headings are devices and whose lines below are what is in them: those lines are no goods of their own, they go
 * to the device. Only where most lines down to the next empty one are parts or say a property, and none names a device.
 */
export function withPartsInDevices(rows: readonly Row[], goods: GoodsIndex): readonly Row[] {
  return withParts(withCounts(rows, goods), goods);
}

/** 'Anzahl: 10' below a device says how many there are of it. */
function withCounts(rows: readonly Row[], goods: GoodsIndex): readonly Row[] {
  const told = [...rows];
  for (const [line, row] of rows.entries()) {
    const count = countIn(row);
    if (count === undefined) continue;
    let above = line - 1;
    while (isBlank(rows[above] ?? []) && above >= 0) above--;
    const [name = '', ...more] = written(rows[above]).map(withoutMarks);
    if (more.length > 0 || propertyIn([name]) !== undefined || !namesGoods(name, goods)) continue;
    const mark = /^\s*(?:#+\s|\*\*)?/.exec(written(rows[above])[0] ?? '')?.[0] ?? '';
    told[above] = [`${mark}${count}x ${name.replace(/^\d{1,2}\.(?=\p{L})/u, '')}${mark.endsWith('**') ? '**' : ''}`];
    told[line] = [];
  }
  return told;
}

function withParts(rows: readonly Row[], goods: GoodsIndex): readonly Row[] {
  const told = [...rows];
  const blocks = new Map(attributeBlocks(rows, goods).map((block) => [block.from, block]));
  let hasOpen = false;
  for (let line = 0; line < rows.length; line++) {
    const row = rows[line] ?? [];
    const card = blocks.get(line);
    if (card?.device !== undefined) {
      line = tellCard(told, line, card, card.device, goods);
      continue;
    }
    const heading = written(row);
    const isItem = bullet.test(heading[0] ?? '');
    const isMarked = isItem ? isAboveDeeper(rows, line) : isHeading(heading);
    if (!isMarked && (isItem || heading.length !== 1)) continue;
    const device = heading.map(withoutMarks).join(' ').replace(/:$/, '');
    const block =
      blocks.get(line + 1) ?? (written(rows[line + 1] ?? []).length === 0 ? blocks.get(line + 2) : undefined);
    if (!isItem && block !== undefined && (namesGoods(device, goods) || kindOfCell(device) !== undefined)) {
      // '- Model: APC SMT2200' below 'Small UPS' names the device itself.
      const own = namesModel(device, goods) ? undefined : block.device;
      line = tellCard(told, line, block, own ?? { line, value: device }, goods);
      continue;
    }
    const isKnown = namesModel(device, goods);
    // Below one '3x Dell R710:' the next name in a paragraph of its own heads what follows as well.
    const isAlone: boolean = hasOpen && isBlank(rows[line - 1] ?? []) && isBlank(rows[line + 1] ?? []);
    const isOpen: boolean = !isItem && (endsOpen(heading) || (isAlone && namesGoods(device, goods)));
    if (!isKnown && !isOpen && !(isMarked && (isDevice(device, goods) || isItem))) continue;
    if (isOpen && !isKnown && !isAlone && !isDevice(device, goods)) continue;
    const parts = partsBelow(rows, line, { isMarked: isMarked || isOpen, isKnown, isItem, isOpen }, goods);
    if (parts === undefined) continue;
    // 'RaspberryPi 5': what has a processor and memory below it is a computer, whatever it is called; 'Ersatzteile' is none.
    if (isItem && !isKnown && !isDevice(device, goods) && !(/\d/.test(device) && isComputer(device, parts.texts)))
      continue;
    hasOpen ||= isOpen;
    told[line] = [inBrackets(device, parts.texts)];
    for (let below = line + 1; below < parts.end; below++) told[below] = [];
    line = parts.end - 1;
  }
  return told;
}

/** Gives what a block says of a device to the line that names it; the last line of the block. */
function tellCard(
  told: Row[],
  from: number,
  block: AttributeBlock,
  { line, value }: NonNullable<AttributeBlock['device']>,
  goods: GoodsIndex,
): number {
  told.fill([], from, block.to);
  told[line] = [inBrackets(value, saidIn(block, goods))];
  return block.to - 1;
}

/** In brackets, so that nobody takes a part for another device of the line. */
const inBrackets = (device: string, parts: readonly string[]) =>
  parts.length === 0 ? device : `${device} (${parts.join(', ').replace(/[()]/g, ' ')})`;

/** '# R640', '**R640**' and '3x Dell R710:'. */
const isHeading = ([first = '', ...more]: Row) =>
  /^\s*#{1,6}\s/.test(first) || (more.length === 0 && /^\s*\*\*[^*]+\*\*:?\s*$|^[^:]{3,80}:\s*$/.test(first));

const endsOpen = (heading: Row) => /:\s*$/.test(heading.at(-1) ?? '');

const depthOf = ([first = '']: Row = []) => /^[ \t]*/.exec(first)?.[0].replaceAll('\t', '    ').length ?? 0;

/** Whether the next line of a list is one of this line. */
const isAboveDeeper = (rows: readonly Row[], line: number) =>
  bullet.test(rows[line + 1]?.[0] ?? '') && depthOf(rows[line + 1]) > depthOf(rows[line]);

/** Whether a heading names a device that the catalogue has not: its maker, and its kind or a code. */
const isDevice = (text: string, goods: GoodsIndex) =>
  isMade(text, goods) && (namesGoods(text, goods) || isOwnKind(kindOfCell(text)));

const isMade = (text: string, goods: GoodsIndex) => readText([text], goods).makers !== undefined;

/** Whether a text names a maker that makes more than components: 'Intel X520-DA1' is none's device. */
function isMadeWhole(text: string, goods: GoodsIndex): boolean {
  const { makers } = readText([text], goods);
  return makers !== undefined && !(makers.length > 0 && makers.every((id) => goods.makers.componentMakers.has(id)));
}

/** Of what is said of a device its parts and its number. */
function saidIn({ values }: AttributeBlock, goods: GoodsIndex): string[] {
  return [...values.values()].flatMap(({ name, value }) =>
    headerMeaning(name) === 'serial'
      ? [`SN: ${value}`]
      : isPart([name, value], goods)
        ? [partIn(isKind(name) ? [name, value] : [value])]
        : [],
  );
}

const isHead = (row: Row) => written(row).length > 1 && looksLikeHeader(row);

interface Above {
  /** Whether the heading bears the mark of one, or lines of a list lie deeper below it. */
  readonly isMarked: boolean;
  /** Whether the catalogue knows what it names. */
  readonly isKnown: boolean;
  /** Whether it is a line of a list itself. */
  readonly isItem: boolean;
  /** Whether lines without a mark may belong to it: '3x Dell R710:'. */
  readonly isOpen: boolean;
}

const isBlank = (row: Row) => written(row).length === 0;

/** The parts below a heading and the line behind the last of them; undefined where what follows is something else. */
function partsBelow(
  rows: readonly Row[],
  heading: number,
  above: Above,
  goods: GoodsIndex,
): { readonly end: number; readonly texts: readonly string[] } | undefined {
  const { isMarked, isKnown } = above;
  const first = beginOfParts(rows, heading, above);
  const belongs = lineOfParts(rows, heading, first, above);
  const parts: string[] = [];
  let end = first;
  let others = 0;
  for (; end < rows.length; end++) {
    const row = rows[end] ?? [];
    if (isRuler(row) && !isBlank(row)) continue;
    if (end === first && isHead(row)) continue;
    if (isBlank(row) || !belongs(row)) break;
    const said = above.isItem && headsComputer(rows, end, goods) ? 'device' : whatIs(row, goods);
    // A line with processor, memory and drive below a name that nobody knows may be a device of that series.
    if (said === 'device' || (said === 'computer' && !isKnown)) return undefined;
    if (said === 'other') others++;
    else parts.push(partIn(row));
  }
  // Below the mark of a heading everything belongs to it: 'Network Cards', '4x 1Gbit', 'None'.
  const most = isMarked ? 2 * parts.length : parts.length;
  if (parts.length === 0 || others > most) return undefined;
  // 'RAID / HBA Cards' alone says nothing of what it heads.
  return { end, texts: parts.filter((part) => /\d/.test(part)) };
}

/** Whether a line of a list has a computer's parts below it: whatever stands above it is none. */
function headsComputer(rows: readonly Row[], line: number, goods: GoodsIndex): boolean {
  if (!isAboveDeeper(rows, line)) return false;
  const name = written(rows[line] ?? [])
    .map(withoutMarks)
    .join(' ');
  const own = partsBelow(rows, line, { isMarked: true, isKnown: false, isItem: true, isOpen: false }, goods);
  return own !== undefined && (isDevice(name, goods) || isComputer(name, own.texts));
}

/** A Markdown table stands apart from its heading, and below the mark of one a list may, behind what is said of the device: 'IP: 10.0.0.1'. */
function beginOfParts(rows: readonly Row[], heading: number, { isMarked, isItem }: Above): number {
  const from = heading + 1;
  if (isItem) return from;
  let first = from;
  while (first < from + 5 && first < rows.length && (isBlank(rows[first] ?? []) || isProperty(rows[first] ?? [])))
    first++;
  const next = rows[first] ?? [];
  const isApart = (isHead(next) && first === from + 1) || (isMarked && !isHeading(written(next)));
  return first === from || isApart ? first : from;
}

const isProperty = (row: Row) => !bullet.test(row[0] ?? '') && propertyIn(row) !== undefined;

/** Which lines go on with the parts: lines of a table, of a list, or below '3x Dell R710:' any up to an empty one. */
function lineOfParts(rows: readonly Row[], heading: number, first: number, { isItem, isOpen }: Above) {
  const isListed = (row: Row) => bullet.test(row[0] ?? '');
  const depth = depthOf(rows[heading]);
  if (isItem) return (row: Row) => isListed(row) && depthOf(row) > depth;
  if (isHead(rows[first] ?? [])) return () => true;
  return isOpen && !isListed(rows[first] ?? []) ? (row: Row) => !isListed(row) && !isHeading(written(row)) : isListed;
}

/** 'Network' could be switch, router, firewall or a port of a server. */
const isOwnKind = (kind: Kind | undefined) =>
  kind !== undefined &&
  kind.categories.length < 3 &&
  !kind.categories.includes('hardware') &&
  !kind.categories.includes('other');

/** Whether a name and what stands below it say processor and memory. */
function isComputer(device: string, parts: readonly string[]): boolean {
  const { cpu, ram } = specificationsOf(fold([device, ...parts].join(', ')), false);
  return ram !== undefined && (cpu !== undefined || parts.some((part) => /\bcpu\b/i.test(part)));
}

/** Whether a line is a part, all that a computer has, a device, or nothing that is known. */
function whatIs(row: Row, goods: GoodsIndex): 'part' | 'computer' | 'device' | 'other' {
  const text = partIn(row);
  const { cpu, ram, drives, gpu } = specificationsOf(fold(text), false);
  const isSpecified = cpu !== undefined || ram !== undefined || gpu !== undefined || drives.length > 0;
  const bare = (cell: string) => cell.replace(/\([^)]*\)/g, ' ').trim();
  const kind =
    written(row)
      .map((cell) => kindOfCell(bare(cell)))
      .find((one) => one !== undefined) ?? kindOfCell(bare(text).replace(/^\d+\s*x\s*/i, ''));
  if (isOwnKind(kind) || namesModel(text, goods)) return 'device';
  if (cpu !== undefined && ram !== undefined && drives.length > 0) return 'computer';
  if (isSpecified || kind !== undefined || namesComponent(text, goods)) return 'part';
  return isMadeWhole(text, goods) && namesGoods(text, goods) ? 'device' : 'other';
}

const isPart = (row: Row, goods: GoodsIndex) => ['part', 'computer'].includes(whatIs(row, goods));

const isKind = (cell: string) => kindOfWord(cell) !== undefined;

/** A part in one text, its count first and its kind last: '12x 32 GB DDR4 RAM'. */
function partIn(row: Row): string {
  const cells = written(row).map((cell) => cell.replace(bullet, '').trim());
  const count = cells.length > 1 ? cells.find((cell) => /^\d{1,3}$/.test(cell)) : undefined;
  const said = cells.filter((cell) => cell !== count);
  const words = said.toSorted((one, other) => Number(isKind(one)) - Number(isKind(other))).join(' ');
  return count === undefined ? words : `${count}x ${words}`;
}

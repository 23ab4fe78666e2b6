import { type AttributeBlock, attributeBlocks } from './attribute-lines.ts';
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
  const told = [...rows];
  const blocks = new Map(attributeBlocks(rows, goods).map((block) => [block.from, block]));
  for (let line = 0; line < rows.length; line++) {
    const heading = written(rows[line] ?? []);
    const isMarked = isHeading(heading);
    if ((heading.length !== 1 && !isMarked) || bullet.test(heading[0] ?? '')) continue;
    const device = heading.map(withoutMarks).join(' ');
    const block =
      blocks.get(line + 1) ?? (written(rows[line + 1] ?? []).length === 0 ? blocks.get(line + 2) : undefined);
    if (block !== undefined && (namesGoods(device, goods) || kindOfCell(device) !== undefined)) {
      // '- Model: APC SMT2200' below 'Small UPS' names the device itself.
      const own = namesModel(device, goods) ? undefined : block.device;
      const named = own ?? { line, value: device };
      for (let one = line; one < block.to; one++) told[one] = [];
      told[named.line] = [[named.value, ...saidIn(block, goods)].join(', ')];
      line = block.to - 1;
      continue;
    }
    const isKnown = namesModel(device, goods);
    if (!isKnown && !(isMarked && isDevice(device, goods))) continue;
    const parts = partsBelow(rows, line + 1, { isMarked, isKnown }, goods);
    if (parts === undefined) continue;
    told[line] = [[device, ...parts.texts].join(', ')];
    for (let below = line + 1; below < parts.end; below++) told[below] = [];
    line = parts.end - 1;
  }
  return told;
}

const isHeading = (heading: Row) => /^\s*#{1,6}\s/.test(heading[0] ?? '');

/** Whether a heading names a device that the catalogue has not: its maker, and its kind or a code. */
const isDevice = (text: string, goods: GoodsIndex) =>
  isMade(text, goods) && (namesGoods(text, goods) || isOwnKind(kindOfCell(text)));

const isMade = (text: string, goods: GoodsIndex) => readText([text], goods).makers !== undefined;

/** Of what is said of a device its parts and its number. */
function saidIn({ values }: AttributeBlock, goods: GoodsIndex): string[] {
  return [...values.values()].flatMap(({ name, value }) =>
    headerMeaning(name) === 'serial' ? [`SN: ${value}`] : isPart([name, value], goods) ? [partIn([name, value])] : [],
  );
}

const isHead = (row: Row) => written(row).length > 1 && looksLikeHeader(row);

interface Above {
  /** Whether the heading bears the mark of one. */
  readonly isMarked: boolean;
  /** Whether the catalogue knows what it names. */
  readonly isKnown: boolean;
}

/** The parts below a heading and the line behind the last of them; undefined where what follows is something else. */
function partsBelow(
  rows: readonly Row[],
  from: number,
  { isMarked, isKnown }: Above,
  goods: GoodsIndex,
): { readonly end: number; readonly texts: readonly string[] } | undefined {
  const isBlank = (row: Row) => written(row).length === 0;
  const next = rows[from + 1] ?? [];
  // A Markdown table stands apart from its heading, and a list may.
  const isApart = isBlank(rows[from] ?? []) && (isHead(next) || (isMarked && bullet.test(next[0] ?? '')));
  const first = isApart ? from + 1 : from;
  const parts: string[] = [];
  let end = first;
  let others = 0;
  for (; end < rows.length; end++) {
    const row = rows[end] ?? [];
    if (isRuler(row) && !isBlank(row)) continue;
    if (end === first && isHead(row)) continue;
    if (isBlank(row) || !(bullet.test(row[0] ?? '') || isHead(rows[first] ?? []))) break;
    const said = whatIs(row, goods);
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

const isOwnKind = (kind: Kind | undefined) =>
  kind !== undefined && kind.type === undefined && !kind.categories.includes('other');

/** Whether a line is a part, all that a computer has, a device, or nothing that is known. */
function whatIs(row: Row, goods: GoodsIndex): 'part' | 'computer' | 'device' | 'other' {
  const text = partIn(row);
  const { cpu, ram, drives, gpu } = specificationsOf(fold(text), false);
  const isSpecified = cpu !== undefined || ram !== undefined || gpu !== undefined || drives.length > 0;
  const kind =
    written(row)
      .map(kindOfCell)
      .find((one) => one !== undefined) ?? kindOfCell(text.replace(/^\d+\s*x\s*/i, ''));
  if (isOwnKind(kind) || namesModel(text, goods)) return 'device';
  if (cpu !== undefined && ram !== undefined && drives.length > 0) return 'computer';
  if (isSpecified || kind !== undefined || namesComponent(text, goods)) return 'part';
  return isMade(text, goods) && namesGoods(text, goods) ? 'device' : 'other';
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

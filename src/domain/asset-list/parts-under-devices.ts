import { type AttributeBlock, attributeBlocks } from './attribute-lines.ts';
import { kindOfCell, kindOfWord } from './category-words.ts';
import { fold } from './fold.ts';
import type { GoodsIndex } from './goods-index.ts';
import { looksLikeHeader } from './header-rows.ts';
import { headerMeaning } from './headers.ts';
import { bullet, withoutMarks, writtenIn as written } from './markdown.ts';
import { namesGoods, namesModel } from './names-goods.ts';
import { specificationsOf } from './specifications.ts';

type Row = readonly string[];

/** Marks of a Markdown table and of a heading. */
const isRuler = (row: Row) => row.every((cell) => /^[\s:|=-]*$/.test(cell));

/**
 * Offers whose headings are devices and whose lines below are what is in them: those lines are no goods of their own, they go
 * to the device. Only where each line down to the next empty one is a part or says a property, and none names a device.
 */
export function withPartsInDevices(rows: readonly Row[], goods: GoodsIndex): readonly Row[] {
  const told = [...rows];
  const blocks = new Map(attributeBlocks(rows, goods).map((block) => [block.from, block]));
  for (let line = 0; line < rows.length; line++) {
    const heading = written(rows[line] ?? []);
    if (heading.length !== 1 || bullet.test(heading[0] ?? '')) continue;
    const device = withoutMarks(heading[0] ?? '');
    const block =
      blocks.get(line + 1) ?? (written(rows[line + 1] ?? []).length === 0 ? blocks.get(line + 2) : undefined);
    if (block !== undefined && (namesGoods(device, goods) || kindOfCell(device) !== undefined)) {
      told[line] = [[device, ...saidIn(block, goods)].join(', ')];
      for (let below = line + 1; below < block.to; below++) told[below] = [];
      line = block.to - 1;
      continue;
    }
    const end = endOfParts(rows, line + 1, goods);
    if (end === line + 1 || !namesModel(device, goods)) continue;
    const parts = rows.slice(line + 1, end).flatMap((row) => (isRuler(row) || isHead(row) ? [] : [partIn(row)]));
    told[line] = [[device, ...parts].join(', ')];
    for (let below = line + 1; below < end; below++) told[below] = [];
    line = end - 1;
  }
  return told;
}

/** Of what is said of a device its parts and its number. */
function saidIn({ values }: AttributeBlock, goods: GoodsIndex): string[] {
  return [...values.values()].flatMap(({ name, value }) =>
    headerMeaning(name) === 'serial' ? [`SN: ${value}`] : isPart([name, value], goods) ? [partIn([name, value])] : [],
  );
}

const isHead = (row: Row) => written(row).length > 1 && looksLikeHeader(row);

/** The line behind the last part below a heading; the first line itself where what follows is something else. */
function endOfParts(rows: readonly Row[], from: number, goods: GoodsIndex): number {
  const isBlank = (row: Row) => written(row).length === 0;
  // A Markdown table stands apart from its heading.
  const first = isBlank(rows[from] ?? []) && isHead(rows[from + 1] ?? []) ? from + 1 : from;
  let end = first;
  let parts = 0;
  for (; end < rows.length; end++) {
    const row = rows[end] ?? [];
    if (isRuler(row) && !isBlank(row)) continue;
    if (end === first && isHead(row)) continue;
    if (isBlank(row) || !(bullet.test(row[0] ?? '') || isHead(rows[first] ?? []))) break;
    if (!isPart(row, goods)) return from;
    parts++;
  }
  return parts === 0 ? from : end;
}

function isPart(row: Row, goods: GoodsIndex): boolean {
  const text = partIn(row);
  const { cpu, ram, drives, gpu } = specificationsOf(fold(text), false);
  const isSpecified = cpu !== undefined || ram !== undefined || gpu !== undefined || drives.length > 0;
  const kind =
    written(row)
      .map(kindOfCell)
      .find((one) => one !== undefined) ?? kindOfCell(text.replace(/^\d+\s*x\s*/i, ''));
  const isOfDevice = kind === undefined || kind.type !== undefined || kind.categories.includes('other');
  return isOfDevice && (isSpecified || kind !== undefined) && !namesModel(text, goods);
}

const isKind = (cell: string) => kindOfWord(cell) !== undefined;

/** A part in one text, its count first and its kind last: '12x 32 GB DDR4 RAM'. */
function partIn(row: Row): string {
  const cells = written(row).map((cell) => cell.replace(bullet, '').trim());
  const count = cells.length > 1 ? cells.find((cell) => /^\d{1,3}$/.test(cell)) : undefined;
  const said = cells.filter((cell) => cell !== count);
  const words = said.toSorted((one, other) => Number(isKind(one)) - Number(isKind(other))).join(' ');
  return count === undefined ? words : `${count}x ${words}`;
}

import { kindOfWord } from './category-words.ts';
import type { GoodsIndex } from './goods-index.ts';
import { matchGoods } from './match-goods.ts';
import { common } from './name-words.ts';
import { namesComponent, namesGoods } from './names-goods.ts';
import { endsWithCode, numberOfWord, type Quantity, quantityBehind, quantityInText } from './quantity.ts';
import { readText } from './reading-text.ts';

/** One device of a cell with its own quantity. */
export interface DevicePart {
  readonly text: string;
  readonly found?: Quantity;
}

const hard = /\s*(?:\n|;|\s\+\s|\s\/\s)\s*(?![^(]*\))/;
const soft = /\s*(?:\n|;|,\s|\s\+\s|\s\/\s|\s(?:und|sowie|and)\s)\s*(?![^(]*\))/i;

/** Longer cells are prose, and looking for brackets in them takes its time. */
const longest = 2_000;

/** Cuts a cell that names several devices; a cell with one device and its specifications stays whole. */
export function devicesIn(cell: string, goods: GoodsIndex): DevicePart[] {
  const counted = quantityInText(cell);
  const isName =
    (/^\d+x\w/i.test(cell) && isModel(cell, goods) && !isModel(counted.rest, goods)) ||
    (/\s\d{1,2}x\s*$/i.test(cell) && endsWithSeries(counted.rest, goods));
  const whole: typeof counted = isName
    ? { rest: cell }
    : counted.found
      ? counted
      : (countBehind(cell, goods) ?? counted);
  const bare = whole.found ? undefined : countBefore(cell, goods);
  if (bare && (cell.length > longest || !soft.test(cell))) return [bare];
  const one: DevicePart[] = bare ? [bare] : [{ text: whole.rest, ...(whole.found && { found: whole.found }) }];
  if (cell.length < 8 || cell.length > longest || !soft.test(cell)) return one;
  return severalBy(soft, cell, goods) ?? severalBy(hard, cell, goods) ?? one;
}

/** 'C9300-24P (6)': a number behind a model or part number that says the same without it; a monitor's inches are none. */
function countBehind(cell: string, goods: GoodsIndex): ReturnType<typeof quantityInText> | undefined {
  const behind = quantityBehind(cell);
  if (behind === undefined || cell.length > 200) return undefined;
  const { rest, quantity } = behind;
  const match = (text: string) =>
    matchGoods(readText([text], goods), { makers: undefined, kind: undefined }, goods, false).goods;
  const [named, whole] = [match(rest), match(cell)];
  if (named === undefined ? whole !== undefined || !endsWithCode(rest) : whole !== undefined && whole !== named)
    return undefined;
  return named?.category === 'monitor' && quantity > 14 && quantity < 50 ? undefined : { rest, found: { quantity } };
}

/** '15 Monitore Dell P2422H', 'zwei HPE MSA 2060': a number before a maker, a series or a plural; '24 TFT' is a size. */
function countBefore(cell: string, goods: GoodsIndex): DevicePart | undefined {
  const match = /^[\s•*-]*(?:je(?:weils)?\s+)?(\d{1,3}|[a-zäöü]{3,6})\s+(?=\p{L}{2}|\d{2}\s?(?:"|''|″|-?zoll))/iu.exec(
    cell,
  );
  const quantity = Number(match?.[1]) || (numberOfWord(match?.[1] ?? '') ?? 0);
  if (match === null || quantity < 1) return undefined;
  const text = cell.slice(match[0].length);
  const read = readText([text], goods);
  const isSize = quantity > 14 && quantity < 50 && read.roles[0] === 'kind' && !/^\S+(e|en|s|ays)\b/.test(read.folded);
  const head = read.atoms.find(({ isNumber }) => !isNumber)?.text ?? '';
  const isNamed = /^(?:maker|series|kind)$/.test(read.roles[0] ?? '') || kindOfWord(head) !== undefined;
  // '20 Pro' is a name, not twenty.
  const isCounted = isNamed && !common.has(read.atoms[0]?.text ?? '');
  return isCounted && !isSize && !isModel(cell, goods, text) ? { text, found: { quantity } } : undefined;
}

/** '720xp-48zc2' is a model, not 720 pieces of another. */
export function isModel(text: string, goods: GoodsIndex, other?: string): boolean {
  const found = (one: string) => {
    const read = readText([one], goods);
    return matchGoods(read, { makers: read.makers, kind: undefined }, goods, false).goods;
  };
  const model = found(text);
  return model !== undefined && (other === undefined || found(other) !== model);
}

/** 'ThinkBook 13x': behind a maker and a series alone a number is the model's, not how many there are. */
function endsWithSeries(text: string, goods: GoodsIndex): boolean {
  const { roles } = readText([text], goods);
  const [last, ...before] = roles.toReversed();
  return (last === 'series' || last === 'strangeSeries') && before.every((role) => role === 'maker');
}

/** Whether a piece begins with a device, not with a processor or a drive. */
function namesDevice(piece: string, goods: GoodsIndex): boolean {
  if (/^\d/.test(piece) || !namesGoods(piece, goods)) return false;
  const text = readText([piece], goods);
  const { makers = [] } = text;
  const isPart = makers.length > 0 && makers.every((id) => goods.makers.componentMakers.has(id));
  // 'ROG Strix, NVIDIA 4080', 'Z97 Gaming, MSI RTX 3060': graphics, whoever made them.
  if (isPart || text.roles.every((role) => role === 'maker' || role === 'specification')) return false;
  return (
    text.roles[0] !== 'specification' &&
    text.roles.some((role) => role === 'series' || role === 'maker' || role === 'unknown')
  );
}

/** 'Internal 320 GB 2.5" HDD' behind a device is in it. */
function isOnlyDrive(piece: string, goods: GoodsIndex): boolean {
  const { specifications, kinds, roles } = readText([piece], goods);
  const isPart = specifications.drives.length > 0 && kinds.every(({ kind }) => kind.type !== undefined);
  return isPart && !roles.some((role) => role === 'series' || role === 'maker' || role === 'strangeSeries');
}

/** What names no goods of its own belongs to the device before it. */
function severalBy(separator: RegExp, cell: string, goods: GoodsIndex): DevicePart[] | undefined {
  const pieces = cell
    .split(separator)
    .map((piece) => piece.trim())
    .filter(Boolean);
  if (pieces.length < 2) return undefined;
  const parts: { text: string; found?: Quantity }[] = [];
  // 'R720xd, Dell PERC H310' is one server; of two controllers each is goods.
  const isOfFirst = (piece: string) => namesComponent(piece, goods) && !namesComponent(pieces[0] ?? '', goods);
  let devices = 0;
  for (const piece of pieces) {
    const { rest, found } = quantityInText(piece);
    const last = parts.at(-1);
    const isDevice = namesDevice(rest, goods) && !(last && (isOfFirst(rest) || (!found && isOnlyDrive(rest, goods))));
    if (!isDevice && last) last.text += `, ${piece}`;
    else {
      if (isDevice) devices++;
      parts.push({ text: rest, ...(found && { found }) });
    }
  }
  const counted = parts.filter((part) => part.found !== undefined).length;
  const isSplit =
    devices >= 2 && devices === parts.length && (counted >= 2 || parts.every((part) => /\s/.test(part.text.trim())));
  return isSplit ? parts : undefined;
}

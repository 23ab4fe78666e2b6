import { distinctNumbers } from '#domain/values/device-number.ts';
import type { ListRow } from './asset-list.ts';
import type { Kind } from './category-words.ts';
import { isPersonalValue } from './cell-kinds.ts';
import { describeGoods, leftOut } from './describe-goods.ts';
import { fold } from './fold.ts';
import type { GoodsIndex } from './goods-index.ts';
import { headerMeaning } from './headers.ts';
import { candidateOf, matchGoods } from './match-goods.ts';
import { namesGoods } from './names-goods.ts';
import { endsWithCode, type Quantity, quantityBehind, quantityInCell } from './quantity.ts';
import { type Described, goodsCells, type Reader, type RowCells } from './reader.ts';
import { readText } from './reading-text.ts';
import { mendedSerial, serialsInCell, serialsInText } from './serials.ts';
import { type DevicePart, devicesIn } from './several-devices.ts';

/** What of a row does not depend on where it stands. */
export type RowContent = Described & Pick<ListRow, 'quantity' | 'quantityText' | 'serialNumbers'>;

/** What a row offers: one content per device it names; `context` is the kind of goods a heading above it says. */
export function readRow(cells: RowCells, context: Kind | undefined, reader: Reader): RowContent[] {
  const { goods } = reader;
  const values = (cells.get('personal') ?? []).map((cell) => cell.text.trim());
  const told = goodsCells(
    cells,
    values.filter((value) => value.length > 3 && !namesGoods(value, goods)),
    reader,
  );
  const counted = (cells.get('quantity') ?? [])
    .map((cell) => quantityInCell(cell.text))
    .find((one) => one !== undefined);
  const models = inSeries(
    (told.get('model') ?? [])
      .map((cell) => withoutCount(undamaged(cell.text), goods))
      .filter((text) => !isPersonalValue(text)),
    (told.get('series') ?? []).map((cell) => undamaged(cell.text)),
  );
  const [first = '', ...others] = models;
  const labelled = serialsInText(first);
  const isName = (text: string) => models.some((model) => fold(model) === fold(text)) || isModelName(text, goods);
  const inCells = (cells.get('serial') ?? []).map(({ text }) =>
    serialsInCell(counted?.quantity === 1 ? mendedSerial(text) : text, isName),
  );
  // Two columns of codes are two numbers of one device, not two devices.
  const numbered = Math.max(0, ...[...inCells, labelled.serials].map((found) => distinctNumbers(found).length));
  const serials = distinctNumbers([...inCells.flat(), ...labelled.serials])
    .map((serial) => serial.slice(0, 100))
    .slice(0, 1_000);
  const identified = serials.some((serial) => isDevice.test(serial)) ? withNumber(told) : told;
  const parts = partsOf(labelled.rest, reader);
  const isOnly = parts.length === 1;
  return parts.map((part): RowContent => {
    const content = describeGoods([part.text, ...(isOnly ? others : [])], identified, context, reader);
    if (counted?.quantity === 0)
      return { ...withoutEntry(content), ...leftOut('noQuantity'), quantity: 1, serialNumbers: [] };
    const said = isOnly
      ? (counted ?? part.found ?? partCount(told))
      : (part.found ?? (counted?.quantity === parts.length ? undefined : counted));
    const quantity = quantityFor(said, isOnly ? numbered : 0);
    return { ...(said?.isVague ? unsure(content, goods) : content), ...quantity, serialNumbers: isOnly ? serials : [] };
  });
}

/** Letters and digits: what bears such a number is a device, even if nothing in its name says so. Whose it is does not matter. */
const isDevice = /^(?=.*[A-Z])(?=(?:.*\d){3})[A-Z0-9-]{8,20}$/;
const withNumber = (told: RowCells): RowCells => new Map([...told, ['serial', [{ text: '1', header: '' }]]]);

/** Names with the series before them that a column of its own says: '9000' and 'T520' are no 'T520'. */
function inSeries(models: readonly string[], series: readonly string[]): readonly string[] {
  const [first, ...others] = models;
  if (first === undefined) return series;
  const before = series.filter((one) => !fold(first).includes(fold(one)));
  return [[...before, first].join(' '), ...others];
}

/** How many the column of part numbers says: 'C9300-24P (6)'. */
function partCount(told: RowCells): Quantity | undefined {
  for (const { text } of told.get('partNumber') ?? []) {
    const behind = quantityBehind(text);
    if (behind !== undefined && endsWithCode(behind.rest)) return { quantity: behind.quantity };
  }
  return undefined;
}

function partsOf(cell: string, reader: Reader): readonly DevicePart[] {
  let known = reader.devices.get(cell);
  if (known === undefined) {
    known = devicesIn(cell, reader.goods);
    reader.devices.set(cell, known);
  }
  return known;
}

/** A content as one that is left out. */
function withoutEntry({ entry, ...rest }: Described): Omit<Described, 'entry'> {
  return rest;
}

/** A matched row whose number of devices is open asks for a look; without a neighbour it stays as it is. */
function unsure(content: Described, goods: GoodsIndex): Described {
  const { entry } = content;
  const item = entry && goods.catalogue.byId.get(entry.entryId);
  const series = goods.bySeries.get(item?.series?.id ?? '') ?? [];
  const other = series.find((one) => one.item.id !== entry?.entryId);
  if (entry === undefined || other === undefined) return content;
  return { ...withoutEntry(content), confidence: 'ambiguous', candidates: [entry, candidateOf(other)] };
}

function quantityFor(said: Quantity | undefined, serials: number): Pick<ListRow, 'quantity' | 'quantityText'> {
  const quantity = Math.max(said?.quantity ?? 1, serials, 1);
  return { quantity, ...(said?.quantityText && { quantityText: said.quantityText.slice(0, 100) }) };
}

/** Numbers that Excel made of a model: 2930.0, 2.93E+03. */
function undamaged(text: string): string {
  if (/^\d+[.,]\d+e\+\d+$/i.test(text)) return String(Number(text.replace(',', '.')));
  return withoutLabel(text).replace(/^(\d{3,5})[.,]0$/, '$1');
}

/** 'Brand/Model: X11SCL-F' without what says that it is the model. */
function withoutLabel(text: string): string {
  const [whole = '', label = ''] = /^[^\p{L}]{0,4}([\p{L}/ ]{3,20}):\s+(?=\S)/u.exec(text) ?? [];
  return whole !== '' && headerMeaning(label) === 'model' ? text.slice(whole.length) : text;
}

/** 'R730XD2x': a model and its number of processors written as one, where the text says no model as it stands. */
function withoutCount(text: string, goods: GoodsIndex): string {
  const [, name, count] = /^([a-z]{1,4}-?\d{3}[a-z]*(?:g\d{1,2}?)?)([1248])x$/i.exec(text) ?? [];
  if (name === undefined) return text;
  const isModel = (one: string) =>
    matchGoods(readText([one], goods), { makers: undefined, kind: undefined }, goods, false).goods !== undefined;
  return isModel(name) && !isModel(text) ? `${name} (${count} CPU)` : text;
}

/** A column of serial numbers may hold a model in a line that slipped. */
function isModelName(text: string, goods: GoodsIndex): boolean {
  if (text.length > 24 || !/^[a-z]{1,4}-?\d{2,4}[a-z]?(?![a-z0-9])/i.test(text)) return false;
  return matchGoods(readText([text], goods), { makers: undefined, kind: undefined }, goods, false).goods !== undefined;
}

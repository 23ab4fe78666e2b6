import type { ColumnMeaning, ListColumn, ListRow } from './asset-list.ts';
import { type Kind, kindOfCell } from './category-words.ts';
import { isPersonalValue, saysNothing } from './cell-kinds.ts';
import { componentOf, isLeading } from './component.ts';
import { fold } from './fold.ts';
import type { GoodsIndex } from './goods-index.ts';
import { isNotHardware } from './ignored-rows.ts';
import { makerInCell } from './makers.ts';
import { candidateOf, type Evidence, type Match, matchGoods } from './match-goods.ts';
import { namesGoods } from './names-goods.ts';
import { type Quantity, quantityInCell } from './quantity.ts';
import { type ReadText, readText } from './reading-text.ts';
import { withoutPersonal } from './redact.ts';
import { type ConfigurationCells, configurationOf, type Told } from './row-configuration.ts';
import { serialsInCell, serialsInText } from './serials.ts';
import { devicesIn } from './several-devices.ts';

/** A row's cells by meaning, dittos resolved. */
export type RowCells = ReadonlyMap<ColumnMeaning, readonly Told[]>;

/** What of a row does not depend on where it stands. */
export type RowContent = Pick<
  ListRow,
  | 'text'
  | 'quantity'
  | 'quantityText'
  | 'confidence'
  | 'reason'
  | 'entry'
  | 'candidates'
  | 'configuration'
  | 'serialNumbers'
>;

/** Groups the cells of a row by what their columns mean. */
export function cellsByMeaning(columns: readonly ListColumn[], cells: readonly string[]): RowCells {
  const grouped = new Map<ColumnMeaning, Told[]>();
  for (const { column, header, meaning } of columns) {
    const text = cells[column] ?? '';
    if (text === '') continue;
    const list = grouped.get(meaning);
    if (list) list.push({ text, header });
    else grouped.set(meaning, [{ text, header }]);
  }
  return grouped;
}

/** What a row offers: one content per device it names; `context` is the kind of goods a heading above it says. */
export function readRow(cells: RowCells, context: Kind | undefined, goods: GoodsIndex): RowContent[] {
  const told = (meaning: ColumnMeaning) => (cells.get(meaning) ?? []).filter((cell) => !saysNothing(cell.text));
  const personal = (cells.get('personal') ?? [])
    .map((cell) => cell.text.trim())
    .filter((value) => !namesGoods(value, goods));
  const clean = (text: string) => withoutPersonal(text, personal);
  const counted = told('quantity')
    .map((cell) => quantityInCell(cell.text))
    .find((one) => one !== undefined);
  const modelCells = told('model')
    .map((cell) => clean(undamaged(cell.text)))
    .filter((text) => text !== '' && !isPersonalValue(text));
  const [first = '', ...others] = modelCells;
  const labelled = serialsInText(first);
  const isName = (text: string) => modelCells.some((model) => fold(model) === fold(text)) || isModelName(text, goods);
  const serials = [
    ...new Set([...told('serial').flatMap((cell) => serialsInCell(cell.text, isName)), ...labelled.serials]),
  ];
  const parts = devicesIn(labelled.rest, goods);
  return parts.map((part): RowContent => {
    const isOnly = parts.length === 1;
    const quantity = quantityFor(counted, part.found, isOnly ? serials.length : 0, isOnly, parts.length);
    const content = described([part.text, ...(isOnly ? others : [])], cells, clean, context, goods);
    if (counted?.quantity === 0)
      return { ...content, ...ignored('noQuantity'), ...quantity, quantity: 1, serialNumbers: [] };
    const vague = isOnly ? (counted ?? part.found)?.isVague : part.found?.isVague;
    const sure = vague && content.entry ? unsure(content, goods) : content;
    return { ...sure, ...quantity, serialNumbers: isOnly ? serials : [] };
  });
}

const ignored = (reason: 'noQuantity' | 'notHardware') => ({ confidence: 'ignored' as const, reason, candidates: [] });

/** A matched row whose number of devices is open asks for a look; without a neighbour it stays as it is. */
function unsure(content: Described, goods: GoodsIndex): Described {
  const { entry, ...rest } = content;
  const item = entry && goods.catalogue.byId.get(entry.entryId);
  const series = goods.bySeries.get(item?.series?.id ?? '') ?? [];
  const other = series.find((one) => one.item.id !== entry?.entryId);
  return entry && other ? { ...rest, confidence: 'ambiguous', candidates: [entry, candidateOf(other)] } : content;
}

function quantityFor(
  counted: Quantity | undefined,
  found: Quantity | undefined,
  serials: number,
  isOnly: boolean,
  parts: number,
): Pick<ListRow, 'quantity' | 'quantityText'> {
  const said = isOnly ? (counted ?? found) : (found ?? (counted && counted.quantity !== parts ? counted : undefined));
  const quantity = Math.max(said?.quantity ?? 1, serials, 1);
  return { quantity, ...(said?.quantityText && { quantityText: said.quantityText.slice(0, 100) }) };
}

/** Numbers that Excel made of a model: 2930.0, 2.93E+03. */
function undamaged(text: string): string {
  if (/^\d+[.,]\d+e\+\d+$/i.test(text)) return String(Number(text.replace(',', '.')));
  return text.replace(/^(\d{3,5})[.,]0$/, '$1');
}

function isModelName(text: string, goods: GoodsIndex): boolean {
  const known = goods.forms.size > 0 && /^[a-z]{1,4}-?\d/i.test(text) && text.length < 24;
  return (
    known &&
    matchGoods(readText([text], goods), { makers: undefined, kind: undefined }, goods, false).goods !== undefined
  );
}

type Described = Omit<RowContent, 'quantity' | 'quantityText' | 'serialNumbers'>;

function described(
  models: readonly string[],
  cells: RowCells,
  clean: (text: string) => string,
  context: Kind | undefined,
  goods: GoodsIndex,
): Described {
  const texts = (meaning: ColumnMeaning) =>
    (cells.get(meaning) ?? [])
      .filter((cell) => !saysNothing(cell.text))
      .map((cell) => clean(cell.text))
      .filter(Boolean);
  const [categories, makers, parts] = [texts('category'), texts('manufacturer'), texts('partNumber')];
  const extra = [...makers, ...categories].filter((text) => namesGoods(text, goods));
  const read = readText(
    [...models, ...parts, ...extra].map((text) => text.slice(0, 600)),
    goods,
  );
  const kind =
    categories.map(kindOfCell).find((one) => one !== undefined) ??
    makers.map(kindOfCell).find((one) => one !== undefined);
  const evidence = { makers: makersOf(makers, read, goods), kind: kind ?? context };
  const type = componentOf(read, kind ?? context);
  const match = matchOf(read, evidence, type !== undefined, goods);
  const item = match.goods?.item ?? (type && goods.types.get(type));
  const text = rowText(categories, makers, models, parts, cells, clean);
  const component = type !== undefined && item?.selectType === 'type' ? { modelName: withName(models, text) } : {};
  const configuration = configurationOf(
    configurationCells(cells, clean),
    read,
    models.join(' '),
    item ?? match.candidates[0]?.item,
    goods.catalogue,
  );
  const about = { text, configuration: { ...configuration, ...component } };
  if (item) return { ...about, confidence: 'matched', entry: { entryId: item.id, title: item.title }, candidates: [] };
  if (isNotHardware([...categories, ...models].join(' ')) && !isDevice(read))
    return { text, configuration: {}, ...ignored('notHardware') };
  if (match.candidates.length > 1)
    return { ...about, confidence: 'ambiguous', candidates: match.candidates.map(candidateOf) };
  return { ...about, confidence: 'freetext', candidates: [] };
}

/** Whether a text names a series or maker of IT besides words for furniture or software. */
const isDevice = (read: ReadText) => read.roles.includes('series');

/** A device; else a component whose name nothing but its maker and kind stands before. */
function matchOf(read: ReadText, evidence: Evidence, isComponent: boolean, goods: GoodsIndex): Match {
  if (isComponent) return matchGoods(read, evidence, goods, true);
  const device = matchGoods(read, evidence, goods, false);
  if (device.goods) return device;
  const component = matchGoods(read, evidence, goods, true);
  return component.goods && isLeading(read, component.at ?? 0, component.goods.all) ? component : device;
}

/** Makers of the row: what its column and its description agree on; the description wins where they do not. */
function makersOf(cells: readonly string[], read: ReadText, goods: GoodsIndex): readonly string[] | undefined {
  const named = cells.filter((cell) => kindOfCell(cell) === undefined || makerInCell(goods.makers, cell) !== undefined);
  const cell = named[0];
  if (cell === undefined) return read.makers;
  const ids = makerInCell(goods.makers, cell);
  if (ids === undefined)
    return read.makers ?? (namesGoods(cell, goods) || read.roles.includes('series') ? undefined : []);
  if (read.makers === undefined) return ids;
  const both = ids.filter((id) => read.makers?.includes(id));
  return both.length > 0 ? both : [...ids, ...read.makers];
}

function configurationCells(cells: RowCells, clean: (text: string) => string): ConfigurationCells {
  const of = (meaning: ColumnMeaning) =>
    (cells.get(meaning) ?? []).map((cell) => ({ ...cell, text: clean(cell.text) })).filter((cell) => cell.text !== '');
  return {
    cpu: of('cpu'),
    ram: of('ram'),
    storage: of('storage'),
    gpu: of('gpu'),
    display: of('display'),
    condition: of('condition'),
    accessories: of('accessories'),
    remarks: of('remarks'),
  };
}

const withName = (models: readonly string[], text: string) => (models[0] || text).replace(/\s+/g, ' ').slice(0, 200);

/** What stands in the list about the device, each thing once. */
function rowText(
  categories: readonly string[],
  makers: readonly string[],
  models: readonly string[],
  parts: readonly string[],
  cells: RowCells,
  clean: (text: string) => string,
): string {
  const name = [...models, ...parts].filter(Boolean);
  const folded = fold(name.join(' '));
  const before = [...categories, ...makers].filter((text) => !folded.includes(fold(text)));
  const details = (['cpu', 'ram', 'storage', 'gpu', 'display'] as const).flatMap((meaning) =>
    (cells.get(meaning) ?? [])
      .filter((cell) => !saysNothing(cell.text))
      .map((cell) => (/^[\d.,]+$/.test(cell.text) && cell.header ? `${cell.header}: ${cell.text}` : clean(cell.text))),
  );
  const head = [...before, ...name].join(' ');
  return [head, ...details].filter(Boolean).join(', ').replace(/\s+/g, ' ').trim().slice(0, 1_000);
}

import type { RowEvidence } from './assess-alignment.ts';
import type { ColumnMeaning, ListRow, RowDoubt } from './asset-list.ts';
import { type Kind, kindOfCell } from './category-words.ts';
import { componentOf, isLeading, isWithinDevice, namesSeries } from './component.ts';
import { fold } from './fold.ts';
import type { Goods } from './goods.ts';
import type { GoodsIndex } from './goods-index.ts';
import { goodsName } from './goods-name.ts';
import type { HeadedCell } from './headed-cell.ts';
import { makerInCell } from './makers.ts';
import { candidateOf, type GoodsMatch, matchGoods } from './match-goods.ts';
import { asFarAsPossible, type MemoryAndDrives, memoryAndDrives } from './memory-cells.ts';
import { namesComponent, namesGoods } from './names-goods.ts';
import { isHostName, isProgram, type NoDevice, otherWare, saysNothingOfIt } from './no-device.ts';
import type { Described, Reader, RowCells } from './reader.ts';
import { isPort, type ReadText, readText } from './reading-text.ts';
import { configurationOf } from './row-configuration.ts';
import { keyOf, toldBefore } from './row-memory.ts';
import { specificationsOf } from './specifications.ts';
import { saysWhatIsMissing } from './taken-out.ts';

/** What a row's goods are; rows that say the same are looked at once. `context` is the kind of goods a heading says. */
export function describeGoods(
  models: readonly string[],
  cells: RowCells,
  context: Kind | undefined,
  reader: Reader,
): Described {
  const parts: string[] = [...models, context?.categories.join() ?? ''];
  for (const [meaning, told] of cells) {
    if (meaning !== 'model') for (const cell of told) parts.push(meaning, cell.header, cell.text);
  }
  const key = parts.join('\u0001');
  let known = reader.descriptions.get(key);
  if (known === undefined) {
    known = described(models, cells, context, reader.goods);
    reader.descriptions.set(key, known);
  }
  return known;
}

function described(
  models: readonly string[],
  cells: RowCells,
  context: Kind | undefined,
  goods: GoodsIndex,
): Described {
  const told = (meaning: ColumnMeaning): readonly HeadedCell[] => cells.get(meaning) ?? [];
  const texts = (meaning: ColumnMeaning) => told(meaning).map((cell) => cell.text);
  const [categories, makers] = [texts('category'), texts('manufacturer')];
  // A short number beside a name is the list's own, not the maker's.
  const parts = texts('partNumber').filter((text) => !(models.some(Boolean) && /^\d{1,6}$/.test(text.trim())));
  const extra = [...makers, ...categories].filter((text) => namesGoods(text, goods));
  const read = readText(
    [...models, ...parts, ...extra].map((text) => text.slice(0, 600)),
    goods,
  );
  const byMaker = makersOf(makers, read, goods);
  const said = [...categories, ...makers].map(kindOfCell).find((one) => one !== undefined);
  const named = isComputer(said, byMaker, read, goods) ? computer : said;
  const evidence = { makers: byMaker, kind: named ?? context };
  const type = isBareController(categories, read, goods) ? undefined : componentOf(read, named ?? context);
  const match = matchOf(read, evidence, type !== undefined, goods);
  const description = [...categories, ...(models.some(Boolean) ? [] : makers), ...models].join(' ').trim();
  const found = match.goods?.item ?? (type && goods.types.get(type));
  // 'Pumpe R640': a name beside a word for other things needs a maker, a kind or a series as a second witness; a battery is none.
  const hasKind = named !== undefined || read.kinds.some(({ kind }) => !kind.categories.includes('other'));
  const isOther = read.makers === undefined && !hasKind && !namesSeries(read);
  const item = found && isOther && otherWare(description) ? undefined : found;
  const head = rowHead(categories, makers, models, parts);
  const text = rowText(head, told);
  const name = goodsName(head);
  const meant = item ?? match.candidates[0]?.item;
  const [ram, storage] = [told('ram'), told('storage')];
  const installed = toldBefore(goods, `${keyOf('ram', ram)}\u0003${keyOf('storage', storage)}`, () =>
    memoryAndDrives(ram, storage),
  );
  const memory = asFarAsPossible(installed, meant);
  const configuration = {
    ...configurationOf({ ...configurationCells(told), memory }, read, models.join(' '), meant, goods),
    ...(item?.selectType === 'type' && { modelName: (models[0] || text).replace(/\s+/g, ' ').slice(0, 200) }),
  };
  const doubts: readonly RowDoubt[] = ['impossibleValue'];
  const about = {
    text,
    ...(name !== '' && name !== text && { name }),
    configuration,
    candidates: [],
    ...(memory.isImpossible && { doubts }),
  };
  // 'No HDD' on a line of its own offers nothing; with a device behind it, it is an answer about that.
  const isMissing = saysWhatIsMissing(description) && match.goods === undefined;
  if (isMissing) return { ...about, configuration: {}, ...leftOut('note') };
  if (item) return { ...about, confidence: 'matched', entry: { entryId: item.id, title: item.title } };
  const why = noDevice(description, {
    text,
    read,
    isKnown:
      named !== undefined ||
      context !== undefined ||
      (evidence.makers ?? []).length > 0 ||
      hasProcessor(told('cpu')) ||
      told('serial').length > 0 ||
      isFilled(memory),
    isComputer: hasProcessor(told('cpu')) && memory.ram !== undefined,
    isDevice: named !== undefined && named.type === undefined && !named.categories.includes('other'),
    hasCandidates: match.candidates.length > 0,
  });
  if (why !== undefined) return { ...about, configuration: {}, ...leftOut(why) };
  const ofAnother = match.candidates.length === 0 && type === undefined && madeByAnother(read, evidence, goods);
  if (ofAnother) return { ...about, confidence: 'ambiguous', candidates: [candidateOf(ofAnother)] };
  if (match.candidates.length < 2) return { ...about, confidence: 'freetext' };
  return { ...about, confidence: 'ambiguous', candidates: match.candidates.map(candidateOf) };
}

/** 'Cisco R640': the model whose name says enough by itself, though its maker is another one than the row's; who wrote it is asked. */
function madeByAnother(read: ReadText, { makers = [], kind }: RowEvidence, goods: GoodsIndex): Goods | undefined {
  if (makers.length === 0) return undefined;
  const { goods: sure, candidates } = matchGoods(read, { makers: undefined, kind }, goods, false);
  const words = read.folded.split(/[\s,;()]+/);
  // 'Fujitsu ESPRIMO P710' says its own series: it is no ThinkStation of another maker.
  if (read.roles.includes('strangeSeries')) return sure !== undefined && namesSeries(read) ? sure : undefined;
  const isCode = ({ item }: Goods) =>
    /[a-z]-?\d{3}/i.test(item.model?.shortname ?? '') && words.includes(fold(item.model?.shortname ?? ''));
  return sure !== undefined && namesSeries(read) ? sure : [...(sure ? [sure] : []), ...candidates].find(isCode);
}

/** 'Controller; Cloud Key Gen2': the word alone, without a bus, its maker or a name, is of wireless networks and houses too. */
function isBareController(categories: readonly string[], read: ReadText, goods: GoodsIndex): boolean {
  if (!categories.some((cell) => /\bcontrollers?$/.test(fold(cell)) && !ofBus.test(fold(cell)))) return false;
  const isOfParts = (read.makers ?? []).some((id) => goods.makers.componentMakers.has(id));
  return !isOfParts && !ofBus.test(read.folded) && !namesComponent(read.folded, goods);
}

const ofBus =
  /raid|sas|sata|scsi|\bhba|\bfc\b|fibre|\bnic|ethernet|network|netzwerk|pci|\d ?gb(?:e|it)?\b|\bperc|smart ?array|host/;

const computer: Kind = { categories: ['pcWorkstation', 'notebookTablet', 'server'] };

/** 'CPU; Dell; OptiPlex 7050': who makes computers and says no processor means the box. */
function isComputer(said: Kind | undefined, makers: readonly string[] | undefined, read: ReadText, goods: GoodsIndex) {
  const isBuilder = (makers ?? []).length > 0 && makers?.every((id) => !goods.makers.componentMakers.has(id));
  return said?.type === 'cpu' && isBuilder === true && read.specifications.cpu === undefined;
}

/** Whether a column of processors says one: whatever its name is, the row is a computer. */
const hasProcessor = (cells: readonly HeadedCell[]) =>
  cells.some(({ text }) => specificationsOf(fold(text), false).cpu !== undefined);

/** Memory and drives in columns of their own are in a computer, whatever it is called. */
const isFilled = ({ ram, drives }: MemoryAndDrives) => ram !== undefined && drives.length > 0;

interface Looked {
  /** What is shown of the row. */
  readonly text: string;
  readonly read: ReadText;
  /** Whether its columns or a heading say what kind of goods it is, or a maker of such. */
  readonly isKnown: boolean;
  /** Whether its processor and memory stand in columns: what runs on it is none of the goods. */
  readonly isComputer: boolean;
  /** Whether a column says what kind of device it is, and none that could be anything. */
  readonly isDevice: boolean;
  readonly hasCandidates: boolean;
}

/** Why a description that names no model for certain is no device at all. */
function noDevice(
  description: string,
  { text, read, isKnown, isComputer, isDevice, hasCandidates }: Looked,
): NoDevice | undefined {
  if (text === '') return 'address';
  if (!hasCandidates && !isComputer && isProgram(description, read)) return 'software';
  if (namesSeries(read) || (hasCandidates && isWholeSeries(read))) return undefined;
  const other = otherWare(description, isDevice);
  if (other !== undefined || isKnown) return other;
  if (!hasCandidates && read.makers === undefined && isHostName(description)) return 'address';
  return saysNothingOfIt(read) ? 'notHardware' : undefined;
}

/** 'Mac mini': every word is one of a series, so that short ones are no chance. */
const isWholeSeries = ({ roles }: ReadText) => roles.length > 1 && roles.every((role) => role === 'series');

/** The fields of a row that is left out. */
export function leftOut(reason: NonNullable<ListRow['reason']>): Pick<ListRow, 'confidence' | 'reason' | 'candidates'> {
  return { confidence: 'ignored', reason, candidates: [] };
}

/** A device; else a component whose name nothing but its maker and kind stands before. */
function matchOf(read: ReadText, evidence: RowEvidence, isComponent: boolean, goods: GoodsIndex): GoodsMatch {
  const isSaid = evidence.kind?.type !== undefined && evidence.kind.categories.length === 1;
  const device = isSaid ? undefined : matchGoods(read, evidence, goods, false);
  if (device?.goods) return device;
  if (isComponent || device === undefined) return matchGoods(read, evidence, goods, true);
  const component = matchGoods(read, evidence, goods, true);
  if (!component.goods || isWithinDevice(read, component.at ?? 0)) return device;
  if (isLeading(read, component.at ?? 0, component.goods.all)) return component;
  return isOrderNumber(component.goods.item.model?.shortname) && !namesDevice(read, device) ? component : device;
}

/** An order number needs nothing before it: 'HPE 900GB 15k SFF 870759-B21'. */
const isOrderNumber = (name = '') => /^(?=(?:\D*\d){3})[^\s]{8,}$/.test(name);

/** Whether a text names a device, be it one the catalogue does not have. */
const namesDevice = (read: ReadText, device: GoodsMatch) =>
  device.candidates.length > 0 ||
  read.roles.includes('strangeSeries') ||
  read.kinds.some(({ at, kind }) => kind.type === undefined && !isPort(read.atoms[at]?.text ?? ''));

/** Makers of the row: what its column and its description agree on, else both. */
function makersOf(cells: readonly string[], read: ReadText, goods: GoodsIndex): readonly string[] | undefined {
  const cell = cells.find((one) => kindOfCell(one) === undefined || makerInCell(goods.makers, one) !== undefined);
  if (cell === undefined) return read.makers;
  const ids = makerInCell(goods.makers, cell);
  if (ids === undefined) {
    return read.makers ?? (namesGoods(cell, goods) || read.roles.includes('series') ? undefined : []);
  }
  if (read.makers === undefined) return ids;
  const both = ids.filter((id) => read.makers?.includes(id));
  return both.length > 0 ? both : [...ids, ...read.makers];
}

function configurationCells(told: (meaning: ColumnMeaning) => readonly HeadedCell[]) {
  const [cpu, gpu, display] = [told('cpu'), told('gpu'), told('display')];
  const rest = { condition: told('condition'), accessories: told('accessories'), remarks: told('remarks') };
  return { cpu, gpu, display, ...rest };
}

/** What the columns for the goods themselves call a device, each thing once. */
function rowHead(
  categories: readonly string[],
  makers: readonly string[],
  models: readonly string[],
  parts: readonly string[],
): string {
  const name = [...models, ...parts].filter(Boolean);
  const folded = fold(name.join(' '));
  const before = [...categories, ...makers].filter((text) => !folded.includes(fold(text)));
  return [...before, ...name].join(' ').replace(/\s+/g, ' ').trim().slice(0, 1_000);
}

/** What stands in the list about the device, each thing once. */
function rowText(head: string, told: (meaning: ColumnMeaning) => readonly HeadedCell[]): string {
  const details = (['cpu', 'ram', 'storage', 'gpu', 'display'] as const).flatMap((meaning) =>
    told(meaning).map(({ text, header }) => (/^[\d.,]+$/.test(text) && header ? `${header}: ${text}` : text)),
  );
  return [head, ...details].filter(Boolean).join(', ').replace(/\s+/g, ' ').trim().slice(0, 1_000);
}

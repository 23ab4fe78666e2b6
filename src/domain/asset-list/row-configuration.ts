import { type Catalogue, optionsOf } from '#domain/catalogue/catalogue.ts';
import type { DriveGroup } from '#domain/catalogue/drive-group.ts';
import { driveKindsFor } from '#domain/catalogue/drive-kinds.ts';
import { factOf } from '#domain/catalogue/fact-of.ts';
import type { ConfigType } from '#domain/catalogue/kinds.ts';
import { lockOf } from '#domain/catalogue/locks.ts';
import type { QuestionRecord } from '#domain/catalogue/questions/question.ts';
import { defectsFor, goodsClassOf, questionOptions, questionsFor } from '#domain/catalogue/questions/questions-for.ts';
import { answersFrom, type Question, questionRecords, questions } from '#domain/catalogue/questions/registry.ts';
import type { WizardItem } from '#domain/catalogue/wizard-item.ts';
import type { ListConfiguration } from './asset-list.ts';
import { capacitiesApart } from './capacities-apart.ts';
import { capacityIn } from './capacity.ts';
import { saysNothing } from './cell-kinds.ts';
import { componentCapacity } from './component.ts';
import { listedCondition } from './condition.ts';
import { fold } from './fold.ts';
import type { GoodsIndex } from './goods-index.ts';
import type { HeadedCell } from './headed-cell.ts';
import { inWordsOf } from './in-words-of.ts';
import type { MemoryAndDrives } from './memory-cells.ts';
import { isHeaderOf, isYesHeader } from './question-headers.ts';
import { isYesOrNo, readCell } from './read-cell.ts';
import type { ReadText } from './reading-text.ts';
import { cellsToRead, type RemarkCell, remarkCell } from './remark-cells.ts';
import { conditionIn, keyOf, toldBefore } from './row-memory.ts';
import { type Specifications, specificationsOf } from './specifications.ts';
import { takenOut } from './taken-out.ts';

/** Cells of a row that tell about its configuration, each with its header. */
export interface ConfigurationCells {
  readonly cpu: readonly HeadedCell[];
  /** What the columns for memory and drives hold. */
  readonly memory: MemoryAndDrives;
  readonly gpu: readonly HeadedCell[];
  readonly display: readonly HeadedCell[];
  readonly condition: readonly HeadedCell[];
  readonly accessories: readonly HeadedCell[];
  readonly remarks: readonly HeadedCell[];
}

/** Goods whose storage is their size. */
const handhelds: readonly ConfigType[] = ['tablet', 'iPad', 'phone', 'console'];

/** What a row says about one unit; columns outrank the description, and nothing is guessed. */
export function configurationOf(
  cells: ConfigurationCells,
  text: ReadText,
  description: string,
  item: WizardItem | undefined,
  goods: GoodsIndex,
): ListConfiguration {
  const told = text.specifications;
  const isHandheld = handhelds.some((one) => one === item?.model?.configType);
  const cpu = toldBefore(goods, keyOf('cpu', cells.cpu), () => cpuOf(cells.cpu)) ?? {
    cpu: told.cpu,
    cpuCount: told.cpuCount,
  };
  const columns = cells.memory;
  const aside = besideIn([...cells.remarks, ...cells.accessories]);
  const out = takenOut([
    description,
    ...[...cells.remarks, ...cells.accessories, ...cells.condition].map((cell) => cell.text),
  ]);
  const hasNone = out.drives || (columns.hasNone === true && told.drives.length === 0);
  const ram = columns.ram ?? (isHandheld ? undefined : (told.ram ?? aside.ram));
  const named = ([columns.drives, told.drives, aside.drives].find((one) => one.length > 0) ?? []).slice(0, 20);
  const drives = hasNone ? [] : named;
  const gpu = cells.gpu.map((cell) => cell.text).find((one) => /\d|radeon|quadro|intel/i.test(one)) ?? told.gpu;
  const display = displayOf(cells.display) ?? told.display;
  const status = cells.condition.map((cell) => statusText(cell)).join('; ');
  const own = [...cells.condition, ...cells.accessories];
  const accessories = cells.accessories.filter(({ text, header }) => !(isYesOrNo(text) && isYesHeader(header)));
  const extras = [...accessories.map(accessoryText), ...cells.remarks.map((cell) => cell.text)]
    .filter(Boolean)
    .join('; ');
  const capacity = isHandheld
    ? (drives[0]?.capacity ?? told.ram ?? firstCapacity(text.folded))
    : item?.type || item?.category?.key === 'hardware'
      ? componentCapacity(item.type?.key ?? 'hdd', text)
      : undefined;
  const conditions = {
    ...listedCondition(description, false),
    ...conditionIn(goods, extras, false),
    ...conditionIn(goods, status, true),
  };
  const known: ListConfiguration = {
    ...(cpu.cpu && { cpu: cpu.cpu }),
    ...(cpu.cpuCount && { cpuCount: cpu.cpuCount }),
    ...(out.memory ? { ram: '0 GB' } : ram && { ram }),
    ...((drives.length > 0 || hasNone) && { drives }),
    ...(gpu && { gpu: gpu.slice(0, 100) }),
    ...(display && { display: display.slice(0, 60) }),
    ...(capacity && { capacity: capacity.slice(0, 60) }),
    ...conditions,
    ...answersIn(own, goods),
  };
  const kept = item === undefined ? known : asAsked(known, item, goods.catalogue);
  const toRead = [...cells.condition, ...accessories, ...cells.remarks];
  const left = cellsToRead(
    toldBefore(goods, keyOf(`read ${cells.condition.length} ${accessories.length}`, toRead), () =>
      remarkCellsOf({ ...cells, accessories }, goods),
    ),
    kept,
  );
  const remarks = left
    .map(({ text: words }) => words)
    .join('; ')
    .slice(0, 2_000);
  return { ...kept, ...(remarks && { remarks }) };
}

/** The cells in which people write of goods, each with what it answers by itself. */
function remarkCellsOf(
  { condition, accessories, remarks }: Pick<ConfigurationCells, 'condition' | 'accessories' | 'remarks'>,
  goods: GoodsIndex,
): readonly RemarkCell[] {
  const cellOf = (cell: HeadedCell, text: string, isStatus: boolean) =>
    remarkCell(text, (part) => ({
      ...listedCondition(part, isStatus),
      ...answersIn([{ ...cell, text: text === cell.text ? part : cell.text }], goods),
    }));
  return [
    ...condition.map((cell) => cellOf(cell, statusText(cell), true)),
    ...accessories.map((cell) => cellOf(cell, accessoryText(cell), false)),
    ...remarks.map((cell) => remarkCell(cell.text, (part) => listedCondition(part, false))),
  ].filter(({ text }) => text !== '');
}

/** What the cells about condition and accessories answer. */
function answersIn(own: readonly HeadedCell[], goods: GoodsIndex): ListConfiguration {
  return toldBefore(goods, keyOf('answers', own), () =>
    answersFrom((record, asked) =>
      furthest(
        record,
        own
          .filter(({ header }) => isHeaderOf(asked, header))
          .map(({ text, header }) => readCell(record, text, [], header)),
      ),
    ),
  );
}

/** Of several columns about one question the first that answers it; of choices the last of their order, as to keep drives comes before having them erased. */
function furthest({ input }: QuestionRecord, answers: readonly unknown[]): unknown {
  const said = answers.filter((answer) => answer !== undefined);
  const last = input.kind === 'choice' && Object.keys(input.labels).findLast((key) => said.includes(key));
  return last || said[0];
}

/** Memory and drives that a remark names in full; one that says that something is missing or broken says nothing of the rest. */
function besideIn(cells: readonly HeadedCell[]): Pick<Specifications, 'ram' | 'drives'> {
  const told = cells
    .filter(({ text }) => /\d\s?[gt]b|\d\s?(?:ssd|hdd)|(?:ssd|hdd)\s?\d/i.test(text))
    .map(({ text }) => fold(capacitiesApart(text)))
    .filter((text) => !missing.test(text));
  const read = told.map((text) => ({ text, ...specificationsOf(text, false) }));
  const ram = read.find((one) => one.ram !== undefined && /\bram\b|ddr\d|arbeitsspeicher/.test(one.text))?.ram;
  const drives = read.find((one) => /\b(ssds?|hdds?|nvme)\b/.test(one.text))?.drives ?? [];
  return { ...(ram !== undefined && { ram }), drives };
}

const missing =
  /\b(ohne|fehlt|fehlen|kein|keine|ausgebaut|entfernt|geloescht|defekt\w*|kaputt|removed|without|missing|no|statt|max|bis zu)\b/;

/** What components are told apart by; the list's own words say it more closely than an option. */
const ofTheGoods: readonly Question[] = ['modelName', 'capacity', 'display'];

const asking = new Map<string, ReadonlySet<string>>();

/** What may be said about an item: found out once for all of its kind. */
function askedAbout(item: WizardItem): ReadonlySet<string> {
  const { model, freetext, type, category } = item;
  const drives = driveKindsFor(item).length > 0;
  const notAsked = model && factOf(item, 'notAsked')?.join();
  const kind = [goodsClassOf(item), lockOf(item), notAsked, drives, freetext !== undefined, model === undefined].join();
  let asked = asking.get(`${kind},${type?.key},${category?.key}`);
  if (asked === undefined) {
    const own = type || category?.key === 'hardware' ? (['modelName', 'capacity'] as const) : [];
    asked = new Set([...questionsFor(item), ...defectsFor(item), 'working', 'remarks', ...own]);
    asking.set(`${kind},${type?.key},${category?.key}`, asked);
  }
  return asked;
}

/** Only what is asked about the item, in the words of its options where they are known. */
function asAsked(known: ListConfiguration, item: WizardItem, catalogue: Catalogue): ListConfiguration {
  const asked = askedAbout(item);
  const kept: ListConfiguration = Object.fromEntries(Object.entries(known).filter(([key]) => asked.has(key)));
  const model = item.model;
  if (model === undefined) return kept;
  const options = (key: string | undefined) => optionsOf(catalogue, key);
  return {
    ...kept,
    ...inOptions(kept, item, catalogue),
    ...(kept.display && { display: displayInWords(options(model.optionsDisplay), kept.display) }),
    ...(kept.drives && {
      drives: kept.drives.map((one) =>
        driveInWords(one, options(one.kind === 'ssd' ? model.ssdCapacities : model.hddCapacities)),
      ),
    }),
  };
}

/** Answers in the words of the options of their questions. */
function inOptions(kept: ListConfiguration, item: WizardItem, catalogue: Catalogue): ListConfiguration {
  const told = Object.entries(kept).flatMap(([key, answer]) => {
    const asked = questions.find((one) => one === key);
    const isText = asked !== undefined && typeof answer === 'string' && questionRecords[asked].input.kind === 'text';
    if (!isText || ofTheGoods.includes(asked)) return [];
    return [[asked, inWordsOf(questionOptions(catalogue, item, asked), answer)] as const];
  });
  return Object.fromEntries(told);
}

function displayInWords(options: readonly string[], value: string): string {
  const parts = fold(value).split(/ (?=full|wqhd|uhd|hd)/);
  const fitting = options.filter((option) => parts.every((part) => fold(option).includes(part)));
  return fitting.length === 1 ? (fitting[0] ?? value) : value;
}

function driveInWords(one: DriveGroup, options: readonly string[]): DriveGroup {
  const fitting = options.filter((option) => option === one.capacity || option.startsWith(`${one.capacity} `));
  return fitting.length === 1 && fitting[0] !== undefined ? { ...one, capacity: fitting[0] } : one;
}

function cpuOf(cells: readonly HeadedCell[]): { cpu?: string | undefined; cpuCount?: number | undefined } | undefined {
  const text = cells.map((cell) => cell.text).find((one) => !saysNothing(one));
  if (text === undefined || text.length > 100 || /^\d{1,2}$/.test(text)) return undefined;
  const read = specificationsOf(fold(text), true);
  return { cpu: read.cpu ?? text.replace(/\s+/g, ' '), cpuCount: read.cpuCount };
}

function displayOf(cells: readonly HeadedCell[]): string | undefined {
  const text = cells.map((cell) => cell.text).find((one) => !saysNothing(one));
  if (text === undefined) return undefined;
  const number = /^(\d{1,2})(?:[.,](\d))?$/.exec(text.trim());
  if (number) return `${number[1]}${number[2] ? `,${number[2]}` : ''} Zoll`;
  return specificationsOf(fold(text), false).display ?? text.replace(/\s+/g, ' ');
}

const firstCapacity = (text: string) => capacityIn(/(\d+)\s?(gb|tb)\b/.exec(text)?.[0] ?? '', undefined);

/** 'ja' under 'defekt' says as much as 'defekt'. */
function statusText({ text, header }: HeadedCell): string {
  if (saysNothing(text)) return '';
  const yes = /^(ja|yes|y|j|x|true|wahr|1)$/i.test(text);
  const no = /^(nein|no|n|false|falsch|0)$/i.test(text);
  if (!(yes || no)) return text;
  if (/defekt|defect|mangel|schaden/i.test(header)) return yes ? 'defekt' : 'nicht defekt, funktionsfähig';
  return /funktion|working|ok/i.test(header) ? (yes ? 'funktionsfähig' : 'nicht funktionsfähig') : '';
}

/** 'ja' under 'Netzteil' says that it is there. */
function accessoryText({ text, header }: HeadedCell): string {
  if (/^(ja|yes|y|j|x|true|vorhanden|1)$/i.test(text)) return `mit ${header.split(' / ')[0] ?? header}`;
  return /^(nein|no|n|false|0|fehlt)$/i.test(text)
    ? `ohne ${header.split(' / ')[0] ?? header}`
    : saysNothing(text)
      ? ''
      : text;
}

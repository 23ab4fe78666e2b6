import type { ColumnChoice, ColumnMeaning, ListColumn } from './asset-list.ts';
import { kindOfWord } from './category-words.ts';
import { isDitto, isPersonalValue, saysNothing } from './cell-kinds.ts';
import { type ColumnEvidence, columnMeaning, evidenceOf } from './column-evidence.ts';
import { withOneCount } from './counting-columns.ts';
import type { GoodsIndex } from './goods-index.ts';
import type { HeaderRow } from './header-rows.ts';
import { headerMeaning } from './headers.ts';
import { withoutPersonal } from './redact.ts';

/** What the columns of a table hold, from its header, its cells and the customer's word. */
export function columnsOf(
  header: HeaderRow | undefined,
  data: readonly (readonly string[])[],
  choices: readonly ColumnChoice[],
  goods: GoodsIndex,
): ListColumn[] {
  const width = Math.min(Math.max(header?.cells.length ?? 0, ...data.slice(0, 500).map((row) => row.length)), 200);
  const evidence: ColumnEvidence[] = [];
  const columns = Array.from({ length: width }, (_, column): ListColumn => {
    const cells = data.slice(0, 2_000).flatMap((row) => row[column] || []);
    const text = header?.cells[column]?.text ?? '';
    const seen = evidenceOf(cells, goods);
    evidence[column] = seen;
    const said = header?.cells[column]?.meaning;
    const meaning = columnMeaning(said, seen, text !== '');
    const isGuessed = said === undefined && meaning !== 'other' && meaning !== 'personal';
    return { column, header: text, meaning, ...(isGuessed && { isGuessed }) };
  }).filter(({ column, header: text }) => text !== '' || data.some((row) => (row[column] ?? '') !== ''));
  const counted = withOneCount(columns, header, evidence);
  const own = withOneSerial(withNamedGoods(counted, evidence, data), header);
  return chosen(withModel(besideTotals(own), data, goods), choices).map((column, _, all) =>
    withSamples(column, data, all),
  );
}

/** Up to three different values; of a column of persons none (IMP-01). */
function withSamples(column: ListColumn, data: readonly (readonly string[])[], all: readonly ListColumn[]): ListColumn {
  if (column.meaning === 'personal') return column;
  const personal = all.filter((one) => one.meaning === 'personal').map((one) => one.column);
  const samples = new Set<string>();
  for (const row of data.slice(0, 500)) {
    const cell = withoutPersonal(
      (row[column.column] ?? '').replace(/\s+/g, ' ').trim(),
      personal.flatMap((at) => row[at]?.trim() || []),
    );
    if (cell !== '' && !isDitto(cell) && !isPersonalValue(cell)) samples.add(cell.slice(0, 40));
    if (samples.size === 3) break;
  }
  return samples.size === 0 ? column : { ...column, samples: [...samples] };
}

/** The customer's own word outranks what was understood. */
function chosen(columns: readonly ListColumn[], choices: readonly ColumnChoice[]): ListColumn[] {
  return columns.map((column) => {
    const choice = choices.find((one) => one.column === column.column);
    if (choice === undefined) return column;
    const { isGuessed, ...told } = column;
    return { ...told, meaning: choice.meaning };
  });
}

/** Beside a column of serial numbers codes under other headers are of the mouse and the screen that go with a device: they are no more of it. */
function withOneSerial(columns: readonly ListColumn[], header: HeaderRow | undefined): ListColumn[] {
  const isSaid = ({ column }: ListColumn) => header?.cells[column]?.meaning === 'serial';
  if (!columns.some((column) => isSaid(column) && column.meaning === 'serial')) return [...columns];
  return columns.map((column) =>
    column.meaning === 'serial' && column.header !== '' && !isSaid(column)
      ? { column: column.column, header: column.header, meaning: 'other' }
      : column,
  );
}

/**
 * Where rows of one name have a code each under 'Model', the codes are their serial numbers and the names the models, whatever
 * heads them: the kind of goods ('Phones', 'SERVER') or a word nobody knows.
 */
function withNamedGoods(
  columns: readonly ListColumn[],
  evidence: readonly ColumnEvidence[],
  data: readonly (readonly string[])[],
): readonly ListColumn[] {
  const codes = columns.find(({ column, meaning }) => meaning === 'model' && isOfOneEach(evidence[column]));
  if (codes === undefined) return columns;
  const names = columns.find((one) => {
    const seen = evidence[one.column];
    if (one === codes || seen === undefined || !mayName.has(one.meaning) || seen.personal > 0) return false;
    const isOfKind = kindOfWord(one.header) !== undefined;
    if (seen.goods < (one.meaning === 'personal' ? 0.5 : 0.2)) return false;
    return (one.meaning !== 'personal' || isOfKind) && hasSeveralOfOne(data, one.column, codes.column);
  });
  if (names === undefined) return columns;
  return columns.map((one) => {
    if (one === codes) return { ...one, meaning: 'serial', isGuessed: true };
    return one === names ? { ...one, meaning: 'model', isGuessed: true } : one;
  });
}

/** Meanings that a header gives to what may be names of goods. */
const mayName: ReadonlySet<ColumnMeaning> = new Set(['model', 'personal', 'other', 'category', 'partNumber']);

const isOfOneEach = (seen: ColumnEvidence | undefined) => seen !== undefined && seen.serial >= 0.6 && seen.goods < 0.2;

/** Whether rows that say the same in one column differ in another, or say nothing there. */
function hasSeveralOfOne(data: readonly (readonly string[])[], same: number, other: number): boolean {
  const first = new Map<string, string>();
  return data.some((row) => {
    const [name = '', code = ''] = [row[same], row[other]];
    if (name === '' || code === '') return false;
    const known = first.get(name);
    if (known === undefined) first.set(name, code);
    return known !== undefined && (known !== code || saysNothing(code));
  });
}

/** A table of totals to the right, behind an empty column: its columns hold nothing of the goods. */
function besideTotals(columns: readonly ListColumn[]): ListColumn[] {
  const isGoods = (meaning: ColumnMeaning) => meaning === 'model' || meaning === 'serial' || meaning === 'manufacturer';
  const gap = columns.find((column, index) => index > 0 && column.column > (columns[index - 1]?.column ?? 0) + 1);
  if (gap === undefined) return [...columns];
  const [left, right] = [
    columns.filter((one) => one.column < gap.column),
    columns.filter((one) => one.column >= gap.column),
  ];
  const isTotals =
    left.some((one) => isGoods(one.meaning)) &&
    right.some((one) => one.meaning === 'quantity') &&
    !right.some((one) => one.meaning === 'serial' || one.meaning === 'manufacturer') &&
    (left.some((one) => one.meaning === 'quantity') || right.length <= 3);
  return isTotals ? [...left, ...right.map((one) => ({ ...one, meaning: 'other' as const }))] : [...columns];
}

/** Where no column is called a model, the one that says most about goods is it. */
function withModel(
  columns: readonly ListColumn[],
  data: readonly (readonly string[])[],
  goods: GoodsIndex,
): ListColumn[] {
  if (columns.some((one) => one.meaning === 'model' || one.meaning === 'partNumber')) return [...columns];
  // What has a processor and memory in columns of their own is a computer: its drive is none of the goods.
  const isComputer = columns.some((one) => one.meaning === 'cpu') && columns.some((one) => one.meaning === 'ram');
  const scored = columns
    .filter((one) => !(isComputer && isAttribute.has(one.meaning)))
    .filter((one) => mayBeModel.has(one.meaning) || isCountedName(one, columns))
    .map((column) => {
      const seen = evidenceOf(
        data.flatMap((row) => row[column.column] || []),
        goods,
      );
      if (isAttribute.has(column.meaning) && seen.goods < 0.6) return { column, score: 0 };
      // Systems and suppliers are many words, and no goods.
      const isOpen = column.meaning === 'other' && headerMeaning(column.header) !== 'other';
      return { column, score: seen.goods * 3 + (isOpen ? seen.words + seen.kind : 0) };
    })
    .toSorted((one, other) => other.score - one.score);
  const best = scored[0];
  if (best === undefined || best.score < 0.3) return onlyParts(columns);
  return columns.map((one) => (one === best.column ? { ...one, meaning: 'model', isGuessed: true } : one));
}

/** Nobody counts persons: what stands under 'Name' beside a quantity is counted. */
const isCountedName = ({ meaning, header }: ListColumn, columns: readonly ListColumn[]) =>
  meaning === 'personal' && headerMeaning(header) === 'name' && columns.some((one) => one.meaning === 'quantity');

/** '64GB DDR4 ECC' in a column without a header, and nothing beside it that could have it: these are the goods. */
function onlyParts(columns: readonly ListColumn[]): ListColumn[] {
  const isPart = ({ meaning, header }: ListColumn) => (meaning === 'ram' || meaning === 'storage') && header === '';
  const part = columns.find(isPart);
  const isAlone = columns.every((one) => isPart(one) || one.meaning === 'quantity' || one.meaning === 'price');
  return columns.map((one) => (one === part && isAlone ? { ...one, meaning: 'model', isGuessed: true } : one));
}

/** 'Bildschirm', 'Storage' and 'Server' head columns of models as well as of what belongs to one. */
const isAttribute: ReadonlySet<ColumnMeaning> = new Set([
  'display',
  'storage',
  'accessories',
  'condition',
  'place',
  'gpu',
]);
const mayBeModel: ReadonlySet<ColumnMeaning> = new Set([...isAttribute, 'other', 'manufacturer', 'remarks']);

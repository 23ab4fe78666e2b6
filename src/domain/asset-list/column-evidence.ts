import type { ColumnMeaning } from './asset-list.ts';
import { kindOfCell } from './category-words.ts';
import { isDate, isLikeFullName, isLikePerson, isMoment, isPersonalValue, saysNothing } from './cell-kinds.ts';
import type { GoodsIndex } from './goods-index.ts';
import type { HeaderMeaning } from './headers.ts';
import { makerInCell } from './makers.ts';
import { namesGoods, namesModel } from './names-goods.ts';

/** Shares of what a column's cells look like, from 0 to 1. */
export interface ColumnEvidence {
  readonly cells: number;
  readonly personal: number;
  /** Cells that read like a person and name no goods; full names like 'Anna Weber' apart. */
  readonly person: number;
  readonly fullName: number;
  readonly maker: number;
  readonly kind: number;
  readonly goods: number;
  /** Cells that name a model for certain. */
  readonly models: number;
  readonly count: number;
  /** Cells with a number of a hundred and more. */
  readonly hundreds: number;
  /** Cells that say what a device has: 'Webcam'. */
  readonly equipment: number;
  readonly ascending: boolean;
  /** Grows in every row, by whatever: numbers of lines where many were left out. */
  readonly growing: boolean;
  /** Counts lines anew in each section of the list. */
  readonly restarting: boolean;
  readonly date: number;
  /** Days and times; not years, which may be capacities. */
  readonly moment: number;
  readonly serial: number;
  readonly cpu: number;
  readonly size: number;
  readonly large: number;
  readonly price: number;
  readonly words: number;
}

const sample = 120;
/** So much of a cell is looked at. */
const longest = 400;

/** '16', '1,5 TB' and '512 GB SSD', no share ('0.79%'), no place on the earth ('52.134935, 11.648'), no screen. */
const sizes = /^\d+(?:[.,]\d{1,2})?(?![.,]?\d)\s*(?:gb\b|tb\b|(?![a-z]))(?!\s?(?:zoll|inch|["″”']|[gm]hz|watt|w\b|%))/i;

/** Looks at up to 120 cells of a column that say something. */
export function evidenceOf(cells: readonly string[], goods: GoodsIndex): ColumnEvidence {
  const telling = cells
    .filter((cell) => !saysNothing(cell))
    .slice(0, sample)
    .map((cell) => cell.slice(0, longest));
  const share = (test: (cell: string) => boolean) =>
    telling.length === 0 ? 0 : telling.filter(test).length / telling.length;
  const distinct = new Set(telling).size / Math.max(telling.length, 1);
  const numbers = telling.map(Number);
  return {
    cells: telling.length,
    personal: share(isPersonalValue),
    person: share((cell) => isLikePerson(cell) && isNobodysWare(cell, goods)),
    fullName: share((cell) => isLikeFullName(cell) && isNobodysWare(cell, goods)),
    maker: share((cell) => cell.length < 40 && !/\d{2}/.test(cell) && makerInCell(goods.makers, cell) !== undefined),
    kind: share((cell) => kindOfCell(cell) !== undefined && !/\d{2}/.test(cell)),
    goods: share((cell) => namesGoods(cell, goods)),
    models: share((cell) => namesModel(cell, goods)),
    count: share((cell) => /^[1-9]\d{0,3}([.,]0+)?( ?(x|stk|stueck|stück|st|pcs)\.?)?$/i.test(cell.trim())),
    equipment: share((cell) => /^(?:mit |with )?(?:webcam|w-?lan|wi-?fi|bluetooth|lte|umts)$/i.test(cell.trim())),
    hundreds: share((cell) => Number.parseFloat(cell) >= 100),
    ascending: !isAddedUp(numbers) && isAscending(numbers),
    growing:
      numbers.length > 4 &&
      !isAddedUp(numbers) &&
      numbers.every((number, at) => at === 0 || number > (numbers[at - 1] ?? 0)),
    restarting: !isAddedUp(numbers) && isRestarting(numbers),
    date: share(isDate),
    moment: share(isMoment),
    serial:
      distinct > 0.8
        ? share((cell) =>
            cell
              .split(/[\s,;]+/)
              .filter(Boolean)
              .every((one) => /^(?=.*\d)(?=.*[A-Z])[A-Z0-9-]{6,20}$/.test(one)),
          )
        : 0,
    cpu: share((cell) =>
      /\b(i[3579]|xeon|ryzen|epyc|e[357]-\d|celeron|pentium|m[123]\b|gold \d|silver \d)/i.test(cell),
    ),
    size: share((cell) => sizes.test(cell.trim())),
    large: share((cell) => /\d\s*tb|ssd|hdd|nvme|sas|sata/i.test(cell) || Number.parseFloat(cell) > 100),
    price: share((cell) => /^-?\d{1,3}([.,]\d{3})*([.,]\d{2})?\s*(€|eur)$|^\d+[.,]\d{2}$/i.test(cell.trim())),
    words: share((cell) => /[a-zäöü]{3}.*\s/i.test(cell)),
  };
}

/** Whether a cell names neither a kind of goods nor their maker. */
function isNobodysWare(cell: string, goods: GoodsIndex): boolean {
  return kindOfCell(cell) === undefined && makerInCell(goods.makers, cell) === undefined && !namesGoods(cell, goods);
}

/** 8, 32, 40: the last is the sum of those before, so that they count; 1, 2, 3 is by chance. */
function isAddedUp(numbers: readonly number[]): boolean {
  const sum = numbers.slice(0, -1).reduce((total, one) => total + one, 0);
  return numbers.length > 2 && sum > 3 && numbers.at(-1) === sum;
}

/** Running numbers grow by one or by tens, with gaps where lines were left out; sums and notes below them do not count. */
function isAscending(all: readonly number[]): boolean {
  const numbers = all.filter((number) => !Number.isNaN(number));
  if (numbers.length < 3 || numbers.length < all.length * 0.8) return false;
  const steps = numbers.slice(1).map((number, index) => number - (numbers[index] ?? 0));
  const step = Math.min(...steps);
  return step > 0 && steps.reduce((sum, one) => sum + one, 0) <= numbers.length * 2 * step;
}

/** 1, 2, 3, 1, 2, 4, 1, 2: each number follows the one before, or begins anew at 1, with few gaps where lines were left out; in sections of two lines or more. */
function isRestarting(all: readonly number[]): boolean {
  const numbers = all.filter((number) => !Number.isNaN(number));
  if (numbers.length < 5 || numbers.length < all.length * 0.8 || numbers[0] !== 1) return false;
  const starts = numbers.filter((number) => number === 1).length;
  const steps = numbers.slice(1).map((number, at) => (number === 1 ? 1 : number - (numbers[at] ?? 0)));
  const runs =
    steps.every((step) => step > 0 && step < 4) && steps.filter((step) => step === 1).length >= steps.length * 0.7;
  return runs && Math.max(...numbers) > 2 && numbers.length >= starts * 2;
}

/** What a column holds, from its header and its cells: models outrank a header for persons, addresses outrank every other (IMP-01). */
export function columnMeaning(
  header: HeaderMeaning | undefined,
  seen: ColumnEvidence,
  isNamed = header !== undefined,
): ColumnMeaning {
  if (seen.models >= 0.5 && header === 'personal') return 'model';
  if (seen.personal >= 0.5 && seen.cells > 0) return 'personal';
  if (isAboutPersons(header, seen)) return 'personal';
  if (seen.moment >= 0.6 && header !== 'personal') return 'bought';
  switch (header) {
    case undefined:
      return guessed(seen, isNamed);
    case 'description':
      return seen.maker > 0.8 ? 'manufacturer' : seen.kind > 0.7 && seen.goods < 0.3 ? 'category' : 'model';
    case 'type':
      return seen.kind >= 0.5
        ? 'category'
        : seen.maker > 0.7
          ? 'manufacturer'
          : seen.cells === 0
            ? 'category'
            : 'model';
    case 'name':
      return seen.goods >= 0.3 || seen.kind > 0.5 ? 'model' : 'personal';
    case 'memory':
      return seen.large > 0.5 ? 'storage' : 'ram';
    case 'number':
      return seen.count > 0.7 && !countsLines(seen) ? 'quantity' : 'other';
    case 'partNumber':
      return seen.kind >= 0.6 && seen.goods < 0.3 ? 'category' : header;
    case 'category':
      return seen.goods > 0.6 && seen.kind < 0.3 ? 'model' : 'category';
    case 'quantity':
      return seen.ascending && seen.cells > 5 ? 'other' : 'quantity';
    case 'ram':
      return seen.price >= 0.6 && seen.size - seen.price < 0.3 ? 'price' : 'ram';
    case 'series':
      return seen.serial >= 0.6 && seen.goods < 0.3 ? 'serial' : seen.cells === 0 ? 'other' : 'series';
    case 'serial':
    case 'assetTag':
      return seen.goods > 0.6 ? 'model' : header;
    default:
      return header;
  }
}

/** Nobody has a hundred and more of everything: prices without a currency. */
export const areAmounts = ({ hundreds, cells }: ColumnEvidence) => cells > 3 && hundreds > 0.8;

/** Whether a column numbers the lines of a list, whatever was left out. */
export const countsLines = ({ ascending, growing, restarting }: ColumnEvidence) => ascending || growing || restarting;

/** Headers under which persons are written although they promise something else. */
const mayHoldPersons = new Set<HeaderMeaning | undefined>([
  undefined,
  'name',
  'place',
  'remarks',
  'other',
  'description',
  'accessories',
]);

function isAboutPersons(header: HeaderMeaning | undefined, seen: ColumnEvidence): boolean {
  if (seen.cells === 0 || seen.goods >= 0.3 || !mayHoldPersons.has(header)) return false;
  const isOpen = header === undefined || header === 'accessories';
  return seen.person >= 0.5 || (isOpen && seen.person + seen.fullName >= 0.6);
}

/** Lists without headers, and columns whose header says nothing; small numbers under a strange header are rarely quantities. */
function guessed(seen: ColumnEvidence, isNamed: boolean): ColumnMeaning {
  if (seen.cells === 0) return 'other';
  if (seen.goods >= 0.3) return 'model';
  if (seen.cpu >= 0.5) return 'cpu';
  if (seen.maker >= 0.6) return 'manufacturer';
  if (seen.kind >= 0.6) return seen.equipment >= 0.6 ? 'other' : 'category';
  if (seen.date >= 0.6) return 'bought';
  if (seen.price >= 0.6) return 'price';
  if (seen.count >= 0.8) return isNamed || countsLines(seen) || areAmounts(seen) ? 'other' : 'quantity';
  if (seen.serial >= 0.6) return 'serial';
  if (seen.size >= 0.7) return seen.large >= 0.5 ? 'storage' : 'ram';
  return 'other';
}

import type { ColumnMeaning } from './asset-list.ts';
import { kindOfCell } from './category-words.ts';
import { isDate, isLikeFullName, isLikePerson, isMoment, isPersonalValue, saysNothing } from './cell-kinds.ts';
import { countUnder, type NumbersInColumn, numbersInColumn } from './counting-columns.ts';
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
  /** What its numbers are. */
  readonly numbers: NumbersInColumn;
  /** Cells that say what a device has: 'Webcam'. */
  readonly equipment: number;
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
  return {
    cells: telling.length,
    personal: share(isPersonalValue),
    person: share((cell) => isLikePerson(cell) && isNobodysWare(cell, goods)),
    fullName: share((cell) => isLikeFullName(cell) && isNobodysWare(cell, goods)),
    maker: share((cell) => cell.length < 40 && !/\d{2}/.test(cell) && makerInCell(goods.makers, cell) !== undefined),
    kind: share((cell) => kindOfCell(cell) !== undefined && !/\d{2}/.test(cell)),
    goods: share((cell) => namesGoods(cell, goods)),
    models: share((cell) => namesModel(cell, goods)),
    numbers: numbersInColumn(telling),
    equipment: share((cell) => /^(?:mit |with )?(?:webcam|w-?lan|wi-?fi|bluetooth|lte|umts)$/i.test(cell.trim())),
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
      return countUnder('number', seen.numbers) ? 'quantity' : 'other';
    case 'partNumber':
      return seen.kind >= 0.6 && seen.goods < 0.3 ? 'category' : header;
    case 'category':
      return seen.goods > 0.6 && seen.kind < 0.3 ? 'model' : 'category';
    case 'quantity':
      return countUnder('quantity', seen.numbers) ? 'quantity' : 'other';
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
  if (countUnder(isNamed ? 'stranger' : 'nothing', seen.numbers)) return 'quantity';
  if (seen.numbers.share >= 0.8) return 'other';
  if (seen.serial >= 0.6) return 'serial';
  if (seen.size >= 0.7) return seen.large >= 0.5 ? 'storage' : 'ram';
  return 'other';
}

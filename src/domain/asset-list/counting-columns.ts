import type { ListColumn } from './asset-list.ts';
import { kindOfWord } from './category-words.ts';
import { fold } from './fold.ts';
import type { HeaderRow } from './header-rows.ts';

/** What the numbers of a column are, by all of its cells. */
export interface NumbersInColumn {
  readonly cells: number;
  /** Share of the cells that are a number from 1 to 9999, with a unit or without. */
  readonly share: number;
  /** They count the lines of the list by one or by ten, 'roughly' with whatever gaps or anew in each section; with 'none' they may count goods. */
  readonly lines: 'exactly' | 'roughly' | 'none';
  /** Nobody has a hundred and more of everything: prices without a currency. */
  readonly areAmounts: boolean;
}

/** Looks at the cells of a column that say something. */
export function numbersInColumn(cells: readonly string[]): NumbersInColumn {
  const share = (test: (cell: string) => boolean) =>
    cells.length === 0 ? 0 : cells.filter(test).length / cells.length;
  const all = cells.map(Number);
  const numbers = all.filter((number) => !Number.isNaN(number));
  const isRow = numbers.length >= all.length * 0.8 && !isAddedUp(all);
  return {
    cells: cells.length,
    share: share((cell) => /^[1-9]\d{0,3}([.,]0+)?( ?(x|stk|stueck|stück|st|pcs)\.?)?$/i.test(cell.trim())),
    lines: !isRow
      ? 'none'
      : isAscending(numbers)
        ? 'exactly'
        : isGrowing(numbers) || isRestarting(numbers)
          ? 'roughly'
          : 'none',
    areAmounts: cells.length > 3 && share((cell) => Number.parseFloat(cell) >= 100) > 0.8,
  };
}

/** Whether numbers are how many there are of each, under a header that says so, 'Nr.', one nobody knows, or none. */
export function countUnder(
  header: 'quantity' | 'number' | 'stranger' | 'nothing',
  { cells, share, lines, areAmounts }: NumbersInColumn,
): boolean {
  switch (header) {
    case 'quantity':
      return !(lines === 'exactly' && cells > 5);
    case 'number':
      return share > 0.7 && lines === 'none';
    case 'nothing':
      return share >= 0.8 && lines === 'none' && !areAmounts;
    case 'stranger':
      return false;
  }
}

/** Above a yes and a no these count nothing. */
const isThere = /^(?:available|verfuegbar|vorhanden|disponibles?)$/;

/**
 * Columns with what counts: beside a column of quantities 'Nr.' and 'Pos.' number the lines, and where nothing else counts, 'Desktops'
 * or 'Available' above plain numbers and beside names of goods says how many of each.
 */
export function withOneCount(
  columns: readonly ListColumn[],
  header: HeaderRow | undefined,
  evidence: readonly { readonly numbers: NumbersInColumn; readonly goods: number }[],
): readonly ListColumn[] {
  const says = ({ column }: ListColumn) => header?.cells[column]?.meaning;
  if (columns.some((column) => says(column) === 'quantity'))
    return columns.map((column) => (says(column) === 'number' ? { ...column, meaning: 'other' } : column));
  if (columns.some(({ meaning }) => meaning === 'quantity') || !evidence.some(({ goods }) => goods >= 0.3))
    return columns;
  const counting = columns.filter(({ column, header: text, meaning }) => {
    const numbers = evidence[column]?.numbers;
    if (numbers === undefined || numbers.cells < 3 || meaning === 'personal') return false;
    return countUnder('nothing', numbers) && (kindOfWord(text) !== undefined || isThere.test(fold(text)));
  });
  const [only] = counting;
  if (only === undefined || counting.length > 1) return columns;
  return columns.map((one) => (one === only ? { ...one, meaning: 'quantity', isGuessed: true } : one));
}

/** 8, 32, 40: the last is the sum of those before, so that they count; 1, 2, 3 is by chance. */
function isAddedUp(numbers: readonly number[]): boolean {
  const sum = numbers.slice(0, -1).reduce((total, one) => total + one, 0);
  return numbers.length > 2 && sum > 3 && numbers.at(-1) === sum;
}

/** Running numbers grow by one or by tens, with gaps where lines were left out. */
function isAscending(numbers: readonly number[]): boolean {
  const steps = numbers.slice(1).map((number, index) => number - (numbers[index] ?? 0));
  const step = Math.min(...steps);
  return numbers.length > 2 && step > 0 && steps.reduce((sum, one) => sum + one, 0) <= numbers.length * 2 * step;
}

/** Grows in every row, by whatever: numbers of lines where many were left out. */
const isGrowing = (numbers: readonly number[]) =>
  numbers.length > 4 && numbers.every((number, at) => at === 0 || number > (numbers[at - 1] ?? 0));

/** 1, 2, 3, 1, 2, 4, 1, 2: each number follows the one before, or begins anew at 1, with few gaps where lines were left out; in sections of two lines or more. */
function isRestarting(numbers: readonly number[]): boolean {
  if (numbers.length < 5 || numbers[0] !== 1) return false;
  const starts = numbers.filter((number) => number === 1).length;
  const steps = numbers.slice(1).map((number, at) => (number === 1 ? 1 : number - (numbers[at] ?? 0)));
  const runs =
    steps.every((step) => step > 0 && step < 4) && steps.filter((step) => step === 1).length >= steps.length * 0.7;
  return runs && Math.max(...numbers) > 2 && numbers.length >= starts * 2;
}

import { parseAmount, parseNumber } from '#domain/values/amount-entry.ts';
import type { Day } from '#domain/values/day.ts';
import { parseDay } from '#domain/values/day-text.ts';
import type { Cents } from '#domain/values/money.ts';

/** The cells of one row by their columns; whoever reads a cell notes here what is wrong with it. */
export interface Cells {
  readonly flaws: readonly string[];
  /** The trimmed text of a column; empty where there is none. */
  text(column: string): string;
  /** One of a few words. */
  choice<Word extends string>(column: string, words: readonly Word[]): Word;
  /** Cents of an amount of euros, also a negative one; 0 where the cell is empty and may be. */
  cents(column: string): Cents;
  /** A whole number; one that was emptied is a flaw and never 0. */
  whole(column: string): number;
  /** The same; 0 where the cell is empty and may be. */
  wholeOrNone(column: string): number;
  day(column: string): Day;
}

/** The mark with which exports keep a text from being taken for a formula. */
const guarded = /^'(?=[=+\-@])/;

/** Opens a row; a cell that cannot be read gives 0 or an empty text, and a flaw in German. */
export function openCells(columns: readonly string[], row: readonly string[]): Cells {
  const flaws: string[] = [];
  const note = (column: string, cell: string, isNo: string) => flaws.push(`${column}: „${cell}“ ist ${isNo}.`);
  const text = (column: string) => (row[columns.indexOf(column)] ?? '').trim().replace(guarded, '');
  const whole = (column: string) => {
    const cell = text(column);
    const number = parseNumber(cell);
    if (number === undefined || !Number.isInteger(number)) note(column, cell, 'keine ganze Zahl');
    return Math.trunc(number ?? 0);
  };
  return {
    flaws,
    text,
    choice(column, words) {
      const cell = text(column);
      const word = words.find((one) => one === cell) ?? words[0];
      if (word === undefined) throw new Error(`The column ${column} has no words`);
      if (word !== cell) note(column, cell, 'kein Wort dieser Spalte');
      return word;
    },
    cents(column) {
      const cell = text(column);
      const isNegative = /^[-−]/.test(cell);
      const cents = parseAmount(cell.replace(/^[-−]\s*/, ''));
      if (cents === undefined) note(column, cell, 'kein Betrag in Euro');
      return isNegative ? 0 - (cents ?? 0) : (cents ?? 0);
    },
    whole,
    wholeOrNone: (column) => (text(column) === '' ? 0 : whole(column)),
    day(column) {
      const day = parseDay(text(column));
      if (day === undefined) note(column, text(column), 'kein Tag');
      return day ?? '';
    },
  };
}

import type { GoodsClass } from '#domain/catalogue/goods-class.ts';
import type { Question } from '#domain/catalogue/questions/registry.ts';
import type { Day } from '#domain/values/day.ts';
import type { Cents } from '#domain/values/money.ts';
import type { AtOnceMode, BindingLimits } from './at-once.ts';
import type { DeductionTemplate } from './deduction-template.ts';
import type { everything, PriceLevel } from './priced-goods.ts';

/** One price of the owner's list, for one unit that works and is in its usual condition. */
export interface BookListRow {
  /** Id of a model or series, else a class or category of goods: 'notebook', 'server'. */
  readonly entry: string;
  /** For people alone. */
  readonly name: string;
  /** The value-relevant answers that it is for (`valuedText`); empty: for all, and the adders tell them apart. */
  readonly configuration: string;
  /** What the price includes, in the same words: adders count what differs from it. */
  readonly includes: string;
  readonly cents: Cents;
  /** It counts from this day on. */
  readonly from: Day;
}

/** What an answer adds to the price of one unit; of several the nearest scope counts. */
export interface Adder {
  /** Id of a model or series, a class or category of goods, or '*'. */
  readonly scope: string;
  readonly question: Question;
  /** Of drives their kind, else the answer; empty at `ram` and `capacity`: the cents are for each gigabyte. */
  readonly answer: string;
  /** Of drives: the smallest one that it is for; 0 elsewhere. */
  readonly fromGigabytes: number;
  /** A processor's count for each of them. May be negative at an answer. */
  readonly cents: Cents;
}

/** What share of the price stays with what was said about the condition. */
export interface ConditionRow {
  readonly scope: string;
  /** 'working' for goods that do not work. */
  readonly about: Question | 'working';
  /** Empty: whatever the answer, as long as it lowers the price. */
  readonly answer: string;
  /** Whole percent of the price. */
  readonly percent: number;
}

/** What is added or taken off for many units of one group. */
export interface QuantityStep {
  readonly scope: string;
  /** Units from which on it counts. */
  readonly from: number;
  /** Whole percent, negative for less. */
  readonly percent: number;
}

/** What is sought or has piled up, until the end of a day. */
export type DemandRow = { readonly scope: string; readonly until: Day } & (
  | { readonly kind: 'more'; readonly percent: number }
  | { readonly kind: 'stop' }
  | { readonly kind: 'cap'; readonly cents: Cents }
);

/** A model that is priced as another one. */
export interface Alias {
  readonly entry: string;
  readonly pricedAs: string;
}

/** From this price on it is rounded down to whole steps; `from` is a multiple of its step. */
export interface RoundingStep {
  readonly from: Cents;
  readonly step: Cents;
}

/** How far beyond its range a price of such goods may lie before it is asked about. */
export interface SlipFactor {
  /** A class or category of goods, or '*'. */
  readonly scope: GoodsClass | typeof everything;
  /** Whole percent of the range's end: 200 is its double. */
  readonly percent: number;
}

/** What the owner decides about the arithmetic itself. */
export interface BookSettings {
  /** Days for which a row of the list counts by itself. */
  readonly youngDays: number;
  /** Days after which an observation counts half. */
  readonly halfLifeDays: number;
  /** Days after which it does not count at all. */
  readonly oldestDays: number;
  /** Percent of the price that the range may be wide for a price that is filled in. */
  readonly narrowPercent: number;
  /** Percent around a price of the list, by the level at which it was found. */
  readonly spread: Readonly<Record<PriceLevel, number>>;
  /** By rising `from`. */
  readonly rounding: readonly RoundingStep[];
  /** Whether sellers learn prices at once, and how far a bid may go that nobody looks at. */
  readonly atOnce: { readonly mode: AtOnceMode; readonly limits: BindingLimits };
  /** From how far beyond its range on a price is asked about, where goods have a factor of their own; the nearest scope counts. */
  readonly slips: readonly SlipFactor[];
  /** Whole seconds in which a bid can be taken back before it leaves the house: one that a person sends, and one of the book alone. */
  readonly hold: { readonly byPerson: number; readonly atOnce: number };
}

/** The owner's price book, one version of it: plain data that `checkBook` has found right. */
export interface PriceBook {
  readonly rows: readonly BookListRow[];
  readonly adders: readonly Adder[];
  readonly conditions: readonly ConditionRow[];
  readonly steps: readonly QuantityStep[];
  readonly demand: readonly DemandRow[];
  readonly aliases: readonly Alias[];
  readonly deductions: readonly DeductionTemplate[];
  readonly settings: BookSettings;
}

export const bookParts = ['rows', 'adders', 'conditions', 'steps', 'demand', 'aliases', 'deductions'] as const;
/** The lists of a book. */
export type BookPart = (typeof bookParts)[number];

/** What becomes of rows of a list that its file does not name: they go, or they stay. */
export const importModes = ['replace', 'update'] as const;
export type ImportMode = (typeof importModes)[number];

/** The settings of a book whose owner has decided nothing else. */
const usualSettings: BookSettings = {
  youngDays: 120,
  halfLifeDays: 180,
  oldestDays: 1_080,
  narrowPercent: 30,
  spread: { exact: 5, model: 10, series: 25, category: 40 },
  rounding: [
    { from: 0, step: 50 },
    { from: 2_000, step: 100 },
    { from: 20_000, step: 500 },
  ],
  atOnce: { mode: 'off', limits: { total: 150_000, unitsPerModel: 10, sellers: ['private'] } },
  slips: [],
  hold: { byPerson: 30, atOnce: 0 },
};

/** A book in which nothing stands yet. */
export const emptyBook: PriceBook = {
  rows: [],
  adders: [],
  conditions: [],
  steps: [],
  demand: [],
  aliases: [],
  deductions: [],
  settings: usualSettings,
};

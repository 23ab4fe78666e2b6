import type { Question } from '#domain/catalogue/questions/registry.ts';
import type { Cents } from '#domain/values/money.ts';
import type {
  Adder,
  Alias,
  BookListRow,
  BookSettings,
  ConditionRow,
  DemandRow,
  PriceBook,
  QuantityStep,
} from './price-book.ts';
import type { PricedGoods } from './priced-goods.ts';
import { canonicalConfiguration, comparableAnswer } from './valued-answers.ts';

/** What the book makes of goods of the past: the share that their condition left, and what their configuration added. */
export interface GoodsWorth {
  readonly share: number | undefined;
  readonly added: Cents;
}

/** A price book ready to be looked up; made once for as many groups as there are. */
export interface OpenPriceBook {
  readonly data: PriceBook;
  readonly settings: BookSettings;
  /** Rows of an entry with a configuration as `valuedText` writes it ('' for all), the newest first. */
  rowsOf(entry: string, configuration: string): readonly BookListRow[];
  /** A model, what it is priced as, what that is priced as: each once, whatever circle the aliases make. */
  chainOf(entry: string): readonly string[];
  /** Adders of a scope for a question; undefined where the scope says nothing about it. */
  addersOf(scope: string, question: Question): readonly Adder[] | undefined;
  conditionOf(scope: string, about: ConditionRow['about'], answer: string): ConditionRow | undefined;
  /** Steps of a scope by rising quantity; undefined where it has none. */
  stepsOf(scope: string): readonly QuantityStep[] | undefined;
  demandOf(scope: string): readonly DemandRow[];
  /** Worked out once for each past sale: thousands of groups ask for the same. */
  readonly worths: WeakMap<PricedGoods, GoodsWorth>;
}

/** Indexes a book. Of two rows that say different things of the same, the later counts; `checkBook` finds such. */
export function openPriceBook(book: PriceBook): OpenPriceBook {
  const rows = grouped(book.rows, ({ entry, configuration }) => rowKey(entry, configuration));
  for (const list of rows.values())
    list.reverse().sort(({ from: one }, { from: other }) => (one < other ? 1 : one > other ? -1 : 0));
  const folded = book.adders.map((adder) => ({ ...adder, answer: comparableAnswer(adder.answer) }));
  const adders = grouped(folded, ({ scope, question }) => `${scope} ${question}`);
  const conditions = new Map(book.conditions.map((row) => [`${row.scope} ${row.about} ${row.answer}`, row]));
  const steps = grouped(book.steps, ({ scope }) => scope);
  for (const list of steps.values()) list.sort((one, other) => one.from - other.from);
  const demand = grouped(book.demand, ({ scope }) => scope);
  const aliases = new Map(book.aliases.map(({ entry, pricedAs }: Alias) => [entry, pricedAs]));
  return {
    data: book,
    settings: book.settings,
    rowsOf: (entry, configuration) => rows.get(`${entry} | ${configuration}`) ?? [],
    chainOf: (entry) => chainOf(aliases, entry),
    addersOf: (scope, question) => adders.get(`${scope} ${question}`),
    conditionOf: (scope, about, answer) =>
      conditions.get(`${scope} ${about} ${answer}`) ?? conditions.get(`${scope} ${about} `),
    stepsOf: (scope) => steps.get(scope),
    demandOf: (scope) => demand.get(scope) ?? [],
    worths: new WeakMap(),
  };
}

/** A row's configuration is kept as it is compared, however it was typed. */
function rowKey(entry: string, configuration: string): string {
  return `${entry} | ${canonicalConfiguration(configuration)}`;
}

function grouped<Row>(rows: readonly Row[], keyOf: (row: Row) => string): Map<string, Row[]> {
  const groups = new Map<string, Row[]>();
  for (const row of rows) {
    const key = keyOf(row);
    const group = groups.get(key);
    if (group) group.push(row);
    else groups.set(key, [row]);
  }
  return groups;
}

/** A model, what it is priced as, what that is priced as: each once, whatever circle the aliases make. */
export function chainOf(aliases: ReadonlyMap<string, string>, entry: string): readonly string[] {
  const chain = new Set<string>();
  for (let at: string | undefined = entry; at !== undefined && !chain.has(at); at = aliases.get(at)) chain.add(at);
  return [...chain];
}

import { questionRecords } from '#domain/catalogue/questions/registry.ts';
import type { Day } from '#domain/values/day.ts';
import { formatMoney } from '#domain/values/money.ts';
import { chainOf } from './open-price-book.ts';
import { type BookListRow, type BookPart, bookParts, type PriceBook } from './price-book.ts';
import { signed } from './price-step.ts';
import { isUnusual, timesText } from './unusual-price.ts';
import { canonicalConfiguration } from './valued-answers.ts';

/** A change of a book that is asked about once more, and its reckoning in German. */
export interface UnusualChange {
  readonly part: BookPart | 'settings';
  /** The goods that it is about: an id or a word of the catalogue, '*' for all; empty for a setting. */
  readonly scope: string;
  /** How a row's own list calls them; may be empty. */
  readonly name: string;
  /** What of these goods, 'Arbeitsspeicher': empty for their price itself. */
  readonly what: string;
  readonly text: string;
}

/** What a row says of goods, as a number that can be compared with what an earlier version said of the same. */
interface Said {
  readonly scope: string;
  readonly what: string;
  /** The same for rows that say the same of the same goods; the second where only the day differs. */
  readonly keys: readonly string[];
  /** How it is said, and by what it moves a price: of percent that are added, what is left of the price. */
  readonly text: string;
  readonly value: number;
}

type Saying = {
  readonly [Part in Exclude<BookPart, 'rows' | 'aliases'>]: (row: PriceBook[Part][number]) => Said | undefined;
};

const saying: Saying = {
  adders: ({ scope, question, answer, fromGigabytes, cents }) => ({
    scope,
    what: [questionRecords[question].label, answer].filter(Boolean).join(' '),
    keys: [[scope, question, answer, fromGigabytes].join(' | ')],
    text: formatMoney(cents),
    value: cents,
  }),
  conditions: ({ scope, about, answer, percent }) => ({
    scope,
    what: about === 'working' ? 'defekt' : [questionRecords[about].label, answer].filter(Boolean).join(' '),
    keys: [[scope, about, answer].join(' | ')],
    text: `${percent} %`,
    value: percent,
  }),
  steps: ({ scope, from, percent }) => ({
    scope,
    what: `ab ${from} Stück`,
    keys: [[scope, from].join(' | ')],
    text: signed(percent),
    value: 100 + percent,
  }),
  demand(row) {
    if (row.kind === 'stop') return undefined;
    const { scope, kind, until } = row;
    const keys = [[scope, kind, until].join(' | '), [scope, kind].join(' | ')];
    if (kind === 'cap') return { scope, what: 'Obergrenze', keys, text: formatMoney(row.cents), value: row.cents };
    return { scope, what: 'Nachfrage', keys, text: signed(row.percent), value: 100 + row.percent };
  },
  deductions({ scope, name, amount }) {
    const of = (kind: string) => [[scope, name.trim(), kind].join(' | ')];
    const what = `Abzug „${name}“`;
    return 'cents' in amount
      ? { scope, what, keys: of('cents'), text: formatMoney(amount.cents), value: amount.cents }
      : { scope, what, keys: of('percent'), text: `${amount.percent} %`, value: amount.percent };
  },
};

/**
 * What of a newer book lies more than so many times beyond what the former said of the same goods. A list price is compared with what
 * counted on the same day, so that neither a new day nor a row that goes hides a jump, and so is that of a model that is priced as another.
 * What the former book says nothing of is new.
 */
export function unusualChanges(before: PriceBook, after: PriceBook, factor: number): readonly UnusualChange[] {
  const samePrices = before.rows === after.rows && before.aliases === after.aliases;
  return [
    ...(samePrices ? [] : unusualRows(before, after, factor)),
    ...bookParts.flatMap((part) => {
      if (part === 'rows' || part === 'aliases' || before[part] === after[part]) return [];
      return unusualSaid(part, before, after, factor);
    }),
    ...unusualLimit(before, after, factor),
  ];
}

function unusualRows(before: PriceBook, after: PriceBook, factor: number): UnusualChange[] {
  const former = rowsByGoods(before);
  return [...rowsByGoods(after)].flatMap(([key, { entry, rows }]) => {
    const known = former.get(key)?.rows;
    if (known === undefined) return [];
    const asked = new Map<BookListRow, UnusualChange>();
    for (const day of new Set([...known, ...rows].map(({ from }) => from))) {
      const [was, is] = [inForce(known, day), inForce(rows, day)];
      if (was === undefined || is === undefined || was.cents === is.cents || asked.has(is)) continue;
      // Priced as another then and now: it is asked about that one.
      if (is.entry !== entry && was.entry === is.entry) continue;
      if (!isUnusual(is.cents, { low: was.cents, high: was.cents }, factor)) continue;
      const text = changeText(
        { text: formatMoney(is.cents), value: is.cents },
        { text: formatMoney(was.cents), value: was.cents },
      );
      const isOwn = is.entry === entry;
      const as = isOwn ? '' : `bepreist wie ${is.name || is.entry}, `;
      const name = isOwn ? is.name : '';
      asked.set(is, { part: 'rows', scope: entry, name, what: is.configuration, text: `${as}${text}` });
    }
    return [...asked.values()];
  });
}

/** Rows of the same goods by their day, of two for one day the later counts, as everywhere; of a model without own ones those that it is priced by. */
function rowsByGoods({ rows, aliases }: PriceBook) {
  const found = new Map<string, { readonly entry: string; readonly rows: BookListRow[] }>();
  const keyOf = (entry: string, configuration: string) => `${entry} | ${canonicalConfiguration(configuration)}`;
  for (const row of rows) {
    const key = keyOf(row.entry, row.configuration);
    const goods = found.get(key);
    if (goods) goods.rows.push(row);
    else found.set(key, { entry: row.entry, rows: [row] });
  }
  for (const goods of found.values())
    goods.rows.sort((one, other) => (one.from < other.from ? -1 : one.from > other.from ? 1 : 0));
  const own = Map.groupBy(found.values(), ({ entry }) => entry);
  const pricedAs = new Map(aliases.map((alias) => [alias.entry, alias.pricedAs]));
  for (const entry of pricedAs.keys())
    for (const as of chainOf(pricedAs, entry))
      for (const goods of own.get(as) ?? []) {
        const key = keyOf(entry, goods.rows[0]?.configuration ?? '');
        if (!found.has(key)) found.set(key, { entry, rows: goods.rows });
      }
  return found;
}

/** What counts on a day; before the first day of all, what will count first. */
function inForce(rows: readonly BookListRow[], day: Day): BookListRow | undefined {
  return rows.findLast(({ from }) => from <= day) ?? rows[0];
}

function unusualSaid<Part extends keyof Saying>(
  part: Part,
  before: PriceBook,
  after: PriceBook,
  factor: number,
): UnusualChange[] {
  const say: (row: PriceBook[Part][number]) => Said | undefined = saying[part];
  const former = new Map<string, Said>();
  for (const row of before[part]) {
    const said = say(row);
    for (const key of said?.keys ?? []) if (said) former.set(key, said);
  }
  return after[part].flatMap((row) => {
    const said = say(row);
    const was = said?.keys.map((key) => former.get(key)).find((one) => one !== undefined);
    if (said === undefined || was === undefined || said.value === was.value) return [];
    if (!isUnusual(said.value, { low: was.value, high: was.value }, factor)) return [];
    return [{ part, scope: said.scope, name: '', what: said.what, text: changeText(said, was) }];
  });
}

/** Up to which sum nobody looks at a bid. */
function unusualLimit(before: PriceBook, after: PriceBook, factor: number): UnusualChange[] {
  const [was, is] = [before.settings.atOnce.limits.total, after.settings.atOnce.limits.total];
  if (was === is || !isUnusual(is, { low: was, high: was }, factor)) return [];
  const text = changeText({ text: formatMoney(is), value: is }, { text: formatMoney(was), value: was });
  return [{ part: 'settings', scope: '', name: '', what: 'Bindend bis zu', text }];
}

function changeText(is: Pick<Said, 'text' | 'value'>, was: Pick<Said, 'text' | 'value'>): string {
  return `${is.text}, bisher ${was.text}${timesText(is.value, was.value)}`;
}

import { deductionKey } from '#domain/catalogue/deduction-name.ts';
import { questions } from '#domain/catalogue/questions/registry.ts';
import { shortcomings } from '#domain/catalogue/shortcomings.ts';
import type { Cents } from '#domain/values/money.ts';
import type { Cells } from './cells.ts';
import { evidenceKinds } from './deduction-template.ts';
import type { BookPart, DemandRow, PriceBook } from './price-book.ts';
import { canonicalConfiguration, comparableAnswer } from './valued-answers.ts';

type RowOf<Part extends BookPart> = PriceBook[Part][number];

/** A text, a whole number or an amount. */
export type BookCell = string | number | { readonly cents: Cents };

/** How one list of a book lies in a table: its columns, and a row read and written. */
export interface PartColumns<Row> {
  readonly columns: readonly string[];
  /** Columns that a file may leave out. */
  readonly optional?: readonly string[];
  read(cells: Cells): Row;
  /** In the order of the columns. */
  write(row: Row): readonly BookCell[];
  /** What the row is about: no two of a list are about the same. */
  keyOf(row: Row): string;
}

const demandKinds = ['more', 'stop', 'cap'] as const;

function readDemand(cells: Cells): DemandRow {
  const of = { scope: cells.text('scope'), until: cells.day('until') };
  const kind = cells.choice('kind', demandKinds);
  if (kind === 'more') return { ...of, kind, percent: cells.whole('percent') };
  return kind === 'cap' ? { ...of, kind, cents: cells.cents('price') } : { ...of, kind };
}

/** The columns of every list. */
export const bookColumns: { readonly [Part in BookPart]: PartColumns<RowOf<Part>> } = {
  rows: {
    columns: ['entry', 'name', 'configuration', 'includes', 'price', 'from'],
    optional: ['name', 'configuration', 'includes'],
    read: (cells) => ({
      entry: cells.text('entry'),
      name: cells.text('name'),
      configuration: canonicalConfiguration(cells.text('configuration')),
      includes: canonicalConfiguration(cells.text('includes')),
      cents: cells.cents('price'),
      from: cells.day('from'),
    }),
    write: (row) => [row.entry, row.name, row.configuration, row.includes, { cents: row.cents }, row.from],
    keyOf: ({ entry, configuration, from }) => [entry, canonicalConfiguration(configuration), from].join(' | '),
  },
  adders: {
    columns: ['scope', 'question', 'answer', 'fromGigabytes', 'price'],
    optional: ['fromGigabytes'],
    read: (cells) => ({
      scope: cells.text('scope'),
      question: cells.choice('question', questions),
      answer: comparableAnswer(cells.text('answer')),
      fromGigabytes: cells.wholeOrNone('fromGigabytes'),
      cents: cells.cents('price'),
    }),
    write: ({ scope, question, answer, fromGigabytes, cents }) => [
      scope,
      question,
      answer,
      fromGigabytes || '',
      { cents },
    ],
    keyOf: (row) => [row.scope, row.question, comparableAnswer(row.answer), row.fromGigabytes].join(' | '),
  },
  conditions: {
    columns: ['scope', 'about', 'answer', 'percent'],
    optional: ['answer'],
    read: (cells) => ({
      scope: cells.text('scope'),
      about: cells.choice('about', ['working', ...questions]),
      answer: cells.text('answer'),
      percent: cells.whole('percent'),
    }),
    write: ({ scope, about, answer, percent }) => [scope, about, answer, percent],
    keyOf: ({ scope, about, answer }) => [scope, about, answer].join(' | '),
  },
  steps: {
    columns: ['scope', 'from', 'percent'],
    read: (cells) => ({ scope: cells.text('scope'), from: cells.whole('from'), percent: cells.whole('percent') }),
    write: ({ scope, from, percent }) => [scope, from, percent],
    keyOf: ({ scope, from }) => [scope, from].join(' | '),
  },
  demand: {
    columns: ['scope', 'kind', 'percent', 'price', 'until'],
    optional: ['percent', 'price'],
    read: readDemand,
    write: (row) => [
      row.scope,
      row.kind,
      row.kind === 'more' ? row.percent : '',
      row.kind === 'cap' ? { cents: row.cents } : '',
      row.until,
    ],
    keyOf: ({ scope, kind, until }) => [scope, kind, until].join(' | '),
  },
  aliases: {
    columns: ['entry', 'pricedAs'],
    read: (cells) => ({ entry: cells.text('entry'), pricedAs: cells.text('pricedAs') }),
    write: ({ entry, pricedAs }) => [entry, pricedAs],
    keyOf: ({ entry }) => entry,
  },
  deductions: {
    columns: ['scope', 'name', 'shortcoming', 'price', 'percent', 'evidence'],
    optional: ['shortcoming', 'price', 'percent'],
    read: (cells) => ({
      scope: cells.text('scope'),
      name: cells.text('name'),
      ...(cells.text('shortcoming') !== '' && { shortcoming: cells.choice('shortcoming', shortcomings) }),
      amount: cells.text('percent') === '' ? { cents: cells.cents('price') } : { percent: cells.whole('percent') },
      evidence: cells.choice('evidence', evidenceKinds),
    }),
    write: ({ scope, name, shortcoming = '', amount, evidence }) => [
      scope,
      name,
      shortcoming,
      'cents' in amount ? { cents: amount.cents } : '',
      'percent' in amount ? amount.percent : '',
      evidence,
    ],
    keyOf: ({ scope, name }) => [scope, deductionKey(name)].join(' | '),
  },
};

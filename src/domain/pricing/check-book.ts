import { type Question, questionRecords, questions } from '#domain/catalogue/questions/registry.ts';
import { isDay } from '#domain/values/day.ts';
import { bookColumns } from './book-columns.ts';
import type { BookPart, PriceBook } from './price-book.ts';
import { everything, isGoodsClass } from './priced-goods.ts';
import { parseValuedText } from './valued-answers.ts';

/** What can be wrong with a row of a price book; the texts beside it say it in German. */
export type BookFlawCode =
  | 'doubleKey'
  | 'negativePrice'
  | 'amountInvalid'
  | 'percentInvalid'
  | 'quantityInvalid'
  | 'dateMissing'
  | 'unknownEntry'
  | 'unknownCategory'
  | 'unknownQuestion'
  | 'configurationInvalid'
  | 'aliasCycle'
  | 'nameInvalid'
  | 'roundingInvalid';

/** One mistake: in which list, the how manieth row of it (from 0), and what is wrong, as a German sentence. */
export interface BookFlaw {
  readonly part: BookPart | 'settings';
  readonly row: number;
  readonly code: BookFlawCode;
  readonly text: string;
}

/** What the catalogue knows; a row may name nothing else. */
export type KnowsEntry = (id: string) => boolean;

/** The highest amount of a row, in cents: as high as a sheet takes for one unit. */
const highestCents = 100_000_000;
const longestName = 120;
const highestPercent = 1_000;

type Found = readonly [code: BookFlawCode, text: string] | false;

/** Everything that is wrong with a book, in the order of its rows; none where it may be used. */
export function checkBook(book: PriceBook, knowsEntry: KnowsEntry): readonly BookFlaw[] {
  const check = <Row>(
    part: BookPart,
    rows: readonly Row[],
    keyOf: (row: Row) => string,
    wrong: (row: Row) => readonly Found[],
  ) => {
    const seen = new Map<string, number>();
    return rows.flatMap((row, index): readonly BookFlaw[] => {
      const key = keyOf(row);
      const first = seen.get(key);
      if (first === undefined) seen.set(key, index);
      const isDouble: Found = first !== undefined && ['doubleKey', `Steht schon in Zeile ${first + 1} dieser Liste.`];
      return [...wrong(row), isDouble].flatMap((found) =>
        found ? [{ part, row: index, code: found[0], text: found[1] }] : [],
      );
    });
  };
  const scope = (text: string): Found => !isScope(text, knowsEntry) && unknownScope(text);
  const model = (id: string): Found => !knowsEntry(id) && ['unknownEntry', `„${id}“ steht nicht im Katalog.`];
  return [
    ...check('rows', book.rows, bookColumns.rows.keyOf, (row) => [
      row.entry === everything ? unknownScope(everything) : scope(row.entry),
      amount(row.cents),
      day(row.from, 'ab wann der Preis gilt'),
      valued(row.configuration),
      valued(row.includes),
    ]),
    ...check('adders', book.adders, bookColumns.adders.keyOf, (row) => [
      scope(row.scope),
      valuedQuestion(row.question),
      adderAmount(row),
      (!Number.isInteger(row.fromGigabytes) || row.fromGigabytes < 0) && [
        'amountInvalid',
        'Die kleinste Größe ist eine ganze Zahl von Gigabyte.',
      ],
    ]),
    ...check('conditions', book.conditions, bookColumns.conditions.keyOf, (row) => [
      scope(row.scope),
      row.about !== 'working' && question(row.about),
      percent(row.percent, 0),
    ]),
    ...check('steps', book.steps, bookColumns.steps.keyOf, (row) => [
      scope(row.scope),
      (!Number.isInteger(row.from) || row.from < 2) && [
        'quantityInvalid',
        'Eine Staffel beginnt bei einer ganzen Zahl ab 2 Stück.',
      ],
      percent(row.percent, -100),
    ]),
    ...check('demand', book.demand, bookColumns.demand.keyOf, (row) => [
      scope(row.scope),
      day(row.until, 'bis wann es gilt'),
      row.kind === 'cap' && amount(row.cents),
      row.kind === 'more' && percent(row.percent, -100),
    ]),
    ...check('aliases', book.aliases, bookColumns.aliases.keyOf, (row) => [model(row.entry), model(row.pricedAs)]),
    ...aliasCycles(book),
    ...check('deductions', book.deductions, bookColumns.deductions.keyOf, (row) => [
      scope(row.scope),
      (row.name.trim() === '' || row.name.length > longestName) && [
        'nameInvalid',
        `Ein Abzug hat einen Namen von höchstens ${longestName} Zeichen.`,
      ],
      'cents' in row.amount ? amount(row.amount.cents) : percent(row.amount.percent, 0, 100),
    ]),
    ...roundingFlaws(book),
  ];
}

function isScope(text: string, knowsEntry: KnowsEntry): boolean {
  return text === everything || isGoodsClass(text) || knowsEntry(text);
}

function unknownScope(text: string): Found {
  const isId = /^[0-9a-f-]{36}$/.test(text);
  return isId
    ? ['unknownEntry', `„${text}“ steht nicht im Katalog.`]
    : ['unknownCategory', `„${text}“ ist keine Kategorie des Katalogs.`];
}

function amount(cents: number): Found {
  if (!Number.isInteger(cents) || cents > highestCents)
    return ['amountInvalid', 'Ein Preis sind ganze Cent bis 1.000.000,00 €.'];
  return cents < 0 && ['negativePrice', 'Ein Preis kann nicht unter 0,00 € liegen.'];
}

/** At an answer less is possible: a smaller screen. Memory and drives are never worth less than nothing. */
function adderAmount({ question: asked, answer, cents }: PriceBook['adders'][number]): Found {
  return amount(asked !== 'drives' && answer !== '' ? Math.abs(cents) : cents);
}

function percent(value: number, lowest: number, highest = highestPercent): Found {
  const isRight = Number.isInteger(value) && value >= lowest && value <= highest;
  return !isRight && ['percentInvalid', `Hier stehen ganze Prozent von ${lowest} bis ${highest}.`];
}

function day(text: string, what: string): Found {
  return !isDay(text) && ['dateMissing', `Es fehlt der Tag, ${what}.`];
}

function question(asked: Question): Found {
  return !questions.includes(asked) && ['unknownQuestion', `„${asked}“ ist keine Frage des Katalogs.`];
}

function valuedQuestion(asked: Question): Found {
  return (
    question(asked) ||
    (questionRecords[asked].valueRelevant !== true && [
      'unknownQuestion',
      `Nach „${asked}“ richtet sich kein Aufschlag.`,
    ])
  );
}

function valued(text: string): Found {
  return (
    parseValuedText(text) === undefined && [
      'configurationInvalid',
      `„${text}“ ist keine Ausstattung: „ram=16 GB; drives=1 × ssd 512 GB“.`,
    ]
  );
}

/** Each model from which the aliases lead back to itself, once. */
function aliasCycles({ aliases }: PriceBook): readonly BookFlaw[] {
  const next = new Map(aliases.map(({ entry, pricedAs }) => [entry, pricedAs]));
  return aliases.flatMap(({ entry }, row) => {
    const seen = new Set<string>();
    let at = next.get(entry);
    while (at !== undefined && at !== entry && !seen.has(at)) {
      seen.add(at);
      at = next.get(at);
    }
    return at === entry
      ? [{ part: 'aliases', row, code: 'aliasCycle', text: `„${entry}“ wird am Ende bepreist wie es selbst.` } as const]
      : [];
  });
}

function roundingFlaws({ settings }: PriceBook): readonly BookFlaw[] {
  return settings.rounding.flatMap(({ from, step }, row) => {
    const isRight = Number.isInteger(step) && step >= 1 && Number.isInteger(from) && from >= 0 && from % step === 0;
    const isRising = row === 0 || from > (settings.rounding[row - 1]?.from ?? 0);
    const text = 'Gerundet wird in ganzen Schritten, die steigen; jeder beginnt bei einem Vielfachen von sich.';
    return isRight && isRising ? [] : [{ part: 'settings', row, code: 'roundingInvalid', text } as const];
  });
}

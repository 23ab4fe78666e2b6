import { type Question, questionRecords, questions } from '#domain/catalogue/questions/registry.ts';
import { type Shortcoming, shortcomings, shortcomingText } from '#domain/catalogue/shortcomings.ts';
import type { BookPart } from '#domain/pricing/price-book.ts';

/** What a list is for, in one line above it. */
export const partHints: Readonly<Record<BookPart, string>> = {
  rows: 'Ankaufpreis für ein Gerät, das funktioniert. Je Modell, Serie oder Gruppe zählt die jüngste Zeile.',
  adders: 'Was eine Ausstattung mehr oder weniger wert ist. Bei Arbeitsspeicher und Kapazität je Gigabyte.',
  conditions: 'Wie viel Prozent des Preises bei einem Zustand bleiben.',
  steps: 'Zuschlag oder Abschlag in Prozent ab einer Stückzahl.',
  demand: 'Was gesucht ist, was nicht mehr angekauft wird und was höchstens gezahlt wird, jeweils bis zu einem Tag.',
  aliases: 'Ein Modell, das wie ein anderes bepreist wird.',
  deductions:
    'Abzüge, die jedes Gebot vorab nennt: in den Worten des Kunden, in Euro oder Prozent. Was der Kunde selbst angegeben hat, rechnet schon der Zustand ein: Dort fehlt der Abzug. Welche Angabe das ist, sagt der Mangel, sonst der Wortlaut.',
};

const titles: Readonly<Record<string, string>> = {
  entry: 'Modell oder Gruppe',
  scope: 'Gilt für',
  name: 'Name',
  configuration: 'Ausstattung',
  includes: 'Enthält',
  price: 'Preis in €',
  from: 'Gilt ab',
  question: 'Merkmal',
  answer: 'Angabe',
  fromGigabytes: 'Ab GB',
  about: 'Zustand',
  shortcoming: 'Mangel',
  percent: 'Prozent',
  kind: 'Art',
  until: 'Bis einschließlich',
  pricedAs: 'Bepreist wie',
  evidence: 'Nachweis',
};

const ownTitles: Partial<Readonly<Record<BookPart, Readonly<Record<string, string>>>>> = {
  steps: { from: 'Ab Stück' },
  deductions: { name: 'Wortlaut für den Kunden', price: 'Euro' },
  demand: { price: 'Höchstens €' },
};

/** The head of a column. */
export function columnTitle(part: BookPart, column: string): string {
  return ownTitles[part]?.[column] ?? titles[column] ?? column;
}

const labelOf = (question: Question) => [question, questionRecords[question].label] as const;
/** What a deduction may be said to be for; unsaid, its wording tells. */
const shortcomingChoices = (some: readonly Shortcoming[]) =>
  [['', 'nach dem Wortlaut'], ...some.map((one) => [one, shortcomingText(one)] as const)] as const;

const choices: Readonly<Record<string, readonly (readonly [word: string, text: string])[]>> = {
  question: questions.filter((one) => questionRecords[one].valueRelevant === true).map(labelOf),
  about: [
    ['working', 'Funktioniert nicht'],
    ...questions.filter((one) => questionRecords[one].valueRelevant !== true).map(labelOf),
  ],
  shortcoming: shortcomingChoices(shortcomings),
  kind: [
    ['more', 'Mehr zahlen'],
    ['stop', 'Ankaufstopp'],
    ['cap', 'Höchstpreis'],
  ],
  evidence: [
    ['none', 'keiner'],
    ['photo', 'Foto'],
    ['report', 'Bericht'],
  ],
};

/** The few words that a column takes; undefined where anything can be typed. */
export function columnChoices(column: string) {
  return choices[column];
}

/** Columns of a few digits stand right, with their heads. */
export const numberColumns: ReadonlySet<string> = new Set(['price', 'percent', 'fromGigabytes']);

const widths: Readonly<Record<string, string>> = {
  price: 'w-[6.25rem]',
  percent: 'w-[5.25rem]',
  fromGigabytes: 'w-[5.25rem]',
  from: 'w-[6.75rem]',
  until: 'w-[8.5rem]',
  kind: 'w-[8.5rem]',
  evidence: 'w-[6.25rem]',
  // The longest words of the usual deductions, where there is little room.
  name: 'max-xl:w-[10rem]',
  shortcoming: 'max-xl:w-[10.5rem]',
};

/** How wide a column is: digits and days need little, what is empty in every row as well; the room is for names. */
export function columnWidth(column: string, isEmpty: boolean): string {
  if (column !== 'configuration' && column !== 'includes') return widths[column] ?? '';
  return isEmpty ? 'w-[7rem]' : 'max-xl:w-[7rem]';
}

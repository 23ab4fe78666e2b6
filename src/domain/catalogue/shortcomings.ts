import type { AnswerIn, Input, QuestionRecord } from './questions/question.ts';
import { defectsFor, questionsFor } from './questions/questions-for.ts';
import { type Question, questionRecords, questions } from './questions/registry.ts';
import type { WizardItem } from './wizard-item.ts';

/** What makes goods worth less, as a deduction names it: 'charger', 'battery=missing', or that they do not work. */
export type Shortcoming = 'working' | Question | `${Question}=${string}`;

/** What a deduction is called, and what it is for where its template or a buyer said so. */
export interface NamedDeduction {
  readonly name: string;
  readonly shortcoming?: Shortcoming;
}

/** Every shortcoming that a seller may declare, in the order of asking; that of one thing once, whichever question asks about it. */
export const shortcomings: readonly Shortcoming[] = [
  'working',
  ...questions.filter((asked) => questionRecords[asked].sameLackAs === undefined).flatMap(shortcomingsOf),
];

/** What these goods may be short of, as it is asked of them; of goods that nobody knows, anything. */
export function shortcomingsFor(item: WizardItem | undefined): readonly Shortcoming[] {
  if (item === undefined) return shortcomings;
  return [...new Set(['working', ...[...questionsFor(item), ...defectsFor(item)].flatMap(shortcomingsOf)] as const)];
}

/** What a question's answers may be short of, by the one name that it has. */
function shortcomingsOf(asked: Question): Shortcoming[] {
  const record = questionRecords[asked];
  const name = questions.find((one) => one === record.sameLackAs) ?? asked;
  if (record.input.kind !== 'choice') return lackOf(record) === undefined ? [] : [name];
  const keys = Object.keys(record.input.labels);
  return keys.filter((key) => isLess(record, key)).map((key): Shortcoming => `${name}=${key}`);
}

/** The questions that are about a shortcoming; none about working, which is always asked. */
export function questionsAbout(shortcoming: Shortcoming): Question[] {
  const [name] = partsOf(shortcoming);
  return questions.filter((asked) => asked === name || questionRecords[asked].sameLackAs === name);
}

/** A shortcoming in the words of its answer: 'ohne Netzteil', 'Akku schwach'. */
export function shortcomingWords(shortcoming: Shortcoming): string {
  const [name, key] = partsOf(shortcoming);
  const asked = questions.find((one) => one === name);
  if (asked === undefined) return 'defekt';
  const record = questionRecords[asked];
  const lack = key ?? lackOf(record);
  return (lack === undefined ? undefined : record.say(lack, {})) ?? record.label;
}

/** The same where it is picked from a list: with its question where the words could mean another. */
export function shortcomingText(shortcoming: Shortcoming): string {
  const words = shortcomingWords(shortcoming);
  const [asked] = questionsAbout(shortcoming);
  const isClear = shortcomings.filter((one) => shortcomingWords(one) === words).length < 2;
  return isClear || asked === undefined ? words : `${words} (${questionRecords[asked].label})`;
}

/** Whether an answer makes goods worth less; unless its question says, a 'no' and a 0 do. */
export function isLess(record: QuestionRecord, answer: AnswerIn<Input>): boolean {
  return record.lowersPrice?.(answer) ?? (answer === false || answer === 0);
}

/** The answer that says that something is missing or wrong; undefined where none does. */
function lackOf(record: QuestionRecord): AnswerIn<Input> | undefined {
  return possible(record).find((answer) => isLess(record, answer));
}

function possible({ input, usual = [] }: QuestionRecord): readonly AnswerIn<Input>[] {
  switch (input.kind) {
    case 'yesNo':
      return [false, true];
    case 'choice':
      return Object.keys(input.labels);
    case 'drives':
      return [[]];
    case 'text':
      return ['0 GB', ...usual];
    default:
      return [input.minimum];
  }
}

function partsOf(shortcoming: Shortcoming): readonly [name: string, key?: string] {
  const at = shortcoming.indexOf('=');
  return at < 0 ? [shortcoming] : [shortcoming.slice(0, at), shortcoming.slice(at + 1)];
}

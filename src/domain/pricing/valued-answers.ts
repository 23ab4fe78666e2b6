import { gigabytes } from '#domain/asset-list/capacity.ts';
import { type DriveGroup, type DriveKind, driveKinds } from '#domain/catalogue/drive-group.ts';
import { type Answers, type Question, questionRecords, questions } from '#domain/catalogue/questions/registry.ts';

/** The questions whose answers the price depends on, in the order of asking; each says so in its record. */
export const valuedQuestions: readonly Question[] = questions.filter((asked) => questionRecords[asked].valueRelevant);

/** Value-relevant answers as they are compared: texts folded, sizes in one way of writing, drives in one order. */
export type ValuedAnswers = { readonly [Asked in Question]?: string };

const between = '; ';
const noDrives = 'keine';

/** A text as it is compared: one kind of blank, lower case, without the signs that part answers. */
export function foldAnswer(text: string): string {
  return text.normalize('NFKC').replace(/[;=+]/g, ' ').replace(/\s+/g, ' ').trim().toLowerCase();
}

/** An answer as it is compared: '1000 GB' and '1 TB' are one. */
export function comparableAnswer(text: string): string {
  return sizeText(foldAnswer(text));
}

/** What was said to the value-relevant questions, ready to be compared; what was not said is absent. */
export function valuedAnswersOf(answers: Answers): ValuedAnswers {
  const said = valuedQuestions.flatMap((asked) => {
    const answer = answers[asked];
    if (answer === undefined) return [];
    const text = typeof answer === 'object' ? drivesText(answer) : comparableAnswer(String(answer));
    return text === '' ? [] : [[asked, text] as const];
  });
  return Object.fromEntries(said);
}

/** One line of the answers, as a price list keeps it: 'ram=16 gb; drives=1 × ssd 512 gb'; empty where nothing was said. */
export function valuedText(answers: ValuedAnswers): string {
  return valuedQuestions.flatMap((asked) => (answers[asked] ? `${asked}=${answers[asked]}` : [])).join(between);
}

/** Reads such a line, in any order and case; undefined where a part is no answer to a value-relevant question, or one is answered twice. */
export function parseValuedText(text: string): ValuedAnswers | undefined {
  const answers: { [asked in Question]?: string } = {};
  for (const part of text.split(';')) {
    if (part.trim() === '') continue;
    const [name = '', ...rest] = part.split('=');
    const asked = valuedQuestions.find((one) => one.toLowerCase() === name.trim().toLowerCase());
    if (asked === undefined || rest.length === 0 || answers[asked] !== undefined) return undefined;
    const written = rest.join('=');
    const answer = asked === 'drives' ? foldDrives(written) : comparableAnswer(written);
    if (!answer) return undefined;
    answers[asked] = answer;
  }
  return answers;
}

/** A configuration of a row in the one way of writing, however it was typed; as it is where it cannot be read. */
export function canonicalConfiguration(text: string): string {
  const answers = text === '' ? undefined : parseValuedText(text);
  return answers ? valuedText(answers) : text;
}

/** Drives of one size out of the text of an answer. */
export interface ValuedDrive {
  readonly kind: DriveKind;
  /** Undefined where the text names no size, as for tapes. */
  readonly gigabytes: number | undefined;
  readonly count: number;
  readonly text: string;
}

/** The drives that an answer names; none where it says that there are none, undefined where it cannot be read. */
export function valuedDrives(text: string): readonly ValuedDrive[] | undefined {
  if (text === noDrives) return [];
  const drives = text.split('+').map((part) => {
    const [, count = '', word = '', capacity = ''] = /^\s*(\d{1,4}) [×x] (\w+) (.+?)\s*$/.exec(part) ?? [];
    const kind = driveKinds.find((one) => one === word);
    return kind && { kind, gigabytes: gigabytesOf(capacity), count: Number(count), text: `${kind} ${capacity}` };
  });
  return drives.every((drive) => drive !== undefined) ? drives : undefined;
}

/** Decimal gigabytes that a folded answer begins with, '1,2 tb sas' as 1200; undefined where it begins with none. */
export function gigabytesOf(answer: string): number | undefined {
  return gigabytes(answer.toUpperCase());
}

function drivesText(drives: readonly DriveGroup[]): string {
  const counts = new Map<string, number>();
  for (const { kind, capacity, count } of drives) {
    const name = `${kind} ${comparableAnswer(capacity) || 'unbekannt'}`;
    counts.set(name, (counts.get(name) ?? 0) + count);
  }
  const written = [...counts].map(([name, count]) => [name, `${count} × ${name}`] as const);
  return written.length === 0
    ? noDrives
    : written
        .toSorted(([one], [other]) => (one < other ? -1 : 1))
        .map(([, text]) => text)
        .join(' + ');
}

function foldDrives(written: string): string | undefined {
  const read = valuedDrives(written.normalize('NFKC').replace(/\s+/g, ' ').trim().toLowerCase());
  return read && drivesText(read.map(({ kind, text, count }) => ({ kind, capacity: text.slice(kind.length), count })));
}

/** '1000 gb' and '1.000 gb' and '1 tb' are one size. */
function sizeText(folded: string): string {
  const size = /^\d+(?:[.,]\d+)*\s?(?:tb|gb)\b/.exec(folded)?.[0];
  const amount = size === undefined ? undefined : gigabytesOf(size.replace(/\s?(?=[tg]b)/, ' '));
  if (size === undefined || amount === undefined) return folded;
  const written = amount >= 1000 && amount % 100 === 0 ? `${amount / 1000} tb` : `${amount} gb`;
  return `${written.replace('.', ',')}${folded.slice(size.length)}`;
}

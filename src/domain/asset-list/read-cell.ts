import type { Input, QuestionRecord } from '#domain/catalogue/questions/question.ts';
import { questionRecords } from '#domain/catalogue/questions/registry.ts';
import { fold } from './fold.ts';
import { inWordsOf } from './in-words-of.ts';
import { answerOfYes, isYesHeader } from './question-headers.ts';

type Answer = string | number | boolean;

const yes = /^(ja|yes|y|j|x|true|wahr|vorhanden|1)$/;
const no = /^(nein|no|n|false|falsch|0|fehlt)$/;

/**
 * What a cell under a question's own header answers, in the words of its options where they are known; undefined where it does
 * not answer it. Nothing is guessed.
 */
export function readCell(
  record: QuestionRecord,
  cell: string,
  options: readonly string[] = [],
  header = '',
): Answer | undefined {
  const { input } = record;
  const folded = fold(cell);
  if (isYesOrNo(cell) && isYesHeader(header)) return yes.test(folded) ? answerOfYes(record, header) : undefined;
  switch (input.kind) {
    case 'text':
      return (
        options.find((option) => said(record, folded, [[option, option]])) ??
        inRemark(record, folded) ??
        inWordsOf(options, cell.replace(/\s+/g, ' ').trim()).slice(0, input.max)
      );
    case 'number':
    case 'pickedNumber':
      return inRemark(record, folded) ?? within(input, numberIn(folded));
    case 'choice':
      return said(record, folded, Object.entries(input.labels)) ?? inRemark(record, folded);
    case 'yesNo':
      if (yes.test(folded) || no.test(folded)) return yes.test(folded);
      return (
        said(record, folded, [
          [true, record.label],
          [false, ''],
        ]) ?? inRemark(record, folded)
      );
    case 'drives':
      return undefined;
  }
}

/** Whether a cell says nothing but yes or no. */
export const isYesOrNo = (cell: string): boolean => yes.test(fold(cell)) || no.test(fold(cell));

/** The answer whose label, key or own words a cell is. */
function said<Given extends Answer>(
  record: QuestionRecord,
  folded: string,
  answers: readonly (readonly [Given, string])[],
): Given | undefined {
  return answers.find(([answer, label]) =>
    [String(answer), label, record.say(answer, {}) ?? ''].some((words) => words !== '' && fold(words) === folded),
  )?.[0];
}

/** '2', '2 Netzteile' and '24.500 Stunden'; 'ohne Netzteile' is none. */
function numberIn(folded: string): number | undefined {
  const found = /^(?:[^\d]*\s)?(\d+(?:\.\d{3})*)(?:\s*[x×]|\s[^\d]*|,[^\d]*)?$/.exec(folded)?.[1];
  if (found !== undefined) return Number(found.replaceAll('.', ''));
  return /^(ohne|keine?|fehlt)\b/.test(folded) ? 0 : undefined;
}

function within({ minimum, maximum }: Extract<Input, { minimum: number }>, number: number | undefined) {
  return number !== undefined && number >= minimum && number <= maximum ? number : undefined;
}

/** Every pattern that a record looks for in a remark, as one: most texts hold none of them. */
const ofAnyRecord = new RegExp(
  Object.values(questionRecords)
    .flatMap(({ inList }) => [...(inList?.words ?? []).map(([pattern]) => pattern), inList?.figures])
    .flatMap((pattern) => pattern?.source ?? [])
    .join('|'),
);

/** Whether a remark may answer anything; folded text. */
export const mayAnswer = (folded: string): boolean => ofAnyRecord.test(folded);

/** What the words of a remark answer, by the record's own patterns; folded text. */
export function inRemark({ input, inList }: QuestionRecord, folded: string): Answer | undefined {
  const words = inList?.words?.find(([pattern]) => pattern.test(folded))?.[1];
  if (words !== undefined) return typeof words === 'object' ? undefined : words;
  const found = inList?.figures
    ?.exec(folded)
    ?.slice(1)
    .find((group) => group !== undefined);
  if (found === undefined || (input.kind !== 'number' && input.kind !== 'pickedNumber')) return undefined;
  return Number(found) > 0 ? within(input, Number(found)) : undefined;
}

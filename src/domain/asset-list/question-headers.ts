import type { QuestionRecord } from '#domain/catalogue/questions/question.ts';
import { type Question, questionRecords, questions } from '#domain/catalogue/questions/registry.ts';
import type { ColumnMeaning } from './asset-list.ts';
import { compact } from './fold.ts';

/** Columns and headers by which a list answers questions of the catalogue, as their records say. */
export const questionHeaders: readonly {
  readonly meaning: ColumnMeaning;
  readonly names: readonly string[];
  readonly stem?: RegExp;
}[] = questions.flatMap((asked) => {
  const { column, headers = '', stem } = questionRecords[asked].inList ?? {};
  return column === undefined
    ? []
    : [{ meaning: column, names: headers.split(' ').filter(Boolean), ...(stem && { stem }) }];
});

/** Headers that ask for a 'yes' or 'no' where the answer is another: 'Festplatten verbleiben?'. */
const yesHeaders = questions.flatMap((asked) => {
  const { column, whenYes = [] } = questionRecords[asked].inList ?? {};
  return column === undefined ? [] : whenYes.map(([pattern, answer]) => ({ asked, meaning: column, pattern, answer }));
});

const yesHeaderOf = (header: string) => yesHeaders.find(({ pattern }) => pattern.test(compact(header)));

/** The column below such a header. */
export const meaningOfYesHeader = (header: string): ColumnMeaning | undefined => yesHeaderOf(header)?.meaning;

/** Whether a 'yes' under a header is another answer than yes. */
export const isYesHeader = (header: string): boolean => yesHeaderOf(header) !== undefined;

/** What a 'yes' under a header answers to its question. */
export function answerOfYes({ inList }: QuestionRecord, header: string): string | undefined {
  const answer = inList?.whenYes?.find(([pattern]) => pattern.test(compact(header)))?.[1];
  return typeof answer === 'string' ? answer : undefined;
}

const questionOf = new Map<string, Question>(
  questions.flatMap((asked) => {
    const { column, headers = '' } = questionRecords[asked].inList ?? {};
    const isOwn = column === 'accessories' || column === 'condition';
    return isOwn ? headers.split(' ').map((header) => [header, asked] as const) : [];
  }),
);

/** Whether a header names the question itself, so that its cell is the answer and no remark. */
export function isHeaderOf(asked: Question, header: string): boolean {
  if (header === '') return false;
  return (
    header.split(' / ').some((part) => questionOf.get(compact(part)) === asked) || yesHeaderOf(header)?.asked === asked
  );
}

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

const questionOf = new Map<string, Question>(
  questions.flatMap((asked) => {
    const { column, headers = '' } = questionRecords[asked].inList ?? {};
    const isOwn = column === 'accessories' || column === 'condition';
    return isOwn ? headers.split(' ').map((header) => [header, asked] as const) : [];
  }),
);

/** Whether a header names the question itself, so that its cell is the answer and no remark. */
export function isHeaderOf(asked: Question, header: string): boolean {
  return header !== '' && header.split(' / ').some((part) => questionOf.get(compact(part)) === asked);
}

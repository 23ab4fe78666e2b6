import { fieldsUnfit } from '#domain/erasure/din-66399.ts';
import { type DatedRecords, fieldsOutside, type Stay } from '#domain/erasure/stay.ts';
import { Problem } from '#server/problem.ts';

type Records = DatedRecords & { readonly media: Parameters<typeof fieldsUnfit>[0] };

/**
 * Throws where records that somebody wrote say what cannot be: done while the goods were not here, or by a class of DIN 66399 for another
 * material. Times that are `known` have been judged, or vouched for, before.
 */
export function checkRecords(records: Records, stay: Stay, known: ReadonlySet<string> = new Set()): void {
  const outside = fieldsOutside(records, stay, known);
  const isDestruction = outside.some((field) => field.endsWith('destruction.at'));
  const code = isDestruction ? 'destructionTimeImpossible' : 'erasureTimeImpossible';
  if (outside.length > 0) throw new Problem(409, code, said(outside, 'vor dem Eingang der Ware oder in der Zukunft'));
  const unfit = fieldsUnfit(records.media);
  if (unfit.length > 0) throw new Problem(409, 'destructionClassUnfit', said(unfit, 'passt nicht zum Datenträger'));
}

const said = (fields: readonly string[], why: string) => Object.fromEntries(fields.map((field) => [field, why]));

import { fieldsUnfit } from '#domain/erasure/din-66399.ts';
import { impossibleFields } from '#domain/erasure/impossible-run.ts';
import { type DatedRecords, fieldsOutside, type Stay } from '#domain/erasure/stay.ts';
import { Problem } from '#server/problem.ts';

type SaidRecord = DatedRecords['media'][number] &
  Parameters<typeof fieldsUnfit>[0][number] &
  Parameters<typeof impossibleFields>[0];
type Records = Omit<DatedRecords, 'media'> & { readonly media: readonly SaidRecord[] };

/**
 * Throws where records that somebody wrote say what cannot be: done while the goods were not here, by a technique or a class of DIN 66399 for
 * another kind of carrier, or looked at by nobody. Times that are `known` have been judged, or vouched for, before.
 */
export function checkRecords(records: Records, stay: Stay, known: ReadonlySet<string> = new Set()): void {
  const outside = fieldsOutside(records, stay, known);
  const isDestruction = outside.some((field) => field.endsWith('destruction.at'));
  const code = isDestruction ? 'destructionTimeImpossible' : 'erasureTimeImpossible';
  if (outside.length > 0) throw new Problem(409, code, said(outside, 'vor dem Eingang der Ware oder in der Zukunft'));
  const impossible = records.media.flatMap((one, place) =>
    impossibleFields(one).map((field) => `media.${place}.${field}`),
  );
  if (impossible.length > 0) throw new Problem(409, 'erasureImpossible', said(impossible, 'kann hier nicht sein'));
  const unfit = fieldsUnfit(records.media);
  if (unfit.length > 0) throw new Problem(409, 'destructionClassUnfit', said(unfit, 'passt nicht zum Datenträger'));
}

const said = (fields: readonly string[], why: string) => Object.fromEntries(fields.map((field) => [field, why]));

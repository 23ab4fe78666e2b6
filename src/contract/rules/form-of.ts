import { z } from 'zod';
import { isBlank } from './rules.ts';

/**
 * The schema of a form from the schema of what it sends. Entries are what its fields hold, '' and null where nothing was
 * said; `sent` makes of them what is judged: what is blank is left out, so a field is optional or required as on the wire.
 */
export function formOf<Entries>(sent: (entries: Entries) => unknown = withoutBlanks) {
  return <Schema extends z.ZodType>(schema: Schema): z.ZodType<z.output<Schema>, Entries> =>
    z
      .custom<Entries>()
      .transform((entries): unknown => sent(entries))
      .pipe(z.preprocess((judged) => judged, schema));
}

/** The same value without the keys of its objects that hold nothing; a list keeps its place also when it is empty. */
export function withoutBlanks(value: unknown): unknown {
  if (!isRecord(value)) return value;
  const said = Object.entries(value).filter(([, entry]) => Array.isArray(entry) || !isBlank(entry));
  return Object.fromEntries(said.map(([key, entry]) => [key, withoutBlanks(entry)]));
}

/** The same value with null for what is blank, for calls that take a detail away by null; of an object in which nothing is said, too. */
export function blanksAsNull(value: unknown): unknown {
  if (!isRecord(value)) return isBlank(value) ? null : value;
  const entries = Object.entries(value).map(([key, entry]) => [key, blanksAsNull(entry)]);
  return entries.every(([, entry]) => entry === null) ? null : Object.fromEntries(entries);
}

const isRecord = (value: unknown): value is object =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

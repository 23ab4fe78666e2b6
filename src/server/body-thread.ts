import { safeParse } from 'zod/v4/core';
import { installGermanMessages } from '#contract/german-issues.ts';
import { failingFields } from '#server/bodies/failing-fields.ts';
import { largeBodies } from '#server/bodies/large-bodies.ts';
import { type RefusedBody, readJson } from '#server/bodies/read-json.ts';

/** A body and the name of its schema in `largeBodies`. */
export interface BodyOrder {
  readonly name: string;
  readonly bytes: Uint8Array;
}

/** The body as its schema reads it, as JSON again: nothing is handed over more quickly. */
export type BodyAnswer = { readonly json: string } | RefusedBody;

installGermanMessages();

/** Reads and checks a large body in a thread of its own, so that nobody else waits meanwhile (decision 0356). */
export default function checkBody({ name, bytes }: BodyOrder): BodyAnswer {
  const schema = largeBodies[name];
  if (schema === undefined) throw new Error(`There is no large body ${name}`);
  const read = readJson(bytes);
  if ('refused' in read) return read;
  const { success, data, error } = safeParse(schema, read.value);
  return success ? { json: JSON.stringify(data) } : { refused: 'invalidBody', fields: failingFields(error) };
}

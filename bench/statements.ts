import { readFileSync } from 'node:fs';
import { z } from 'zod';

const recordSchema = z.object({
  connection: z.number(),
  text: z.string(),
  values: z.array(z.unknown()),
  name: z.string().optional(),
});
export type Statement = z.infer<typeof recordSchema>;

/** What one command sends to the database: queries before its transaction, and those inside it, borders included. */
export const recordingSchema = z.object({ before: z.array(recordSchema), transaction: z.array(recordSchema) });
export type Recording = z.infer<typeof recordingSchema>;

/** Everything the recorder has written so far. */
export function readStatements(file: string): Statement[] {
  const lines = readFileSync(file, 'utf8').split('\n').filter(Boolean);
  return lines.map((line) => recordSchema.parse(JSON.parse(line)));
}

/** Finds one command among the statements sent since, which are among all: the transaction that writes the log, and the looks at the session and at the offer's owner. */
export function recordingOf(statements: readonly Statement[], all: readonly Statement[]): Recording {
  const write = statements.findIndex(({ text }) => /insert into "offer_event"/.test(text));
  const connection = statements[write]?.connection;
  const own = statements.flatMap((statement, index) => (statement.connection === connection ? [index] : []));
  const begin = own.filter((index) => index < write && /^begin/i.test(statements[index]?.text ?? '')).at(-1);
  const commit = own.find((index) => index > write && /^commit/i.test(statements[index]?.text ?? ''));
  if (begin === undefined || commit === undefined) throw new Error('The command was not recorded');
  return {
    before: statements.slice(0, begin).filter(({ text }) => /from "(account_session|offer)"/.test(text)),
    transaction: own
      .filter((index) => index >= begin && index <= commit)
      .flatMap((index) => statements[index] ?? [])
      .map((statement) => withPreparation(statement, all)),
  };
}

/** The connection may have prepared long before what its transactions begin by: another one has to do it first. */
function withPreparation(statement: Statement, all: readonly Statement[]): Statement {
  const [opening, name] = /^begin; (?=execute (\w+))/.exec(statement.text) ?? [];
  if (opening === undefined) return statement;
  const preparing = all.flatMap(({ text }) => new RegExp(`prepare ${name} as [^;]*; `).exec(text)?.[0] ?? []);
  if (preparing[0] === undefined) throw new Error(`Nobody has prepared ${name}`);
  return { ...statement, text: statement.text.replace(opening, opening + preparing[0]) };
}

const uuid = /[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}/g;
const processNumber = /\bA-\d{4}-\d{6}\b/g;
/** Of the document that an acceptance issues: there is one to an offer, so it takes the offer's. */
const documentNumber = /\bKV-\d{4}-\d{6}\b/g;

/** The same statement for another offer: known ids and numbers replaced, all other ids (of jobs) made new. */
export function rewrite(
  { text, values, ...statement }: Statement,
  known: ReadonlyMap<string, string>,
  number: string,
  newUuid: () => string,
): Statement {
  const replace = (text: string) =>
    text
      .replace(uuid, (id) => known.get(id) ?? newUuid())
      .replace(processNumber, () => number)
      .replace(documentNumber, () => number.replace(/^A/, 'KV'));
  const fresh = values.map((value) =>
    typeof value === 'string' ? replace(value) : JSON.parse(replace(JSON.stringify(value ?? null))),
  );
  return { ...statement, text: replace(text), values: fresh };
}

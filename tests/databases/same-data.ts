import { createHash } from 'node:crypto';
import { buffer } from 'node:stream/consumers';
import { sql } from 'drizzle-orm';
import { z } from 'zod';
import { backupTables, sequencesOf } from '#server/backup/tables.ts';
import { type Database, openDatabase } from '#server/db/client.ts';
import { unhurriedLimits } from '#server/db/limits.ts';
import { documents } from '#server/db/schema/documents.ts';
import { type Files, openFiles } from '#server/files.ts';
import { verifyDatabase } from '#server/offers/verify.ts';

/** A shop that has ended: where its rows and where its files are. */
export interface Place {
  readonly dataDir: string;
  /** Undefined where it embeds its database. */
  readonly databaseUrl?: string;
  /** Undefined where its files lie in its folder. */
  readonly storageUrl?: string;
}

/** Everything that a shop has, in a form that can be compared. */
export interface Contents {
  /** By table, each row as text; by the name of a range of numbers, how far it has come. */
  readonly rows: ReadonlyMap<string, readonly string[]>;
  /** By number, the hash of what lies in the store; empty where that is not what its row says. */
  readonly papers: ReadonlyMap<string, string>;
  /** How many sales there are, and those that fold to another state than their row tells. */
  readonly sales: number;
  readonly unsound: readonly string[];
}

const lines = z.array(z.object({ line: z.string() }));

/** Reads all of a shop. */
export async function contentsOf({ dataDir, databaseUrl, storageUrl }: Place): Promise<Contents> {
  const settings = { databaseUrl, databaseDirectUrl: undefined, databaseConnections: 2, dataDir };
  const database = await openDatabase({ ...settings, databaseLimits: unhurriedLimits });
  try {
    const { checked, differences } = await verifyDatabase(database);
    const papers = await papersOf(database, openFiles({ storageUrl, dataDir }));
    const unsound = differences.map(({ offerId, what }) => `${offerId}: ${what}`);
    return { rows: await rowsIn(database), papers, sales: checked, unsound };
  } finally {
    await database.close();
  }
}

async function rowsIn(database: Database): Promise<Map<string, string[]>> {
  const rows = new Map<string, string[]>();
  for (const { schema, name } of await backupTables(database, database.drizzle)) {
    const of = sql`select row_to_json(t)::text as line from ${sql.identifier(schema)}.${sql.identifier(name)} t`;
    rows.set(
      name,
      lines.parse(await database.rows(database.drizzle, of)).map(({ line }) => line),
    );
  }
  for (const { name, value } of await sequencesOf(database, database.drizzle)) rows.set(`numbers ${name}`, [value]);
  return rows;
}

async function papersOf(database: Database, files: Files): Promise<Map<string, string>> {
  const issued = await database.drizzle.select().from(documents);
  const papers = new Map<string, string>();
  for (const { number, storedAs, sha256 } of issued) {
    const content = storedAs === null ? Buffer.of() : await buffer(await files.read(storedAs));
    const found = createHash('sha256').update(content).digest('hex');
    papers.set(number, found === sha256 ? found : '');
  }
  return papers;
}

/** What of one shop is not the same in another, each in a line. */
export function differencesOf(from: Contents, to: Contents): string[] {
  const tables = [...new Set([...from.rows.keys(), ...to.rows.keys()])].flatMap((table) => {
    const [missing, strange] = apart(from.rows.get(table), to.rows.get(table));
    return missing + strange === 0 ? [] : [`${table}: ${missing} rows missing, ${strange} strange`];
  });
  const papers = [...from.papers].flatMap(([number, hash]) =>
    hash !== '' && to.papers.get(number) === hash ? [] : [`${number}: another paper`],
  );
  return [...tables, ...papers, ...to.unsound];
}

/** How many are in one list alone, and how many in the other alone. */
function apart(one: readonly string[] = [], other: readonly string[] = []): [number, number] {
  const left = new Map<string, number>();
  for (const line of one) left.set(line, (left.get(line) ?? 0) + 1);
  let strange = 0;
  for (const line of other) {
    const count = left.get(line) ?? 0;
    if (count === 0) strange += 1;
    else left.set(line, count - 1);
  }
  return [[...left.values()].reduce((sum, count) => sum + count, 0), strange];
}

import { createReadStream } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { createGunzip } from 'node:zlib';
import { sql } from 'drizzle-orm';
import type { Database, Tx } from '#server/db/client.ts';
import { StartProblem } from '#server/db/start-problem.ts';
import type { Deps } from '#server/deps.ts';
import { type Manifest, readManifest } from './manifest.ts';
import { type BackupTable, backupTables, schemaVersionOf } from './tables.ts';
import type { BackupReport } from './write-backup.ts';

type RestoreDeps = Pick<Deps, 'database' | 'files' | 'jobs'>;

/** Rows and characters that go to the database at once. */
const rowsAtOnce = 500;
const charactersAtOnce = 4_000_000;

/** The signing secret is made by whoever opens the database first, so an empty one has it already. */
const alwaysThere = ['secret'];

/**
 * Puts a backup into the database and the store that the settings name. The backup is looked through first; data that stands there is
 * only replaced where `replace` says so; all rows come in one transaction, or none. No server may run beside it.
 */
export async function restoreBackup(
  deps: RestoreDeps,
  folder: string,
  { replace }: { replace: boolean },
): Promise<BackupReport> {
  const manifest = await readManifest(folder);
  const { database, files, jobs } = deps;
  await jobs.install();
  const { migration, jobs: ofJobs } = await schemaVersionOf(database, database.drizzle);
  if (migration !== manifest.schema.migration || ofJobs !== manifest.schema.jobs) {
    throw new StartProblem(
      `Diese Sicherung hat Version ${manifest.program} geschrieben, mit anderen Tabellen. Spielen Sie sie mit jener Version ein und aktualisieren Sie danach.`,
    );
  }
  const tables = await backupTables(database, database.drizzle);
  if (!replace) await requireEmpty(database, tables);
  // Their names are made of their content or of chance, so that none of them stands for something else.
  for (const { key, path, type } of manifest.files) await files.put(key, await readFile(join(folder, path)), type);
  await database.transaction(async (tx) => {
    await tx.execute(sql`set local statement_timeout = 0`);
    await tx.execute(sql`set local idle_in_transaction_session_timeout = 0`);
    await tx.execute(sql`truncate ${sql.join(tables.map(nameOf), sql`, `)}`);
    for (const saved of manifest.tables) await restoreTable(tx, folder, saved, tables);
    for (const { name, value } of manifest.sequences)
      await tx.execute(sql`select setval(${name}::regclass, ${value}::bigint)`);
  });
  const rows = manifest.tables.reduce((sum, table) => sum + table.rows, 0);
  return { folder, rows, files: manifest.files.length };
}

async function requireEmpty(database: Database, tables: readonly BackupTable[]): Promise<void> {
  for (const table of tables) {
    if (alwaysThere.includes(table.name)) continue;
    const [first] = await database.rows(database.drizzle, sql`select 1 from ${nameOf(table)} limit 1`);
    if (first !== undefined) {
      throw new StartProblem(
        `Die Datenbank ist nicht leer: In ${table.name} stehen Daten. Mit --replace werden alle durch die Sicherung ersetzt.`,
      );
    }
  }
}

async function restoreTable(
  tx: Tx,
  folder: string,
  { schema, name, path, rows }: Manifest['tables'][number],
  tables: readonly BackupTable[],
): Promise<void> {
  // Another operator may have our tables in another schema; the queue's is the library's.
  const isOfJobs = (one: string) => one === 'pgboss';
  const table = tables.find((one) => isOfJobs(one.schema) === isOfJobs(schema) && one.name === name);
  if (!table) throw new Error(`There is no table ${schema}.${name}`);
  let written = 0;
  for await (const page of pagesOf(join(folder, path))) {
    const columns = sql.join(
      table.columns.map((column) => sql.identifier(column)),
      sql`, `,
    );
    await tx.execute(
      sql`insert into ${nameOf(table)} (${columns}) overriding system value select ${columns}
        from json_populate_recordset(null::${nameOf(table)}, ${`[${page.join(',')}]`}::json)`,
    );
    written += page.length;
  }
  if (written !== rows) throw new Error(`${path} holds ${written} rows instead of ${rows}`);
}

async function* pagesOf(path: string): AsyncGenerator<string[]> {
  let page: string[] = [];
  let characters = 0;
  for await (const line of createInterface({ input: createReadStream(path).pipe(createGunzip()) })) {
    page.push(line);
    characters += line.length;
    if (page.length < rowsAtOnce && characters < charactersAtOnce) continue;
    yield page;
    page = [];
    characters = 0;
  }
  if (page.length > 0) yield page;
}

function nameOf({ schema, name }: BackupTable) {
  return sql`${sql.identifier(schema)}.${sql.identifier(name)}`;
}

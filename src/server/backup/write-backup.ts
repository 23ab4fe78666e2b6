import { createHash } from 'node:crypto';
import { createWriteStream } from 'node:fs';
import { access, mkdir, mkdtemp, rename, rm, writeFile } from 'node:fs/promises';
import { dirname, join, resolve } from 'node:path';
import { PassThrough, Readable, type Transform } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { createGzip } from 'node:zlib';
import { sql } from 'drizzle-orm';
import { z } from 'zod';
import { shopConfig } from '#contract/settings/shop-in-force.ts';
import type { Database, Tx } from '#server/db/client.ts';
import { bankFiles } from '#server/db/schema/bank.ts';
import { documents } from '#server/db/schema/documents.ts';
import { erasureReports } from '#server/db/schema/media.ts';
import { uploads } from '#server/db/schema/uploads.ts';
import { StartProblem } from '#server/db/start-problem.ts';
import type { Deps } from '#server/deps.ts';
import { storedKeys, thumbnailKey } from '#server/uploads/stored-files.ts';
import { type Manifest, manifestName } from './manifest.ts';
import { type BackupTable, backupTables, schemaVersionOf, sequencesOf } from './tables.ts';

type BackupDeps = Pick<Deps, 'database' | 'files' | 'clock'>;

/** What was saved, for whoever asked. */
export interface BackupReport {
  folder: string;
  rows: number;
  files: number;
}

interface FileToSave {
  key: string;
  type: string;
  /** A file that nobody uses may be removed at any time, or may still be on its way in. */
  isUsed: boolean;
}

const rowsAtOnce = 500;
const lines = z.array(z.object({ line: z.string() }));

/**
 * Writes everything into a new folder: all rows as they stood at one instant, then the files that these name, whose content never
 * changes (decision 0014). The folder gets its name when all of it is on the disk; before that it cannot be taken for a backup.
 */
export async function writeBackup(deps: BackupDeps, target: string): Promise<BackupReport> {
  const folder = resolve(target);
  if (await exists(folder)) throw new StartProblem(`${folder} gibt es schon. Bitte einen neuen Ordner nennen.`);
  await mkdir(dirname(folder), { recursive: true });
  const unfinished = await mkdtemp(`${folder}.unfertig-`);
  try {
    const { toSave, ...rows } = await saveRows(deps.database, unfinished);
    const files = await saveFiles(deps, unfinished, toSave);
    const madeAt = deps.clock.now().toISOString();
    const manifest: Manifest = { format: 1, madeAt, program: shopConfig.version, ...rows, files };
    await writeFile(join(unfinished, manifestName), JSON.stringify(manifest, undefined, 1), {
      mode: 0o600,
      flush: true,
    });
    await rename(unfinished, folder);
    return { folder, rows: rows.tables.reduce((sum, table) => sum + table.rows, 0), files: files.length };
  } catch (error) {
    await rm(unfinished, { recursive: true, force: true });
    throw error;
  }
}

/** In one transaction that sees one instant, whatever is written beside it. */
function saveRows(database: Database, folder: string) {
  return database.drizzle.transaction(
    async (tx) => {
      // All of a large table takes longer than a call may, and so does a slow disk between two pages of it.
      await tx.execute(sql`set local statement_timeout = 0`);
      await tx.execute(sql`set local idle_in_transaction_session_timeout = 0`);
      await mkdir(join(folder, 'tables'));
      const schema = await schemaVersionOf(database, tx);
      const tables: Manifest['tables'] = [];
      for (const table of await backupTables(database, tx)) tables.push(await saveTable(database, tx, folder, table));
      const sequences = await sequencesOf(database, tx);
      return { schema, tables, sequences, toSave: await filesNamed(tx) };
    },
    { isolationLevel: 'repeatable read', accessMode: 'read only' },
  );
}

async function saveTable(
  database: Database,
  tx: Tx,
  folder: string,
  { schema, name }: BackupTable,
): Promise<Manifest['tables'][number]> {
  const path = `tables/${schema}.${name}.ndjson.gz`;
  let rows = 0;
  async function* read(): AsyncGenerator<string> {
    await tx.execute(
      sql`declare saved no scroll cursor for select row_to_json(t)::text as line from ${sql.identifier(schema)}.${sql.identifier(name)} t`,
    );
    for (;;) {
      const page = lines.parse(await database.rows(tx, sql`fetch ${sql.raw(String(rowsAtOnce))} from saved`));
      rows += page.length;
      if (page.length > 0) yield `${page.map(({ line }) => line).join('\n')}\n`;
      if (page.length < rowsAtOnce) break;
    }
    await tx.execute(sql`close saved`);
  }
  const sha256 = await write(join(folder, path), Readable.from(read()), createGzip());
  return { schema, name, rows, path, sha256 };
}

async function filesNamed(tx: Tx): Promise<FileToSave[]> {
  const ofUploads = (await tx.select().from(uploads)).flatMap((upload) =>
    storedKeys(upload).map((key) => ({
      key,
      type: key === thumbnailKey(upload.id) ? 'image/webp' : upload.type,
      isUsed: upload.usedByOffer !== null,
    })),
  );
  const ofDocuments = (await tx.select({ key: documents.storedAs }).from(documents)).flatMap(({ key }) =>
    key === null ? [] : { key, type: 'application/pdf', isUsed: true },
  );
  const ofReports = (await tx.select({ key: erasureReports.storedAs }).from(erasureReports)).map(({ key }) => ({
    ...{ key, type: 'application/octet-stream', isUsed: true },
  }));
  const ofBank = (await tx.select({ key: bankFiles.storedAs }).from(bankFiles)).map(({ key }) => ({
    ...{ key, type: 'application/octet-stream', isUsed: true },
  }));
  return [...ofUploads, ...ofDocuments, ...ofReports, ...ofBank];
}

async function saveFiles(
  { files }: BackupDeps,
  folder: string,
  toSave: readonly FileToSave[],
): Promise<Manifest['files']> {
  const saved: Manifest['files'] = [];
  for (const { key, type, isUsed } of toSave) {
    const path = `files/${key}`;
    await mkdir(dirname(join(folder, path)), { recursive: true });
    try {
      saved.push({ key, type, path, sha256: await write(join(folder, path), await files.read(key)) });
    } catch (error) {
      if (isUsed) throw new Error(`The file ${key} cannot be read`, { cause: error });
      await rm(join(folder, path), { force: true });
    }
  }
  return saved;
}

/** Writes a stream to the disk and answers the hash of what lies there. */
async function write(path: string, content: Readable, through: Transform = new PassThrough()): Promise<string> {
  const hash = createHash('sha256');
  const hashed = async function* (chunks: AsyncIterable<Uint8Array>) {
    for await (const chunk of chunks) {
      hash.update(chunk);
      yield chunk;
    }
  };
  await pipeline(content, through, hashed, createWriteStream(path, { mode: 0o600, flush: true }));
  return hash.digest('hex');
}

function exists(path: string): Promise<boolean> {
  return access(path).then(
    () => true,
    () => false,
  );
}

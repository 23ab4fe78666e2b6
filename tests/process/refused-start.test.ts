// Dear: programs are started, and most of them killed.
import { execFile } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { freePort } from '#tests/support/free-port.ts';
import { patientDatabase } from '#tests/support/limits.ts';
import { type PostgresServer, startPostgres } from '#tests/support/start-postgres.ts';

let postgres: PostgresServer;
const dataDir = mkdtempSync(join(tmpdir(), 'ankaufwerk-refused-'));
const addresses: Record<string, string> = {};

beforeAll(async () => {
  postgres = await startPostgres();
  const { port } = new URL(postgres.url);
  const admin = new pg.Client({ connectionString: `${postgres.url}/postgres` });
  await admin.connect();
  for (const statement of [
    'create database shop',
    'create role reader login',
    'alter role reader set default_transaction_read_only = on',
    'grant create on database shop to reader',
    'create role nobody_much login',
  ])
    await admin.query(statement);
  await admin.end();
  const as = (user: string) => `postgres://${user}@127.0.0.1:${port}/shop`;
  addresses['by a user who may only read'] = as('reader');
  addresses['by a user without rights'] = as('nobody_much');
  addresses['in a database that is not there'] = as('postgres').replace(/shop$/, 'laden');
});
afterAll(async () => {
  await postgres.stop();
  rmSync(dataDir, { recursive: true, force: true });
});

/** Its exit code and everything it says. */
async function run(databaseUrl: string, words: readonly string[]): Promise<{ code: number; said: string }> {
  const { PATH, HOME, NODE_COMPILE_CACHE } = process.env;
  const env = { PATH, HOME, NODE_COMPILE_CACHE, MODE: 'demo', PORT: String(await freePort()) };
  const settings = { ...env, ...patientDatabase, DATA_DIR: dataDir, DATABASE_URL: databaseUrl };
  return new Promise((done) => {
    const child = execFile(process.execPath, words, { env: settings }, (_, out, err) =>
      done({ code: child.exitCode ?? -1, said: out + err }),
    );
  });
}

const sentences = {
  'by a user who may only read': /^Die Datenbank lässt nur lesen\./,
  'by a user without rights':
    /^Dem Benutzer aus DATABASE_URL fehlen Rechte\. .*: ALTER DATABASE shop OWNER TO nobody_much;/,
  'in a database that is not there': /^Die Datenbank, die DATABASE_URL nennt, gibt es nicht\./,
};
const [readOnly] = Object.keys(sentences);
const backup = join(dataDir, 'sicherung');

describe('what the database refuses', () => {
  it.each([
    ...Object.keys(sentences).map((where) => ['the server', where, ['dist/server/main.js']] as const),
    ['desk:user', readOnly, ['src/server/desk-user.ts', 'add', 'leitung@example.org']] as const,
    ['backup', readOnly, ['src/server/take-backup.ts', backup]] as const,
    ['restore', readOnly, ['src/server/restore.ts', backup]] as const,
    ['offers:verify', readOnly, ['src/server/offers-verify.ts']] as const,
  ])('%s, %s, says in one sentence what to do, and no value of a statement', async (_, where = '', words) => {
    const { code, said } = await run(addresses[where] ?? '', words);
    expect(said).toMatch(Object.entries(sentences).find(([one]) => one === where)?.[1] ?? 'no sentence');
    expect(said.trimEnd().split('\n')).toHaveLength(1);
    // A secret that signs has 43 such letters.
    expect(said).not.toMatch(/params|signing|[\w-]{43}/);
    expect(code).toBe(1);
  });
});

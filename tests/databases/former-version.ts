import { execFileSync, spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdtempSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { gunzipSync } from 'node:zlib';
import { z } from 'zod';
import { readManifest } from '#server/backup/manifest.ts';
import { createDatabase } from '#tests/support/databases.ts';
import { freePort } from '#tests/support/free-port.ts';
import type { PostgresServer } from '#tests/support/start-postgres.ts';
import { type Contents, contentsOf, type Place } from './same-data.ts';

const row = z.record(z.string(), z.unknown());
type Row = z.infer<typeof row>;
const job = z.object({ state: z.string(), start_after: z.string(), created_on: z.string() });
const paper = z.object({ number: z.string(), stored_as: z.string().nullable(), sha256: z.string().nullable() });

/**
 * A shop of a former version that embeds what that version embedded: its backup goes into a server by its own restore, and this version
 * brings that up to date. The version is a commit, or a folder in which it is built already. Answers what was saved and what is there then.
 */
export async function moveOfFormer(
  commit: string,
  server: PostgresServer,
  folder: string,
): Promise<{ from: Contents; to: Contents; place: Place }> {
  const isBuilt = existsSync(commit);
  const program = isBuilt ? resolve(commit) : join(folder, 'former');
  const git = (...words: string[]) => isBuilt || execFileSync('git', ['worktree', ...words], { stdio: 'ignore' });
  const npm = (...words: string[]) => isBuilt || execFileSync('npm', words, { cwd: program, stdio: 'ignore' });
  git('add', '--detach', program, commit);
  try {
    npm('install', '--no-save');
    npm('run', 'build');
    const backup = join(folder, 'former-backup');
    await backedUp(program, mkdtempSync(join(folder, 'former-data-')), backup);
    const place = { dataDir: mkdtempSync(join(folder, 'data-')), databaseUrl: await createDatabase(server.url) };
    const restored = run(program, 'restore', { DATA_DIR: place.dataDir, DATABASE_URL: place.databaseUrl }, backup);
    if (restored.status !== 0) throw new Error(`The former version does not restore: ${restored.said}`);
    const from = await contentsOfBackup(backup);
    return { from: asFormer(from, from), to: asFormer(from, await contentsOf(place)), place };
  } finally {
    git('remove', '--force', program);
  }
}

/** Starts it with demo data, saves it while it runs once everything that is due is done, and ends it. */
async function backedUp(program: string, dataDir: string, backup: string): Promise<void> {
  const port = String(await freePort());
  const env = { ...environment, NODE_ENV: 'production', PORT: port, DATA_DIR: dataDir };
  const child = spawn(process.execPath, ['dist/server/main.js'], { cwd: program, env, stdio: 'ignore' });
  process.once('exit', () => void child.kill('SIGKILL'));
  try {
    while (!(await fetch(`http://127.0.0.1:${port}/healthz`).catch(() => undefined))?.ok) await pause(250);
    for (let trial = 0; ; trial += 1) {
      const to = `${backup}-${trial}`;
      const { status, said } = run(program, 'take-backup', { DATA_DIR: dataDir, PORT: port }, to);
      if (status !== 0) throw new Error(`The former version does not back up: ${said}`);
      const rows = await rowsOfBackup(to);
      const isDue = ({ state, start_after, created_on }: z.infer<typeof job>) =>
        ['created', 'retry', 'active'].includes(state) &&
        (start_after === created_on || new Date(start_after) <= new Date());
      if ((rows.get('job') ?? []).some((one) => isDue(job.parse(one)))) continue;
      execFileSync('mv', [to, backup]);
      return;
    }
  } finally {
    const gone = once(child, 'exit');
    child.kill('SIGTERM');
    await gone;
  }
}

const environment = { PATH: process.env.PATH, HOME: process.env.HOME, MODE: 'demo' };

function run(program: string, tool: string, settings: Record<string, string>, folder: string) {
  const words = [`src/server/${tool}.ts`, folder];
  const env = { ...environment, ...settings };
  const { status, stdout, stderr } = spawnSync(process.execPath, words, { cwd: program, env, encoding: 'utf8' });
  return { status, said: stdout + stderr };
}

async function rowsOfBackup(folder: string): Promise<Map<string, Row[]>> {
  const { tables } = await readManifest(folder);
  const read = (path: string) =>
    gunzipSync(readFileSync(join(folder, path)))
      .toString()
      .split('\n')
      .filter(Boolean);
  return new Map(tables.map(({ name, path }) => [name, read(path).map((line) => row.parse(JSON.parse(line)))]));
}

async function contentsOfBackup(folder: string): Promise<Contents> {
  const [{ files }, tables] = [await readManifest(resolve(folder)), await rowsOfBackup(folder)];
  const hashes = new Map(files.map(({ key, sha256 }) => [key, sha256]));
  const papers = (tables.get('document') ?? []).map((one) => {
    const { number, stored_as, sha256 } = paper.parse(one);
    const found = hashes.get(stored_as ?? '') ?? '';
    return [number, found === sha256 ? found : ''] as const;
  });
  const rows = new Map([...tables].map(([name, all]) => [name, all.map((one) => JSON.stringify(one))]));
  return { rows, papers: new Map(papers), sales: tables.get('offer')?.length ?? 0, unsound: [] };
}

/** What rows of sales say for lists: each version writes it anew as it sees it, and the fold of all sales compares it. */
const written = /^(desk_.*|summary|search_text)$/;

/** As far as the former version knew it: its tables, and of each row what was in it then, but for what follows from the rest. */
function asFormer(from: Contents, to: Contents): Contents {
  const rows = [...from.rows].map(([name, former]) => {
    const known = Object.keys(row.parse(JSON.parse(former[0] ?? '{}'))).filter((column) => !written.test(column));
    const lines = (to.rows.get(name) ?? []).map((line) => {
      const now = row.parse(JSON.parse(line));
      return JSON.stringify(Object.fromEntries(known.map((column) => [column, now[column]])));
    });
    return [name, lines] as const;
  });
  return { ...to, rows: new Map(rows) };
}

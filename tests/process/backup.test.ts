// Dear: programs are started, and most of them killed.
import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, inject, it } from 'vitest';
import { startSeededEmbedded } from '#tests/support/seeded-shop.ts';
import type { ServerProcess } from '#tests/support/server-process.ts';

let server: ServerProcess;
const folder = mkdtempSync(join(tmpdir(), 'ankaufwerk-backup-'));
const backup = join(folder, 'sicherung');
const elsewhere = join(folder, 'daten');

beforeAll(async () => {
  server = await startSeededEmbedded(inject('seededShop'));
});
afterAll(async () => {
  await server.stop();
  rmSync(folder, { recursive: true, force: true });
});

function run(tool: string, dataDir: string, ...args: string[]): { status: number | null; said: string } {
  const env = { ...process.env, MODE: 'demo', DATA_DIR: dataDir };
  const { status, stdout, stderr } = spawnSync(process.execPath, [`src/server/${tool}.ts`, ...args], {
    env,
    encoding: 'utf8',
  });
  return { status, said: stdout + stderr };
}

it('is taken while the server runs and restored elsewhere, row by row and file by file', async () => {
  const taken = run('take-backup', server.dataDir, backup);
  expect(taken).toEqual({ status: 0, said: expect.stringMatching(/^Gesichert in .+: \d+ Zeilen, \d+ Dateien\.\n$/) });
  expect((await fetch(`${server.url}/healthz`)).status).toBe(200);

  expect(run('restore', server.dataDir, backup, '--replace')).toEqual({
    status: 1,
    said: expect.stringContaining('laufenden Ankaufwerk'),
  });
  const [counts] = /\d+ Zeilen, \d+ Dateien/.exec(taken.said) ?? [];
  const restored = run('restore', elsewhere, backup);
  expect(restored.said).toContain(`Eingespielt: ${counts}.`);
  expect(restored).toEqual({ status: 0, said: expect.stringMatching(/ [1-9]\d* offers folded again, 0 differ\.\n$/) });
});

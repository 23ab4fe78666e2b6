import { spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { projectRoot } from './db/project-root.ts';
import { addLines, logFolder } from './security-log/log-files.ts';

let dataDir: string;
beforeEach(() => {
  dataDir = mkdtempSync(join(tmpdir(), 'ankaufwerk-test-'));
});
afterEach(() => rmSync(dataDir, { recursive: true, force: true }));

function add(account: string): void {
  // By the clock of the machine, as the command in its own process goes, on whatever day the tests take place.
  const at = new Date(performance.timeOrigin + performance.now()).toISOString();
  addLines(logFolder({ dataDir }), at, [{ at, what: 'login', result: 'done', account }]);
}

/** The command as it is typed, and what it has printed so far. */
function command(...given: string[]) {
  const child = spawn(process.execPath, ['scripts/run.mjs', 'security:log', ...given], {
    cwd: projectRoot,
    env: { PATH: process.env.PATH, DATA_DIR: dataDir },
  });
  let printed = '';
  const heard = new Promise<void>((resolve) => {
    for (const stream of [child.stdout, child.stderr]) {
      stream.on('data', (bytes) => {
        printed += bytes;
        resolve();
      });
    }
  });
  const ended = new Promise<number | null>((resolve) => child.on('close', resolve));
  return { child, heard, ended, printed: () => printed };
}

it('prints what is asked for, also when nothing has been written yet', async () => {
  const before = command();
  expect(await before.ended).toBe(0);
  expect(before.printed()).toBe('');
  for (const account of ['anna', 'bernd']) add(account);
  const asked = command('--account', 'anna', '--since', '1h');
  expect(await asked.ended).toBe(0);
  expect(asked.printed().trimEnd().split('\n')).toEqual([expect.stringContaining('account anna')]);
});

it('follows what a running server writes', async () => {
  add('anna');
  const { child, heard, ended, printed } = command('--follow');
  await heard;
  add('bernd');
  await expect.poll(printed).toContain('account bernd');
  expect(printed().match(/account anna/g)).toHaveLength(1);
  child.kill('SIGTERM');
  await ended;
});

it('says how it is used when it is asked for something else', async () => {
  const wrong = command('--since', 'gestern');
  expect(await wrong.ended).toBe(2);
  expect(wrong.printed()).toContain('npm run security:log');
});

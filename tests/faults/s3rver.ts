import { execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { freePort } from '#tests/support/free-port.ts';
import type { RealStore } from './real-store.ts';

/** The store in Node that others try their programs on. */
export async function openS3rver(): Promise<RealStore> {
  const version = '3.7.1';
  const folder = mkdtempSync(join(tmpdir(), 'ankaufwerk-s3rver-'));
  const files = join(folder, 'files');
  mkdirSync(files);
  writeFileSync(join(folder, 'package.json'), '{}');
  const words = ['install', '--ignore-scripts', '--no-audit', '--no-fund', '--loglevel=error', `s3rver@${version}`];
  execFileSync('npm', words, { cwd: folder, stdio: ['ignore', 'ignore', 'inherit'] });
  const port = await freePort();
  const start = async () => {
    const program = join(folder, 'node_modules/s3rver/bin/s3rver.js');
    const started = spawn(process.execPath, [program, '-d', files, '-p', String(port), '--silent'], {
      stdio: 'ignore',
    });
    process.once('exit', () => void started.kill('SIGKILL'));
    while (!(await fetch(`http://127.0.0.1:${port}`).catch(() => undefined))) await pause(100);
    return started;
  };
  let child = await start();
  const end = async () => {
    const gone = once(child, 'exit');
    if (child.kill('SIGKILL')) await gone;
  };
  return {
    ...{
      name: `s3rver ${version}`,
      port,
      key: 'S3RVER',
      secret: 'S3RVER',
      region: 'eu-central-1',
      isStrict: false,
    },
    fail: end,
    async mend() {
      child = await start();
    },
    async close() {
      await end();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

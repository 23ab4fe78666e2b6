import { spawnSync } from 'node:child_process';

/** Builds before tests that run the built program; returns at once when dist/ was made from these sources. */
export default function freshBuild(): void {
  const { status } = spawnSync(process.execPath, ['scripts/run.mjs', 'build'], {
    stdio: ['ignore', 'inherit', 'inherit'],
  });
  if (status !== 0) throw new Error('The program does not build');
}

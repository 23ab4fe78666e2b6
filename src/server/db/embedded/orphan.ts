import { execFileSync, spawnSync } from 'node:child_process';
import { realpathSync, rmSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { postmasterOf } from './keeper.ts';

/** In order, at once, by force: how long each is given, in milliseconds. */
const ways = [
  ['SIGINT', 15_000],
  ['SIGQUIT', 5_000],
  ['SIGKILL', 5_000],
] as const;
const lookEvery = 20;

/**
 * Ends a PostgreSQL that still runs in a folder that is ours: whoever started it died, and it is about to go. A number that another process
 * has got since is no reason to wait, though PostgreSQL would take it for one.
 */
export async function endOrphan(folder: string): Promise<void> {
  const pid = postmasterOf(folder);
  if (pid === undefined) return;
  if (!isPostgresOf(pid, folder)) {
    if (isThere(pid)) rmSync(join(folder, 'postmaster.pid'), { force: true });
    return;
  }
  for (const [signal, timeoutMs] of ways) {
    if (!tell(pid, signal)) return;
    for (let waited = 0; waited < timeoutMs; waited += lookEvery) {
      if (!isPostgresOf(pid, folder)) return;
      await pause(lookEvery);
    }
  }
}

function tell(pid: number, signal: NodeJS.Signals | 0): boolean {
  try {
    return process.kill(pid, signal);
  } catch (error) {
    return error instanceof Error && 'code' in error && error.code === 'EPERM';
  }
}

const isThere = (pid: number) => tell(pid, 0);

/** Each of its processes stands in the folder of its cluster. */
function isPostgresOf(pid: number, folder: string): boolean {
  try {
    if (process.platform === 'linux') return standsIn(pid) === realpathSync(folder);
    return execFileSync('ps', ['-ww', '-o', 'command=', '-p', String(pid)], { encoding: 'utf8' }).includes(folder);
  } catch {
    return false;
  }
}

/**
 * The folder that a process stands in. Root in a container may end the processes of others and not look at where they stand
 * (CAP_SYS_PTRACE): then the user is asked whose process it is.
 */
export function standsIn(pid: number, look: (path: string) => string = realpathSync): string {
  const [process, link] = [`/proc/${pid}`, `/proc/${pid}/cwd`];
  try {
    return look(link);
  } catch (error) {
    if (!(error instanceof Error && 'code' in error && error.code === 'EACCES')) throw error;
    const { uid, gid } = statSync(process);
    return execFileSync('/bin/sh', ['-c', 'cd -P "$1" && pwd -P', 'sh', link], {
      ...{ uid, gid, cwd: '/', encoding: 'utf8' },
      stdio: ['ignore', 'pipe', 'ignore'],
    }).replace(/\n$/, '');
  }
}

/** The same where there are no signals. */
export function endOrphanBy(pgCtl: string, folder: string): void {
  if (postmasterOf(folder) !== undefined)
    spawnSync(pgCtl, ['stop', '-D', folder, '-m', 'fast', '-w'], { stdio: 'ignore' });
}

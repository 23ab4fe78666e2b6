import { type ChildProcess, spawn } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Identity } from './identity.ts';
import { startProblemOf } from './instead.ts';

/**
 * Starts postgres and stops it in order when its own input ends: the system closes that pipe with the process that started us, however that
 * ends. Nothing of postgres lives on without it. Signals that a terminal or a service manager sends to everybody are not for it. A shell
 * and no Node: it waits for years and needs a megabyte.
 */
const script = `trap '' HUP INT TERM QUIT
"$@" </dev/null >/dev/null &
postgres=$!
exec >/dev/null 2>&1
while read -r line; do :; done
kill -INT $postgres
wait $postgres`;

/** A standby says that it takes those that only read. */
const ready = /ready to accept (read-only )?connections/;
/** How much of what PostgreSQL says is remembered, to tell why it ended. */
const remembered = 4_000;
/** How long it may take to end in order, in milliseconds; then it ends at once, and looks through its log at the next start. */
const endsWithin = 6_000;

export interface Launch {
  readonly postgres: string;
  /** Of the cluster; the other user may not be able to walk down to it, so it is the working folder before the user changes. */
  readonly folder: string;
  readonly identity: Identity | undefined;
  /** Each `name=value`. */
  readonly settings: readonly string[];
}

export interface Kept {
  /** Of its first process. */
  pid(): number;
  /** Fulfilled when none of its processes lives any more, with its last words. */
  readonly gone: Promise<string>;
  /** Has it end in order, and waits for that. */
  end(): Promise<void>;
}

/** Where the cluster is for whoever stands in it. */
export function fromWithin(folder: string, identity: Identity | undefined): string {
  return identity && process.platform === 'linux' ? '/proc/self/cwd' : folder;
}

/** Starts postgres in a folder, and waits until it takes connections. Throws, for people, when it does not. */
export async function keepPostgres({ postgres, folder, identity, settings }: Launch): Promise<Kept> {
  const args = [postgres, '-D', fromWithin(folder, identity), ...settings.flatMap((setting) => ['-c', setting])];
  const keeper = spawnKeeper(args, folder, identity);
  let said = '';
  let isGone = false;
  const { resolve: becomesReady, promise: isReady } = Promise.withResolvers<void>();
  const gone = new Promise<string>((resolve) => {
    keeper.stderr
      .setEncoding('utf8')
      .on('data', (chunk: string) => {
        said += chunk;
        if (ready.test(said)) becomesReady();
        said = said.slice(-remembered);
      })
      // Its processes alone hold the other end.
      .once('close', () => {
        isGone = true;
        keeper.stdin.end();
        // Where the keeper itself could not be started, that is said at the same instant.
        setImmediate(() => resolve(said));
      });
  });
  keeper.once('error', (error) => {
    said += String(error);
  });
  keeper.stdin.on('error', () => {});
  // Without a keeper it goes too: whoever wants it starts both anew.
  keeper.once('exit', () => !isGone && signal(folder, 'SIGINT'));
  const words = await Promise.race([isReady, gone]);
  if (words !== undefined) throw startProblemOf(words, folder);
  hold(keeper, false);
  return {
    pid: () => postmasterOf(folder) ?? 0,
    gone,
    async end() {
      hold(keeper, true);
      keeper.stdin.end();
      const tooLong = setTimeout(() => signal(folder, 'SIGQUIT'), endsWithin);
      await gone;
      clearTimeout(tooLong);
    },
  };
}

function spawnKeeper(args: readonly string[], folder: string, identity: Identity | undefined) {
  try {
    return spawn('/bin/sh', ['-c', script, 'keeper', ...args], {
      ...identity,
      cwd: folder,
      env: { PATH: process.env.PATH, LC_ALL: 'C' },
      stdio: ['pipe', 'ignore', 'pipe'],
      // Ctrl+C in a terminal reaches the shop alone, which ends the database last.
      detached: true,
    });
  } catch (error) {
    throw startProblemOf(String(error), folder);
  }
}

/** Whether the process waits for the database before it ends by itself. */
function hold(keeper: ChildProcess, waits: boolean): void {
  for (const part of [keeper, keeper.stdin, keeper.stderr]) {
    if (part && 'unref' in part && 'ref' in part && typeof part.ref === 'function' && typeof part.unref === 'function')
      waits ? part.ref() : part.unref();
  }
}

/** Tells its first process something, where there is one. */
function signal(folder: string, name: NodeJS.Signals): void {
  const pid = postmasterOf(folder);
  try {
    if (pid !== undefined) process.kill(pid, name);
  } catch {
    // It has gone meanwhile.
  }
}

/** The number of the first process, which PostgreSQL notes in its folder. */
export function postmasterOf(folder: string): number | undefined {
  try {
    return Number.parseInt(readFileSync(join(folder, 'postmaster.pid'), 'utf8'), 10) || undefined;
  } catch {
    return undefined;
  }
}

/** Whether what runs in a folder takes connections, as the last line says that PostgreSQL notes there. */
export function isReadyIn(folder: string): boolean {
  try {
    return readFileSync(join(folder, 'postmaster.pid'), 'utf8').split('\n')[7]?.trim() === 'ready';
  } catch {
    return false;
  }
}

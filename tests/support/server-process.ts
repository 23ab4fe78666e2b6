import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { freePort } from './free-port.ts';
import { limits, patientDatabase } from './limits.ts';
import { countStart } from './spent-starting.ts';

const pollMilliseconds = 25;
/** What runs now; none outlives the tests. */
const running = new Set<ChildProcess>();
process.once('exit', () => running.forEach((child) => void child.kill('SIGKILL')));

/** The built server as a process of its own, with its own data folder and port; both survive a kill and a restart. */
export interface ServerProcess {
  readonly url: string;
  readonly dataDir: string;
  /** Of the process that runs now. */
  pid(): number;
  /** Everything that the process has written since the first start. */
  log(): string;
  /** Sends a signal, waits until the process is gone and answers its exit code; null when the signal itself ended it. */
  kill(signal: NodeJS.Signals): Promise<number | null>;
  /** Starts it again after a kill and waits until it answers. */
  restart(): Promise<void>;
  /** Ends it and removes its data. */
  stop(): Promise<void>;
}

/**
 * Starts dist/server/main.js in demo mode and waits until it answers. Settings in env go before the defaults: without DATABASE_URL it embeds
 * its database, as `npm start` does.
 */
export async function startServer(env: Record<string, string> = {}): Promise<ServerProcess> {
  const dataDir = env.DATA_DIR ?? mkdtempSync(join(tmpdir(), 'ankaufwerk-'));
  const port = await freePort();
  const url = `http://127.0.0.1:${port}`;
  const settings = {
    NODE_ENV: 'production',
    MODE: 'demo',
    HOST: '127.0.0.1',
    PORT: String(port),
    PUBLIC_URL: url,
    DATA_DIR: dataDir,
    ...patientDatabase,
  };
  let log = '';
  let child = launch();

  function launch(): ChildProcess {
    const started = spawn(process.execPath, ['dist/server/main.js'], {
      env: { PATH: process.env.PATH, HOME: process.env.HOME, ...settings, ...env },
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    running.add(started);
    started.once('exit', () => running.delete(started));
    for (const stream of [started.stdout, started.stderr])
      stream?.setEncoding('utf8').on('data', (text) => (log += text));
    return started;
  }

  async function kill(signal: NodeJS.Signals): Promise<number | null> {
    if (!hasEnded(child)) {
      const gone = once(child, 'exit');
      child.kill(signal);
      await gone;
    }
    return child.exitCode;
  }

  const untilAnswering = () => countStart(waitUntilAnswering);

  async function waitUntilAnswering(): Promise<void> {
    const limit = Date.now() + limits.wait;
    while (!(await answers(url))) {
      if (hasEnded(child)) throw new Error(`The server ended instead of starting:\n${log}`);
      if (Date.now() > limit) throw new Error(`The server does not answer:\n${log}`);
      await pause(pollMilliseconds);
    }
  }

  await untilAnswering();
  return {
    url,
    dataDir,
    pid: () => child.pid ?? 0,
    log: () => log,
    kill,
    async restart() {
      child = launch();
      await untilAnswering();
    },
    async stop() {
      await kill('SIGTERM');
      rmSync(dataDir, { recursive: true, force: true });
    },
  };
}

function hasEnded(child: ChildProcess): boolean {
  return child.exitCode !== null || child.signalCode !== null;
}

async function answers(url: string): Promise<boolean> {
  try {
    return (await fetch(`${url}/healthz`)).ok;
  } catch {
    return false;
  }
}

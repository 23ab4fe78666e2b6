/**
 * Runs `postgres` for a test run and ends it when the run ends, however that ends: the keeper's input is a pipe that
 * the system closes with the run. Arguments: binary, uid or '', gid or '', folder to remove, arguments of postgres.
 * A line on the input asks for something: `stop SIGNAL`, and `start` after it.
 */
import { type ChildProcess, spawn } from 'node:child_process';
import { rmSync } from 'node:fs';
import { createInterface } from 'node:readline';

const [binary = '', uid = '', gid = '', folder = '', ...args] = process.argv.slice(2);
const identity = uid === '' ? {} : { uid: Number(uid), gid: Number(gid) };
let postgres = launch();
let comesBack = false;

function launch(): ChildProcess {
  const started = spawn(binary, args, { ...identity, stdio: ['ignore', 'ignore', 'pipe'], detached: true });
  started.stderr?.pipe(process.stdout, { end: false });
  started.on('exit', ended);
  return started;
}

function ended(): void {
  if (comesBack) process.stdout.write('keeper: stopped\n');
  else leave();
}

function leave(): void {
  rmSync(folder, { recursive: true, force: true });
  process.exit();
}

/** At once, and also where a test has left it frozen: nothing in it is kept. */
function end(): void {
  comesBack = false;
  if (postgres.exitCode !== null || postgres.signalCode !== null) leave();
  postgres.kill('SIGCONT');
  postgres.kill('SIGQUIT');
}

function obey(line: string): void {
  const [order, signal] = line.split(' ');
  comesBack = order === 'stop';
  if (order === 'start') postgres = launch();
  else if (signal === 'SIGINT' || signal === 'SIGQUIT' || signal === 'SIGKILL') postgres.kill(signal);
}

// The run may be gone while postgres still speaks.
process.stdout.on('error', () => {});
createInterface(process.stdin).on('line', obey).on('close', end);
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, end);

/**
 * Runs `postgres` for a test run and ends it when the run ends, however that ends: the keeper's input is a pipe that
 * the system closes with the run. Arguments: binary, uid or '', gid or '', folder to remove, arguments of postgres.
 */
import { spawn } from 'node:child_process';
import { rmSync } from 'node:fs';

const [binary = '', uid = '', gid = '', folder = '', ...args] = process.argv.slice(2);
const identity = uid === '' ? {} : { uid: Number(uid), gid: Number(gid) };
const postgres = spawn(binary, args, { ...identity, stdio: ['ignore', 'ignore', 'pipe'], detached: true });

// The run may be gone while postgres still speaks.
process.stdout.on('error', () => {});
postgres.stderr.pipe(process.stdout);
postgres.on('exit', () => {
  rmSync(folder, { recursive: true, force: true });
  process.exit();
});

process.stdin.resume().on('end', () => postgres.kill('SIGINT'));
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, () => postgres.kill('SIGINT'));

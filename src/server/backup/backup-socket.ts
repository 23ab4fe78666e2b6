import { chmod, rm } from 'node:fs/promises';
import { connect, createServer } from 'node:net';
import { join, resolve } from 'node:path';
import { createInterface } from 'node:readline';
import { z } from 'zod';
import { StartProblem } from '#server/db/start-problem.ts';
import type { Deps } from '#server/deps.ts';
import { type BackupReport, writeBackup } from './write-backup.ts';

const order = z.object({ folder: z.string() });
const answer = z.union([
  z.object({ done: z.object({ folder: z.string(), rows: z.number(), files: z.number() }) }),
  z.object({ refused: z.string() }),
]);

/** In the data folder, which belongs to whoever runs the server: no port, no password. */
const socketOf = (dataDir: string) => join(resolve(dataDir), 'backup.sock');

/**
 * Lets the running server write backups of the embedded database, which no other process can open. Answers with what ends that. Where
 * the folder's path is too long for a socket there is none, and backups are made while the server does not run.
 */
export async function listenForBackups(deps: Deps): Promise<() => Promise<void>> {
  const path = socketOf(deps.env.dataDir);
  // The folder is ours alone (folder-lock.ts): what lies there was left by a process that died.
  await rm(path, { force: true });
  const server = createServer((socket) => {
    socket.on('error', () => socket.destroy());
    createInterface({ input: socket }).once('line', async (line) => {
      socket.end(`${JSON.stringify(await carryOut(deps, line))}\n`);
    });
  });
  await new Promise<void>((done) => {
    server.once('error', (error) => {
      deps.log.warn({ err: error }, 'No backups while the server runs');
      done();
    });
    server.listen(path, () => done());
  });
  await chmod(path, 0o600).catch(() => {});
  server.unref();
  // One that is being written ends with the database, and leaves nothing behind.
  return async () => void server.close();
}

async function carryOut(deps: Deps, line: string): Promise<z.infer<typeof answer>> {
  try {
    return { done: await writeBackup(deps, order.parse(JSON.parse(line)).folder) };
  } catch (error) {
    deps.log.error({ err: error }, 'A backup failed');
    return {
      refused:
        error instanceof StartProblem ? error.message : 'Die Sicherung ist misslungen, siehe Protokoll des Servers.',
    };
  }
}

/** Has the running server write a backup; undefined where none runs on this folder. */
export function askForBackup(dataDir: string, folder: string): Promise<BackupReport | undefined> {
  return new Promise((done, fail) => {
    const socket = connect(socketOf(dataDir));
    socket.once('error', () => done(undefined));
    socket.once('connect', () => {
      socket.write(`${JSON.stringify({ folder: resolve(folder) })}\n`);
      const heard = createInterface({ input: socket });
      heard.once('line', (line) => {
        const said = answer.parse(JSON.parse(line));
        if ('done' in said) done(said.done);
        else fail(new StartProblem(said.refused));
      });
      heard.once('close', () => fail(new StartProblem('Der Server wurde während der Sicherung beendet.')));
    });
  });
}

import { createHash } from 'node:crypto';
import { realpath, rm } from 'node:fs/promises';
import { connect, createServer, type Server } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { StartProblem } from './start-problem.ts';

/**
 * Holds a folder for this process until the answered function is called. The lock is an open socket, because the
 * system closes it with the process however that ends: a lock file would outlive `kill -9`.
 */
export async function lockFolder(folder: string): Promise<() => Promise<void>> {
  const path = socketPath(await realpath(folder));
  const server = (await tryListen(path)) ?? (await takeOver(path));
  if (!server) {
    throw new StartProblem(
      `Der Ordner ${folder} wird schon von einem laufenden Ankaufwerk benutzt. Beenden Sie es zuerst.`,
    );
  }
  server.unref();
  return () => new Promise((resolve) => server.close(() => resolve()));
}

function socketPath(folder: string): string {
  const name = `ankaufwerk-${createHash('sha256').update(folder).digest('hex').slice(0, 24)}`;
  return process.platform === 'win32' ? `\\\\.\\pipe\\${name}` : join(tmpdir(), `${name}.sock`);
}

async function takeOver(path: string): Promise<Server | undefined> {
  if (await answers(path)) return undefined;
  await rm(path, { force: true });
  return tryListen(path);
}

function tryListen(path: string): Promise<Server | undefined> {
  return new Promise((resolve) => {
    const server = createServer((socket) => socket.destroy());
    server.once('error', () => resolve(undefined));
    server.listen(path, () => resolve(server));
  });
}

function answers(path: string): Promise<boolean> {
  return new Promise((resolve) => {
    const socket = connect(path);
    socket.once('error', () => resolve(false));
    socket.once('connect', () => {
      socket.destroy();
      resolve(true);
    });
  });
}

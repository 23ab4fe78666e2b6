import { createHash, randomUUID } from 'node:crypto';
import { realpathSync } from 'node:fs';
import { rename, rm } from 'node:fs/promises';
import { connect, createServer, type Server } from 'node:net';
import { dirname, join } from 'node:path';
import { startProblemOf } from './embedded/instead.ts';
import { shortWayTo } from './embedded/short-way.ts';

/**
 * Holds a folder for this process until the answered function is called; undefined where another process holds it. The lock is an open
 * socket in the folder, because the system closes it with the process however that ends: a lock file would outlive `kill -9`.
 */
export async function lockFolder(folder: string): Promise<(() => Promise<void>) | undefined> {
  if (process.platform === 'win32') return held(await tryListen(pipeOf(folder)), () => {});
  const { path: way, remove } = shortWayTo(folder);
  const path = join(way, 'lock.sock');
  const server = (await tryListen(path)) ?? (await takeOver(path));
  if (!server) remove();
  return held(server, remove);
}

/** It belongs to no folder and goes with its process. */
function pipeOf(folder: string): string {
  const hash = createHash('sha256').update(realpathSync(folder)).digest('hex').slice(0, 24);
  return `\\\\.\\pipe\\ankaufwerk-${hash}`;
}

function held(server: Server | undefined, after: () => void): (() => Promise<void>) | undefined {
  server?.unref();
  return (
    server &&
    (() =>
      new Promise((resolve) =>
        server.close(() => {
          after();
          resolve();
        }),
      ))
  );
}

/** What a process left that died is put aside before it is removed: somebody else may take it over at this instant, and then it answers. */
async function takeOver(path: string): Promise<Server | undefined> {
  if (await answers(path)) return undefined;
  const aside = `${path}.${randomUUID().slice(0, 8)}`;
  const isAside = await rename(path, aside).then(
    () => true,
    () => false,
  );
  if (!isAside) return tryListen(path);
  if (await answers(aside)) {
    await rename(aside, path);
    return undefined;
  }
  await rm(aside, { force: true });
  return tryListen(path);
}

function tryListen(path: string): Promise<Server | undefined> {
  return new Promise((resolve, reject) => {
    const server = createServer((socket) => socket.destroy());
    server.once('error', (error: NodeJS.ErrnoException) => {
      if (error.code === 'EADDRINUSE') resolve(undefined);
      else reject(startProblemOf(`unix socket not supported: ${error.message}`, dirname(path)));
    });
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

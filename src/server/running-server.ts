import { chmod, rm } from 'node:fs/promises';
import { connect, createServer } from 'node:net';
import { join, resolve } from 'node:path';
import { createInterface } from 'node:readline';
import { z } from 'zod';
import { StartProblem } from './db/start-problem.ts';
import type { Env } from './env.ts';
import type { Log } from './log.ts';

/** What commands of the same machine may have the running server do, by name. */
export type Orders = Readonly<Record<string, (body: unknown) => Promise<unknown>>>;

const order = z.object({ name: z.string(), body: z.unknown() });
const answer = z.union([z.object({ done: z.unknown() }), z.object({ refused: z.string() })]);

/** In the data folder, which belongs to whoever runs the server: no port, no password. */
const socketOf = (dataDir: string) => join(resolve(dataDir), 'server.sock');

/**
 * Lets the running server do what needs the embedded database, which no other process can open. Answers with what ends that. Where the
 * folder's path is too long for a socket there is none, and the commands work while the server does not run.
 */
export async function listenForOrders(
  { env, log }: { env: Pick<Env, 'dataDir'>; log: Log },
  orders: Orders,
): Promise<() => Promise<void>> {
  const path = socketOf(env.dataDir);
  // The folder is ours alone (folder-lock.ts): what lies there was left by a process that died.
  await rm(path, { force: true });
  const server = createServer((socket) => {
    socket.on('error', () => socket.destroy());
    createInterface({ input: socket }).once('line', async (line) => {
      socket.end(`${JSON.stringify(await carryOut(log, orders, line))}\n`);
    });
  });
  await new Promise<void>((done) => {
    server.once('error', (error) => {
      log.warn({ err: error }, 'No commands while the server runs');
      done();
    });
    server.listen(path, () => done());
  });
  await chmod(path, 0o600).catch(() => {});
  server.unref();
  // What is under way ends with the database, and leaves nothing behind.
  return async () => void server.close();
}

async function carryOut(log: Log, orders: Orders, line: string): Promise<z.infer<typeof answer>> {
  try {
    const { name, body } = order.parse(JSON.parse(line));
    const wanted = orders[name];
    if (wanted === undefined) return { refused: 'Der laufende Server kennt diesen Befehl nicht. Starten Sie ihn neu.' };
    return { done: await wanted(body) };
  } catch (error) {
    log.error({ err: error }, 'An order from this machine failed');
    return {
      refused:
        error instanceof StartProblem ? error.message : 'Der Befehl ist misslungen, siehe Protokoll des Servers.',
    };
  }
}

/** Has the server that runs on this folder do something, and answers what it says; undefined where none runs. */
export function orderOfServer(dataDir: string, name: string, body: unknown): Promise<{ done?: unknown } | undefined> {
  return new Promise((done, fail) => {
    const socket = connect(socketOf(dataDir));
    socket.once('error', () => done(undefined));
    socket.once('connect', () => {
      socket.write(`${JSON.stringify({ name, body })}\n`);
      const heard = createInterface({ input: socket });
      heard.once('line', (line) => {
        const said = answer.parse(JSON.parse(line));
        if ('refused' in said) fail(new StartProblem(said.refused));
        else done(said);
      });
      heard.once('close', () => fail(new StartProblem('Der Server wurde beendet, bevor er fertig war.')));
    });
  });
}

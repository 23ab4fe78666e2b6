import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { z } from 'zod';

export interface ContentServer {
  readonly url: string;
  /** What it has been asked for, in order. */
  readonly asked: string[];
  /** What it says from now on to a path with its query; a number is a status without a body, of which 3xx leads to /elsewhere. */
  answers: Record<string, object | number | string>;
  close(): Promise<void>;
}

const address = z.object({ port: z.number() });

/** A small stand-in for a Directus server: answers what the test lays down, 404 otherwise. */
export async function startContentServer(): Promise<ContentServer> {
  const asked: string[] = [];
  const state: Pick<ContentServer, 'answers'> = { answers: {} };
  const server = createServer(({ url = '' }, response) => {
    asked.push(url);
    const answer = state.answers[url] ?? 404;
    if (typeof answer === 'number') {
      return response.writeHead(answer, answer < 400 ? { location: '/elsewhere' } : {}).end();
    }
    response.writeHead(200, { 'content-type': 'application/json' });
    return response.end(typeof answer === 'string' ? answer : JSON.stringify(answer));
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = address.parse(server.address() satisfies AddressInfo | string | null);
  return {
    url: `http://127.0.0.1:${port}`,
    asked,
    get answers() {
      return state.answers;
    },
    set answers(next) {
      state.answers = next;
    },
    async close() {
      server.closeAllConnections();
      server.close();
      await once(server, 'close');
    },
  };
}

import { once } from 'node:events';
import { createServer, type IncomingHttpHeaders } from 'node:http';
import { text } from 'node:stream/consumers';
import { z } from 'zod';

interface Told {
  readonly headers: IncomingHttpHeaders;
  readonly body: string;
}

/** Another system that is told what happens. */
export interface WebhookTarget {
  readonly url: string;
  /** What arrived, in order. */
  readonly told: readonly Told[];
  /** The numbers of what arrived since somebody last asked. */
  newIds(): string[];
  /** How it answers from now on; with undefined not at all. */
  answer: { status: number; text?: string; location?: string } | undefined;
  /** What happens between the arrival of a message and its answer. */
  meanwhile: (() => Promise<unknown>) | undefined;
  /** When the next message has arrived, be it answered or not. */
  next(): Promise<Told>;
  close(): Promise<void>;
}

const address = z.object({ port: z.number() });

export async function openWebhookTarget(): Promise<WebhookTarget> {
  const told: Told[] = [];
  let seen = 0;
  let waiting: ((one: Told) => void)[] = [];
  const server = createServer(async (request, response) => {
    const one = { headers: request.headers, body: await text(request) };
    told.push(one);
    for (const tell of waiting.splice(0)) tell(one);
    await target.meanwhile?.();
    if (target.answer === undefined) return;
    const { status, text: said = '', location } = target.answer;
    response.writeHead(status, location === undefined ? {} : { location }).end(said);
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const target: WebhookTarget = {
    url: `http://127.0.0.1:${address.parse(server.address()).port}/haken`,
    told,
    newIds() {
      const ids = told.slice(seen).map(({ headers }) => String(headers['webhook-id']));
      seen = told.length;
      return ids;
    },
    answer: { status: 204 },
    meanwhile: undefined,
    next: () => new Promise((done) => waiting.push(done)),
    async close() {
      waiting = [];
      server.closeAllConnections();
      server.close();
      await once(server, 'close');
    },
  };
  return target;
}

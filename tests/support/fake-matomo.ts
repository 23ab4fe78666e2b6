import { EventEmitter, once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { z } from 'zod';

/** A Matomo server as far as page views are concerned. */
export interface FakeMatomo {
  readonly url: string;
  /** What it has been told, in order. */
  readonly views: readonly Readonly<Record<string, string>>[];
  /** Waits until it has been told so many. */
  hear(count: number): Promise<void>;
  close(): Promise<void>;
}

const address = z.object({ port: z.number() }).transform(({ port }: Pick<AddressInfo, 'port'>) => port);

export async function startFakeMatomo(): Promise<FakeMatomo> {
  const views: Record<string, string>[] = [];
  const told = new EventEmitter();
  const server = createServer(async (request, response) => {
    let body = '';
    for await (const chunk of request) body += chunk;
    if (request.url === '/matomo.php') views.push(Object.fromEntries(new URLSearchParams(body)));
    response.writeHead(204).end();
    told.emit('view');
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  return {
    url: `http://127.0.0.1:${address.parse(server.address())}`,
    views,
    async hear(count) {
      while (views.length < count) await once(told, 'view');
    },
    async close() {
      server.closeAllConnections();
      server.close();
      await once(server, 'close');
    },
  };
}

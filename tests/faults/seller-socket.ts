import { once } from 'node:events';
import WebSocket from 'ws';
import { z } from 'zod';
import { demoLogins } from '#seed/demo-logins.ts';
import { caller, keepAlive } from '#tests/support/caller.ts';

const noticeSchema = z.object({ aggregateId: z.string(), version: z.number() });

export interface SellerSocket {
  readonly heard: ReadonlySet<string>;
  /** Fulfilled when it is closed, by whomever. */
  readonly closed: Promise<unknown>;
  close(): void;
}

/** A signed-in seller's live socket, and which versions of which offers it has heard of, each once. */
export async function openSellerSocket(url: string): Promise<SellerSocket> {
  const seller = caller(url, keepAlive(1));
  await seller.get('/auth/api/currentUser');
  const { status, text } = await seller.post('/auth/api/login', demoLogins.business);
  if (status !== 200) throw new Error(`${status} ${text}`);
  const socket = new WebSocket(`${url.replace('http', 'ws')}/selfservice/api/socket`, {
    headers: { cookie: seller.cookie(), origin: url },
  });
  const heard = new Set<string>();
  socket.on('message', (bytes) => {
    const { aggregateId, version } = noticeSchema.parse(JSON.parse(String(bytes)));
    heard.add(`${aggregateId} ${version}`);
  });
  await once(socket, 'open');
  return { heard, closed: once(socket, 'close'), close: () => socket.close() };
}

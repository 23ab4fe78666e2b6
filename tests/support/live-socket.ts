import WebSocket from 'ws';
import { type LiveNotice, liveBeat, liveNoticeSchema } from '#contract/sale/live.ts';
import { api } from '#contract/site/urls.ts';
import type { HttpClient } from './http-client.ts';
import type { TestApp } from './test-app.ts';

/** One end of the live socket, and what has come through it. */
export interface LiveSocket {
  socket: WebSocket;
  /** Resolves once so many notices have come. */
  count(number: number): Promise<LiveNotice[]>;
  /** Resolves with the close code once the server has ended it. */
  ended: Promise<number>;
}

/** Opens a live socket, the customers' unless another is named, of an app that listens; fails with the status of the answer when it is refused. */
export async function openLiveSocket(
  { app, deps }: TestApp,
  client: HttpClient,
  origin = deps.env.publicUrl,
  path: string = api.selfservice.socket,
): Promise<LiveSocket> {
  const address = app.listeningOrigin.replace('http', 'ws');
  const cookie = [...client.cookies].map(([name, value]) => `${name}=${encodeURIComponent(value)}`).join('; ');
  const socket = new WebSocket(`${address}${path}`, { headers: { cookie, origin } });
  const heard: LiveNotice[] = [];
  const waiting = new Set<() => void>();
  socket.on('message', (bytes) => {
    if (String(bytes) === liveBeat) return;
    heard.push(liveNoticeSchema.parse(JSON.parse(String(bytes))));
    for (const check of waiting) check();
  });
  const ended = new Promise<number>((resolve) => socket.once('close', resolve));
  await new Promise((resolve, reject) => {
    socket.once('open', resolve);
    socket.once('unexpected-response', (_request, response) => reject(new Error(String(response.statusCode))));
    socket.once('error', reject);
  });
  const count = (number: number) =>
    new Promise<LiveNotice[]>((resolve) => {
      const check = () => heard.length >= number && waiting.delete(check) && resolve(heard);
      waiting.add(check);
      check();
    });
  return { socket, count, ended };
}

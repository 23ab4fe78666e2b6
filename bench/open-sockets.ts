import { once } from 'node:events';
import WebSocket from 'ws';
import { z } from 'zod';
import { readLines } from './child-json.ts';

/** Many open live sockets in a process of their own; tells when each notice came, in milliseconds since 1970 with fractions. */
const taskSchema = z.object({ url: z.string(), origin: z.string(), cookies: z.array(z.string()) });
const noticeSchema = z.object({ aggregateId: z.string() });
const now = () => performance.timeOrigin + performance.now();
const atOnce = 20;

const arrivals: { offerId: string; at: number }[] = [];

async function open({ url, origin, cookies }: z.infer<typeof taskSchema>): Promise<void> {
  const waiting = cookies[Symbol.iterator]();
  await Promise.all(
    Array.from({ length: atOnce }, async () => {
      for (const cookie of waiting) {
        const socket = new WebSocket(url, { headers: { cookie, origin } });
        socket.on('message', (bytes) => {
          const at = now();
          arrivals.push({ offerId: noticeSchema.parse(JSON.parse(String(bytes))).aggregateId, at });
        });
        await once(socket, 'open');
      }
    }),
  );
}

const lines = readLines(process.stdin);
const { value } = await lines.next();
await open(taskSchema.parse(JSON.parse(value ?? '')));
console.log('open');
for await (const _asked of lines) console.log(JSON.stringify(arrivals));

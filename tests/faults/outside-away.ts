import { setTimeout as pause } from 'node:timers/promises';
import { z } from 'zod';
import { problemSchema } from '#contract/problem.ts';
import { openDatabase } from '#server/db/client.ts';
import { readEnv } from '#server/env.ts';
import { type Caller, caller, keepAlive } from '#tests/support/caller.ts';
import { openGate } from '#tests/support/gate.ts';
import { limits } from '#tests/support/limits.ts';
import { type ObjectStore, openObjectStore } from '#tests/support/object-store.ts';
import { type ServerProcess, startServer } from '#tests/support/server-process.ts';
import { openSmtpInbox } from '#tests/support/smtp-server.ts';
import { startCountingLoad } from './counting-load.ts';
import { type Tally, tally } from './tally.ts';

interface Outside extends Tally {
  /** Inquiries whose mail did not arrive. */
  mailsMissing: number;
  /** Lines to the mail server that were cut with a mail on them: nobody can know whether it was taken, so each may arrive once more. */
  mailLinesCut: number;
  /** Mails that arrived more often than that. */
  mailsDoubled: number;
  uploads: number;
  uploadsRefused: number;
  uploadsLost: number;
  /** What the server said of itself meanwhile. */
  named: string[];
}

const sellerAddress = (n: number) => `verkauf-${n}@example.org`;

/**
 * Mail server and object store are out of reach for so long under load, which has them before and after; afterwards every mail arrives, once
 * unless its line was cut, and every accepted file is there.
 */
export async function outsideAway(
  seconds: number,
  start: (env: Record<string, string>) => Promise<ServerProcess> = startServer,
  openStore: () => Promise<Pick<ObjectStore, 'port' | 'url' | 'close'>> = openObjectStore,
): Promise<Outside> {
  const [inbox, store] = [await openSmtpInbox(), await openStore()];
  const gates = await Promise.all([openGate(inbox.port), openGate(store.port)]);
  const [smtp, s3] = gates;
  const server = await start({
    SMTP_URL: `smtp://127.0.0.1:${smtp.port}`,
    STORAGE_URL: store.url(s3.port),
    RATE_LIMITS: 'off',
  });
  try {
    const load = await startCountingLoad({ urls: [server.url], lines: 1, seller: sellerAddress });
    const files = await startUploads(server.url);
    // On a busy machine a file may be on its way for long.
    await untilMore(files.accepted);
    const [mailLinesCut] = await Promise.all([smtp.shut(), s3.shut()]);
    await pause((seconds * 1_000) / 2);
    const named = await whatIsAway(server.url);
    await pause((seconds * 1_000) / 2);
    if (files.refused() === 0) await untilMore(files.refused);
    await Promise.all(gates.map((gate) => gate.open()));
    await untilMore(files.accepted);
    const [ledger, uploaded] = [await load.stop(), await files.stop()];

    const arrived = (n: number) => inbox.messages.filter((one) => one.includes(`To: ${sellerAddress(n)}\r\n`));
    const missing = () => ledger.inquiries.filter((_, n) => arrived(n).length === 0).length;
    for (const until = Date.now() + limits.wait; missing() > 0 && Date.now() < until; ) await pause(500);
    await server.kill('SIGTERM');
    const database = await openDatabase(readEnv({ DATA_DIR: server.dataDir }));
    const counted = await tally(database, ledger);
    await database.close();
    const ids = inbox.messages.map((one) => /^Message-ID: (.+)\r$/m.exec(one)?.[1]);
    const mailsDoubled = Math.max(0, ids.length - new Set(ids).size - mailLinesCut);
    return { ...counted, mailsMissing: missing(), mailLinesCut, mailsDoubled, ...uploaded, named };
  } finally {
    await server.stop();
    for (const gate of gates) await gate.shut();
    await inbox.close();
    store.close();
  }
}

/** Until a count has grown, which its test sees when it has not. */
async function untilMore(count: () => number): Promise<void> {
  const before = count();
  for (const until = Date.now() + limits.wait; count() === before && Date.now() < until; ) await pause(100);
}

async function whatIsAway(url: string): Promise<string[]> {
  const { text } = await caller(url, keepAlive(1)).get('/health/ready');
  return Object.keys(problemSchema.parse(JSON.parse(text)).fields ?? {});
}

const storedSchema = z.tuple([z.object({ url: z.string() })]);
const form = (content: string) =>
  Buffer.from(
    `--cut\r\nContent-Disposition: form-data; name="file"; filename="liste.csv"\r\nContent-Type: text/csv\r\n\r\n${content}\r\n--cut--\r\n`,
  );
const headers = { 'content-type': 'multipart/form-data; boundary=cut' };

/** Hands in one list after the other and afterwards reads every one that was accepted. */
async function startUploads(url: string) {
  const visitor: Caller = caller(url, keepAlive(1));
  await visitor.get('/auth/api/currentUser');
  const accepted = new Map<string, string>();
  let uploadsRefused = 0;
  let goesOn = true;
  const odd: string[] = [];
  const running = (async () => {
    for (let n = 0; goesOn; n++) {
      const content = `Modell;Anzahl\nServer ${n};${n}`;
      const { status, text } = await visitor.post('/selfservice/api/uploads', form(content), headers);
      if (status === 200) accepted.set(storedSchema.parse(JSON.parse(text))[0].url, content);
      else if (status === 503) uploadsRefused += 1;
      else odd.push(`${status} ${text}`);
      await pause(250);
    }
  })();
  return {
    accepted: () => accepted.size,
    refused: () => uploadsRefused,
    async stop() {
      goesOn = false;
      await running;
      if (odd.length > 0) throw new Error(`Odd answers to uploads:\n${odd.join('\n')}`);
      let uploadsLost = 0;
      for (const [file, content] of accepted) if ((await visitor.get(file)).text !== content) uploadsLost += 1;
      return { uploads: accepted.size, uploadsRefused, uploadsLost };
    },
  };
}

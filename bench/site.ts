import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { request } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startServer } from '#tests/support/server-process.ts';
import { median } from './median.ts';
import { ownHeaders } from './own-headers.ts';
import { requestRate } from './request-rate.ts';

const rounds = 9;
const seconds = 1;
const aim = 0.5;
const cached = { 'home, cached': '/', 'wizard, cached': '/wizard/dell-poweredge-r640-verkaufen/' };

/** Cached pages beside a bare `node:http` server in a process of its own that answers the same head and body. */
export async function benchSite(): Promise<void> {
  const folder = mkdtempSync(join(tmpdir(), 'ankaufwerk-bench-'));
  const server = await startServer({ JOBS: 'off', LOG_LEVEL: 'info' });
  try {
    for (const [name, path] of Object.entries(cached)) {
      const bare = await bareServer(folder, await answerOf(`${server.url}${path}`));
      await measure(
        name,
        () => requestRate(server.url, path, seconds),
        () => requestRate(bare.url, path, seconds),
      );
      bare.child.kill();
    }
  } finally {
    await server.stop();
    rmSync(folder, { recursive: true, force: true });
  }
}

async function measure(name: string, shop: () => Promise<number>, floor: () => Promise<number>): Promise<void> {
  const measured: { shop: number; floor: number }[] = [];
  for (let round = 0; round <= rounds; round++) {
    const rates = { shop: await shop(), floor: await floor() };
    // The first round warms both sides up.
    if (round > 0) measured.push(rates);
  }
  const ratio = median(measured.map((rates) => rates.shop / rates.floor));
  const rate = (side: 'shop' | 'floor') => median(measured.map((rates) => rates[side])).toFixed(0);
  console.log(
    `${name.padEnd(15)} ${rate('shop').padStart(6)}/s, ${rate('floor').padStart(6)}/s by bare node:http, ratio ${ratio.toFixed(2)} (aim ${aim})`,
  );
}

interface Answer {
  readonly head: readonly string[];
  readonly body: Buffer;
}

/** What the shop answers once it has made the page: its second answer, as it goes over the wire. */
async function answerOf(url: string): Promise<Answer> {
  await read(url);
  return read(url);
}

async function read(url: string): Promise<Answer> {
  return new Promise((resolve, reject) => {
    const asked = request(url, { headers: { 'accept-encoding': 'gzip, deflate, br' } }, (response) => {
      const chunks: Buffer[] = [];
      response.on('data', (chunk: Buffer) => chunks.push(chunk));
      response.on('end', () => resolve({ head: ownHeaders(response.rawHeaders), body: Buffer.concat(chunks) }));
    });
    asked.on('error', reject).end();
  });
}

async function bareServer(folder: string, { head, body }: Answer): Promise<{ url: string; child: ChildProcess }> {
  const files = { head: join(folder, 'head.json'), body: join(folder, 'body') };
  writeFileSync(files.head, JSON.stringify(head));
  writeFileSync(files.body, body);
  const child = spawn(process.execPath, [join(import.meta.dirname, 'bare-server.ts'), files.head, files.body], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  process.once('exit', () => child.kill('SIGKILL'));
  const [port] = await once(child.stdout.setEncoding('utf8'), 'data');
  return { url: `http://127.0.0.1:${String(port).trim()}`, child };
}

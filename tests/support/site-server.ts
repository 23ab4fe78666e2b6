import { rmSync } from 'node:fs';
import { inject } from 'vitest';
import { freePort } from './free-port.ts';
import { startSeeded } from './seeded-shop.ts';
import type { ServerProcess } from './server-process.ts';

interface SiteServer extends Pick<ServerProcess, 'url'> {
  readonly metricsUrl: string;
}

let server: Promise<SiteServer> | undefined;

/** One server with demo data for all files of a worker that do no more than look at it. It ends with the worker. */
export function siteServer(): Promise<SiteServer> {
  server ??= start();
  return server;
}

async function start(): Promise<SiteServer> {
  const port = await freePort();
  const { url, dataDir } = await startSeeded(inject('seededShop'), { RATE_LIMITS: 'off', METRICS_PORT: String(port) });
  process.once('exit', () => rmSync(dataDir, { recursive: true, force: true }));
  return { url, metricsUrl: `http://127.0.0.1:${port}/metrics` };
}

import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, watch } from 'node:fs';
import { buildWhenStale } from './build.mjs';

const watched = ['src', 'content', 'catalogue', 'public', 'shop.config.ts', 'logistics.config.ts'].filter((path) =>
  existsSync(path),
);
const quietMilliseconds = 200;

let server;
let timer;
let working = Promise.resolve();

await buildWhenStale();
startServer();
for (const path of watched) watch(path, { recursive: true }, soon);
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) {
  process.once(signal, async () => {
    await stopServer(signal);
    process.exit();
  });
}

function soon(_event, file) {
  if (file?.includes('.test.')) return;
  clearTimeout(timer);
  timer = setTimeout(() => {
    working = working.then(rebuild);
  }, quietMilliseconds);
}

/** A build that fails leaves the last one running. */
async function rebuild() {
  if (!(await buildWhenStale())) return;
  await stopServer('SIGTERM');
  startServer();
}

function startServer() {
  server = spawn(process.execPath, ['dist/server/main.js'], {
    stdio: 'inherit',
    env: { NODE_ENV: 'production', ...process.env },
  });
}

async function stopServer(signal) {
  if (server.exitCode !== null || server.signalCode !== null) return;
  server.kill(signal);
  await once(server, 'exit');
}

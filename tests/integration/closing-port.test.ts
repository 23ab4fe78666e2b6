import type { AddressInfo } from 'node:net';
import { Worker } from 'node:worker_threads';
import Fastify from 'fastify';
import { expect, it } from 'vitest';
import { closePort } from '#server/end-server.ts';

/** As many lines as asked for, each with its question, while the server is busy; answers what came on each. */
const callers = `
const { connect } = require('node:net');
const { parentPort, workerData: { port, lines, connected } } = require('node:worker_threads');
const waits = Array.from({ length: lines }, () => new Promise((resolve) => {
  let heard = '';
  const line = connect(port, '127.0.0.1', () => {
    line.write('GET / HTTP/1.1\\r\\nhost: shop\\r\\nconnection: close\\r\\n\\r\\n');
    Atomics.add(connected, 0, 1);
    Atomics.notify(connected, 0);
  });
  line.on('data', (chunk) => { heard += chunk; }).on('error', (error) => resolve(error.code)).on('end', () => resolve(heard));
}));
Promise.all(waits).then((answers) => parentPort.postMessage(answers));
`;

it('the port closes behind everybody who waits at it', async () => {
  const lines = 12;
  const app = Fastify();
  app.get('/', () => 'answered');
  await app.listen({ port: 0, host: '127.0.0.1' });
  const connected = new Int32Array(new SharedArrayBuffer(4));
  const { port } = app.server.address() as AddressInfo;
  const worker = new Worker(callers, { eval: true, workerData: { port, lines, connected } });
  const answers = new Promise<string[]>((resolve) => worker.once('message', resolve));
  // Busy until all of them are at the port.
  while (Atomics.load(connected, 0) < lines) Atomics.wait(connected, 0, Atomics.load(connected, 0), 1_000);
  await closePort(app);
  expect(app.server.listening).toBe(false);
  expect((await answers).filter((answer) => !answer.endsWith('answered'))).toEqual([]);
  await app.close();
});

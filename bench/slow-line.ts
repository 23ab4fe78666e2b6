import { once } from 'node:events';
import { connect, createServer, type Socket } from 'node:net';
import { setTimeout as pause } from 'node:timers/promises';

/** A slow phone line: bytes a second towards the browser, and milliseconds there and back. */
const bytesPerSecond = 400_000 / 8;
const roundTrip = 400;
const piece = 1_400;

export interface SlowLine {
  readonly url: string;
  /** Bytes that have come to the browser so far, over all its connections. */
  bytes(): number;
  close(): void;
}

/**
 * A line in front of a server that everything shares, a browser's workers too: the emulation of the browser's own tools leaves
 * those out. Opening a connection costs a round trip as well.
 */
export async function slowLine(target: string): Promise<SlowLine> {
  const port = Number(new URL(target).port);
  let sent = 0;
  let freeAt = 0;
  const open = new Set<Socket>();

  /** Each piece takes its turn on the line, whichever connection it belongs to. */
  async function carry(bytes: Buffer, to: Socket) {
    for (let at = 0; at < bytes.length; at += piece) {
      const part = bytes.subarray(at, at + piece);
      freeAt = Math.max(freeAt, performance.now()) + (part.length / bytesPerSecond) * 1_000;
      await pause(freeAt - performance.now());
      sent += part.length;
      if (to.writable) to.write(part);
    }
  }

  const server = createServer(async (browser) => {
    open.add(browser);
    browser.on('error', () => browser.destroy()).on('close', () => open.delete(browser));
    browser.pause();
    await pause(roundTrip);
    const shop = connect(port, '127.0.0.1');
    shop.on('error', () => browser.destroy());
    browser.on('close', () => shop.destroy());
    browser.on('data', async (bytes) => {
      await pause(roundTrip);
      if (shop.writable) shop.write(bytes);
    });
    browser.resume();
    let carried = Promise.resolve();
    shop.on('data', (bytes) => {
      shop.pause();
      carried = carried.then(() => carry(bytes, browser)).then(() => void shop.resume());
    });
    shop.on('end', () => void carried.then(() => browser.end()));
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('The slow line has no port');
  return {
    url: `http://127.0.0.1:${address.port}`,
    bytes: () => sent,
    close() {
      server.close();
      for (const socket of open) socket.destroy();
    },
  };
}

import { once } from 'node:events';
import { type AddressInfo, connect, createServer, type Socket } from 'node:net';

/** A line to another server on this machine that can be cut: who comes then is refused, as if nobody were there. */
export interface Gate {
  readonly port: number;
  /** Answers how many lines it cut. */
  shut(): Promise<number>;
  open(): Promise<void>;
  /** Who comes from now on is led to another server; lines that are open stay as they are. */
  leadTo(port: number): void;
}

export async function openGate(first: number): Promise<Gate> {
  let to = first;
  const through = new Set<Socket>();
  const server = createServer((near) => {
    const far = connect(to, '127.0.0.1');
    for (const [one, other] of [
      [near, far],
      [far, near],
    ] as const) {
      through.add(one);
      one.pipe(other);
      one
        .on('error', () => other.destroy())
        .on('close', () => {
          through.delete(one);
          other.destroy();
        });
    }
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  return {
    port,
    async shut() {
      const closed = once(server, 'close');
      server.close();
      const cut = through.size / 2;
      for (const socket of through) socket.destroy();
      await closed;
      return Math.ceil(cut);
    },
    async open() {
      server.listen(port, '127.0.0.1');
      await once(server, 'listening');
    },
    leadTo(next) {
      to = next;
    },
  };
}

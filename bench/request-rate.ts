import { connect, type Socket } from 'node:net';

/** Asks one address over so many connections, one request at a time on each; answers how many were answered per second. */
export async function requestRate(url: string, path: string, seconds: number, connections = 16): Promise<number> {
  const { hostname, port, host } = new URL(url);
  const request = Buffer.from(
    `GET ${path} HTTP/1.1\r\nHost: ${host}\r\nAccept: text/html\r\nAccept-Encoding: gzip, deflate, br\r\n\r\n`,
  );
  const sockets = await Promise.all(Array.from({ length: connections }, () => opened(hostname, Number(port))));
  try {
    const length = await answerLength(sockets[0], request);
    let answered = 0;
    const started = performance.now();
    const until = started + seconds * 1_000;
    await Promise.all(sockets.map((socket) => keepAsking(socket, request, length, until, () => answered++)));
    return (answered / (performance.now() - started)) * 1_000;
  } finally {
    for (const socket of sockets) socket.destroy();
  }
}

function opened(host: string, port: number): Promise<Socket> {
  return new Promise((resolve, reject) => {
    const socket = connect({ host, port, noDelay: true }, () => resolve(socket));
    socket.once('error', reject);
  });
}

/** Every answer has the same length, so that counting bytes is all the client has to do afterwards. */
function answerLength(socket: Socket | undefined, request: Buffer): Promise<number> {
  return new Promise((resolve, reject) => {
    if (socket === undefined) return reject(new Error('No connection'));
    let text = '';
    const read = (chunk: Buffer) => {
      text += chunk.toString('latin1');
      const head = text.indexOf('\r\n\r\n');
      const body = Number(/^content-length: (\d+)$/im.exec(text.slice(0, head))?.[1]);
      if (head < 0 || text.length < head + 4 + body) return;
      socket.off('data', read);
      if (!text.startsWith('HTTP/1.1 200')) return reject(new Error(text.slice(0, head)));
      resolve(text.length);
    };
    socket.on('data', read);
    socket.write(request);
  });
}

function keepAsking(socket: Socket, request: Buffer, length: number, until: number, done: () => void): Promise<void> {
  return new Promise((resolve, reject) => {
    let missing = length;
    socket.once('error', reject).once('close', () => reject(new Error('The server closed the connection')));
    socket.on('data', (chunk) => {
      missing -= chunk.length;
      if (missing > 0) return;
      done();
      missing = length;
      if (performance.now() < until) socket.write(request);
      else resolve();
    });
    socket.write(request);
  });
}

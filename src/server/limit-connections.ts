import type { IncomingMessage, Server } from 'node:http';
import type { Socket } from 'node:net';
import type { Env } from './env.ts';
import { networkOf } from './network-of.ts';
import { refuseBytes } from './plugins/unreadable-request.ts';

/** Less than this in the time that a slow request has, and it is given up: a modem brings twice as much. */
const leastBytes = 64 * 1024;

/**
 * Bounds what connections may hold: how many there are, in all and from one network, and how long an incomplete request keeps one.
 * Behind proxies of ours the neighbour is always one of them, and they bound the networks themselves.
 */
export function limitConnections(
  server: Server,
  { connectionLimits, trustProxy, rateLimits }: Pick<Env, 'connectionLimits' | 'trustProxy' | 'rateLimits'>,
): void {
  const { inAll, perNetwork, slowSeconds } = connectionLimits;
  server.maxConnections = inAll;
  server.headersTimeout = slowSeconds * 1_000;
  // A photo may take its time over a slow line: what counts is that it comes on.
  server.requestTimeout = 0;
  server.on('request', (request) => endSlowBody(request, slowSeconds * 1_000));
  if (rateLimits && trustProxy === false) server.on('connection', oneOfAtMost(perNetwork));
}

function oneOfAtMost(most: number): (socket: Socket) => void {
  const open = new Map<string, number>();
  return (socket) => {
    const network = networkOf(socket.remoteAddress ?? '') ?? '';
    const others = open.get(network) ?? 0;
    if (others >= most) return void socket.destroy();
    open.set(network, others + 1);
    socket.once('close', () => {
      const left = (open.get(network) ?? 0) - 1;
      if (left === 0) open.delete(network);
      else open.set(network, left);
    });
  };
}

function endSlowBody(request: IncomingMessage, milliseconds: number): void {
  const { socket, headers } = request;
  if (headers['content-length'] === undefined && headers['transfer-encoding'] === undefined) return;
  let before = socket.bytesRead;
  const look = setInterval(() => {
    // What waits to be read is no sender's fault.
    const isSlow = socket.bytesRead - before < leastBytes && request.readableLength === 0;
    before = socket.bytesRead;
    if (request.complete || !isSlow) return;
    refuseBytes(Object.assign(new Error('A body came too slowly'), { code: 'ERR_HTTP_REQUEST_TIMEOUT' }), socket);
    socket.destroySoon();
  }, milliseconds);
  look.unref();
  request.once('close', () => clearInterval(look));
}

import { STATUS_CODES } from 'node:http';
import type { Socket } from 'node:net';
import type { FastifyReply } from 'fastify';
import { problemDocument } from '#contract/problem.ts';

const type = 'application/problem+json; charset=utf-8';

/** An address that cannot be read, or is longer than any of ours, names nothing. Fastify says so before any hook runs. */
export function refuseAddress(_error: unknown, _request: unknown, reply: FastifyReply): void {
  reply.code(404).type(type).send(problemDocument(404, 'notFound'));
}

const statusOf: Record<string, number> = { ERR_HTTP_REQUEST_TIMEOUT: 408, HPE_HEADER_OVERFLOW: 431 };

/** What is not even HTTP is answered on the socket: there is no request yet. Nothing of it is written down. */
export function refuseBytes(error: Error & { code?: string }, socket: Socket): void {
  if (error.code === 'ECONNRESET' || socket.destroyed) return;
  const status = statusOf[error.code ?? ''] ?? 400;
  const body = JSON.stringify(problemDocument(status, status === 408 ? 'requestTooSlow' : 'invalidRequest'));
  const head = [
    `HTTP/1.1 ${status} ${STATUS_CODES[status]}`,
    `Content-Type: ${type}`,
    `Content-Length: ${Buffer.byteLength(body)}`,
    'Connection: close',
  ];
  if (socket.writable) socket.end(`${head.join('\r\n')}\r\n\r\n${body}`);
  else socket.destroy();
}

import { once } from 'node:events';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

/** As much of S3 as the shop needs, on this machine: objects by path, signed requests only. */
export interface ObjectStore {
  readonly port: number;
  /** The address as a setting names it, by this port or by that of a gate before it. */
  url(port?: number): string;
  /** Answers calls instead of it, as long as it says that it did. */
  trouble(answers: Trouble): void;
  close(): void;
}

/** Whether a call, the nth since it began, was answered, or left without an answer. */
export type Trouble = (response: ServerResponse, nth: number, request: IncomingMessage) => boolean;

export async function openObjectStore(): Promise<ObjectStore> {
  const objects = new Map<string, Buffer>();
  let trouble: Trouble = () => false;
  let calls = 0;
  const server = createServer(async (request, response) => {
    if (trouble(response, ++calls, request)) return request.resume();
    const path = request.url?.replace(/\?.*/, '') ?? '';
    const signed = request.headers.authorization?.startsWith('AWS4-HMAC-SHA256 Credential=key/') ?? false;
    const body = Buffer.concat(await request.toArray());
    if (!signed || !path.startsWith('/bucket/')) return response.writeHead(403).end();
    if (request.method === 'PUT') objects.set(path, unchunked(body, request.headers['content-encoding']));
    if (request.method === 'DELETE') objects.delete(path);
    const object = objects.get(path);
    if (request.method === 'PUT') return response.writeHead(200).end();
    if (request.method === 'DELETE') return response.writeHead(204).end();
    if (object === undefined) return response.writeHead(404).end('<Error><Code>NoSuchKey</Code></Error>');
    return response.writeHead(200, { 'content-length': object.length }).end(object);
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  return {
    port,
    url: (by = port) => `s3://key:secret@127.0.0.1:${by}/bucket?tls=off`,
    trouble(answers) {
      trouble = answers;
      calls = 0;
    },
    close() {
      server.close();
      server.closeAllConnections();
    },
  };
}

/** The client may send one chunk with a checksum behind it. */
function unchunked(body: Buffer, encoding: string | undefined): Buffer {
  if (encoding !== 'aws-chunked') return body;
  const start = body.indexOf('\r\n') + 2;
  return body.subarray(start, start + Number.parseInt(body.toString('latin1'), 16));
}

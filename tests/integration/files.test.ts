import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Readable } from 'node:stream';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openFiles } from '#server/files.ts';

const content = new TextEncoder().encode('Modell;Anzahl');
let folder: string;
let store: Server;
const objects = new Map<string, Buffer>();

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'ankaufwerk-files-'));
  store = objectStore().listen(0, '127.0.0.1');
  await once(store, 'listening');
});
afterAll(() => {
  store.close();
  rmSync(folder, { recursive: true, force: true });
});

describe.each([
  ['in the data folder', () => undefined],
  ['in a folder of its own', () => `file://${folder}/elsewhere`],
  [
    'in an S3-compatible store',
    () => `s3://key:secret@127.0.0.1:${(store.address() as AddressInfo).port}/bucket?tls=off`,
  ],
])('a file %s', (_, storageUrl) => {
  const open = () => openFiles({ dataDir: folder, storageUrl: storageUrl() });

  it('comes back as it was', async () => {
    await open().put('kept', content, 'text/csv');
    expect(await textOf(await open().read('kept'))).toBe('Modell;Anzahl');
  });

  it('is gone once it is removed', async () => {
    await open().put('gone', content, 'text/csv');
    await open().remove('gone');
    const reading = async () => textOf(await open().read('gone'));
    await expect(reading()).rejects.toThrow();
  });
});

async function textOf(stream: Readable): Promise<string> {
  return Buffer.concat(await stream.toArray()).toString();
}

/** As much of S3 as the store needs: objects by path, signed requests only. */
function objectStore(): Server {
  return createServer(async (request, response) => {
    const path = request.url?.replace(/\?.*/, '') ?? '';
    const signed = request.headers.authorization?.startsWith('AWS4-HMAC-SHA256 Credential=key/') ?? false;
    const body = Buffer.concat(await request.toArray());
    if (!signed || !path.startsWith('/bucket/')) return response.writeHead(403).end();
    if (request.method === 'PUT') objects.set(path, unchunked(body, request.headers['content-encoding']));
    if (request.method === 'DELETE') objects.delete(path);
    const object = objects.get(path);
    if (request.method !== 'GET') return response.writeHead(request.method === 'DELETE' ? 204 : 200).end();
    if (object === undefined) return response.writeHead(404).end('<Error><Code>NoSuchKey</Code></Error>');
    return response.writeHead(200, { 'content-length': object.length }).end(object);
  });
}

/** The client may send one chunk with a checksum behind it. */
function unchunked(body: Buffer, encoding: string | undefined): Buffer {
  if (encoding !== 'aws-chunked') return body;
  const start = body.indexOf('\r\n') + 2;
  return body.subarray(start, start + Number.parseInt(body.toString('latin1'), 16));
}

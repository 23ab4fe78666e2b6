import { createHash } from 'node:crypto';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';

type Encoding = 'br' | 'gzip' | 'identity';

/** An answer that stays the same while the server runs: written and compressed once, named by a tag. */
export interface PreparedAnswer<Body> {
  readonly body: Body;
  readonly json: string;
  readonly etag: string;
  /** The answer's bytes for a browser that takes these encodings. */
  encode(acceptEncoding: string): Promise<{ encoding: Encoding; bytes: Buffer }>;
}

const compressors: Record<Encoding, (json: string) => Promise<Buffer>> = {
  br: (json) => promisify(brotliCompress)(json, { params: { [constants.BROTLI_PARAM_QUALITY]: 9 } }),
  gzip: (json) => promisify(gzip)(json),
  identity: async (json) => Buffer.from(json),
};

/** Compression waits for the first request, so that it costs no time at start-up. */
export function prepareAnswer<Body extends object>(body: Body): PreparedAnswer<Body> {
  const json = JSON.stringify(body);
  const done = new Map<Encoding, Promise<Buffer>>();
  const bytesIn = (encoding: Encoding) => {
    const bytes = done.get(encoding) ?? compressors[encoding](json);
    done.set(encoding, bytes);
    return bytes;
  };
  return {
    body,
    json,
    etag: `"${createHash('sha256').update(json).digest('base64url').slice(0, 22)}"`,
    async encode(acceptEncoding) {
      const encoding = /\bbr\b/.test(acceptEncoding) ? 'br' : /\bgzip\b/.test(acceptEncoding) ? 'gzip' : 'identity';
      return { encoding, bytes: await bytesIn(encoding) };
    },
  };
}

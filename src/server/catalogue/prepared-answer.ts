import { chooseEncoding, type Encoding, encode, entityTag, inOwnMemory } from '#server/encodings.ts';

/** An answer that stays the same while the server runs: written and compressed once, named by a tag. */
export interface PreparedAnswer<Body> {
  readonly body: Body;
  readonly etag: string;
  /** The answer's bytes for a browser that takes these encodings. */
  encode(acceptEncoding: string): Promise<{ encoding: Encoding; bytes: Buffer }>;
}

/**
 * Everything about it waits for the first request, so that it costs no time at start-up: most processes are never asked.
 * What it is made of is written again: it is megabytes.
 */
export function prepareAnswer<Body extends object>(make: () => Body): PreparedAnswer<Body> {
  const done = new Map<Encoding, Promise<Buffer>>();
  let body: Body | undefined;
  let etag: string | undefined;
  const known = () => {
    body ??= make();
    return body;
  };
  const text = () => JSON.stringify(known());
  const bytesIn = (encoding: Encoding) => {
    const bytes = done.get(encoding) ?? encode(text(), encoding, 'often').then(inOwnMemory);
    done.set(encoding, bytes);
    return bytes;
  };
  return {
    get body() {
      return known();
    },
    get etag() {
      etag ??= entityTag(text());
      return etag;
    },
    async encode(acceptEncoding) {
      const encoding = chooseEncoding(acceptEncoding);
      return { encoding, bytes: await bytesIn(encoding) };
    },
  };
}

import type { IncomingMessage, ServerResponse } from 'node:http';
import { chooseEncoding, type Encoding, encode, encodings, entityTag } from '#server/encodings.ts';

export interface Answer {
  readonly status: number;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: string;
}

/** An answer with everything done that can be done before somebody asks: compressed, named, its heads written. */
export interface PrebuiltResponse {
  readonly status: number;
  readonly etag: string;
  readonly bodies: Readonly<Record<Encoding, Buffer>>;
  /** Names and values in turn, as Node writes them without another look. */
  readonly heads: Readonly<Record<Encoding, readonly string[]>>;
  /** For a browser that has the answer already. */
  readonly unchangedHead: readonly string[];
  /** What it takes in memory. */
  readonly bytes: number;
}

/** Makes an answer for strangers ready; whoever signs in gets another one at the same address. */
export async function prebuildResponse({ status, headers, body }: Answer): Promise<PrebuiltResponse> {
  const etag = entityTag(body);
  const shared: Record<string, string> = {
    ...headers,
    'cache-control': 'no-cache',
    vary: 'Accept-Encoding, Cookie',
    etag,
  };
  const [br, gzip, identity] = await Promise.all(encodings.map((encoding) => encode(body, encoding, 'often')));
  const bodies = { br: br ?? empty, gzip: gzip ?? empty, identity: identity ?? empty };
  const headOf = (encoding: Encoding) =>
    flat({
      ...shared,
      'content-length': String(bodies[encoding].length),
      ...(encoding === 'identity' ? {} : { 'content-encoding': encoding }),
    });
  const unchanged = Object.entries(shared).filter(([name]) => name !== 'content-type');
  return {
    status,
    etag,
    bodies,
    heads: { br: headOf('br'), gzip: headOf('gzip'), identity: headOf('identity') },
    unchangedHead: unchanged.flat(),
    bytes: bodies.br.length + bodies.gzip.length + bodies.identity.length,
  };
}

/** Sends it in the encoding the browser takes, or says that the browser has it. */
export function sendPrebuilt(answer: PrebuiltResponse, { headers }: IncomingMessage, response: ServerResponse): void {
  if (answer.status === 200 && headers['if-none-match']?.includes(answer.etag)) {
    response.writeHead(304, [...answer.unchangedHead]).end();
    return;
  }
  const encoding = encodingFor(headers['accept-encoding']);
  response.writeHead(answer.status, [...answer.heads[encoding]]).end(answer.bodies[encoding]);
}

const empty = Buffer.alloc(0);

/** Browsers say one of a handful of things; reading it again costs more than finding it. */
const known = new Map<string, Encoding>();

function encodingFor(accepted = ''): Encoding {
  const found = known.get(accepted);
  if (found !== undefined) return found;
  const encoding = chooseEncoding(accepted);
  if (known.size >= 100) known.clear();
  known.set(accepted, encoding);
  return encoding;
}

function flat(headers: Readonly<Record<string, string>>): string[] {
  return Object.entries(headers).flat();
}

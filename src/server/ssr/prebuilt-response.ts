import type { IncomingMessage, ServerResponse } from 'node:http';
import { promisify } from 'node:util';
import { gunzip } from 'node:zlib';
import { chooseEncoding, type Encoding, encode, entityTag, inOwnMemory } from '#server/encodings.ts';

export interface Answer {
  readonly status: number;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: string;
}

type Packed = Exclude<Encoding, 'identity'>;

/** An answer with everything done that can be done before somebody asks: compressed, named, its heads written. */
export interface PrebuiltResponse {
  readonly status: number;
  readonly etag: string;
  /** Not as plain text, which would be twice both: whoever takes no other gets the unpacked one. */
  readonly bodies: Readonly<Record<Packed, Buffer>>;
  /** Names and values in turn, as Node writes them without another look; all that a browser is told that has the answer already. */
  readonly head: readonly string[];
  /** What is said beside that with a body. */
  readonly bodyHeads: Readonly<Record<Encoding, readonly string[]>>;
  /** What it takes in memory. */
  readonly bytes: number;
}

/** What an answer takes beside its bodies and the words of its headers, about: its lists of heads and the objects around them. */
const perAnswer = 2_000;

/** Makes an answer for strangers ready; whoever signs in gets another one at the same address. */
export async function prebuildResponse({ status, headers, body }: Answer): Promise<PrebuiltResponse> {
  const etag = entityTag(body);
  const shared: Record<string, string> = {
    ...headers,
    'cache-control': 'no-cache',
    vary: 'Accept-Encoding, Cookie',
    etag,
  };
  const pack = async (encoding: Packed) => inOwnMemory(await encode(body, encoding, 'often'));
  const [br, gzip] = await Promise.all([pack('br'), pack('gzip')]);
  const lengths = { br: br.length, gzip: gzip.length, identity: Buffer.byteLength(body) };
  const { 'content-type': type, ...unchanged } = shared;
  const bodyHead = (encoding: Encoding) => [
    ...(type === undefined ? [] : ['content-type', type]),
    ...['content-length', String(lengths[encoding])],
    ...(encoding === 'identity' ? [] : ['content-encoding', encoding]),
  ];
  return {
    status,
    etag,
    bodies: { br, gzip },
    head: Object.entries(unchanged).flat(),
    bodyHeads: { br: bodyHead('br'), gzip: bodyHead('gzip'), identity: bodyHead('identity') },
    bytes: br.length + gzip.length + Object.values(unchanged).join('').length + perAnswer,
  };
}

/** Sends it in the encoding the browser takes, or says that the browser has it. */
export function sendPrebuilt(answer: PrebuiltResponse, { headers }: IncomingMessage, response: ServerResponse): void {
  if (answer.status === 200 && headers['if-none-match']?.includes(answer.etag)) {
    response.writeHead(304, [...answer.head]).end();
    return;
  }
  const encoding = encodingFor(headers['accept-encoding']);
  response.writeHead(answer.status, [...answer.head, ...answer.bodyHeads[encoding]]);
  if (encoding === 'identity') void endUnpacked(answer.bodies.gzip, response);
  else response.end(answer.bodies[encoding]);
}

async function endUnpacked(packed: Buffer, response: ServerResponse): Promise<void> {
  response.end(await promisify(gunzip)(packed));
}

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

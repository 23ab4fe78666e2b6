import type { IncomingMessage, ServerResponse } from 'node:http';
import { promisify } from 'node:util';
import { brotliDecompress } from 'node:zlib';
import { chooseEncoding, type Encoding, encode, entityTag, inOwnMemory } from '#server/encodings.ts';

export interface Answer {
  readonly status: number;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: string;
}

/** An answer with everything done that can be done before somebody asks: compressed, named, its heads written. */
export interface PrebuiltResponse {
  readonly status: number;
  readonly etag: string;
  /** By brotli, as browsers take it: for whoever does not, it is unpacked each time, and packed otherwise. */
  readonly body: Buffer;
  /** Names and values in turn, as Node writes them without another look; all that a browser is told that has the answer already. */
  readonly head: readonly string[];
  /** What is said beside that with a body, whatever its encoding. */
  readonly bodyHead: readonly string[];
  /** What it takes in memory. */
  readonly bytes: number;
}

/** What an answer takes beside its body and the words of its headers, about: its lists of heads and the objects around them. */
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
  const packed = inOwnMemory(await encode(body, 'br', 'often'));
  const { 'content-type': type, ...unchanged } = shared;
  return {
    status,
    etag,
    body: packed,
    head: Object.entries(unchanged).flat(),
    bodyHead: type === undefined ? [] : ['content-type', type],
    bytes: packed.length + Object.values(unchanged).join('').length + perAnswer,
  };
}

/** Sends it in the encoding the browser takes, or says that the browser has it. */
export function sendPrebuilt(
  answer: PrebuiltResponse,
  { headers }: IncomingMessage,
  response: ServerResponse,
  pack = encode,
): void {
  if (answer.status === 200 && headers['if-none-match']?.includes(answer.etag)) {
    response.writeHead(304, [...answer.head]).end();
    return;
  }
  const encoding = encodingFor(headers['accept-encoding']);
  if (encoding === 'br') end(answer, response, { encoding, body: answer.body });
  else
    packOtherwise(answer.body, encoding, pack)
      .then((sent) => end(answer, response, sent))
      .catch((error) => response.destroy(error));
}

interface Sent {
  readonly encoding: Encoding;
  readonly body: Buffer;
}

function end({ status, head, bodyHead }: PrebuiltResponse, response: ServerResponse, { encoding, body }: Sent): void {
  const packing = encoding === 'identity' ? [] : ['content-encoding', encoding];
  response.writeHead(status, [...head, ...bodyHead, 'content-length', String(body.length), ...packing]).end(body);
}

/** Packed otherwise, or as it is where that fails. */
async function packOtherwise(body: Buffer, encoding: Encoding, pack: typeof encode): Promise<Sent> {
  const plain = await promisify(brotliDecompress)(body);
  return pack(plain, encoding, 'once').then(
    (packed) => ({ encoding, body: packed }),
    () => ({ encoding: 'identity', body: plain }),
  );
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

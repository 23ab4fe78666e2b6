import { createHash } from 'node:crypto';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';

export type Encoding = 'br' | 'gzip' | 'identity';

/** For what is compressed once and sent often; on the way to one reader alone, less effort arrives earlier. */
export type Effort = 'once' | 'often';

const brotliQuality: Record<Effort, number> = { once: 4, often: 9 };
const gzipLevel: Record<Effort, number> = { once: 4, often: 9 };

/**
 * As far back as brotli looks, in bits. A text of up to 64 kB fits into the small one: it comes out as short, in a tenth of the time,
 * and without the 32 MB that each compression takes with a larger one (docs/decisions/0394).
 */
const brotliWindow = (text: string | Buffer) => (text.length <= 2 ** 16 ? 16 : 22);

/** The best encoding that a browser takes. */
export function chooseEncoding(acceptEncoding: string | undefined): Encoding {
  const accepted = (acceptEncoding ?? '').toLowerCase();
  const takes = (name: Encoding) =>
    accepted.split(',').some((part) => {
      const [encoding, ...parameters] = part.split(';').map((text) => text.trim());
      return encoding === name && !parameters.some((parameter) => /^q=0(\.0*)?$/.test(parameter));
    });
  return takes('br') ? 'br' : takes('gzip') ? 'gzip' : 'identity';
}

/** The bytes of a text in an encoding. */
export async function encode(text: string | Buffer, encoding: Encoding, effort: Effort): Promise<Buffer> {
  if (encoding === 'br') {
    const { BROTLI_PARAM_QUALITY, BROTLI_PARAM_LGWIN } = constants;
    const params = { [BROTLI_PARAM_QUALITY]: brotliQuality[effort], [BROTLI_PARAM_LGWIN]: brotliWindow(text) };
    return promisify(brotliCompress)(text, { params });
  }
  if (encoding === 'gzip') return promisify(gzip)(text, { level: gzipLevel[effort] });
  return typeof text === 'string' ? Buffer.from(text) : text;
}

/**
 * The bytes in memory of their own, for what is kept. As Node makes them they lie beside others in a block of 64 kB, and one that is kept
 * keeps the whole block.
 */
export function inOwnMemory(bytes: Buffer): Buffer {
  const own = Buffer.allocUnsafeSlow(bytes.length);
  bytes.copy(own);
  return own;
}

/** Names a text, so that a browser that has it is not sent it again. */
export function entityTag(text: string): string {
  return `"${createHash('sha256').update(text).digest('base64url').slice(0, 22)}"`;
}

import { createHash } from 'node:crypto';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';

export const encodings = ['br', 'gzip', 'identity'] as const;
export type Encoding = (typeof encodings)[number];

/** For what is compressed once and sent often; on the way to one reader alone, less effort arrives earlier. */
export type Effort = 'once' | 'often';

const brotliQuality: Record<Effort, number> = { once: 4, often: 9 };
const gzipLevel: Record<Effort, number> = { once: 4, often: 9 };

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
export async function encode(text: string, encoding: Encoding, effort: Effort): Promise<Buffer> {
  if (encoding === 'br') {
    return promisify(brotliCompress)(text, { params: { [constants.BROTLI_PARAM_QUALITY]: brotliQuality[effort] } });
  }
  if (encoding === 'gzip') return promisify(gzip)(text, { level: gzipLevel[effort] });
  return Buffer.from(text);
}

/** Names a text, so that a browser that has it is not sent it again. */
export function entityTag(text: string): string {
  return `"${createHash('sha256').update(text).digest('base64url').slice(0, 22)}"`;
}

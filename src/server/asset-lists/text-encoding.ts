import { decodeSingleByte, encodeSingleByte, guessSingleByte, type SingleByte } from './single-byte-text.ts';

/** How a text was written, so that it can be written so again. */
export interface TextEncoding {
  readonly name: 'utf-8' | 'utf-16le' | 'utf-16be' | SingleByte;
  readonly hasMark: boolean;
}

const marks = [
  { name: 'utf-8', bytes: [0xef, 0xbb, 0xbf] },
  { name: 'utf-16le', bytes: [0xff, 0xfe] },
  { name: 'utf-16be', bytes: [0xfe, 0xff] },
] as const;

/** Byte order mark, then UTF-16 by its zeros, then UTF-8, then what makes German words. */
export function decodeText(bytes: Uint8Array): { text: string; encoding: TextEncoding } {
  const mark = marks.find(({ bytes: start }) => start.every((byte, at) => bytes[at] === byte));
  if (mark) return { text: unicode(bytes, mark.name), encoding: { name: mark.name, hasMark: true } };
  const wide = wideOrder(bytes);
  if (wide) return { text: unicode(bytes, wide), encoding: { name: wide, hasMark: false } };
  const text = unicode(bytes, 'utf-8');
  if (isMostlyRight(text)) return { text, encoding: { name: 'utf-8', hasMark: false } };
  const name = guessSingleByte(bytes);
  return { text: decodeSingleByte(bytes, name), encoding: { name, hasMark: false } };
}

/** The bytes of a text; the mark is written where the original had one. */
export function encodeText(text: string, { name, hasMark }: TextEncoding): Uint8Array {
  const marked = hasMark ? `\ufeff${text}` : text;
  if (name === 'utf-8') return Buffer.from(marked);
  if (name === 'utf-16le') return Buffer.from(marked, 'utf16le');
  if (name === 'utf-16be') return Buffer.from(marked, 'utf16le').swap16();
  return encodeSingleByte(text, name);
}

function unicode(bytes: Uint8Array, name: 'utf-8' | 'utf-16le' | 'utf-16be'): string {
  return new TextDecoder(name).decode(bytes);
}

/** Latin letters in UTF-16 have a zero beside each: where most of the zeros are says in which order. */
function wideOrder(bytes: Uint8Array): 'utf-16le' | 'utf-16be' | undefined {
  const start = bytes.subarray(0, 4_000);
  let [even, odd] = [0, 0];
  for (const [at, byte] of start.entries()) {
    if (byte !== 0) continue;
    if (at % 2 === 0) even += 1;
    else odd += 1;
  }
  const many = start.length / 5;
  if (odd > many && even < odd / 10) return 'utf-16le';
  if (even > many && odd < even / 10) return 'utf-16be';
  return undefined;
}

/** Files put together out of several have single bytes of another encoding among their UTF-8. */
function isMostlyRight(text: string): boolean {
  const wrong = text.match(/\ufffd/g)?.length ?? 0;
  if (wrong === 0) return true;
  const right = text.match(/[\u0080-\ufffc]/g)?.length ?? 0;
  return wrong * 10 <= right;
}

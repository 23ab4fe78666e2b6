/** Texts of one byte per character, as German programs write them: Windows, the old Macintosh, DOS ('Text (MS-DOS)' of Excel). */
export type SingleByte = 'windows-1252' | 'macintosh' | 'cp850';

const dosUpperHalf =
  'ÇüéâäàåçêëèïîìÄÅÉæÆôöòûùÿÖÜø£Ø×ƒáíóúñÑªº¿®¬½¼¡«»░▒▓│┤ÁÂÀ©╣║╗╝¢¥┐└┴┬├─┼ãÃ╚╔╩╦╠═╬¤ðÐÊËÈıÍÎÏ┘┌█▄¦Ì▀ÓßÔÒõÕµþÞÚÛÙýÝ¯´\u00ad±‗¾¶§÷¸°¨·¹³²■\u00a0';

interface GermanBytes {
  /** ä, ö, ü, ß */
  readonly small: readonly number[];
  /** Ä, Ö, Ü */
  readonly large: readonly number[];
}

/** In the order in which they are preferred when nothing speaks for one of them. */
const german: Record<SingleByte, GermanBytes> = {
  'windows-1252': { small: [0xe4, 0xf6, 0xfc, 0xdf], large: [0xc4, 0xd6, 0xdc] },
  macintosh: { small: [0x8a, 0x9a, 0x9f, 0xa7], large: [0x80, 0x85, 0x86] },
  cp850: { small: [0x84, 0x94, 0x81, 0xe1], large: [0x8e, 0x99, 0x9a] },
};
const names: readonly SingleByte[] = ['windows-1252', 'macintosh', 'cp850'];
const enough = 1_000_000;

/** Which of them makes the most German words of the bytes; detectors by statistics guess worse. */
export function guessSingleByte(bytes: Uint8Array): SingleByte {
  const points: Record<SingleByte, number> = { 'windows-1252': 0, macintosh: 0, cp850: 0 };
  for (let at = 0; at < Math.min(bytes.length, enough); at++) {
    const byte = bytes[at] ?? 0;
    if (byte < 0x80) continue;
    const [before, after] = [bytes[at - 1] ?? 0, bytes[at + 1] ?? 0];
    for (const name of names) {
      const { small, large } = german[name];
      const isInside = small.includes(byte) && isLetter(before) && (isLetter(after) || byte === small[3]);
      const isAtStart = large.includes(byte) && !isLetter(before) && isSmall(after);
      if (isInside || isAtStart) points[name] += 1;
    }
  }
  return names.reduce((best, name) => (points[name] > points[best] ? name : best));
}

function isSmall(byte: number): boolean {
  return byte >= 0x61 && byte <= 0x7a;
}

function isLetter(byte: number): boolean {
  return isSmall(byte) || (byte >= 0x41 && byte <= 0x5a);
}

export function decodeSingleByte(bytes: Uint8Array, encoding: SingleByte): string {
  if (encoding !== 'cp850') return new TextDecoder(encoding).decode(bytes);
  return Buffer.from(bytes)
    .toString('latin1')
    .replace(/[\u0080-\u00ff]/g, (character) => dosUpperHalf[character.charCodeAt(0) - 0x80] ?? character);
}

/** What the encoding has no character for becomes a question mark; of a text that came out of it, nothing does. */
export function encodeSingleByte(text: string, encoding: SingleByte): Uint8Array {
  const all = Uint8Array.from({ length: 256 }, (_, byte) => byte);
  const byteOf = new Map([...decodeSingleByte(all, encoding)].map((character, byte) => [character, byte]));
  return Uint8Array.from(text, (character) => byteOf.get(character) ?? 0x3f);
}

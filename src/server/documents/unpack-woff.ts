import { inflateSync } from 'node:zlib';

const headOfWoff = 44;
const rowOfWoff = 20;
const headOfFont = 12;
const rowOfFont = 16;

/**
 * The font that a WOFF file packs (https://www.w3.org/TR/WOFF/), table by table as it was before. Whoever sets a document with
 * the packed one unpacks it again for each document.
 */
export function unpackWoff(woff: Buffer): Buffer {
  if (woff.toString('latin1', 0, 4) !== 'wOFF') throw new Error('No WOFF file');
  const count = woff.readUInt16BE(12);
  const font = Buffer.alloc(woff.readUInt32BE(16));
  woff.copy(font, 0, 4, 8);
  font.writeUInt16BE(count, 4);
  // How a reader halves its way to a table; the greatest power of two of tables, in bytes.
  const halvings = Math.floor(Math.log2(count));
  font.writeUInt16BE(rowOfFont * 2 ** halvings, 6);
  font.writeUInt16BE(halvings, 8);
  font.writeUInt16BE(rowOfFont * (count - 2 ** halvings), 10);

  let place = headOfFont + rowOfFont * count;
  for (let index = 0; index < count; index += 1) {
    const from = headOfWoff + rowOfWoff * index;
    const start = woff.readUInt32BE(from + 4);
    const packed = woff.readUInt32BE(from + 8);
    const length = woff.readUInt32BE(from + 12);
    const bytes = woff.subarray(start, start + packed);
    const to = headOfFont + rowOfFont * index;
    woff.copy(font, to, from, from + 4);
    woff.copy(font, to + 4, from + 16, from + 20);
    font.writeUInt32BE(place, to + 8);
    font.writeUInt32BE(length, to + 12);
    font.set(packed < length ? inflateSync(bytes) : bytes, place);
    place += Math.ceil(length / 4) * 4;
  }
  return font;
}

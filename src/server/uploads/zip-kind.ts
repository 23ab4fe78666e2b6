import { inflateRawSync } from 'node:zlib';

const openTable = 'application/vnd.oasis.opendocument.spreadsheet';

/** More than this many times its size is no table, but a bomb (IMP-03). */
const largestRatio = 100;

interface ZipEntry {
  readonly name: string;
  readonly packed: number;
  readonly unpacked: number;
  /** Where the entry itself begins. */
  readonly offset: number;
}

export type ZipKind = 'xlsx' | 'ods' | 'bomb';

export function isZip(content: Buffer): boolean {
  return content.subarray(0, 4).equals(Buffer.from('PK\u0003\u0004'));
}

/** Which table a zip is by the directory at its end, before anything is unpacked. Undefined for any other zip. */
export function zipKind(content: Buffer): ZipKind | undefined {
  const entries = directoryOf(content);
  if (entries === undefined) return undefined;
  const kind = tableOf(content, entries);
  const unpacked = entries.reduce((sum, entry) => sum + entry.unpacked, 0);
  return kind !== undefined && unpacked > content.length * largestRatio ? 'bomb' : kind;
}

function tableOf(content: Buffer, entries: readonly ZipEntry[]): 'xlsx' | 'ods' | undefined {
  const names = new Set(entries.map(({ name }) => name.toLowerCase()));
  // Tables with macros are programs: .xlsm has the same names, and this one as well.
  if (names.has('xl/workbook.xml')) return names.has('xl/vbaproject.bin') ? undefined : 'xlsx';
  const mimetype = entries.find(({ name }) => name === 'mimetype');
  return mimetype && shortText(content, mimetype) === openTable ? 'ods' : undefined;
}

/** The text of an entry; empty when it is longer than a type can be. Not every program leaves it unpacked. */
function shortText(content: Buffer, { offset, packed }: ZipEntry): string {
  if (offset + 30 > content.length || packed > openTable.length * 2) return '';
  const start = offset + 30 + content.readUInt16LE(offset + 26) + content.readUInt16LE(offset + 28);
  const bytes = content.subarray(start, start + packed);
  if (content.readUInt16LE(offset + 8) === 0) return bytes.toString('latin1');
  try {
    return inflateRawSync(bytes, { maxOutputLength: openTable.length }).toString('latin1');
  } catch {
    return '';
  }
}

const endSize = 22;
const headSize = 46;

/** The entries as the directory lists them; undefined when there is none, or one of the large form that no table needs. */
function directoryOf(content: Buffer): ZipEntry[] | undefined {
  const end = content.lastIndexOf(Buffer.from('PK\u0005\u0006'));
  if (end < 0 || end + endSize > content.length) return undefined;
  const count = content.readUInt16LE(end + 10);
  let at = content.readUInt32LE(end + 16);
  const entries: ZipEntry[] = [];
  for (let n = 0; n < count; n++) {
    if (at + headSize > content.length || content.readUInt32LE(at) !== 0x02_01_4b_50) return undefined;
    const [nameLength, extra, comment] = [28, 30, 32].map((place) => content.readUInt16LE(at + place));
    const nameEnd = at + headSize + (nameLength ?? 0);
    entries.push({
      name: content.toString('utf8', at + headSize, nameEnd),
      packed: content.readUInt32LE(at + 20),
      unpacked: content.readUInt32LE(at + 24),
      offset: content.readUInt32LE(at + 42),
    });
    at = nameEnd + (extra ?? 0) + (comment ?? 0);
  }
  return entries;
}

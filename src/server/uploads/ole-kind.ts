const signature = Buffer.from('d0cf11e0a1b11ae1', 'hex');
const headSize = 512;
const entrySize = 128;
const endOfChain = 0xff_ff_ff_fa;

export function isOle(content: Buffer): boolean {
  return content.length > headSize && content.subarray(0, 8).equals(signature);
}

/**
 * Which table an OLE2 file is by the streams it names: an old Excel table, or a new one behind a password. Undefined for
 * Word, Outlook, installers and whatever else has this form. By names alone: a library that opens the streams too can be
 * kept busy (docs/decisions/0126).
 */
export function oleKind(content: Buffer): 'xls' | 'xlsx' | undefined {
  const names = streamNames(content);
  if (names.has('workbook') || names.has('book')) return 'xls';
  // A mail or a text can be locked away just so; which of them it is shows only with the password.
  return names.has('encryptedpackage') ? 'xlsx' : undefined;
}

/** The names in the directory, in lower case; whatever points beyond the file ends the search. */
function streamNames(content: Buffer): Set<string> {
  const sectorSize = content.readUInt16LE(30) === 12 ? 4_096 : 512;
  const startOf = (sector: number) => (sector + 1) * sectorSize;
  const names = new Set<string>();
  const seen = new Set<number>();
  let sector = content.readUInt32LE(48);
  while (sector < endOfChain && !seen.has(sector) && startOf(sector) + sectorSize <= content.length) {
    seen.add(sector);
    for (let at = startOf(sector); at < startOf(sector) + sectorSize; at += entrySize) {
      const length = Math.min(content.readUInt16LE(at + 64), 64);
      if (length > 2) names.add(content.toString('utf16le', at, at + length - 2).toLowerCase());
    }
    sector = nextSector(content, sector, sectorSize);
  }
  return names;
}

/** By the table of sectors, whose own first 109 places stand in the head: enough for seven megabytes of directory. */
function nextSector(content: Buffer, sector: number, sectorSize: number): number {
  const perTable = sectorSize / 4;
  const tableIndex = Math.floor(sector / perTable);
  if (tableIndex >= 109) return endOfChain;
  const place = (content.readUInt32LE(76 + tableIndex * 4) + 1) * sectorSize + (sector % perTable) * 4;
  return place + 4 <= content.length ? content.readUInt32LE(place) : endOfChain;
}

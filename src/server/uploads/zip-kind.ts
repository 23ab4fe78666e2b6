import { strFromU8, unzipSync } from 'fflate';
import { overlapWatch } from '#server/zips/overlap-watch.ts';

const openTable = 'application/vnd.oasis.opendocument.spreadsheet';

/** More than this many times its size is no table, but a bomb (IMP-03). */
const largestRatio = 100;
/** A zip of the form that tables have states no more; the large form could state billions. */
const maxEntries = 65_535;

export type ZipKind = 'xlsx' | 'ods' | 'bomb';

export function isZip(content: Buffer): boolean {
  return content.subarray(0, 4).equals(Buffer.from('PK\u0003\u0004'));
}

/** Whether the directory at the end of a zip is there; one that was cut short has none. */
export function hasDirectory(content: Buffer): boolean {
  return content.lastIndexOf(Buffer.from('PK\u0005\u0006')) >= 0;
}

/** Which table a zip is by the directory at its end; nothing but its stated type is unpacked. Undefined for any other zip. */
export function zipKind(content: Buffer): ZipKind | undefined {
  const names = new Set<string>();
  let [entries, unpacked] = [0, 0];
  const watch = overlapWatch(content);
  let overlaps = false;
  try {
    const { mimetype } = unzipSync(content, {
      filter({ name, size, originalSize }) {
        entries += 1;
        if (entries > maxEntries) throw new Error('More entries than a table has');
        names.add(name.toLowerCase());
        unpacked += originalSize;
        overlaps ||= watch({ size });
        return name === 'mimetype' && originalSize === openTable.length && size <= openTable.length * 2;
      },
    });
    const kind = tableOf(names, mimetype);
    return kind !== undefined && (overlaps || unpacked > content.length * largestRatio) ? 'bomb' : kind;
  } catch {
    // Damaged, or none that a program for tables would write.
    return undefined;
  }
}

function tableOf(names: ReadonlySet<string>, mimetype: Uint8Array | undefined): 'xlsx' | 'ods' | undefined {
  // Tables with macros are programs: .xlsm has the same names, and this one as well.
  if (names.has('xl/workbook.xml')) return names.has('xl/vbaproject.bin') ? undefined : 'xlsx';
  return mimetype && strFromU8(mimetype) === openTable ? 'ods' : undefined;
}

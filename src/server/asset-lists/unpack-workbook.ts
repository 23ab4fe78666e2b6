import { strFromU8, strToU8, type Unzipped, unzipSync, zipSync } from 'fflate';
import { listLimits } from '#domain/asset-list/asset-list.ts';
import { overlapWatch } from '#server/zips/overlap-watch.ts';

const megabyte = 1024 * 1024;
/** The tables of a list of 10 MB have less; a text of more would not fit into the reader's memory several times. */
const maxUnpacked = 150 * megabyte;
/** Lists that repeat themselves pack well too: what stays as small as this is no bomb. */
const harmless = 32 * megabyte;
const maxEntries = 2_000;

/** What a workbook carries beside its tables: never unpacked, so that nothing of it is read or stored. */
const aside =
  /(?:^|\/)(?:media|drawings|embeddings|charts?|pivotCache|pivotTables|customXml|printerSettings|threadedComments|externalLinks|docProps|persons|theme|activeX|ctrlProps|Pictures|Thumbnails|Configurations2|ObjectReplacements)\/|(?:^|\/)worksheets\/_rels\/|comments\d*\.xml$|vbaProject|\.(?:png|jpe?g|gif|emf|wmf|vml)$/i;

/** Thrown for what is larger unpacked than it may be. */
export class TooLarge extends Error {}

/** A cell with a value is four tags in every form that is XML, a closing one counted too; in the binary one it is twelve bytes at least. */
const tagsOfCell = 4;
const bytesOfCell = 12;
const opening = '<'.charCodeAt(0);

/** How many cells there can be in it, at most: counted in its bytes, since the library takes seconds for a hundred thousand. */
export function maxCellsIn(entries: Unzipped): number {
  const cells = Object.entries(entries).map(([name, content]) =>
    name.endsWith('.bin') ? content.length / bytesOfCell : countOf(opening, content) / tagsOfCell,
  );
  return cells.reduce((sum, count) => sum + count, 0);
}

function countOf(byte: number, content: Uint8Array): number {
  let count = 0;
  for (let at = content.indexOf(byte); at >= 0; at = content.indexOf(byte, at + 1)) count += 1;
  return count;
}

/**
 * The tables of a workbook that is a zip (xlsx, ods), without anything else. The sizes that the archive states are
 * judged before a byte is unpacked, and no entry is given more room than it stated (IMP-03).
 */
export function unpackWorkbook(bytes: Uint8Array): Unzipped {
  const most = Math.max(harmless, bytes.length * listLimits.unzipRatio);
  let [entries, unpacked] = [0, 0];
  const overlaps = overlapWatch(bytes);
  const tables = unzipSync(bytes, {
    filter: ({ name, size, originalSize }) => {
      entries += 1;
      unpacked += originalSize;
      if (entries > maxEntries || unpacked > most || overlaps({ size })) throw new TooLarge();
      if (aside.test(name)) {
        unpacked -= originalSize;
        return false;
      }
      if (unpacked > maxUnpacked) throw new TooLarge();
      return true;
    },
  });
  return withoutMissing(tables);
}

const contents = '[Content_Types].xml';

/** The list of contents names parts that are left out here or were taken out before; the library looks for each of them. */
function withoutMissing(entries: Unzipped): Unzipped {
  const listed = entries[contents];
  if (listed === undefined) return entries;
  const names = new Set(Object.keys(entries).map((name) => name.toLowerCase()));
  const repaired = strFromU8(listed).replace(/<Override\b[^>]{0,2000}?\/>/g, (override) => {
    const part = /PartName="\/?([^"]*)"/.exec(override)?.[1];
    return part === undefined || names.has(part.toLowerCase()) ? override : '';
  });
  return { ...entries, [contents]: strToU8(repaired) };
}

/** The same as an archive that anybody can open: the library unpacks by itself, and without bounds. */
export function packAgain(entries: Unzipped): Uint8Array<ArrayBuffer> {
  return zipSync(entries, { level: 0 });
}

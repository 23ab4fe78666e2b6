import { type UnzipFileFilter, type Unzipped, unzipSync } from 'fflate';
import { overlapWatch } from '#server/zips/overlap-watch.ts';
import { ImportRefusal } from './import-refusal.ts';
import { type ImportFile, kindOf, megabytes, type Sources, sourceLimits, tooLarge } from './source.ts';

/** Names are only shown, never written to; one that tries to lead elsewhere says what the archive is. */
// biome-ignore lint/suspicious/noControlCharactersInRegex: they are what is looked for
const unsafePath = /(^|\/)\.\.(\/|$)|^\/|\\|^[a-z]:|[\u0000-\u001f\u007f]/i;
const hidden = /(^|\/)(__MACOSX\/|\.)/;

/** Unpacks what is CSV or YAML in a zip archive. The sizes it states are added up before a byte is unpacked, and hold for each. */
export function unpackZip(archive: string, bytes: Uint8Array): Sources {
  const refused: ImportRefusal[] = [];
  let count = 0;
  let size = 0;
  let passed = 0;
  const overlaps = overlapWatch(bytes);
  const unpacked = unzip(archive, bytes, ({ name, size: packed, originalSize }) => {
    if (overlaps({ size: packed })) throw refusal(archive, 'Die Dateien im Archiv liegen übereinander.');
    if (name.endsWith('/')) return false;
    const file = `${archive}/${name}`;
    if (unsafePath.test(name)) {
      refused.push(
        new ImportRefusal({ file: archive }, `Der Name ${JSON.stringify(name)} im Archiv führt aus dem Archiv hinaus.`),
      );
      return false;
    }
    const kind = hidden.test(name) ? undefined : kindOf(name);
    if (kind === undefined) {
      passed++;
      return false;
    }
    const large = tooLarge(file, kind, originalSize);
    if (large !== undefined) {
      refused.push(large);
      return false;
    }
    count++;
    size += originalSize;
    if (count > sourceLimits.files)
      throw refusal(archive, `Das Archiv enthält mehr als ${sourceLimits.files} Dateien.`);
    if (size > sourceLimits.unpackedBytes) {
      throw refusal(archive, `Das Archiv wäre entpackt größer als ${megabytes(sourceLimits.unpackedBytes)}.`);
    }
    return true;
  });
  const files = Object.entries(unpacked)
    .flatMap(([name, content]): ImportFile[] => {
      const kind = kindOf(name);
      if (kind === undefined) return [];
      // What is stored without compression may be longer than it says.
      const large = tooLarge(`${archive}/${name}`, kind, content.length);
      if (large === undefined) return [{ name: `${archive}/${name}`, kind, bytes: content }];
      refused.push(large);
      return [];
    })
    .toSorted((one, other) => (one.name < other.name ? -1 : 1));
  return { files, refused, passed };
}

const refusal = (archive: string, reason: string) => new ImportRefusal({ file: archive }, reason);

function unzip(archive: string, bytes: Uint8Array, filter: UnzipFileFilter): Unzipped {
  try {
    return unzipSync(bytes, { filter });
  } catch (error) {
    if (error instanceof ImportRefusal) throw error;
    throw refusal(archive, 'Das Archiv ist beschädigt oder kein Zip-Archiv.');
  }
}

import { lstatSync, readdirSync, readFileSync } from 'node:fs';
import { basename, join, relative, sep } from 'node:path';
import { ImportRefusal } from './import-refusal.ts';
import { type ImportFile, kindOf, megabytes, type Sources, sourceLimits, tooLarge } from './source.ts';
import { unpackZip } from './unpack-zip.ts';

function readFolder(folder: string): Sources {
  const names = readdirSync(folder, { recursive: true, withFileTypes: true })
    // A symbolic link may lead anywhere.
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name))
    .sort();
  if (names.length > sourceLimits.files) {
    throw new ImportRefusal({ file: folder }, `Der Ordner enthält mehr als ${sourceLimits.files} Dateien.`);
  }
  const files: ImportFile[] = [];
  const refused: ImportRefusal[] = [];
  for (const path of names) {
    const kind = kindOf(path);
    if (kind === undefined) continue;
    const name = relative(folder, path).split(sep).join('/');
    const large = tooLarge(name, kind, lstatSync(path).size);
    if (large === undefined) files.push({ name, kind, bytes: readFileSync(path) });
    else refused.push(large);
  }
  return { files, refused, passed: names.length - files.length - refused.length };
}

function readFile(path: string): Sources {
  const name = basename(path);
  const { size } = lstatSync(path);
  if (/\.zip$/i.test(name)) {
    if (size > sourceLimits.zipBytes) {
      throw new ImportRefusal(
        { file: name },
        `Das Archiv ist größer als ${megabytes(sourceLimits.zipBytes)}. Entpacken Sie es und geben Sie den Ordner an.`,
      );
    }
    return unpackZip(name, readFileSync(path));
  }
  const kind = kindOf(name);
  if (kind === undefined) {
    throw new ImportRefusal(
      { file: name },
      'Gelesen werden .csv, .yaml, .yml und .zip, oder ein Ordner mit solchen Dateien.',
    );
  }
  const large = tooLarge(name, kind, size);
  if (large !== undefined) throw large;
  return { files: [{ name, kind, bytes: readFileSync(path) }], refused: [], passed: 0 };
}

/** Reads a file, a folder of files or a zip archive; refuses what is none of them. */
export function readSources(path: string): Sources {
  const found = lstatSync(path, { throwIfNoEntry: false });
  if (found === undefined) throw new ImportRefusal({ file: path }, 'Die Datei oder der Ordner ist nicht da.');
  if (found.isDirectory()) return readFolder(path);
  if (found.isFile()) return readFile(path);
  throw new ImportRefusal({ file: path }, 'Das ist weder eine Datei noch ein Ordner.');
}

/** The text of a file; refuses bytes that are no UTF-8. */
export function importText({ name, bytes }: ImportFile): string {
  let text: string;
  try {
    text = new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    throw new ImportRefusal(
      { file: name },
      'Die Datei ist kein UTF-8. Speichern Sie sie als „CSV UTF-8“ und versuchen Sie es noch einmal.',
    );
  }
  if (text.includes('\u0000')) throw new ImportRefusal({ file: name }, 'Die Datei ist keine Textdatei.');
  return text;
}

import { Readable } from 'node:stream';
import { Zip, ZipDeflate, ZipPassThrough } from 'fflate';

/** A file on its way into an archive. */
export interface ZippedFile {
  /** With its folders, as `entryNamer` makes it. */
  readonly name: string;
  /** UTC instant. */
  readonly at: string;
  /** Whether it gets shorter: texts do, PDF and pictures do not. */
  readonly isText: boolean;
  readonly content: Iterable<Uint8Array> | AsyncIterable<Uint8Array>;
}

/** So much goes into one archive: the format as it is written here counts bytes with 32 bits and files with 16. */
export const zipLimits = { bytes: 4_000_000_000, files: 65_000 } as const;

/**
 * Files as a ZIP archive while they are read, one after the other: it is in memory a piece at a time, whatever it holds, and waits
 * for whoever reads it. A file that fails ends the archive, which then cannot be opened.
 */
export function zipStream(files: AsyncIterable<ZippedFile>): Readable {
  return Readable.from(pieces(files), { objectMode: false, highWaterMark: 2 ** 16 });
}

async function* pieces(files: AsyncIterable<ZippedFile>): AsyncGenerator<Uint8Array> {
  let ready: Uint8Array[] = [];
  const zip = new Zip((error, piece) => {
    if (error) throw error;
    ready.push(piece);
  });
  const made = () => {
    const now = ready;
    ready = [];
    return now;
  };
  for await (const { name, at, isText, content } of files) {
    const file = isText ? new ZipDeflate(name, { level: 6 }) : new ZipPassThrough(name);
    file.mtime = at;
    zip.add(file);
    for await (const piece of content) {
      file.push(piece);
      yield* made();
    }
    file.push(new Uint8Array(0), true);
    yield* made();
  }
  zip.end();
  yield* made();
}

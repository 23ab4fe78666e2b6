import { createHash } from 'node:crypto';
import { dayOf } from '#domain/values/day.ts';
import { tableFile } from '#server/tables/table-file.ts';
import { entryName, entryNamer } from '#server/zips/entry-names.ts';
import type { ZippedFile } from '#server/zips/zip-stream.ts';
import type { Paper, SalePapers } from './paper.ts';
import { type Indexed, paperIndex, paperList } from './paper-index.ts';

interface Asked {
  /** UTC instant of the call. */
  readonly at: string;
  /** Whether each sale has a folder of its own. */
  readonly inFolders: boolean;
  /** Whether programs get an index too, and the hashes of all files as `sha256sum` checks them. */
  readonly withSums?: true;
  /** Told of a file that should be there and could not be read, without what its seller calls the sale: that is nothing for a log. */
  readonly onFault: (error: unknown, lost: { readonly sale: string; readonly paper: string }) => void;
}

/**
 * The files of an archive of papers, read one after the other, and at the end the index with what was written: names, sums and
 * hashes. A file that is missing keeps nobody from the others; the index says so.
 */
export async function* paperFiles(
  sales: AsyncIterable<SalePapers>,
  { at, inFolders, withSums, onFault }: Asked,
): AsyncGenerator<ZippedFile> {
  const nameOf = entryNamer();
  const lines: Indexed[] = [];
  for await (const { papers, folder: own, ...of } of sales) {
    const folder = inFolders ? entryName(own ?? [of.sale, of.ownName].filter(Boolean).join('_')) : '';
    for (const paper of papers) {
      if (!paper.read) {
        lines.push({ of, paper });
        continue;
      }
      const name = nameOf(folder, stemOf(paper), paper.ending);
      const opened = await open(paper.read).catch((error: unknown) =>
        onFault(error, { sale: of.sale, paper: paper.kind }),
      );
      if (!opened) {
        lines.push({ of, paper, fault: 'konnte nicht gelesen werden, bitte wenden Sie sich an uns' });
        continue;
      }
      const hash = createHash('sha256');
      let size = 0;
      yield {
        ...{ name, at: paper.at ?? at, isText: texts.has(paper.ending) },
        content: measured(opened, (piece) => {
          hash.update(piece);
          size += piece.length;
        }),
      };
      const sha256 = hash.digest('hex');
      const isOther = paper.sha256 !== undefined && paper.sha256 !== sha256;
      lines.push({ of, paper, file: { name, size, sha256 }, ...(isOther && { fault: 'Prüfsumme weicht ab' }) });
    }
  }
  const { content } = await tableFile(paperIndex(lines, withSums === true), 'csv');
  const closing = [{ name: 'index.csv', content }];
  if (withSums) {
    closing.push({ name: 'index.json', content: Buffer.from(`${JSON.stringify(paperList(lines), null, 2)}\n`) });
    const written = [...lines.flatMap(({ file }) => file ?? []), ...closing.map(hashed)];
    const sums = written.map(({ sha256, name }) => `${sha256}  ${name}\n`).join('');
    closing.push({ name: 'SHA256SUMS', content: Buffer.from(sums) });
  }
  for (const { name, content } of closing) yield { name, at, isText: true, content: [content] };
}

const texts: ReadonlySet<string> = new Set(['csv', 'xml', 'json', 'txt']);

function hashed({ name, content }: { readonly name: string; readonly content: Uint8Array }) {
  return { name, sha256: createHash('sha256').update(content).digest('hex') };
}

/** '2026-12-04_Gutschrift_GS-2026-000007': papers stand in the order of their days, lists behind them. */
function stemOf({ kind, number, at, isWithdrawn }: Paper): string {
  return [at && dayOf(at), kind, number, isWithdrawn && 'zurückgezogen'].filter(Boolean).join('_');
}

type Pieces = Iterable<Uint8Array> | AsyncIterable<Uint8Array>;

/** Reads the first piece, so that what is not there is known before its name stands in the archive. */
async function open(read: () => Promise<Pieces>): Promise<AsyncIterable<Uint8Array>> {
  const pieces = asynchronous(await read());
  const first = await pieces.next();
  return (async function* () {
    try {
      if (!first.done) yield first.value;
      yield* pieces;
    } finally {
      await pieces.return(undefined);
    }
  })();
}

async function* asynchronous(pieces: Pieces): AsyncGenerator<Uint8Array, undefined> {
  yield* pieces;
}

async function* measured(pieces: AsyncIterable<Uint8Array>, note: (piece: Uint8Array) => void) {
  for await (const piece of pieces) {
    note(piece);
    yield piece;
  }
}

import { createHash } from 'node:crypto';
import { createReadStream, createWriteStream } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import type { Multipart } from '@fastify/multipart';
import { z } from 'zod';
import type { ProblemCode } from '#contract/problem.ts';
import { seenText } from '#domain/values/invisible.ts';
import { isDiskFull } from '#server/disk-full.ts';
import { Problem } from '#server/problem.ts';

/** A file as it came. */
export interface ReceivedFile {
  readonly path: string;
  readonly name: string;
}

/** How the folders of forms that are on their way begin. */
export const formFolder = 'ankaufwerk-upload-';

/** The name under which a form carries its files. */
const field = 'file';

/** The refusals of the reader, which knows no German; whatever else it stumbles over is no form. */
const refusals: Record<string, [status: number, code: ProblemCode]> = {
  FST_FILES_LIMIT: [413, 'uploadTooMany'],
  FST_PARTS_LIMIT: [413, 'uploadTooMany'],
  FST_FIELDS_LIMIT: [413, 'uploadTooMany'],
};

/**
 * Works on the files of a form, which lie in a folder of their own for as long: twenty uploads that arrive on slow lines
 * would be 300 MB of memory. A file above the limit of the call is refused as `tooLarge`, and the others with it.
 */
export async function receiveForm<T>(
  parts: AsyncIterable<Multipart>,
  work: (files: readonly ReceivedFile[]) => Promise<T>,
  tooLarge: ProblemCode = 'uploadTooLarge',
): Promise<T> {
  const folder = await mkdtemp(join(tmpdir(), formFolder));
  try {
    return await work(await filesOfForm(parts, folder, tooLarge));
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

/** Each file by its name and the hash of its bytes: what a second call is known by. */
export async function contentsOf(files: readonly ReceivedFile[]): Promise<readonly [name: string, hash: string][]> {
  const contents: [string, string][] = [];
  for (const { path, name } of files) {
    const hash = createHash('sha256');
    await pipeline(createReadStream(path), hash);
    contents.push([name, hash.digest('base64url')]);
  }
  return contents;
}

/** Any other part is refused like an unknown field of a body. */
async function filesOfForm(
  parts: AsyncIterable<Multipart>,
  folder: string,
  tooLarge: ProblemCode,
): Promise<ReceivedFile[]> {
  const files: ReceivedFile[] = [];
  try {
    for await (const part of parts) {
      if (part.type === 'field' || part.fieldname !== field) throw unknownPart(part.fieldname);
      const path = join(folder, String(files.length));
      await pipeline(part.file, createWriteStream(path));
      if (part.file.truncated) throw new Problem(413, tooLarge);
      // Whatever its types say, the reader knows files without a name; macOS names them in letters taken apart.
      files.push({ path, name: seenText(z.string().catch('').parse(part.filename)) });
    }
  } catch (error) {
    if (error instanceof Problem) throw error;
    if (isDiskFull(error)) throw new Problem(507, 'storageFull');
    const code = error instanceof Error && 'code' in error ? String(error.code) : '';
    const [status, refusal] = refusals[code] ?? [400, 'invalidRequest'];
    throw new Problem(status, refusal);
  }
  return files;
}

function unknownPart(name: unknown): Problem {
  return new Problem(400, 'invalidBody', { [String(name).slice(0, 100)]: 'Diese Angabe ist hier nicht vorgesehen.' });
}

import { createHash } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import { z } from 'zod';
import { StartProblem } from '#server/db/start-problem.ts';

/** Written last: a folder without it is no backup. */
export const manifestName = 'manifest.json';

/** A path inside the backup; it can lead nowhere else. */
const inner = z.string().regex(/^(?!.*\.\.)[\w.-]+(\/[\w.-]+)*$/);
const written = z.object({ path: inner, sha256: z.string() });
/** Another version of the program may have other tables: it says so instead of guessing. */
const schemaVersion = z.object({ migration: z.string(), jobs: z.string() });

const manifestSchema = z.object({
  format: z.literal(1),
  madeAt: z.string(),
  program: z.string(),
  schema: schemaVersion,
  /** In the order in which rows can be written: what others refer to comes first. */
  tables: z.array(written.extend({ schema: z.string(), name: z.string(), rows: z.number().int() })),
  sequences: z.array(z.object({ name: z.string(), value: z.string() })),
  files: z.array(written.extend({ key: inner, type: z.string() })),
});
export type Manifest = z.infer<typeof manifestSchema>;
export type SchemaVersion = z.infer<typeof schemaVersion>;

/** The manifest of a backup that is whole: everything it names is there and as it was written. Throws otherwise. */
export async function readManifest(folder: string): Promise<Manifest> {
  const text = await readFile(join(folder, manifestName), 'utf8').catch(() => {
    throw new StartProblem(`In ${folder} liegt keine fertige Sicherung: ${manifestName} fehlt.`);
  });
  const manifest = manifestSchema.parse(JSON.parse(text));
  for (const { path, sha256 } of [...manifest.tables, ...manifest.files]) {
    const found = await hashOf(join(folder, path)).catch(() => undefined);
    if (found !== sha256)
      throw new StartProblem(`Die Sicherung ${folder} ist beschädigt: ${path} fehlt oder ist verändert.`);
  }
  return manifest;
}

async function hashOf(path: string): Promise<string> {
  const hash = createHash('sha256');
  await pipeline(createReadStream(path), hash);
  return hash.digest('hex');
}

import { readdir, rm, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Deps } from '#server/deps.ts';
import { formFolder } from './receive-form.ts';

/** No form is on its way for so long without a byte arriving; looked for every quarter of an hour. */
const longest = 1_800_000;

/**
 * Removes what a server that was switched off has left of forms: files as they came, with what is personal in them
 * (IMP-01). Those that another process is receiving at this moment stay. Says how many there were.
 */
export async function removeLeftoverForms({ clock }: Pick<Deps, 'clock'>): Promise<number> {
  const before = clock.now().getTime() - longest;
  let removed = 0;
  for (const name of await readdir(tmpdir())) {
    if (!name.startsWith(formFolder)) continue;
    const folder = join(tmpdir(), name);
    if ((await lastTouched(folder)) > before) continue;
    await rm(folder, { recursive: true, force: true });
    removed += 1;
  }
  return removed;
}

/** When the last byte arrived; one that is gone meanwhile, or is not ours, was touched just now. */
async function lastTouched(folder: string): Promise<number> {
  try {
    const paths = [folder, ...(await readdir(folder)).map((file) => join(folder, file))];
    const touched = await Promise.all(paths.map(async (path) => (await stat(path)).mtimeMs));
    return Math.max(...touched);
  } catch {
    return Number.POSITIVE_INFINITY;
  }
}

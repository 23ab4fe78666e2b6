import { createHash } from 'node:crypto';
import { mkdir, readdir, readFile, rename, rm, stat, utimes, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Log } from '#server/log.ts';
import { Problem } from '#server/problem.ts';
import { createBudget } from '#server/workers/budget.ts';
import { runTask } from '#server/workers/run-task.ts';
import type { Sender } from '#server/workers/sender.ts';

/** The pictures that shared links show. */
export interface Previews {
  /** That of a title: kept, or made while the sender waits in turn. */
  of(title: string, sender: Sender): Promise<Uint8Array>;
}

interface PreviewsOptions {
  /** Where they are kept, at most so many: those unused for longest go. */
  readonly folder: string;
  readonly most?: number;
  readonly log: Pick<Log, 'warn'>;
}

const bounds = { milliseconds: 20_000, megabytes: 500 };
/** To be raised when the drawing changes: pictures of another one are not found. */
const drawing = 1;

/** Makes pictures in a process of their own, one at a time, and keeps them on the disk; without a disk it makes them anew. */
export function openPreviews({ folder, most = 500, log }: PreviewsOptions): Previews {
  const budget = createBudget({ total: 1, maxWaiting: 20, refusal: () => new Problem(429, 'tooManyRequests') });
  const fileOf = (title: string) =>
    join(folder, `${createHash('sha256').update(`${drawing} ${title}`).digest('hex').slice(0, 32)}.png`);

  async function kept(file: string): Promise<Uint8Array | undefined> {
    const picture = await readFile(file).catch(() => undefined);
    // What was wanted last stays longest.
    if (picture) await utimes(file, new Date(), new Date()).catch(() => {});
    return picture;
  }

  async function keep(file: string, picture: Uint8Array): Promise<void> {
    await mkdir(folder, { recursive: true });
    const unfinished = `${file}.part`;
    try {
      await writeFile(unfinished, picture);
      // By the clock that tells when it was wanted again; the disk may have another.
      await utimes(unfinished, new Date(), new Date());
      await rename(unfinished, file);
    } catch (error) {
      await rm(unfinished, { force: true });
      throw error;
    }
    const files = (await readdir(folder)).map((name) => join(folder, name));
    if (files.length <= most) return;
    const used = await Promise.all(files.map(async (path) => ({ path, at: (await stat(path)).mtimeMs })));
    const oldest = used.toSorted((one, other) => one.at - other.at).slice(0, files.length - most);
    await Promise.all(oldest.map(({ path }) => rm(path, { force: true })));
  }

  return {
    async of(title, { network, signal }) {
      const file = fileOf(title);
      const found = await kept(file);
      if (found) return found;
      return budget.spend(network, 1, async () => {
        // Somebody before may have waited for the same.
        const meanwhile = await kept(file);
        if (meanwhile) return meanwhile;
        const picture = await runTask('drawPreview', title, { ...bounds, signal });
        await keep(file, picture).catch((error) => log.warn({ err: error }, 'A preview picture was not kept'));
        return picture;
      });
    },
  };
}

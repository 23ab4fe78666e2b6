import { join } from 'node:path';
import type { Readable } from 'node:stream';
import type { Disk } from 'flydrive';
import type { Env } from './env.ts';
import { inStore, isMissing } from './storage-unavailable.ts';

/** Where uploads and documents lie: a local folder, or an object store that all processes share. */
export interface Files {
  put(key: string, content: Uint8Array, contentType: string): Promise<void>;
  read(key: string): Promise<Readable>;
  remove(key: string): Promise<void>;
  /** Fails when nothing can be written or read there. */
  check(): Promise<void>;
}

/** How a file is called while it is written to a disk: under its own name there is never half of one. */
const unfinished = '.part';

/** Stays in the store, so that asking costs one look at it. */
const trialFile = 'trial';

/** The folder of the data directory by default; `STORAGE_URL` names another one or an S3-compatible store. */
export function openFiles(env: Pick<Env, 'storageUrl' | 'dataDir'>): Files {
  const { storageUrl } = env;
  const isRemote = storageUrl?.startsWith('s3:') ?? false;
  let opened: Promise<Disk> | undefined;
  const disk = () => {
    opened ??=
      storageUrl !== undefined && isRemote
        ? import('./s3-disk.ts').then(({ s3Disk }) => s3Disk(new URL(storageUrl)))
        : import('./local-disk.ts').then(({ localDisk }) =>
            localDisk(storageUrl === undefined ? join(env.dataDir, 'uploads') : new URL(storageUrl)),
          );
    return opened;
  };
  /** An object store that is asked for its content says why it gives none; asked whether it is there, it has no words. */
  const isTrialThere = (store: Disk) =>
    isRemote
      ? store.getBytes(trialFile).then(
          () => true,
          (error) => !isMissing(error) && Promise.reject(error),
        )
      : store.exists(trialFile);
  return {
    put: (key, content, contentType) =>
      inStore(async () => {
        const store = await disk();
        // An object store takes a file as a whole.
        if (isRemote) return store.put(key, content, { contentType });
        try {
          await store.put(`${key}${unfinished}`, content);
          await store.move(`${key}${unfinished}`, key);
        } catch (error) {
          await store.delete(`${key}${unfinished}`).catch(() => {});
          throw error;
        }
      }),
    read: (key) => inStore(async () => (await disk()).getStream(key)),
    remove: (key) =>
      inStore(async () => {
        const store = await disk();
        await store.delete(key);
        if (!isRemote) await store.delete(`${key}${unfinished}`);
      }),
    check: () =>
      inStore(async () => {
        const store = await disk();
        if (!(await isTrialThere(store))) await store.put(trialFile, trialFile);
      }),
  };
}

import { join, resolve } from 'node:path';
import type { Readable } from 'node:stream';
import { Disk } from 'flydrive';
import { FSDriver } from 'flydrive/drivers/fs';
import type { Env } from './env.ts';
import { inStore } from './files-away.ts';

/** Where uploads and documents lie: a local folder, or an object store that all processes share. */
export interface Files {
  put(key: string, content: Uint8Array, contentType: string): Promise<void>;
  read(key: string): Promise<Readable>;
  remove(key: string): Promise<void>;
  /** Fails when nothing can be written or read there. */
  check(): Promise<void>;
}

/** Stays in the store, so that asking costs one look at it. */
const trialFile = 'trial';

/** The folder of the data directory by default; `STORAGE_URL` names another one or an S3-compatible store. */
export function openFiles(env: Pick<Env, 'storageUrl' | 'dataDir'>): Files {
  const { storageUrl } = env;
  let opened: Promise<Disk> | undefined;
  const disk = () => {
    opened ??= storageUrl?.startsWith('s3:')
      ? import('./s3-disk.ts').then(({ s3Disk }) => s3Disk(new URL(storageUrl)))
      : Promise.resolve(localDisk(storageUrl === undefined ? join(env.dataDir, 'uploads') : new URL(storageUrl)));
    return opened;
  };
  return {
    put: (key, content, contentType) => inStore(async () => (await disk()).put(key, content, { contentType })),
    read: (key) => inStore(async () => (await disk()).getStream(key)),
    remove: (key) => inStore(async () => (await disk()).delete(key)),
    async check() {
      const store = await disk();
      if (!(await store.exists(trialFile))) await store.put(trialFile, '');
    },
  };
}

function localDisk(location: string | URL): Disk {
  return new Disk(
    new FSDriver({ location: typeof location === 'string' ? resolve(location) : location, visibility: 'private' }),
  );
}

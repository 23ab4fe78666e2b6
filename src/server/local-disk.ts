import { resolve } from 'node:path';
import { Disk } from 'flydrive';
import { FSDriver } from 'flydrive/drivers/fs';

/** A folder, for files that nobody fetches past the server. */
export function localDisk(location: string | URL): Disk {
  return new Disk(
    new FSDriver({ location: typeof location === 'string' ? resolve(location) : location, visibility: 'private' }),
  );
}

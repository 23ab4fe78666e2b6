import { chmodSync, existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';

/** What this process makes from now on is its own user's alone: everything in DATA_DIR is somebody's, or a secret. */
export function keepPrivate(folder: string): void {
  process.umask(0o077);
  if (existsSync(folder)) closeFolders(folder);
}

/** Folders that a former version left open; what lies in a closed one is closed too. */
function closeFolders(folder: string): void {
  chmodSync(folder, 0o700);
  for (const entry of readdirSync(folder, { withFileTypes: true })) {
    if (entry.isDirectory()) closeFolders(join(folder, entry.name));
  }
}

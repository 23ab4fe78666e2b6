import { existsSync } from 'node:fs';
import { dirname, join } from 'node:path';

/** The folder of package.json: the built server and the sources lie at different depths below it. */
export const projectRoot = upTo(import.meta.dirname);

function upTo(folder: string): string {
  if (isThere(join(folder, 'package.json'))) return folder;
  const parent = dirname(folder);
  if (parent === folder) throw new Error('No package.json above the server');
  return upTo(parent);
}

/** A worker may not even ask for what lies between its code and the file that it wants. */
function isThere(file: string): boolean {
  try {
    return existsSync(file);
  } catch {
    return false;
  }
}

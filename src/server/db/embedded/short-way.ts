import { mkdtempSync, realpathSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** Of a socket's path the systems take 103 bytes (macOS) or 107 (Linux); the longest name that we put into a folder has 13. */
const longestFolder = 88;

/** A path to a folder that leaves room for a socket's name: its own, or through a link in a folder of our own for temporary files. */
export function shortWayTo(folder: string): { path: string; remove(): void } {
  const path = realpathSync(folder);
  if (Buffer.byteLength(path) <= longestFolder) return { path, remove: () => {} };
  const temporary = Buffer.byteLength(tmpdir()) <= longestFolder - 20 ? tmpdir() : '/tmp';
  const link = mkdtempSync(join(temporary, 'ankauf-'));
  symlinkSync(path, join(link, 'd'));
  return { path: join(link, 'd'), remove: () => rmSync(link, { recursive: true, force: true }) };
}

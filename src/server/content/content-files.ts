import { existsSync, globSync, readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { contentFolder } from './content-folder.ts';

/** Whole files by their name below content/, `faq/was-kaufen-sie-an.md`; without a text one that is taken away. */
export type ChangedFiles = ReadonlyMap<string, string | undefined>;

let changed: ChangedFiles = new Map();
let state = 0;

/** Lets these files count in place of those of content/, from now on in this process. */
export function putTextsInForce(files: ChangedFiles): void {
  changed = files;
  state += 1;
}

/** Grows with every change of what counts: what was made of texts under another number is made anew. */
export function textsState(): number {
  return state;
}

/** What `read` makes of content/ with these files in place of those that count; it must not wait for anything. */
export function withTexts<T>(files: ChangedFiles, read: () => T): T {
  const before = changed;
  changed = files;
  try {
    return read();
  } finally {
    changed = before;
  }
}

/** The text of a file that counts; that of content/ where nobody changed it. */
export function contentText(folder: string, name: string): string {
  return changed.get(nameOf(folder, name)) ?? readFileSync(join(folder, name), 'utf8');
}

/** Whether there is such a file. */
export function hasContent(folder: string, name: string): boolean {
  const known = nameOf(folder, name);
  return changed.has(known) ? changed.get(known) !== undefined : existsSync(join(folder, name));
}

/** The texts right in a folder, in the order of their names. */
export function contentNames(folder: string): string[] {
  const names = new Set(globSync('*.md', { cwd: folder }));
  for (const [file, text] of changed) {
    const name = relative(folder, join(contentFolder, file));
    if (name.includes('/') || name.startsWith('..')) continue;
    if (text === undefined) names.delete(name);
    else names.add(name);
  }
  return [...names].sort();
}

/** Below content/: files of any other folder have nobody who changes them. */
const nameOf = (folder: string, name: string) => relative(contentFolder, join(folder, name));

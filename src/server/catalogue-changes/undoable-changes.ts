import type { KeptChange } from './build-catalogue.ts';

/**
 * The changes that can be undone, by version, each with the newest version of its entry: the last change of an entry, and the addition
 * by which it stands, which takes all that was corrected since away with it. Undoing anything between would leave a row that nobody has seen.
 */
export function undoableChanges(changes: readonly KeptChange[]): ReadonlyMap<number, number> {
  const newest = new Map<string, number>();
  const additions = new Map<string, number>();
  for (const { entryId, version, before, after } of changes) {
    newest.set(entryId, version);
    if (before === null) additions.set(entryId, version);
    if (after === null) additions.delete(entryId);
  }
  return new Map([...newest, ...additions].map(([entryId, version]) => [version, newest.get(entryId) ?? version]));
}

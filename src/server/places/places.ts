import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { projectRoot } from '#server/db/project-root.ts';

let known: ReadonlyMap<string, readonly string[]> | undefined;

/** Read once, and only by a process that is asked. */
function readPlaces(): ReadonlyMap<string, readonly string[]> {
  const text = readFileSync(join(projectRoot, 'src/server/places/places.txt'), 'utf8');
  const lines = text.split(/\r?\n/).filter((line) => /^\d/.test(line));
  return new Map(lines.map((line) => [line.slice(0, 5), line.slice(6).split('|')]));
}

/** The municipalities that share a German postcode; none where it is not known. */
export function placesOf(postcode: string): readonly string[] {
  known ??= readPlaces();
  return known.get(postcode) ?? [];
}

import { existsSync, readFileSync } from 'node:fs';
import { SourceMap } from 'node:module';
import { dirname, relative, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { projectRoot } from './db/project-root.ts';

/** Where a line of a stack says that it was in the built server. */
const builtPlace = /(file:\/\/\S+\/dist\/server\/\S+?\.js):(\d+):(\d+)/;

/** So many places are remembered: an error comes back at the same ones, and a map takes a tenth of a second to read. */
const maxKept = 2_000;
const kept = new Map<string, string>();
/** So long a map that was read stays in memory, in milliseconds: one fault fails at many places within seconds. */
const mapsKept = 10_000;
const maps = new Map<string, SourceMap | undefined>();

/**
 * The lines of a stack with the places in the sources instead of those in the bundle. Node would do it by itself, but reads all maps at the
 * start for it and keeps them; here one is read when an error is told. That stops the process for a moment, so of an outage only what is known is
 * said: it meets every call at once, and all processes beside it.
 */
export function placesInSources(frames: readonly string[], isOutage: boolean): string[] {
  return frames.map((frame) =>
    frame.replace(builtPlace, (place, url, line, column) => {
      const known = kept.get(place);
      if (known !== undefined || isOutage) return known ?? place;
      const file = fileURLToPath(url);
      const found = placeIn(mapOf(file), file, Number(line), Number(column)) ?? place;
      if (kept.size >= maxKept) kept.clear();
      kept.set(place, found);
      return found;
    }),
  );
}

function mapOf(file: string): SourceMap | undefined {
  if (!maps.has(file)) {
    maps.set(file, readMap(file));
    setTimeout(() => maps.delete(file), mapsKept).unref();
  }
  return maps.get(file);
}

/** Undefined where the build has none, or none that can be read: an error is told all the same. */
function readMap(file: string): SourceMap | undefined {
  try {
    return existsSync(`${file}.map`) ? new SourceMap(JSON.parse(readFileSync(`${file}.map`, 'utf8'))) : undefined;
  } catch {
    return undefined;
  }
}

function placeIn(map: SourceMap | undefined, file: string, line: number, column: number): string | undefined {
  const found = map?.findOrigin(line, column);
  if (found === undefined || !('fileName' in found)) return undefined;
  const source = relative(projectRoot, resolve(dirname(file), found.fileName));
  return `${source}:${found.lineNumber}:${found.columnNumber}`;
}

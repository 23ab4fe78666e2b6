import { globSync, readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { expect, it } from 'vitest';
import { DatabaseAway } from '#server/db/database-away.ts';
import { describeError } from '#server/describe-error.ts';

const words = 'A worker has no network';
const source = 'src/server/workers/cut-network.ts';

/** Where a text stands in a file, as a stack says it. */
function placeOf(text: string, wanted: string): { line: number; column: number } {
  const before = text.slice(0, text.indexOf(wanted)).split('\n');
  return { line: before.length, column: (before.at(-1)?.length ?? 0) + 1 };
}

/** An error that was thrown in the bundle where its text stands, so many signs further on. */
function thrownIn(bundle: string, error: Error, further = 0): Error {
  const { line, column } = placeOf(readFileSync(bundle, 'utf8'), words);
  error.stack = `Error: ${error.message}\n    at refuse (${pathToFileURL(resolve(bundle))}:${line}:${column + further})\n    at node:net:1:1`;
  return error;
}

const built = globSync('dist/server/**/*.js').find((file) => readFileSync(file, 'utf8').includes(words)) ?? '';

it('tells an error of the built server by its place in the sources', () => {
  const at = placeOf(readFileSync(source, 'utf8'), words);
  const [first, second] = describeError(thrownIn(built, new Error('Thrown in the bundle'))).frames ?? [];
  expect(first).toMatch(new RegExp(`^at refuse \\(${source}:${at.line}:\\d+\\)$`));
  expect(second).toBe('at node:net:1:1');
});

it('reads nothing to tell an outage, which meets every call at once', () => {
  const lost = thrownIn(built, Object.assign(new Error('read ECONNRESET'), { code: 'ECONNRESET' }), 1);
  const { frames, cause } = describeError(thrownIn(built, new DatabaseAway(lost), 2));
  for (const [first] of [frames ?? [], cause?.frames ?? []]) expect(first).toContain('/dist/server/');
});

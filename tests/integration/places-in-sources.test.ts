import { globSync, readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { expect, it } from 'vitest';
import { describeError } from '#server/describe-error.ts';

const words = 'A worker has no network';
const source = 'src/server/workers/cut-network.ts';

/** Where a text stands in a file, as a stack says it. */
function placeOf(text: string, wanted: string): { line: number; column: number } {
  const before = text.slice(0, text.indexOf(wanted)).split('\n');
  return { line: before.length, column: (before.at(-1)?.length ?? 0) + 1 };
}

it('tells an error of the built server by its place in the sources', () => {
  const built = globSync('dist/server/**/*.js').find((file) => readFileSync(file, 'utf8').includes(words)) ?? '';
  const { line, column } = placeOf(readFileSync(built, 'utf8'), words);
  const thrown = new Error('Thrown in the bundle');
  thrown.stack = `Error: Thrown in the bundle\n    at refuse (${pathToFileURL(resolve(built))}:${line}:${column})\n    at node:net:1:1`;
  const at = placeOf(readFileSync(source, 'utf8'), words);
  const [first, second] = describeError(thrown).frames ?? [];
  expect(first).toMatch(new RegExp(`^at refuse \\(${source}:${at.line}:\\d+\\)$`));
  expect(second).toBe('at node:net:1:1');
});

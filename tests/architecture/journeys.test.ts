import { expect, it } from 'vitest';
import { sourceFiles } from './source-graph.ts';

/** A journey signs in with it nowhere: it is what a visitor types who has no account. */
const visitor = 'kim@example.org';

// Journeys share a server, and which of them do differs from run to run: an address taken twice fails in some runs only.
it('a customer’s address stands in the journeys of one file only', () => {
  const files = new Map<string, Set<string>>();
  for (const { path, text } of sourceFiles.filter(({ path }) => path.startsWith('tests/e2e/')))
    for (const [, address = ''] of text.matchAll(/'([\w.+-]+@[\w.-]+)'/g))
      files.set(address, (files.get(address) ?? new Set()).add(path));
  const shared = [...files].filter(([address, { size }]) => size > 1 && address !== visitor);
  expect(files.size).toBeGreaterThan(50);
  expect(shared).toEqual([]);
});

import { expect, it } from 'vitest';
import { sourceFiles } from './source-graph.ts';

/** What waits with a limit of its own, or with one that cannot be set for all (`vi.waitFor` gives up after a second). */
const ownLimit =
  /\b\w*[tT]imeout\w*: [\d_]+|\.setTimeout\(|\.slow\(\)|\bvi\.wait(For|Until)\(|\bwaitForTimeout\(|^\s*\}, [\d_]+\);$/m;

/** Limits of the product, which these try. */
const aboutLimits = new Set(['tests/integration/smtp.test.ts']);
/** What holds the limits, and what waits by them. */
const holders = new Set(['tests/architecture/limits.test.ts', 'tests/support/until.ts']);

it('no test and nothing that helps one waits with a limit of its own: tests/support/limits.ts holds all', () => {
  const tests = sourceFiles.filter(({ path }) => /^tests\/|\.test\.tsx?$/.test(path) && !aboutLimits.has(path));
  const found = tests.filter(({ path, text }) => !holders.has(path) && ownLimit.test(text));
  expect(tests.length).toBeGreaterThan(500);
  expect(found.map(({ path }) => path)).toEqual([]);
});

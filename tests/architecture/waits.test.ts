import { expect, it } from 'vitest';
import { type SourceFile, sourceFiles } from './source-graph.ts';

/**
 * What waits in a way of its own: a pause, something asked again and again, a state of the line that is not the page's own word. A journey
 * waits by what Playwright asks of an element, by an event that it named before, or by `settled` (tests/support/settled.ts).
 */
const ownWait =
  /\bwaitForTimeout\(|\bexpect\s*\.poll\(|\.toPass\(|\bwaitForFunction\(|\bnetworkidle\b|\brequestIdleCallback\(|\bwhile \(|\bdo \{|\bset(Timeout|Interval)\(|\btimers\/promises\b/;

/** Those that wait for a page or a server on behalf of journeys. */
const waiting = new Set(['tests/support/captured-mail.ts', 'tests/support/page-flaws.ts', 'tests/support/settled.ts']);

const journeys = sourceFiles.filter(({ path }) => path.startsWith('tests/e2e/'));
const helpers = sourceFiles.filter(({ path, packages }) => isOfJourneys(path, packages) && !waiting.has(path));
const waitsOtherwise = ({ text }: SourceFile) => ownWait.test(text);
const pathsOf = (files: readonly SourceFile[]) => files.map(({ path }) => path);

function isOfJourneys(path: string, packages: readonly string[]): boolean {
  return path.startsWith('tests/support/') && packages.includes('@playwright/test');
}

it('no journey waits in a way of its own: by an element, by an event, or until the page has settled', () => {
  expect(journeys.length).toBeGreaterThan(50);
  expect(pathsOf(journeys.filter(waitsOtherwise))).toEqual([]);
});

it('what helps journeys waits in few places', () => {
  expect(helpers.length).toBeGreaterThan(10);
  expect(pathsOf(helpers.filter(waitsOtherwise))).toEqual([]);
});

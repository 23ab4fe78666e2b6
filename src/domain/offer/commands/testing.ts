import type { Nothing } from '../events/event-record.ts';
import type { Receipt, TestResult } from '../facts.ts';
import { command } from './command-record.ts';

/** The provider begins to compare the goods with what was said of them. */
export const startTesting = command<Nothing>()({
  actors: ['provider'],
  from: ['erased'],
  events: ['testingStarted'],
  guard: ({ testing }) => (testing ? 'alreadyStarted' : undefined),
  decide: () => [{ type: 'testingStarted', data: {} }],
});

/** One result for every line of which something arrived. */
export const finishTesting = command<{ lines: TestResult[] }>()({
  actors: ['provider'],
  from: ['erased'],
  events: ['testingFinished'],
  guard: ({ testing }) => (testing ? undefined : 'notStarted'),
  decide: ({ receipt }, { lines }) =>
    coversReceipt(lines, receipt) ? [{ type: 'testingFinished', data: { lines } }] : 'testResultsInvalid',
});

function coversReceipt(results: readonly TestResult[], receipt: Receipt): boolean {
  const arrived = receipt.lines.filter((line) => line.received > 0).map((line) => line.itemId);
  const tested = new Set(results.map((result) => result.itemId));
  return tested.size === results.length && tested.size === arrived.length && arrived.every((id) => tested.has(id));
}

import { expect, it } from 'vitest';
import { attemptId } from './attempt-id.ts';
import type { DraftEntry } from './draft-entry.ts';

/** What a tab keeps, over a reload too. */
function tab(): DraftEntry {
  let kept: unknown;
  return {
    read: () => kept,
    keep(values) {
      kept = structuredClone(values);
    },
    forget() {
      kept = undefined;
    },
  };
}

it('is the same for the same words, another one for others, and a new one after success', () => {
  const tried = tab();
  const words = { email: 'anna@example.org', message: 'Holen Sie auch samstags ab?' };
  const first = attemptId(tried, words);
  expect(attemptId(tried, { ...words })).toBe(first);
  const corrected = attemptId(tried, { ...words, message: 'Holen Sie auch sonntags ab?' });
  expect(corrected).not.toBe(first);
  expect(attemptId(tried, { ...words, message: 'Holen Sie auch sonntags ab?' })).toBe(corrected);
  tried.forget();
  expect(attemptId(tried, words)).not.toBe(first);
});

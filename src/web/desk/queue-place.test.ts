import { QueryClient } from '@tanstack/react-query';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { keepQueuePlaces, lastQueueAddress, lastRow, rememberQueue, rememberRow } from './queue-place.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

test('whoever looks after a sale for an hour comes back to the list and the row they left', () => {
  // As a browser forgets by itself.
  const queries = new QueryClient({ defaultOptions: { queries: { gcTime: 300_000 } } });
  keepQueuePlaces(queries);
  rememberQueue(queries, '/desk/?group=inquiries');
  rememberRow(queries, 'group=inquiries', 'offer-1');
  vi.advanceTimersByTime(3_600_000);
  expect([lastQueueAddress(queries), lastRow(queries, 'group=inquiries')]).toEqual([
    '/desk/?group=inquiries',
    'offer-1',
  ]);
  expect(lastRow(queries, '')).toBeUndefined();
});

test('without a list shown before, the way back leads to all of today', () => {
  expect(lastQueueAddress(new QueryClient())).toBe('/desk/');
});

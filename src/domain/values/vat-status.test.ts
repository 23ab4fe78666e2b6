import { expect, it } from 'vitest';
import { isVatStatusDue } from './vat-status.ts';

it.each([
  ['2026-01-01T08:00:00Z', '2026-12-31T22:59:59Z', false],
  ['2026-12-31T08:00:00Z', '2026-12-31T23:00:00Z', true],
  ['2026-12-31T23:00:00Z', '2027-06-01T08:00:00Z', false],
  ['2025-06-01T08:00:00Z', '2026-06-01T08:00:00Z', true],
])('a statement about the Umsatzsteuer of %s is asked for again on %s: %s (INV-11)', (statedAt, now, due) => {
  expect(isVatStatusDue(statedAt, now)).toBe(due);
});

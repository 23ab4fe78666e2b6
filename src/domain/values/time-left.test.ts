import { expect, it } from 'vitest';
import { endsSoon, timeLeft } from './time-left.ts';

it.each([
  ['the evening before, by the clock in Berlin', '2026-12-03T22:59:59.000Z', 'noch bis morgen'],
  ['the first minute of the last day', '2026-12-03T23:00:00.000Z', 'nur noch heute'],
  ['two weeks ahead', '2026-11-20T12:00:00.000Z', 'noch 14 Tage'],
])('a deadline says how long it lasts: %s', (_case, now, text) => {
  expect(timeLeft('2026-12-04', now)).toBe(text);
});

it('a deadline behind the change to summer time counts whole days', () => {
  expect(timeLeft('2027-04-02', '2027-03-26T12:00:00.000Z')).toBe('noch 7 Tage');
});

it.each([
  ['2026-11-30T22:59:59.000Z', false],
  ['2026-11-30T23:00:00.000Z', true],
  ['2026-12-04T22:59:59.000Z', true],
  ['2026-12-04T23:00:00.000Z', false],
])('a deadline is near in its last days and no longer once it is over: %s', (now, near) => {
  expect(endsSoon('2026-12-04', now)).toBe(near);
});

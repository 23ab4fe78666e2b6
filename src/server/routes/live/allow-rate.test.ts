import { expect, it } from 'vitest';
import { allowRate } from './allow-rate.ts';

it('lets five a second pass for ever, ten at once, and no more until room has come back', () => {
  let now = 0;
  const isInTime = allowRate(5, () => now);
  const passed = (count: number) => Array.from({ length: count }, isInTime).filter(Boolean).length;
  expect(passed(12)).toBe(10);
  now += 1_000;
  expect(passed(12)).toBe(5);
  const steady = Array.from({ length: 1_000 }, () => {
    now += 200;
    return isInTime();
  });
  expect(steady.every(Boolean)).toBe(true);
  now += 3_600_000;
  expect(passed(12)).toBe(10);
});

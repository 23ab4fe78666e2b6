import { expect, it } from 'vitest';
import { allDone } from './all-done.ts';

it('answers what all of them answer', async () => {
  expect(await allDone([Promise.resolve(1), Promise.resolve('two')])).toEqual([1, 'two']);
});

it('throws the first error, and not before the others have ended', async () => {
  let hasEnded = false;
  const slow = new Promise((resolve) => setImmediate(resolve)).then(() => {
    hasEnded = true;
  });
  await expect(allDone([Promise.reject(new Error('first')), slow])).rejects.toThrow('first');
  expect(hasEnded).toBe(true);
});

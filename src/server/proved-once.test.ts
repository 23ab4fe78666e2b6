import { expect, it } from 'vitest';
import { provedOnce } from './proved-once.ts';

it('proves what holds once, and what does not each time it comes', () => {
  const asked: string[] = [];
  const prove = provedOnce((value) => {
    asked.push(value);
    return value.startsWith('ours.') ? value.slice(5) : undefined;
  });
  expect(['ours.a', 'ours.a', 'theirs', 'theirs', undefined, 'ours.b'].map(prove)).toEqual([
    'a',
    'a',
    undefined,
    undefined,
    undefined,
    'b',
  ]);
  expect(asked).toEqual(['ours.a', 'theirs', 'theirs', 'ours.b']);
});

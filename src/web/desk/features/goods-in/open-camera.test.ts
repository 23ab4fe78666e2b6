import { expect, it } from 'vitest';
import { troubleOf } from './open-camera.ts';

it.each([
  ['a camera that may not be used', new DOMException('', 'NotAllowedError'), 'refused'],
  ['none', new DOMException('', 'NotFoundError'), 'missing'],
  ['none as WebKit says it, in an object that is no DOMException', { name: 'OverconstrainedError' }, 'missing'],
  ['one that another program has', new DOMException('', 'NotReadableError'), 'failed'],
  ['whatever else is thrown', 'a word', 'failed'],
] as const)('a camera tells %s', (_what, thrown, trouble) => {
  expect(troubleOf(thrown)).toBe(trouble);
});

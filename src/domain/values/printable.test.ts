import { expect, it } from 'vitest';
import { unprintableIn } from './printable.ts';

it.each([
  ['王小明', '王小明'],
  ['さくら 山田', 'さくら山田'],
  ['김민준 Kim', '김민준'],
  ['Kim 🚀🚀', '🚀'],
  ['สมชาย', 'สมชาย'],
  ['Łukasz Żółć', ''],
])('papers cannot show all of %s', (name, signs) => expect(unprintableIn(name)).toBe(signs));

import { describe, expect, it } from 'vitest';
import { stepsWith } from './steps-with.ts';

const steps = [
  { title: 'HPE ProLiant DL360 Gen10', slug: 'a', note: 'Rack, 1 HE' },
  { title: 'HPE ProLiant DL380 Gen9', slug: 'b', note: 'Rack, 2 HE' },
  { title: 'Online USV-Systeme ZINTO', slug: 'c' },
];
const found = (typed: string) => stepsWith(steps, typed).map(({ slug }) => slug);

describe('a list that is narrowed down', () => {
  it.each([
    ['', ['a', 'b', 'c']],
    ['dl360', ['a']],
    ['GEN9 proliant', ['b']],
    ['DL-380', ['b']],
    ['2 he', ['b']],
    ['usvsysteme', ['c']],
    ['poweredge', []],
  ])('by %j shows %j', (typed, slugs) => {
    expect(found(typed)).toEqual(slugs);
  });
});

import { describe, expect, it } from 'vitest';
import { gathered } from './gathered.ts';

/** Doubles numbers, and remembers in which groups it was asked; a group with a 0 fails. */
function doubling() {
  const groups: number[][] = [];
  const gates: (() => void)[] = [];
  const ask = gathered<number, number>(async (numbers) => {
    groups.push([...numbers]);
    await new Promise<void>((open) => gates.push(open));
    if (numbers.includes(0)) throw new Error('nothing to double');
    return numbers.map((number) => number * 2);
  });
  return { groups, ask, open: () => gates.splice(0).forEach((gate) => void gate()) };
}
const turn = () => new Promise((resolve) => setImmediate(resolve));

describe('what is gathered', () => {
  it('is asked once for all who ask together, and each gets its own answer', async () => {
    const { groups, ask, open } = doubling();
    const answers = Promise.all([1, 2, 2, 3].map(ask));
    await turn();
    open();
    expect(await answers).toEqual([2, 4, 4, 6]);
    expect(groups).toEqual([[1, 2, 2, 3]]);
  });

  it('waits only while an earlier group is under way', async () => {
    const { groups, ask, open } = doubling();
    const first = ask(1);
    await turn();
    const later = Promise.all([ask(2), ask(3)]);
    await turn();
    expect(groups).toEqual([[1]]);
    open();
    expect(await first).toBe(2);
    await turn();
    open();
    expect(await later).toEqual([4, 6]);
    expect(groups).toEqual([[1], [2, 3]]);
  });

  it('fails only for the one that is in the way, and goes on afterwards', async () => {
    const { ask, open } = doubling();
    const answers = Promise.allSettled([1, 0, 3].map(ask));
    await turn();
    open();
    await turn();
    open();
    expect((await answers).map((answer) => (answer.status === 'fulfilled' ? answer.value : 'failed'))).toEqual([
      2,
      'failed',
      6,
    ]);
    const after = ask(5);
    await turn();
    open();
    expect(await after).toBe(10);
  });
});

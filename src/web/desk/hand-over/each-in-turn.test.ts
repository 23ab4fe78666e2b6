import { expect, it } from 'vitest';
import { eachInTurn, turnsText } from './each-in-turn.ts';

it('what is done with several goes on after a refusal, says which are left, and is refused itself', async () => {
  const done: string[] = [];
  const refusal = new Error('Nicht mehr möglich');
  let left: readonly string[] | undefined;
  const act = async (id: string) => {
    if (id === 'b' || id === 'd') throw id === 'b' ? refusal : new Error('anderes');
    done.push(id);
  };
  const onLeft = (failed: readonly string[]) => {
    left = failed;
  };
  await expect(eachInTurn(['a', 'b', 'c', 'd'], act, onLeft)).rejects.toBe(refusal);
  expect([done, left]).toEqual([
    ['a', 'c'],
    ['b', 'd'],
  ]);
  await eachInTurn(['e'], act, onLeft);
  expect([done, left]).toEqual([['a', 'c', 'e'], []]);
  expect([turnsText(1, 'abgelehnt'), turnsText(3, 'abgelehnt')]).toEqual([
    '1 Verkauf ist abgelehnt.',
    '3 Verkäufe sind abgelehnt.',
  ]);
});

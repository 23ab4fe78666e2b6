import { expect, it } from 'vitest';
import { eachInTurn, turnsText } from './each-in-turn.ts';

it('what is done with several goes on after a refusal, and says which are left and why', async () => {
  const done: string[] = [];
  const refusal = new Error('Nicht mehr möglich');
  const answer = await eachInTurn(['a', 'b', 'c', 'd'], async (id) => {
    if (id === 'b' || id === 'd') throw id === 'b' ? refusal : new Error('anderes');
    done.push(id);
  });
  expect([done, answer]).toEqual([['a', 'c'], { failed: ['b', 'd'], error: refusal }]);
  expect([turnsText(1, 'abgelehnt'), turnsText(3, 'abgelehnt')]).toEqual([
    '1 Verkauf ist abgelehnt.',
    '3 Verkäufe sind abgelehnt.',
  ]);
});

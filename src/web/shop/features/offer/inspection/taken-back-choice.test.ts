import { expect, it } from 'vitest';
import { draftOfChoice, keptChoice } from './taken-back-choice.ts';

it('a choice outlives a reload with every number that can be read, for its own adjusted bid alone', () => {
  const at = '2026-11-27T09:00:00.000Z';
  const chosen = new Map([
    ['servers', 2],
    ['screens', null],
    ['mice', 1.5],
  ]);
  const draft: unknown = JSON.parse(JSON.stringify(keptChoice(at, chosen)));
  expect(draftOfChoice(draft, at)).toEqual(new Map([['servers', 2]]));
  expect(draftOfChoice(draft, '2026-11-28T09:00:00.000Z')).toEqual(new Map());
});

import { expect, it } from 'vitest';
import { answeredWith, missingDevices, saidOfMissing, standingAnswers, unanswered } from './missing-answers.ts';

const missing = [
  { itemId: 'notebook', title: 'Notebook', units: 2, numbers: ['PF-1', 'PF2'] },
  { itemId: 'monitor', title: 'Monitor', units: 3, numbers: [] },
];
const at = '2026-12-03T09:00:00.000Z';
const later = { reason: 'comesLater', day: '2026-12-10', at } as const;

it('asks for each number, and once for all of a line that have none', () => {
  expect(missingDevices(missing)).toEqual([
    { itemId: 'notebook', number: 'PF-1' },
    { itemId: 'notebook', number: 'PF2' },
    { itemId: 'monitor' },
  ]);
});

it('keeps the last word on each device, however its number is written', () => {
  const first = answeredWith([], later, [{ itemId: 'notebook', number: 'PF-1' }, { itemId: 'monitor' }], missing) ?? [];
  const second =
    answeredWith(first, { reason: 'pickedUp', at }, [{ itemId: 'notebook', number: 'pf1' }], missing) ?? [];
  expect(second.map(({ itemId, reason }) => [itemId, reason])).toEqual([
    ['monitor', 'comesLater'],
    ['notebook', 'pickedUp'],
  ]);
  expect(unanswered(second, missing)).toEqual([{ itemId: 'notebook', number: 'PF2' }]);
});

it('changes nothing by the same word again, and takes none on what is not missing', () => {
  const first = answeredWith([], later, [{ itemId: 'monitor' }], missing) ?? [];
  expect(answeredWith(first, { ...later, at: '2026-12-04T09:00:00.000Z' }, [{ itemId: 'monitor' }], missing)).toBe(
    first,
  );
  expect(answeredWith(first, later, [{ itemId: 'notebook', number: 'PF3' }], missing)).toBeUndefined();
});

it('forgets what was said once the device has come', () => {
  const said = answeredWith([], later, missingDevices(missing), missing) ?? [];
  expect(standingAnswers(said, missing.slice(1))).toEqual([{ itemId: 'monitor', ...later }]);
});

it('sums up what is known before anything is deducted: the unanswered first, each answer once with its devices', () => {
  const devices = [{ itemId: 'notebook', number: 'pf2' }, { itemId: 'monitor' }];
  const said = answeredWith([], later, devices, missing) ?? [];
  expect(saidOfMissing(said, missing)).toMatchObject([
    { units: 1 },
    { units: 4, answer: { reason: 'comesLater', day: '2026-12-10' } },
  ]);
  expect(saidOfMissing(said, missing)[0]).not.toHaveProperty('answer');
  expect(saidOfMissing([], missing)).toEqual([{ units: 5 }]);
  expect(saidOfMissing([], [])).toEqual([]);
});

import { expect, test } from 'vitest';
import { firmRights, staysManaged, wholeRights } from './firm-rights.ts';

test('Whoever decides sees the money, and rights are kept once and in one order', () => {
  expect(wholeRights(['managePeople', 'decide', 'decide'])).toEqual(['decide', 'seeMoney', 'managePeople']);
  expect(wholeRights(['seeMoney'])).toEqual(['seeMoney']);
  expect(wholeRights([])).toEqual([]);
  expect(wholeRights([...firmRights])).toEqual(firmRights);
});

test('A firm keeps somebody who manages its people', () => {
  const ines = { accountId: 'ines', rights: ['managePeople'] as const };
  const jona = { accountId: 'jona', rights: ['decide'] as const };
  expect(staysManaged([ines, jona], { accountId: 'jona', rights: [] })).toBe(true);
  expect(staysManaged([ines, jona], { accountId: 'ines', rights: [] })).toBe(false);
  expect(staysManaged([ines, jona], { accountId: 'ines', rights: ['decide'] })).toBe(false);
  expect(staysManaged([ines, { ...jona, rights: ['managePeople'] }], { accountId: 'ines', rights: [] })).toBe(true);
});

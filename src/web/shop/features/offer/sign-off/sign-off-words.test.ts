import { describe, expect, it } from 'vitest';
import type { SignOffView } from '#contract/sale/sign-off.ts';
import { signOffLines, standingWords } from './sign-off-words.ts';

const asked: SignOffView = {
  id: '1',
  name: 'Dr. Kim Muster',
  email: 'leitung@example.org',
  askedBy: 'it@example.org',
  askedAt: '2026-11-23T09:00:00.000Z',
  lastDay: '2026-11-30',
  amount: 1_945,
  isCurrent: true,
  standing: 'open',
};

describe('a request for a sign-off', () => {
  it.each([
    ['2026-11-23T22:59:00.000Z', 'wartet seit heute'],
    ['2026-11-23T23:01:00.000Z', 'wartet seit gestern'],
    ['2026-11-26T09:00:00.000Z', 'wartet seit 3 Tagen'],
  ])('says at %s, by the days in Berlin, that it %s', (now, words) => {
    expect(standingWords(asked, now)).toBe(words);
  });

  it('stands in the history with who was asked, who answered by which way, the price and the remark', () => {
    const answered = {
      answer: 'refused',
      name: 'Sam Vertretung',
      remark: 'Erst das zweite Angebot.',
      at: '2026-11-24T09:00:00.000Z',
      way: 'copied',
    } as const;
    expect(
      signOffLines([{ ...asked, standing: 'refused', answered }]).map(({ text }) => text.replaceAll('\u00a0', ' ')),
    ).toEqual([
      'Um Zustimmung zu 1.945,00 € gebeten: Dr. Kim Muster, leitung@example.org',
      'Sam Vertretung (gefragt war Dr. Kim Muster) ist mit 1.945,00 € nicht einverstanden, über den kopierten Link: „Erst das zweite Angebot.“',
    ]);
  });
});

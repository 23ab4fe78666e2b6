import { expect, it } from 'vitest';
import { promisedText } from './promised-words.ts';

it('names the day until it is over, and then says that it was not kept', () => {
  const promised = { what: 'bid', by: '2026-11-30' } as const;
  expect(promisedText(promised, '2026-11-30')).toBe(
    'Unser Kaufpreisgebot kommt spätestens am Montag, 30. November 2026.',
  );
  expect(promisedText(promised, '2026-12-01')).toBe(
    'Zugesagt war unser Kaufpreisgebot bis Montag, 30. November 2026. Es dauert länger, als wir zugesagt haben.',
  );
});

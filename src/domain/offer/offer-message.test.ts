import { expect, it } from 'vitest';
import { hasOpenQuestion } from './offer-message.ts';

const customer = { author: 'customer' } as const;
const provider = { author: 'provider' } as const;

it.each([
  [[], false],
  [[customer], true],
  [[customer, provider], false],
  [[customer, provider, customer], true],
])('of %j knows whether an answer is owed: %s', (messages, open) => {
  expect(hasOpenQuestion(messages)).toBe(open);
});

import { expect, test } from 'vitest';
import { createFactorQuestion } from './factor-question.ts';

test('answers all calls that wait for it at once, and asks the next one anew', async () => {
  const question = createFactorQuestion();
  const both = Promise.all([question.ask(), question.ask()]);
  expect(question.isOpen.get()).toBe(true);
  question.answer(true);
  expect(await both).toEqual([true, true]);
  expect(question.isOpen.get()).toBe(false);

  const next = question.ask();
  question.answer(false);
  expect(await next).toBe(false);
});

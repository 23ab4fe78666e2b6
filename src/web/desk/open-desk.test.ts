import { expect, test } from 'vitest';
import type { FileClient } from '#web/lib/api-client.ts';
import { ProblemError } from '#web/lib/problem-error.ts';
import { openDesk } from './open-desk.ts';

const refused = new ProblemError(403, 'secondFactorNeeded', 'noch einmal');

/** Refuses the first call, and answers what comes after. */
function clientThatAsks(): FileClient {
  let calls = 0;
  const answer = <Answer>(done: Answer) => {
    calls += 1;
    return calls === 1 ? Promise.reject(refused) : Promise.resolve(done);
  };
  const said = () => answer('done');
  return { get: said, post: said, delete: said, upload: said, postForFile: () => answer(new Response('done')) };
}

test('a call that asks for the second factor again is made again once it was given', async () => {
  const { api, factorQuestion } = openDesk(clientThatAsks(), undefined);
  const call = api.post('/desk/api/addPerson', {});
  await expect.poll(() => factorQuestion.isOpen.get()).toBe(true);
  factorQuestion.answer(true);
  expect(await call).toBe('done');
});

test('it stays refused for whoever closes the question', async () => {
  const { api, factorQuestion } = openDesk(clientThatAsks(), undefined);
  const call = api.post('/desk/api/addPerson', {});
  await expect.poll(() => factorQuestion.isOpen.get()).toBe(true);
  factorQuestion.answer(false);
  await expect(call).rejects.toBe(refused);
});

import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { countDelayed } from '#server/accounts/attempt-delays.ts';
import { deskUserCommand } from '#server/accounts/desk-user-command.ts';
import { signingSecrets } from '#server/signing-secrets.ts';
import { startTestApp, type TestApp } from '#tests/support/test-app.ts';

let test: TestApp;
beforeAll(async () => {
  test = await startTestApp();
});
afterAll(() => test.close());

/** What `npm run desk:user` prints, and what it noted in the security log. */
async function deskUser(...words: string[]): Promise<{ said: string; noted: string[] }> {
  const { database, clock, ids, env, db } = test.deps;
  const noted: string[] = [];
  const securityLog = { note: ({ what }: { what: string }) => noted.push(what) };
  const command = deskUserCommand(words);
  if (command === undefined) throw new Error(`No command: ${words.join(' ')}`);
  const said = await command({ database, clock, ids, securityLog, secrets: () => signingSecrets(env, db) });
  return { said, noted };
}

/** Tries of strangers at the desk's log-in, and how many seconds the last one has to wait. */
async function tryAs(email: string, times: number): Promise<number | undefined> {
  let wait: number | undefined;
  for (let tries = 0; tries < times; tries += 1) wait = await countDelayed(test.deps, ['strangers', 'staff', email]);
  return wait;
}

describe('the command for places at the desk', () => {
  it('adds a member with a password of its own making, lists and removes them, and notes it', async () => {
    expect((await deskUser('list')).said).toMatch(/noch keinen Zugang/);
    const added = await deskUser('add', 'Chef@Example.org');
    expect(added.said).toMatch(/chef@example\.org \(einkauf,lager,buchhaltung,verwaltung\)\nPasswort: [\w-]{20}\n/);
    expect(added.noted).toEqual(['staffAdded']);
    const again = await deskUser('add', 'chef@example.org');
    expect(again.said).toMatch(/Neues Passwort/);
    expect(again.said).not.toBe(added.said);
    expect(again.noted).toEqual(['staffPasswordSet']);
    expect((await deskUser('list')).said).toBe('chef@example.org (einkauf,lager,buchhaltung,verwaltung)');
    expect((await deskUser('add', 'chef@example.org', 'Lager,Einkauf')).noted).toEqual(['staffPasswordSet']);
    expect((await deskUser('list')).said).toBe('chef@example.org (einkauf,lager)');
    const removed = await deskUser('remove', 'chef@example.org');
    expect(removed).toMatchObject({ said: expect.stringMatching(/keinen Zugang mehr/), noted: ['staffRemoved'] });
    expect((await deskUser('list')).said).toMatch(/noch keinen Zugang/);
  });

  it('clears the waits of a member at whom strangers guess, and notes it', async () => {
    const email = 'neues-geraet@example.org';
    await deskUser('add', email);
    expect(await tryAs(email, 52)).toBeGreaterThan(0);
    const cleared = await deskUser('clear-waits', email);
    expect(cleared).toMatchObject({ said: expect.stringMatching(/sofort/), noted: ['staffWaitsCleared'] });
    expect(await tryAs(email, 1)).toBeUndefined();
    expect((await deskUser('clear-waits', 'nobody@example.org')).said).toMatch(/hat keinen Zugang/);
  });

  it.each([
    [[]],
    [['add']],
    [['add', 'nobody']],
    [['add', 'chef@example.org', 'hausmeister']],
    [['befördere', 'chef@example.org']],
  ])('is none: %j', (words) => {
    expect(deskUserCommand(words)).toBeUndefined();
  });
});

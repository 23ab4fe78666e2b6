import { describe, expect, it } from 'vitest';
import type { ApiClient } from '#web/lib/api-client.ts';
import { ProblemError } from '#web/lib/problem-error.ts';
import { createSession } from './session.ts';

const ada = { id: 'a1', email: 'ada@example.org', emailConfirmed: true };
const credentials = { email: ada.email, password: 'lang genug 1' };
const refusal = new ProblemError(401, 'wrongCredentials', 'E-Mail-Adresse oder Passwort stimmen nicht.');

type Answer = () => Promise<unknown>;

/** A server that answers each path as told. */
function server(answers: Record<string, Answer>) {
  const asked: string[] = [];
  const ask = (path: string) => {
    const name = path.split('/').at(-1) ?? '';
    asked.push(name);
    return (answers[name] ?? (async () => ({ account: null })))();
  };
  const client: ApiClient = { get: ask, post: ask, delete: ask, upload: ask };
  return { client, asked };
}

const signedIn: Answer = async () => ({ account: { ...ada, password: 'leaked' } });
const refuses: Answer = () => Promise.reject(refusal);
const unchanging = [
  'sendEmailConfirmation',
  'confirmEmail',
  'recoverPassword',
  'resetPassword',
  'updateAccount',
] as const;
const signedOut = { isValidUser: false, user: undefined };

describe('the session', () => {
  it('begins signed out with the empty user', () => {
    expect(createSession(server({}).client).state.get()).toEqual(signedOut);
  });

  it.each(['login', 'registerAccount'] as const)('is signed in after %s, without the password', async (call) => {
    const session = createSession(server({ [call]: signedIn }).client);
    await (call === 'login' ? session.login(credentials) : session.register(credentials));
    expect(session.state.get()).toEqual({ isValidUser: true, user: ada });
  });

  it.each(['login', 'registerAccount'] as const)('ends when %s fails, and the form hears why', async (call) => {
    const session = createSession(server({ [call]: refuses }).client, ada);
    const attempt = call === 'login' ? session.login(credentials) : session.register(credentials);
    await expect(attempt).rejects.toBe(refusal);
    expect(session.state.get()).toEqual(signedOut);
  });

  it('verifies a stranger with the server', async () => {
    const session = createSession(server({ currentUser: signedIn }).client);
    expect(await session.verify()).toBe(true);
    expect(session.state.get().user).toEqual(ada);
  });

  it('does not ask again while the user is valid, unless forced', async () => {
    const { client, asked } = server({ currentUser: signedIn });
    const session = createSession(client, ada);
    expect(await session.verify()).toBe(true);
    expect(asked).toEqual([]);
    await session.verify({ force: true });
    expect(asked).toEqual(['currentUser']);
  });

  it('asks once for navigations that come at the same time', async () => {
    const { client, asked } = server({});
    const session = createSession(client);
    await Promise.all([session.verify(), session.verify()]);
    expect(asked).toHaveLength(1);
  });

  it('ends without a word when verification fails', async () => {
    const session = createSession(server({ currentUser: refuses }).client, ada);
    expect(await session.verify({ force: true })).toBe(false);
    expect(session.state.get()).toEqual(signedOut);
  });

  it('ends with a log-out even if the server does not answer', async () => {
    const session = createSession(server({ logout: refuses }).client, ada);
    await session.logout();
    expect(session.state.get()).toEqual(signedOut);
  });

  it('stays ended when an older verification answers after the log-out', async () => {
    let answer: (value: unknown) => void = () => undefined;
    const late = () => new Promise<unknown>((resolve) => (answer = resolve));
    const session = createSession(server({ currentUser: late }).client);
    const verified = session.verify();
    await session.logout();
    answer({ account: ada });
    expect(await verified).toBe(false);
    expect(session.state.get()).toEqual(signedOut);
  });

  it('keeps whom the page names when an older verification answers that nobody is signed in', async () => {
    let answer: (value: unknown) => void = () => undefined;
    const late = () => new Promise<unknown>((resolve) => (answer = resolve));
    const session = createSession(server({ currentUser: late }).client);
    const verified = session.verify();
    session.start(ada);
    answer({ account: null });
    expect(await verified).toBe(true);
    expect(session.state.get().user).toEqual(ada);
  });

  it.each(['login', 'registerAccount'] as const)('ends when %s answers without an account', async (call) => {
    const session = createSession(server({ [call]: async () => ({ account: null }) }).client, ada);
    const attempt = call === 'login' ? session.login(credentials) : session.register(credentials);
    await expect(attempt).rejects.toThrow(TypeError);
    expect(session.state.get()).toEqual(signedOut);
  });

  it('ends with a log-out that the server answers', async () => {
    const { client, asked } = server({});
    const session = createSession(client, ada);
    await session.logout();
    expect(asked).toEqual(['logout']);
    expect(session.state.get()).toEqual(signedOut);
  });

  it('ends when a forced verification finds nobody signed in', async () => {
    const session = createSession(server({}).client, ada);
    expect(await session.verify({ force: true })).toBe(false);
    expect(session.state.get()).toEqual(signedOut);
  });

  it.each(unchanging)('is left as it was by %s when that succeeds, whatever the answer says', async (call) => {
    const other: Answer = async () => ({ account: { ...ada, id: 'b2', email: 'other@example.org' } });
    for (const before of [ada, undefined]) {
      const session = createSession(server({ [call]: other }).client, before);
      const state = session.state.get();
      expect(await session[call]({ token: 't', email: ada.email, password: 'lang genug 1' })).toBeUndefined();
      expect(session.state.get()).toBe(state);
    }
  });

  it.each(unchanging)('is left as it was by %s, which hands its refusal back', async (call) => {
    const session = createSession(server({ [call]: refuses }).client, ada);
    expect(await session[call]({ token: 't', email: ada.email, password: 'lang genug 1' })).toBe(refusal);
    expect(session.state.get()).toEqual({ isValidUser: true, user: ada });
  });
});

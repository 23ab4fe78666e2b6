import type { RegisterAccount } from '#contract/account/auth.ts';
import { api } from '#contract/site/urls.ts';
import type { ApiClient } from '#web/lib/api-client.ts';
import { createStore, type Store } from '#web/lib/store.ts';
import { type AccountActions, createAccountActions } from './account-actions.ts';
import { readAccount, type SessionAccount } from './read-account.ts';

/** Who sits at this window; the empty user when nobody is signed in. */
export interface SessionState {
  readonly isValidUser: boolean;
  readonly user: SessionAccount | undefined;
}

export interface Credentials {
  readonly email: string;
  readonly password: string;
}

/** The session store; what fails throws, after the session has ended. */
export interface ShopSession extends AccountActions {
  readonly state: Store<SessionState>;
  /** What the server rendered the page with. */
  readonly rendered: SessionState;
  start(account: SessionAccount | undefined): void;
  /** Returns at once for a valid user unless forced. A failure ends the session and throws nothing. */
  verify(options?: { force: boolean }): Promise<boolean>;
  register(account: RegisterAccount): Promise<SessionAccount>;
  login(credentials: Credentials): Promise<SessionAccount>;
  /** Signs in by another call than these, such as a passkey's. */
  signIn(path: string, payload: object): Promise<SessionAccount>;
  /** Ends signed out even if the server does not answer. */
  logout(): Promise<void>;
}

const signedOut: SessionState = { isValidUser: false, user: undefined };

export function createSession(client: ApiClient, initial?: SessionAccount): ShopSession {
  const stateOf = (account: SessionAccount | undefined): SessionState =>
    account === undefined ? signedOut : { isValidUser: true, user: account };
  let rendered = stateOf(initial);
  const state = createStore<SessionState>(rendered);
  let verification: Promise<boolean> | undefined;
  /** Counts log-ins, log-outs and what the page came with: an answer to an older question no longer decides. */
  let turn = 0;

  async function signIn(path: string, payload: object): Promise<SessionAccount> {
    turn += 1;
    try {
      const account = readAccount(await client.post(path, payload));
      if (account === undefined) throw new TypeError('The answer holds no account');
      state.set(stateOf(account));
      return account;
    } catch (error) {
      state.set(signedOut);
      throw error;
    }
  }

  async function askServer(): Promise<boolean> {
    const asked = turn;
    const answer = await client
      .get(api.auth.currentUser)
      .then(readAccount)
      .then(stateOf, () => signedOut);
    if (asked === turn) state.set(answer);
    return state.get().isValidUser;
  }

  return {
    ...createAccountActions(client),
    state,
    get rendered() {
      return rendered;
    },
    start(account) {
      turn += 1;
      rendered = stateOf(account);
      state.set(rendered);
    },
    async verify(options) {
      if (state.get().isValidUser && options?.force !== true) return true;
      verification ??= askServer().finally(() => {
        verification = undefined;
      });
      return verification;
    },
    register: (account) => signIn(api.auth.registerAccount, account),
    signIn,
    login: (credentials) => signIn(api.auth.login, credentials),
    async logout() {
      turn += 1;
      try {
        await client.post(api.auth.logout);
      } catch {
        // Signed out all the same: the person asked to leave this window.
      } finally {
        state.set(signedOut);
      }
    },
  };
}

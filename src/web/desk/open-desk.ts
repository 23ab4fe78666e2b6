import { QueryClient } from '@tanstack/react-query';
import type { StaffMember } from '#contract/desk/desk-staff.ts';
import type { FileClient } from '#web/lib/api-client.ts';
import type { LiveClient } from '#web/lib/live-client.ts';
import { ProblemError } from '#web/lib/problem-error.ts';
import { createLetterKeys } from './actions/letter-keys.ts';
import { createOfferedActions } from './actions/offered-actions.ts';
import type { Desk } from './desk-context.ts';
import { createFactorQuestion } from './features/second-factor/factor-question.ts';
import { keepQueuePlaces } from './queue-place.ts';
import { createStaffSession } from './staff-session.ts';

/** A refusal says the same when it is asked again; only what did not come back is. */
const maxTries = 2;

/** What only a window has. */
interface Window {
  readonly live: LiveClient;
  readonly storage: Storage | undefined;
}

/** On the server nothing is heard and nothing kept. */
const noWindow: Window = {
  live: { connect() {}, disconnect() {}, isOpen: () => false, send() {}, on: () => () => {} },
  storage: undefined,
};

/** The desk of one window, or of one request on the server. */
export function openDesk(client: FileClient, member: StaffMember | undefined, window: Window = noWindow): Desk {
  const session = createStaffSession(client, member);
  const factorQuestion = createFactorQuestion();
  /** Whoever is signed out elsewhere learns of it by the next call. */
  async function orEnd<T>(call: Promise<T>): Promise<T> {
    try {
      return await call;
    } catch (error) {
      if (error instanceof ProblemError && error.code === 'notSignedIn') session.ended();
      throw error;
    }
  }
  /** What asks for the second factor again is done once it was given. */
  async function admitted<T>(call: () => Promise<T>): Promise<T> {
    try {
      return await orEnd(call());
    } catch (error) {
      if (!(error instanceof ProblemError) || error.code !== 'secondFactorNeeded') throw error;
      if (!(await factorQuestion.ask())) throw error;
      return orEnd(call());
    }
  }
  const api: FileClient = {
    get: (path) => admitted(() => client.get(path)),
    post: (path, body, headers, signal) => admitted(() => client.post(path, body, headers, signal)),
    delete: (path, body) => admitted(() => client.delete(path, body)),
    upload: (path, form, headers) => admitted(() => client.upload(path, form, headers)),
    postForFile: (path, body) => admitted(() => client.postForFile(path, body)),
  };
  const queries = new QueryClient({
    defaultOptions: {
      queries: {
        retry: (tries, error) => tries < maxTries && error instanceof ProblemError && error.status === 0,
        // News comes by the live line; what was read a moment ago is shown while it is read again.
        staleTime: 10_000,
      },
    },
  });
  keepQueuePlaces(queries);
  const { live, storage } = window;
  const actions = createOfferedActions();
  const isServer = window === noWindow;
  return { isServer, session, factorQuestion, api, queries, live, actions, letters: createLetterKeys(storage) };
}

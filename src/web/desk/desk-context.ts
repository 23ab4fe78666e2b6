import type { QueryClient } from '@tanstack/react-query';
import { createContext, use } from 'react';
import type { FileClient } from '#web/lib/api-client.ts';
import type { LiveClient } from '#web/lib/live-client.ts';
import type { LetterKeys } from './actions/letter-keys.ts';
import type { OfferedActions } from './actions/offered-actions.ts';
import type { FactorQuestion } from './features/second-factor/factor-question.ts';
import type { StaffSession } from './staff-session.ts';

/** What the desk's pages reach; made once per window in the browser, once per request on the server. */
export interface Desk {
  /** It renders one page and is gone. */
  readonly isServer: boolean;
  readonly session: StaffSession;
  /** Asks for the second factor again, before what wants it. */
  readonly factorQuestion: FactorQuestion;
  readonly api: FileClient;
  /** Keeps what was read until it is read again. */
  readonly queries: QueryClient;
  /** What can be done on the screen now, by button, key and palette. */
  readonly actions: OfferedActions;
  readonly letters: LetterKeys;
  /** News from the server, for as long as somebody is signed in. */
  readonly live: LiveClient;
}

export const DeskContext = createContext<Desk | undefined>(undefined);

export function useDesk(): Desk {
  const desk = use(DeskContext);
  if (desk === undefined) throw new Error('The desk is missing around this component');
  return desk;
}

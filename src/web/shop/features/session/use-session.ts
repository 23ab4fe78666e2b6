import { createContext, use } from 'react';
import { useStore } from '#web/lib/store.ts';
import type { SessionState, ShopSession } from './session.ts';

export const SessionContext = createContext<ShopSession | undefined>(undefined);

/** The actions of the session: verify, register, log in, log out. */
export function useSession(): ShopSession {
  const session = use(SessionContext);
  if (session === undefined) throw new Error('The session is missing around this component');
  return session;
}

/** Who is signed in, kept up to date. */
export function useSessionState(): SessionState {
  const session = useSession();
  return useStore(session.state, session.rendered);
}

/** The offers are for a validated signed-in user only. */
export function canAccessOffers(state: SessionState): boolean {
  return state.isValidUser && state.user !== undefined;
}

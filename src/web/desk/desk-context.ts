import type { QueryClient } from '@tanstack/react-query';
import { createContext, use } from 'react';
import type { ApiClient } from '#web/lib/api-client.ts';
import type { StaffSession } from './staff-session.ts';

/** What the desk's pages reach; made once per window in the browser, once per request on the server. */
export interface Desk {
  readonly session: StaffSession;
  readonly api: ApiClient;
  /** Keeps what was read until it is read again. */
  readonly queries: QueryClient;
}

export const DeskContext = createContext<Desk | undefined>(undefined);

export function useDesk(): Desk {
  const desk = use(DeskContext);
  if (desk === undefined) throw new Error('The desk is missing around this component');
  return desk;
}

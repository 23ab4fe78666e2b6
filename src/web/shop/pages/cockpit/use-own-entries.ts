import { useEffect } from 'react';
import { keepEntriesOnlyFor } from '#web/lib/kept-entry.ts';
import { useSessionState } from '#web/shop/features/session/use-session.ts';

/** What was typed and not sent is kept for the account that typed it, even when its session runs out meanwhile. */
export function useOwnEntries(): void {
  const owner = useSessionState().user?.id;
  useEffect(() => {
    if (owner !== undefined) keepEntriesOnlyFor(owner);
  }, [owner]);
}

import { useEffect } from 'react';
import { clearEntriesOfOthers, watchSignOut } from '#web/lib/draft-entry.ts';
import { useSession, useSessionState } from '#web/shop/features/session/use-session.ts';

/**
 * What was typed and not sent is kept for the account that typed it, even when its session runs out meanwhile. A sign-out in another
 * tab ends it here too, with the form it stands in.
 */
export function useOwnEntries(): void {
  const session = useSession();
  const owner = useSessionState().user?.id;
  useEffect(() => {
    if (owner !== undefined) clearEntriesOfOthers(owner);
  }, [owner]);
  useEffect(() => watchSignOut(() => void session.verify({ force: true })), [session]);
}

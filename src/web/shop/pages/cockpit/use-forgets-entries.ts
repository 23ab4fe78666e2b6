import { useEffect } from 'react';
import { forgetAllEntries } from '#web/lib/kept-entry.ts';
import { useSession } from '#web/shop/features/session/use-session.ts';

/** Whoever signs out leaves nothing of what they typed in this tab. */
export function useForgetsEntries(): void {
  const { state } = useSession();
  useEffect(
    () =>
      state.subscribe(() => {
        if (!state.get().isValidUser) forgetAllEntries();
      }),
    [state],
  );
}

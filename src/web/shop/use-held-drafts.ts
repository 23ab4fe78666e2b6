import { useHydrated } from '@tanstack/react-router';
import { useEffect, useState } from 'react';
import { hasDrafts } from '#web/lib/draft-entry.ts';
import { areDraftsHeld, releaseDrafts } from '#web/lib/held-drafts.ts';

/**
 * A key for what holds forms on a page that the server rendered with its data: it changes once the page is taken over where this tab keeps
 * drafts, so that the forms begin anew with what was typed, which the server does not know. It does so in the same turn in which the fields
 * take letters (`UsableOnceTakenOver`): what is typed at once goes into none that are about to be replaced.
 */
export function useHeldDrafts(): number {
  const [knewDrafts] = useState(() => areDraftsHeld() && hasDrafts());
  const isTakenOver = useHydrated();
  // Runs before the rendering that the taking over brings about.
  useEffect(releaseDrafts, []);
  return isTakenOver && knewDrafts ? 1 : 0;
}

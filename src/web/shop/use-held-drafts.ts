import { useEffect, useState } from 'react';
import { hasDrafts } from '#web/lib/draft-entry.ts';
import { releaseDrafts } from '#web/lib/held-drafts.ts';

/**
 * A key for what holds forms on a page that the server rendered with its data: it changes once the page is taken over where this tab keeps
 * drafts, so that the forms begin anew with what was typed, which the server does not know.
 */
export function useHeldDrafts(): number {
  const [turn, setTurn] = useState(0);
  useEffect(() => {
    if (releaseDrafts() && hasDrafts()) setTurn(1);
  }, []);
  return turn;
}

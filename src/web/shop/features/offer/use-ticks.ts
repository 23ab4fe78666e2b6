import { useState } from 'react';
import { noTicks, type Ticks, ticksSchema } from '#contract/sale/declaration-ticks.ts';
import { textVersions } from '#contract/sale/declarations.ts';
import { type DraftEntry, draftEntry } from '#web/lib/draft-entry.ts';
import { restoreDraft } from '#web/ui/form/restore-draft.ts';

interface KeptTicks {
  /** As they were ticked in this tab, of the same texts. */
  readonly starts: Ticks;
  /** Forgotten once they are declared. */
  readonly entry: DraftEntry;
}

/** The ticks of an offer until they are declared: they outlive another sign-in and a reload, in this tab alone, and new texts are ticked anew. */
export function useTicks(offerId: string): KeptTicks {
  const [kept] = useState(() => {
    const entry = draftEntry(`haken:${offerId}:${Object.values(textVersions).join()}`);
    return { entry, starts: restoreDraft(ticksSchema([]), noTicks, entry.read()) };
  });
  return kept;
}

/** What of a form is kept there. */
export const ticksOf = ({ declarations }: { readonly declarations: Ticks }) => declarations;

import { useMemo, useState } from 'react';
import type { OfferView } from '#contract/sale/offer-view.ts';
import { draftEntry } from '#web/lib/draft-entry.ts';
import { type ChosenUnits, choiceOutcome, draftOfChoice, keptChoice } from './taken-back-choice.ts';

/** What the seller wants back of this adjusted bid, kept in this tab until it is sent. */
export function useTakenBack(offerId: string, adjustment: NonNullable<OfferView['adjustment']>) {
  const { at } = adjustment;
  const [entry] = useState(() => draftEntry(`zurueck:${offerId}`));
  const [chosen, setChosen] = useState<ChosenUnits>(() => draftOfChoice(entry.read(), at));
  const outcome = useMemo(() => choiceOutcome(adjustment, chosen), [adjustment, chosen]);

  /** So many devices of a line; undefined for none of them. */
  function choose(itemId: string, units: number | null | undefined): void {
    const next = new Map(chosen);
    if (units === undefined) next.delete(itemId);
    else next.set(itemId, units);
    setChosen(next);
    entry.keep(keptChoice(at, next));
  }

  return { chosen, choose, outcome, forget: entry.forget };
}

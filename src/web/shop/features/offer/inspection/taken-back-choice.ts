import { z } from 'zod';
import type { OfferView } from '#contract/sale/offer-view.ts';
import { type TakenBack, takeBack } from '#domain/offer/price/taken-back.ts';
import { fromEuros, toEuros } from '#domain/values/money.ts';

type Adjustment = NonNullable<OfferView['adjustment']>;

/** How many devices of each line are to go back; a number that cannot be read is not said yet. */
export type ChosenUnits = ReadonlyMap<string, number | null>;

/** What the seller's choice comes to: what goes back, how many devices, and what is paid for the others in euros; or why it cannot be sent. */
export type ChoiceOutcome =
  | {
      readonly returns: TakenBack[];
      readonly units: number;
      readonly total: number;
      /** All lines with what is then paid for each. */
      readonly lines: readonly Pick<Adjustment['lines'][number], 'itemId' | 'quantity' | 'total'>[];
    }
  | { readonly refusal: 'countMissing' | 'nothingStays' };

/** What this choice comes to. */
export function choiceOutcome(adjustment: Adjustment, chosen: ChosenUnits): ChoiceOutcome {
  const { lines } = adjustment;
  if (chosen.size === 0) return { returns: [], units: 0, total: adjustment.total, lines };
  const returns = [...chosen].map(([itemId, units]) => ({ itemId, units: units ?? 0 }));
  const kept = takeBack(inCents(adjustment), returns);
  if (typeof kept === 'string') return { refusal: kept === 'nothingStays' ? kept : 'countMissing' };
  const changed = new Map(kept.lines.map((line) => [line.itemId, toEuros(line.total)]));
  return {
    returns,
    units: returns.reduce((sum, { units }) => sum + units, 0),
    total: toEuros(kept.total),
    lines: lines.map((line) => ({ ...line, total: changed.get(line.itemId) ?? line.total })),
  };
}

function inCents({ lines, ...adjustment }: Adjustment): Parameters<typeof takeBack>[0] {
  return {
    ...adjustment,
    lines: lines.map(({ returned: _none, ...line }) => ({
      ...line,
      agreed: fromEuros(line.agreed),
      total: fromEuros(line.total),
      missingEvidence: [],
      deductions: line.deductions.map(({ name, units, amount }) => ({
        name,
        units,
        amount: fromEuros(amount),
        evidence: [],
      })),
    })),
  };
}

const kept = z.object({ at: z.string(), units: z.array(z.tuple([z.string(), z.number()])) });

/** A choice as it is kept; a number that cannot be read yet is not, and the others stay. */
export function keptChoice(at: string, chosen: ChosenUnits): object {
  return { at, units: [...chosen].filter(([, count]) => Number.isInteger(count)) };
}

/** What was chosen and not sent, as it was kept; a choice of another adjusted bid counts no longer. */
export function draftOfChoice(draft: unknown, at: string): ChosenUnits {
  const found = kept.safeParse(draft).data;
  return new Map(found?.at === at ? found.units : []);
}

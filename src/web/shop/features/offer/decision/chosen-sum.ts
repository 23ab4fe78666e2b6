import { z } from 'zod';
import type { OfferView } from '#contract/sale/offer-view.ts';
import { fromEuros, toEuros } from '#domain/values/money.ts';

type Line = NonNullable<OfferView['bid']>['lines'][number];

/** What the chosen lines of a bid come to, in euros, and what of it is certain when all their units arrive. */
export function chosenSum(lines: readonly Line[], chosen: ReadonlySet<string>): { total: number; minimum: number } {
  const sold = lines.filter(({ itemId }) => chosen.has(itemId));
  const total = sold.reduce((sum, line) => sum + fromEuros(line.total), 0);
  const deductions = sold.reduce((sum, line) => sum + line.quantity * perUnit(line), 0);
  return { total: toEuros(total), minimum: toEuros(total - deductions) };
}

function perUnit({ deductions }: Line): number {
  return deductions.reduce((sum, { amount }) => sum + fromEuros(amount), 0);
}

const kept = z.object({ left: z.array(z.string()) });

/** The lines that were unticked and not sent, as they were kept. */
export function draftLeft(draft: unknown): string[] {
  return kept.safeParse(draft).data?.left ?? [];
}

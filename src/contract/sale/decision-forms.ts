import { z } from 'zod';
import { problemTexts } from '#contract/problem.ts';
import type { DeclarationName } from '#domain/offer/papers/declarations.ts';
import { checkCounterbid, intendedAmount } from '#domain/offer/price/counterbid.ts';
import { type Cents, formatMoney, fromEuros, isEuros } from '#domain/values/money.ts';
import { ticksSchema } from './declaration-ticks.ts';

/** The form that accepts a bid, with the texts that still have to be ticked. */
export const acceptForm = (asked: readonly DeclarationName[]) => z.object({ declarations: ticksSchema(asked) });

/** The form of a counterbid to a bid of so many euros. */
export const counterbidForm = (bidTotal: number, asked: readonly DeclarationName[]) =>
  acceptForm(asked).extend({ counterbid: counterbidSchema(bidTotal) });

const unreadable = 'Bitte geben Sie einen Betrag in Euro an, zum Beispiel 2.500,00';

/** The rules of a counterbid to a bid of so many euros, the same that the server judges by; an unlikely amount is asked back. */
function counterbidSchema(bidTotal: number) {
  const total = fromEuros(bidTotal);
  return z
    .number({ error: ({ input }) => (input === undefined || input === null ? undefined : unreadable) })
    .refine(isEuros, { error: unreadable, abort: true })
    .superRefine((amount, context) => {
      const message = whyNot(fromEuros(amount), total);
      if (message !== undefined) context.addIssue({ code: 'custom', message });
    });
}

function whyNot(amount: Cents, bidTotal: Cents): string | undefined {
  const broken = checkCounterbid(amount, bidTotal);
  if (broken === undefined) return undefined;
  const meant = intendedAmount(amount, bidTotal);
  if (meant === undefined) return problemTexts[broken];
  return `Das ist mehr als das Hundertfache unseres Gebots. Meinten Sie ${formatMoney(meant)}?`;
}

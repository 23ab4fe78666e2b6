import { type Day, dayOf, type Instant } from '#domain/values/day.ts';
import { type Cents, formatMoney } from '#domain/values/money.ts';
import { onWorkingDay } from '#domain/values/working-day.ts';
import { type Due, isPayable } from './due.ts';
import { isSamePayee, type Payment } from './payout.ts';
import type { DecimalSign } from './paypal-file.ts';

/** What the house decides about paying; it stands in payout.config.ts. */
export interface PayoutRules {
  /** The account from which transfers leave; no file is written while its IBAN is empty. */
  readonly account: { readonly name: string; readonly iban: string; readonly bic?: string };
  /** Cents from which on a second person lets money go. */
  readonly secondPersonFrom: Cents;
  /** The sign before cents in the country of the account at PayPal, which reads no other. */
  readonly paypalDecimal: DecimalSign;
}

/** What every run is checked by, in the words of the desk. */
export const runChecks = ['IBAN', 'Name', 'Betrag gegen Beleg', 'doppelte Zahlung'] as const;

/** Why a chosen payment cannot be made as it was chosen, in German; undefined where it still stands to the cent and to the letter. */
export function dropReasonOf(payment: Payment, due: Due | undefined): string | undefined {
  if (due === undefined) return 'Es ist nichts mehr zu zahlen';
  const [hold] = due.holds;
  if (hold) return hold.text;
  if (!isPayable(due)) return 'Der Betrag steht nicht fest';
  if (!isSamePayee(due.payee, payment.payee)) return 'Die Zahlungsdaten wurden geändert';
  if (due.amount !== payment.amount)
    return `Zu zahlen sind jetzt ${formatMoney(due.amount)} statt ${formatMoney(payment.amount)}`;
  return due.purpose === payment.purpose ? undefined : 'Der Beleg ist ein anderer';
}

/** Who had a hand in a run, by the ids of members of staff. */
interface Involved {
  readonly composedBy: string;
  /** Gave an account that is paid by it, in an order taken by telephone. */
  readonly gaveAccount: ReadonlySet<string>;
  /** Let money of it go to another person than the contract partner. */
  readonly releasedPayee: ReadonlySet<string>;
}

/** Why somebody must not let a run go by themselves. */
export type ReleaseRefusal = 'ownRun' | 'ownAccount' | 'ownPayee';

/**
 * Whether somebody may let a run go: from the sum on that the house names, only who had no hand in it. What one person lets go alone on one
 * day counts together, so that no sum is split.
 */
export function releaseRefusalOf(
  by: string,
  { composedBy, gaveAccount, releasedPayee }: Involved,
  isSecondNeeded: boolean,
): ReleaseRefusal | undefined {
  if (!isSecondNeeded) return undefined;
  if (composedBy === by) return 'ownRun';
  if (gaveAccount.has(by)) return 'ownAccount';
  return releasedPayee.has(by) ? 'ownPayee' : undefined;
}

/** Whether a second person has to let it go, by its sum and what whoever lets it go has let go alone on the same day, in cents. */
export function runNeedsSecondPerson(
  total: Cents,
  aloneToday: Cents,
  { secondPersonFrom }: Pick<PayoutRules, 'secondPersonFrom'>,
): boolean {
  return total + aloneToday >= secondPersonFrom;
}

/** The day on which the bank shall carry a run out: the wanted one, at the earliest the next on which banks work. */
export function executionDayOf(wanted: Day | undefined, now: Instant): Day {
  const next = onWorkingDay(dayOf(now));
  return wanted === undefined || wanted < next ? next : onWorkingDay(wanted);
}

import type { BankWord, DuePayouts, DueRow, PayoutRow, RunHead } from '#contract/money/payouts.ts';
import { payoutLimits } from '#contract/money/payouts.ts';
import { shopConfig } from '#contract/settings/shop-in-force.ts';
import { isPayable, isRequested } from '#domain/payout/due.ts';
import { sumOfTransfers } from '#domain/payout/pain-001.ts';
import { maskedAccount } from '#domain/payout/payee-now.ts';
import { failedPayoutStates, isMade, type Payee, payoutMethodOf } from '#domain/payout/payout.ts';
import { foldedTexts } from '#domain/payout/sepa-text.ts';
import { toEuros } from '#domain/values/money.ts';
import { payoutRules } from '#server/settings/rules-in-force.ts';
import { type DueSale, instantOf } from './read-due.ts';
import type { PayoutDbRow, RunRow } from './run-rows.ts';
import { hasOwnAccount } from './write-files.ts';

/** A payee as screens have it: of an account only what tells it from others. */
export function shownPayee(payee: Payee) {
  return { holder: payee.holder, account: maskedAccount(payee), method: payoutMethodOf(payee) };
}

/** What is due, with the counts of all of it. */
export function duePayouts(due: readonly DueSale[]): DuePayouts {
  const asked = due.filter(isRequested);
  const inRun = due.filter(({ holds }) => holds.some(({ code }) => code === 'inRun')).length;
  const { payoutWorkingDays } = shopConfig.promises;
  const open = due.filter(({ holds }) => !holds.some(({ code }) => code === 'inRun'));
  return {
    rows: open.slice(0, payoutLimits.shown).map(dueRow),
    counts: {
      open: open.length,
      due: asked.length - inRun,
      payable: due.filter(isPayable).length,
      held: open.filter(({ holds }) => holds.length > 0).length,
      inRun,
      overdue: open.filter((one) => one.isOverdue && isRequested(one)).length,
    },
    secondPersonFrom: toEuros(payoutRules.secondPersonFrom),
    ...(payoutWorkingDays !== undefined && { promisedWorkingDays: payoutWorkingDays }),
    hasOwnAccount: hasOwnAccount(),
  };
}

function dueRow(due: DueSale): DueRow {
  const { offerId, orderId, seller, payee, hasInvoice, amount, credited, by, isOverdue, before, holds } = due;
  const paper = due.paper ?? (hasInvoice ? 'Rechnung' : undefined);
  return {
    ...{ offerId, orderId, seller, ...shownPayee(payee) },
    ...(paper !== undefined && { paper }),
    ...(amount !== undefined && { amount: toEuros(amount) }),
    ...(credited !== undefined && { credited: toEuros(credited) }),
    ...(by !== undefined && { by }),
    isOverdue,
    needsSecondPerson: amount !== undefined && amount >= payoutRules.secondPersonFrom,
    isRequested: isRequested(due),
    ...(due.isEnded && { isEnded: true as const }),
    ...(before && { before }),
    holds: [...holds],
  };
}

interface BesideRow {
  readonly orderId: string;
  readonly runNumber: string;
  readonly names: ReadonlyMap<string, string>;
  /** What the bank said, by the ids of payments. */
  readonly words: ReadonlyMap<string, readonly BankWord[]>;
}

/** A payment of a run; `names` tell who did it where that was a person. */
export function payoutRow(
  row: PayoutDbRow,
  { orderId, runNumber, names, words }: BesideRow,
): Omit<PayoutRow, 'folded' | 'doubt' | 'isEnded' | 'isOtherOwed'> {
  const { id, offerId, endToEndId, runId, payee, paper, amount, state, stateAt, stateBy, reason } = row;
  return {
    ...{ id, offerId, orderId, endToEndId, runId, runNumber, ...shownPayee(payee) },
    ...(paper !== null && { paper }),
    ...{ amount: toEuros(amount), state, stateAt: instantOf(stateAt), stateBy: names.get(stateBy) ?? stateBy },
    ...(reason !== null && { reason }),
    bankWords: [...(words.get(id) ?? [])],
  };
}

/** What of a payment the bank reads otherwise; PayPal takes every text. */
export function foldedOf({ method, payee, purpose }: PayoutDbRow): PayoutRow['folded'] {
  return method === 'sepa' ? foldedTexts(payee.holder, purpose).map((text) => ({ ...text })) : [];
}

/** What a run comes to. */
export type RunTally = Pick<RunHead, 'counts' | 'sums'>;

/** A run without its payments. */
export function runHead(run: RunRow, tally: RunTally, names: ReadonlyMap<string, string>): RunHead {
  const { id, number, state, executionDay, composedAt, composedBy, releasedAt, releasedBy, byTwo, discardedAt } = run;
  const nameOf = (by: string) => names.get(by) ?? by;
  return {
    ...{ id, number, state, executionDay, composedAt: instantOf(composedAt), composedBy: nameOf(composedBy), byTwo },
    ...(releasedAt !== null && { releasedAt: instantOf(releasedAt) }),
    ...(releasedBy !== null && { releasedBy: nameOf(releasedBy) }),
    ...(discardedAt !== null && { discardedAt: instantOf(discardedAt) }),
    ...tally,
  };
}

/** Counts and sums of payments; what fell out is in no sum. */
export function tallyOf(rows: readonly Pick<PayoutDbRow, 'method' | 'state' | 'amount'>[]): RunTally {
  const inside = rows.filter(({ state }) => state !== 'dropped');
  const [sepa, paypal] = (['sepa', 'paypal'] as const).map((way) => inside.filter(({ method }) => method === way));
  return {
    counts: {
      sepa: sepa?.length ?? 0,
      paypal: paypal?.length ?? 0,
      dropped: rows.length - inside.length,
      paid: rows.filter(({ state }) => isMade(state)).length,
      failed: rows.filter(({ state }) => failedPayoutStates.some((failed) => failed === state)).length,
    },
    sums: { sepa: toEuros(sumOfTransfers(sepa ?? [])), paypal: toEuros(sumOfTransfers(paypal ?? [])) },
  };
}

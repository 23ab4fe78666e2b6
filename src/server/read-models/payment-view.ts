import type { OfferView } from '#contract/sale/offer-view.ts';
import { shopConfig } from '#contract/settings/shop-in-force.ts';
import { bankReasonOf } from '#domain/bank/bank-reasons.ts';
import { contractPartnerOf, isOwnPayee } from '#domain/offer/parties/payee.ts';
import { type GivenPayee, maskedAccount, type PayeeNow, payeeNow } from '#domain/payout/payee-now.ts';
import { type Payee, payoutMethodOf } from '#domain/payout/payout.ts';
import { mayNameAccount, type NewestPayout, promisedAgain } from '#domain/payout/payout-back.ts';
import { owedOf, tellingPayment } from '#domain/sale/owed.ts';
import type { Sale } from '#domain/sale/sale.ts';
import { toEuros } from '#domain/values/money.ts';
import type { LeftPayout } from '#server/offers/payout-rows.ts';

/** What is known of the payments of a sale outside its event log. */
export interface PaymentsBeside {
  readonly payments: readonly LeftPayout[] | null;
  readonly givenPayee: GivenPayee | null;
}

type Shown = Pick<OfferView, 'payment' | 'payoutBack' | 'givenAccount' | 'promised' | 'alreadyPaid'>;

/**
 * What became of the money as both sides read it: ordered, paid, or not arrived, by what is to be done now; then until when it is paid again. `now` is
 * a UTC instant.
 */
export function paymentIn(sale: Sale, { payments, givenPayee }: PaymentsBeside, now: string): Shown {
  const { addresses, payoutHoldUntil, completion } = sale.state;
  const payout = tellingPayment({ state: sale.state, payments: payments ?? [] });
  if (addresses === undefined || payout === undefined) return {};
  const step = owedOf(sale);
  const held = payoutHoldUntil !== undefined && { payoutHoldUntil };
  const next = payeeNow({ addresses, ...held }, givenPayee ?? undefined);
  const { state, orderedAt, day, credited } = payout;
  const given = {
    ...(givenPayee !== null && next.payee === givenPayee.payee && { givenAccount: shown(next.payee) }),
    ...(credited !== undefined && completion === undefined && { alreadyPaid: toEuros(credited) }),
  };
  if (state === 'ordered' || state === 'paid') return { ...given, payment: { state, orderedAt, day } };
  if (step === undefined) return { ...given };
  const isAsked = step === 'asked';
  const by = isAsked ? undefined : promisedAgain(payout.at, payout.check?.answer?.at, shopConfig.promises);
  return {
    ...given,
    payoutBack: {
      ...{ amount: toEuros(payout.amount), account: maskedAccount(payout.payee), method: payoutMethodOf(payout.payee) },
      ...{ reason: reasonOf(payout), at: payout.at, isAsked, mayAnswer: mayNameAccount(payout) },
      next: { ...shown(next.payee), method: payoutMethodOf(next.payee) },
      ...heldOf(next, now),
      isOtherPayee: !isOwnPayee(contractPartnerOf(addresses), next.payee.holder),
    },
    ...(by !== undefined && { promised: { what: 'payout', by } }),
  };
}

/** In the seller's words; without a question about the account the reason is not theirs. */
function reasonOf({ check }: NewestPayout): string {
  if (check === undefined) return 'Der Grund liegt nicht bei Ihnen.';
  const { text, forSeller = text } = bankReasonOf(check.reasonCode);
  return forSeller;
}

function heldOf({ heldUntil }: PayeeNow, now: string): { heldUntil?: string } {
  return heldUntil !== undefined && heldUntil > now ? { heldUntil } : {};
}

function shown(payee: Payee) {
  return { holder: payee.holder, account: maskedAccount(payee) };
}

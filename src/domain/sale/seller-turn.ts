import { phaseRecords, type Turn } from '#domain/offer/phase.ts';
import { isDeadlinePassed } from '#domain/offer/stage.ts';
import { summaryOf } from '#domain/offer/summary.ts';
import { type PaymentStep, turnOfPayment } from '#domain/payout/payout-back.ts';
import { turnAsked } from '#domain/sale/offer-message.ts';
import type { Instant } from '#domain/values/day.ts';
import { isHeldByAgreement, ownInvoiceVerdict } from './held.ts';
import { owedOf } from './owed.ts';
import type { Sale } from './sale.ts';

/** What a seller's list goes by, the clock left aside. */
export interface SellerRow {
  readonly turn: Turn;
  /** Nothing goes on before the seller acts. */
  readonly acts: boolean;
  /** A question to the seller is open, and something still goes on. */
  readonly isAsked: boolean;
  /** The seller corrects the own invoice. */
  readonly invoiceGivenBack?: true;
  /** Nothing but the seller's own processing agreement holds the goods: the provider reads it. */
  readonly heldByAgreement?: true;
  readonly paymentStep?: PaymentStep;
}

/** How a sale stands in its seller's list. */
export function sellerRowOf(sale: Sale): SellerRow {
  const { state, facts } = sale;
  const isHeld = state.phase === 'handover' && isHeldByAgreement(sale);
  const isGivenBack = ownInvoiceVerdict(sale) === 'refused';
  const step = owedOf(sale);
  const usual = isHeld ? 'provider' : phaseRecords[state.phase].turn;
  const isAsked = facts.sellerIsAsked === true && usual !== 'nobody';
  return {
    turn: turnAsked(step ? turnOfPayment(step) : usual, isAsked || isGivenBack),
    acts: (summaryOf(state).waitsForSeller && !isHeld) || isGivenBack || step === 'asked',
    isAsked,
    ...(isGivenBack && { invoiceGivenBack: true as const }),
    ...(isHeld && { heldByAgreement: true as const }),
    ...(step && { paymentStep: step }),
  };
}

/** Who acts next in a sale at the instant `now`. */
export function turnOf(sale: Sale, now: Instant): Turn {
  return isDeadlinePassed(sale.state, now) ? 'nobody' : sellerRowOf(sale).turn;
}

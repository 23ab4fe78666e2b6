import type { Cents } from '#domain/values/money.ts';
import type { PriceBasis } from './facts.ts';
import { phaseRecords } from './phase.ts';
import type { Standing } from './stage.ts';
import { agreesToSelfBilling, hasDocument, isHandoverReady } from './standing.ts';
import type { OfferState } from './state.ts';
import { type OtherTax, otherTaxOf } from './tax.ts';

/** What a list of offers shows, kept beside the state so that a list never reads whole offers. */
export interface OfferSummary {
  title: string;
  units: number;
  offeredAsBusiness: boolean;
  basis: PriceBasis;
  /** Absent where the usual tax comes on top, and for private sellers. */
  otherTax?: OtherTax;
  /** Cents as they stand: paid, adjusted, agreed or bid. */
  amount?: Cents;
  /** Last day of the current bid or adjusted bid. */
  deadline?: string;
  /** The seller is the one who can go on, unless a deadline is over. */
  waitsForSeller: boolean;
  standing: Standing;
}

/** The summary of an offer. */
export function summaryOf(state: OfferState): OfferSummary {
  const amount = state.payoutTotal ?? openAdjustment(state) ?? state.agreement?.total ?? state.bid?.total;
  const deadline = deadlineOf(state);
  const otherTax = otherTaxOf(state);
  return {
    title: titleOf(state),
    units: state.items.reduce((sum, item) => sum + item.quantity, 0),
    offeredAsBusiness: state.offeredAsBusiness,
    basis: basisOf(state),
    ...(otherTax !== undefined && { otherTax }),
    ...(amount !== undefined && { amount }),
    ...(deadline !== undefined && { deadline }),
    waitsForSeller: waitsForSeller(state),
    standing: standingOf(state),
  };
}

/** A bid to a business is net, to a private person flat (INV-13). */
export function basisOf(state: OfferState): PriceBasis {
  return state.offeredAsBusiness ? 'net' : 'flat';
}

/** Whether nothing goes on before the seller acts, the clock left aside; where both act, it goes by what is there already. */
function waitsForSeller(state: OfferState): boolean {
  switch (state.phase) {
    case 'handover':
      return isHandoverReady(state);
    case 'payout':
      return hasDocument(state) || (state.offeredAsBusiness && !agreesToSelfBilling(state));
    default:
      return phaseRecords[state.phase].turn === 'customer';
  }
}

/** Last day of the answer that is awaited from the customer, if one is. */
function deadlineOf(state: OfferState): string | undefined {
  switch (state.phase) {
    case 'bidPlaced':
    case 'counterbidOpen':
      return state.bid?.validUntil;
    case 'adjusted':
      return state.adjustment?.answerUntil;
    default:
      return undefined;
  }
}

/** What the offer is about in a line: '3 × Dell PowerEdge R640 und 2 weitere Positionen'. */
export function titleOf(state: OfferState): string {
  const [first, ...others] = state.items;
  if (!first) {
    if (state.draft?.itemsListUpload) return 'Geräteliste';
    return state.draft?.itemImageUploads.length ? 'Geräte auf Fotos' : 'Anfrage ohne Positionen';
  }
  const title = `${first.quantity} × ${first.title}`;
  if (others.length === 0) return title;
  return others.length === 1 ? `${title} und 1 weitere Position` : `${title} und ${others.length} weitere Positionen`;
}

function openAdjustment(state: OfferState): Cents | undefined {
  return state.adjustment && state.adjustment.answer !== 'declined' ? state.adjustment.total : undefined;
}

function standingOf({ phase, bid, agreement, goodsDispatchedAt, receipt }: OfferState): Standing {
  return {
    phase,
    ...(bid && { bid: { validUntil: bid.validUntil } }),
    ...(agreement && { agreement: { by: agreement.by } }),
    ...(goodsDispatchedAt !== undefined && { goodsDispatchedAt }),
    ...(receipt && { receipt: { at: receipt.at } }),
  };
}

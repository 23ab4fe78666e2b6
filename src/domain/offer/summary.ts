import type { Cents } from '#domain/values/money.ts';
import type { PriceBasis } from './facts.ts';
import { isPhaseOfTurn, type PhaseOfTurn } from './phase.ts';
import { isLongSheet, unitsByModel } from './price/by-model.ts';
import type { Standing } from './stage.ts';
import { hasDocument, isHandoverReady, ownInvoiceReasonOf } from './standing.ts';
import type { OfferState } from './state.ts';
import { type OtherTax, otherTaxOf, pricedLines, taxedOf, untaxedOf } from './tax/price-tax.ts';

/** What a list of offers shows, kept beside the state so that a list never reads whole offers. */
export interface OfferSummary {
  title: string;
  units: number;
  offeredAsBusiness: boolean;
  basis: PriceBasis;
  /** Absent where the usual tax comes on top, and for private sellers. */
  otherTax?: OtherTax;
  /** Cents of the amount on which the buyer owes the tax, where that is a part of it. */
  untaxed?: Cents;
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
    ...(otherTax === 'partlyReverseCharge' && { untaxed: untaxedOf(taxedOf(state), pricedLines(state)) }),
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

/** Where both sides act: whether nothing goes on without the seller, by what is there already. */
const awaitsSeller: Readonly<Record<PhaseOfTurn<'both'>, (state: OfferState) => boolean>> = {
  handover: isHandoverReady,
  payout: (state) => hasDocument(state) || isInvoiceWanted(state),
};

/** Whether the invoice is the seller's to write, and what it shows is settled. */
function isInvoiceWanted(state: OfferState): boolean {
  const reason = ownInvoiceReasonOf(state);
  return reason === 'chosen' || reason === 'taxId';
}

/** Whether nothing goes on before the seller acts, the clock left aside. */
function waitsForSeller(state: OfferState): boolean {
  const { phase } = state;
  return isPhaseOfTurn(phase, 'both') ? awaitsSeller[phase](state) : isPhaseOfTurn(phase, 'customer');
}

const bidDay = ({ bid }: OfferState) => bid?.validUntil;

/** Where the seller acts: the last day for the answer, if there is one. */
const answerDays: Readonly<Record<PhaseOfTurn<'customer'>, (state: OfferState) => string | undefined>> = {
  bidPlaced: bidDay,
  counterbidOpen: bidDay,
  agreed: () => undefined,
  adjusted: ({ adjustment }) => adjustment?.answerUntil,
};

function deadlineOf(state: OfferState): string | undefined {
  const { phase } = state;
  return isPhaseOfTurn(phase, 'customer') ? answerDays[phase](state) : undefined;
}

/** What the offer is about in a line: '3 × Dell PowerEdge R640 und 2 weitere Positionen', of equal or many positions by model: '42 × ThinkPad T480, 31 × ThinkPad X13 und 12 weitere Modelle'. */
export function titleOf(state: OfferState): string {
  const { items } = state;
  const [first, ...others] = items;
  if (!first) {
    if (state.draft?.itemsListUpload) return 'Geräteliste';
    return state.draft?.itemImageUploads.length ? 'Geräte auf Fotos' : 'Anfrage ohne Positionen';
  }
  const models = unitsByModel(items);
  if (models.length < items.length || isLongSheet(items.length)) return titleOfModels(models);
  const title = `${first.quantity} × ${first.title}`;
  if (others.length === 0) return title;
  return others.length === 1 ? `${title} und 1 weitere Position` : `${title} und ${others.length} weitere Positionen`;
}

/** So many models are named in the title, those of most units first. */
const namedModels = 2;

function titleOfModels(models: ReturnType<typeof unitsByModel>): string {
  const most = models.toSorted((one, other) => other.quantity - one.quantity);
  const named = most.slice(0, namedModels).map(({ quantity, title }) => `${quantity} × ${title}`);
  const more = most.length - namedModels;
  if (more <= 0) return named.join(', ');
  return `${named.join(', ')} und ${more === 1 ? '1 weiteres Modell' : `${more} weitere Modelle`}`;
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

import { eq, type SQLWrapper, sql } from 'drizzle-orm';
import { invoiceCheckOfSale } from '#contract/money/invoice-check.ts';
import type { WholeOfferView } from '#contract/sale/whole-offer-view.ts';
import type { InvoiceCheck } from '#domain/invoicing/incoming/invoice-check.ts';
import type { OfferEvent } from '#domain/offer/events/events.ts';
import { type OwnAgreement, takesAgreement } from '#domain/offer/papers/own-agreement.ts';
import { beforeTransit } from '#domain/offer/phase.ts';
import type { OfferState } from '#domain/offer/state.ts';
import { type KnownGoods, listedGoodsOf, reverseChargeClassesOf } from '#domain/offer/tax/reverse-charge.ts';
import type { BindingObstacle } from '#domain/pricing/binding-bid.ts';
import type { KeptFates } from '#domain/reuse/device-fate.ts';
import { isHeldByAgreement, ownInvoiceVerdict } from '#domain/sale/held.ts';
import type { OfferMessage } from '#domain/sale/offer-message.ts';
import { type SaleFacts, saleOf } from '#domain/sale/sale.ts';
import { turnOf } from '#domain/sale/seller-turn.ts';
import { missingOf } from '#domain/units/missing.ts';
import { type MissingAnswer, standingAnswers } from '#domain/units/missing-answers.ts';
import { offerState } from '#server/db/offer-state.ts';
import { offerEvents, offers } from '#server/db/schema/offers.ts';
import type { Deps } from '#server/deps.ts';
import { invoiceCheckOf } from '#server/offers/incoming-invoices.ts';
import { messagesOf } from '#server/offers/messages.ts';
import { ownAgreementOf } from '#server/offers/own-agreements.ts';
import { givenPayeeOf, leftPayoutsOf } from '#server/offers/payout-rows.ts';
import { saleFacts } from '#server/offers/sale-facts.ts';
import { type ToldShipment, toldShipmentsOf } from '#server/offers/shipment-rows.ts';
import { offerView, uploadsIn } from './offer-detail.ts';
import { documentsOf } from './offer-documents.ts';
import { type BatteryAnswers, packed, packedAt, transportOf } from './packing.ts';
import { parcelsOnTheirWay } from './parcels-on-their-way.ts';
import { type PaymentsBeside, paymentIn } from './payment-view.ts';
import { reuseIn } from './reuse-view.ts';
import { uploadNamesOf } from './upload-names.ts';

export interface ReadOffer {
  view: WholeOfferView;
  state: OfferState;
}

/** A row of an offer with its log. */
export interface OfferRecord extends PaymentsBeside {
  state: OfferState;
  /** What stands outside its event log, as whose turn it is goes by it. */
  facts: SaleFacts;
  events: OfferEvent[];
  messages: OfferMessage[] | null;
  /** Why it was not answered at once; null where that was not judged. */
  obstacles: BindingObstacle[] | null;
  /** The last processing agreement that its seller handed in. */
  ownAgreement: OwnAgreement | null;
  /** What was found out about the own invoice that stands. */
  invoiceCheck: InvoiceCheck | null;
  /** What its seller calls it. */
  ownName: string | null;
  /** What became of its devices. */
  fates: KeptFates | null;
  /** Its parcels, as far as the seller is told of them. */
  shipments?: ToldShipment[] | null;
  /** What the seller says of what did not arrive. */
  missingAnswers: MissingAnswer[] | null;
}

/** The log of an offer in order, as a column of a query. */
export const logOf = (id: SQLWrapper) =>
  sql<
    OfferEvent[]
  >`(select json_agg(${offerEvents.event} order by ${offerEvents.version}) from ${offerEvents} where ${offerEvents.offerId} = ${id})`;

/** How the desk reads one offer with its history: one query, prepared once. */
export function offerReader(
  deps: Pick<Deps, 'db' | 'catalogue'>,
): (id: string, now: string) => Promise<ReadOffer | undefined> {
  const view = offerViewer(deps, (documentId) => `/desk/api/documents/${encodeURIComponent(documentId)}`);
  const wanted = sql.placeholder('id');
  const byId = deps.db
    .select({
      state: offerState,
      facts: saleFacts,
      events: logOf(wanted),
      messages: messagesOf(wanted),
      obstacles: offers.obstacles,
      ownName: offers.ownName,
      fates: offers.fates,
      missingAnswers: offers.missingAnswers,
      ownAgreement: ownAgreementOf(wanted),
      invoiceCheck: invoiceCheckOf(wanted, offers.state),
      shipments: toldShipmentsOf(wanted),
      payments: leftPayoutsOf(wanted),
      givenPayee: givenPayeeOf(wanted),
    })
    .from(offers)
    .where(eq(offers.id, wanted))
    .prepare('offer_with_log');
  return async (id, now) => {
    const [row] = await byId.execute({ id });
    return row && { view: await view(id, row, now), state: row.state };
  };
}

/**
 * How an offer's row becomes what its owner sees; with one more query each where it names files or has documents. Their addresses are
 * the seller's or the desk's: each has cookies of its own.
 */
export function offerViewer(
  { db, catalogue }: Pick<Deps, 'db' | 'catalogue'>,
  addressOf: (documentId: string) => string,
): (id: string, row: OfferRecord, now: string) => Promise<WholeOfferView> {
  return async (id, row, now) => {
    const { state, events, messages, obstacles, ownName, fates, ownAgreement: own, shipments, missingAnswers } = row;
    const { invoiceCheck } = row;
    const names = await uploadNamesOf(db, uploadsIn(state));
    const documents = await documentsOf(db, id, state, addressOf);
    const priced = withListedGoods(state, catalogue.catalogue);
    const view = offerView(id, priced, events, names, now, { documents, messages: messages ?? [] });
    const goods = packed(state, catalogue.catalogue, nobodyAsked);
    const transport = transportOf(goods);
    const sites = view.sites?.map((one) => {
      const there = transportOf(packedAt(goods, one.site));
      return { ...one, ...(there && { transport: there }) };
    });
    const waits = obstacles && state.phase === 'submitted' && { obstacles };
    const named = ownName !== null && { ownName };
    const reuse = reuseIn(state, fates ?? undefined, goods);
    const takes = takesAgreement(state) && beforeTransit.some((phase) => phase === state.phase);
    const sale = saleOf(state, row.facts);
    const agreement = {
      ...(own && { ownAgreement: own }),
      ...(takes && { takesAgreement: true as const }),
    };
    const isGivenBack = ownInvoiceVerdict(sale) === 'refused';
    const corrects = isGivenBack && state.phase === 'finished';
    const answers = standingAnswers(missingAnswers ?? [], missingOf(state));
    const { promised, ...unpromised } = view;
    const payment = paymentIn(sale, row, now);
    return {
      // The day that was promised first is over with a payment that came back.
      ...(payment.payoutBack ? unpromised : { ...unpromised, ...(promised && { promised }) }),
      ...payment,
      ...(isGivenBack && { invoiceGivenBack: true as const }),
      ...(isHeldByAgreement(sale) && { heldByAgreement: true as const }),
      ...(corrects && { takesCorrection: true as const }),
      turn: turnOf(sale, now),
      ...(invoiceCheck && { invoiceCheck: invoiceCheckOfSale(invoiceCheck) }),
      ...(view.receipt && { receipt: { ...view.receipt, answers } }),
      ...agreement,
      ...named,
      ...(reuse && { reuse }),
      ...(transport && { transport }),
      ...(sites && { sites }),
      ...waits,
      ...parcelsOnTheirWay(shipments ?? []),
    };
  };
}

/** An offer whose log tells nothing of its goods' tax, with what the catalogue knows of them today (decision 0595). */
function withListedGoods(state: OfferState, catalogue: KnownGoods): OfferState {
  const sheet = state.agreement ?? state.bid;
  if (!state.offeredAsBusiness || !sheet || state.listedGoods) return state;
  const listedGoods = listedGoodsOf(sheet.lines, reverseChargeClassesOf(state.items, catalogue));
  return { ...state, listedGoods };
}

/** The numbers of parcels and pallets go by the inquiry alone. */
const nobodyAsked: BatteryAnswers = new Map();

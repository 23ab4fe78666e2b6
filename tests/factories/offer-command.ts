import type { Actor } from '#domain/offer/actor.ts';
import { type CommandData, type CommandOf, type CommandType, commands } from '#domain/offer/commands/commands.ts';
import type { Addresses, ShippingMethod } from '#domain/offer/parties/addresses.ts';
import { handoverOf, sitesOf } from '#domain/offer/parties/sites.ts';
import { isReady } from '#domain/offer/standing.ts';
import type { OfferState } from '#domain/offer/state.ts';
import type { ReverseChargeClasses } from '#domain/offer/tax/reverse-charge.ts';
import { addDays, dayOf } from '#domain/values/day.ts';
import {
  addressesFor,
  allDeclarations,
  draftOf,
  inquiryId,
  items,
  orderId,
  proposedLines,
  withOtherIban,
} from './offer-values.ts';

/** How the offers of a story are made where a test leaves it open. */
export interface OfferKind {
  shippingMethod: ShippingMethod;
  offeredAsBusiness: boolean;
}
export const usualKind: OfferKind = { shippingMethod: 'shipment', offeredAsBusiness: true };

type Makers = { [C in CommandType]: (state: OfferState | undefined, now: string, kind: OfferKind) => CommandData[C] };

const ownInquiry = (state: OfferState | undefined) => state?.inquiryId ?? state?.orderId ?? inquiryId;
const ownOrder = (state: OfferState | undefined) => state?.orderId ?? orderId;
const isBusiness = (state: OfferState | undefined) => state?.offeredAsBusiness ?? true;

function quantities(state: OfferState | undefined): { itemId: string; quantity: number }[] {
  return state?.agreement?.lines ?? items.map((item) => ({ itemId: item.id, quantity: item.quantity }));
}

/** Another number each time, so that nothing is taken for a repeat. */
const parcel = (state: OfferState | undefined) => `00340433836442636${600 + (state?.version ?? 0)}`;

/** No goods of which the buyer owes the tax (INV-15). */
const unlisted = (state: OfferState | undefined): ReverseChargeClasses =>
  Object.fromEntries((state?.items ?? []).map(({ id }) => [id, 'none' as const]));

/** The place that comes next: the first that nothing was arranged with, else the first that still has its goods. */
function nextSite(state: OfferState | undefined): { site?: string } {
  const open = state === undefined ? [] : openSites(state);
  const site = open.find((one) => one.isWaiting) ?? open[0];
  return site ? { site: site.site } : {};
}

/** The first place whose goods may leave. */
function readySite(state: OfferState | undefined): { site?: string } {
  const open = state === undefined ? [] : openSites(state);
  const site = open.find((one) => !one.isWaiting) ?? open[0];
  return site ? { site: site.site } : {};
}

function openSites(state: OfferState) {
  return sitesOf(state).flatMap((site) => {
    const handover = handoverOf(state, site);
    return handover.goodsDispatchedAt === undefined ? [{ site, isWaiting: !isReady(state, handover) }] : [];
  });
}

/** A document fixes who writes the invoice (INV-12). */
function withFixedTax(usual: Addresses, { document, addresses }: OfferState): Addresses {
  const fixed = document && addresses?.contractDetails.selfBilling;
  return fixed === undefined ? usual : { ...usual, contractDetails: { ...usual.contractDetails, selfBilling: fixed } };
}

/** For every command a body that nothing but the phase, the clock or an earlier choice can refuse. */
const makers: Makers = {
  submitOffer: (_state, _now, { offeredAsBusiness }) => ({ draft: draftOf({ offeredAsBusiness }), inquiryId }),
  createFromInquiry: (_state, _now, { offeredAsBusiness }) => ({
    email: 'kundin@example.org',
    offeredAsBusiness,
    items,
    inquiryId,
  }),
  addItems: (state) => ({
    items: [
      {
        id: `item-${(state?.items.length ?? 0) + 1}`,
        freetext: 'Kabel',
        title: 'Kabel',
        quantity: 1,
        ...(state?.items[0]?.site !== undefined && { site: state.items[0].site }),
      },
    ],
  }),
  submitBid: (state, now, { shippingMethod }) => ({
    lines: (state?.items ?? items).map((item) => {
      const usual = proposedLines.find((line) => line.itemId === item.id);
      return usual
        ? { ...usual, unitPrice: usual.unitPrice + (state?.times?.bidSubmitted ?? 0) }
        : { itemId: item.id, unitPrice: 100, deductions: [] };
    }),
    shippingMethod,
    validUntil: addDays(dayOf(now), 14),
  }),
  reject: () => ({ reason: 'Kein Bedarf' }),
  acceptBid: (state) => ({ inquiryId: ownInquiry(state), declarations: allDeclarations(isBusiness(state)) }),
  declineBid: (state) => ({ inquiryId: ownInquiry(state) }),
  submitCounterbid: (state) => ({
    inquiryId: ownInquiry(state),
    counterbid: Math.ceil((state?.bid?.total ?? 0) * 1.03),
    declarations: allDeclarations(isBusiness(state)),
  }),
  omitCounterbid: (state) => ({ inquiryId: ownInquiry(state) }),
  acceptCounterbid: () => ({}),
  declineCounterbid: () => ({}),
  submitAddresses: (state, _now, kind) => {
    const usual = addressesFor(
      state?.shippingMethod ?? kind.shippingMethod,
      isBusiness(state),
      state && sitesOf(state),
    );
    return {
      inquiryId: ownInquiry(state),
      addresses: state?.addresses ? withOtherIban(withFixedTax(usual, state)) : usual,
      declarations: [],
      reauthenticated: true,
    };
  },
  linkOrder: () => ({ orderId }),
  createFromOrder: (_state, _now, { shippingMethod, offeredAsBusiness }) => ({
    email: 'kundin@example.org',
    offeredAsBusiness,
    items,
    lines: proposedLines,
    shippingMethod,
    addresses: addressesFor(shippingMethod, offeredAsBusiness),
    orderId,
  }),
  verifyData: () => ({}),
  dispatchPackaging: (state) => ({ trackingNumbers: [parcel(state)], ...nextSite(state) }),
  sendShippingLabel: (state) => ({ carrier: 'dhl', trackingNumbers: [parcel(state)], ...nextSite(state) }),
  confirmPickupAppointment: (state, now) => ({
    date: addDays(dayOf(now), 3),
    timeFrom: '08:00',
    timeTo: '12:00',
    ...nextSite(state),
  }),
  confirmDeliveryAppointment: (state, now) => ({
    date: addDays(dayOf(now), 3),
    timeFrom: '13:00',
    timeTo: '16:00',
    ...nextSite(state),
  }),
  dispatchGoods: (state) => ({ orderId: ownOrder(state), batteriesHeld: false, ...readySite(state) }),
  confirmScopeOfSupply: (state) => ({
    lines: quantities(state).map(({ itemId, quantity }) => ({ itemId, received: quantity })),
    foreign: [],
    ...(state?.receipt && { note: `Nachlieferung nach Schritt ${state.version}` }),
  }),
  startDeletion: () => ({}),
  finishDeletion: (state) => {
    const serial = `S${(state?.deletion?.media.length ?? 0) + 1}`;
    return { media: [{ serial, model: 'PM883', method: 'nvmeSanitize', result: 'erased' }] };
  },
  skipDeletion: () => ({ reason: 'noMedia' }),
  startTesting: () => ({}),
  finishTesting: (state) => ({
    lines: (state?.receipt?.lines ?? [])
      .filter((line) => line.received > 0)
      .map(({ itemId }) => ({ itemId, result: 'passed' })),
  }),
  adjustBid: (state, now) => ({
    lines: quantities(state).map(({ itemId }) => ({
      itemId,
      missingEvidence: ['foto-paket'],
      deductions:
        itemId === 'item-1' ? [{ name: 'ohne Netzteil', units: state?.adjustment ? 1 : 2, evidence: ['foto-1'] }] : [],
    })),
    answerUntil: addDays(dayOf(now), 10),
  }),
  skipAdjustingBid: (state) => ({ classes: unlisted(state) }),
  acceptAdjustedBid: (state) => ({ orderId: ownOrder(state), classes: unlisted(state) }),
  declineAdjustedBid: (state) => ({ orderId: ownOrder(state) }),
  rejectOrder: () => ({ reason: 'Nichts davon ist angekommen' }),
  dispatchReturns: (state) => ({ trackingNumbers: [parcel(state)] }),
  addCreditNote: (state) => ({
    number: `GS-2026-${String(1 + (state?.endedDocuments?.length ?? 0)).padStart(6, '0')}`,
    classes: unlisted(state),
  }),
  objectToCreditNote: (state) => ({ orderId: ownOrder(state), reason: 'Die Anschrift ist eine andere' }),
  cancelDocument: (state) => ({
    number: `ST-2026-${String(state?.version ?? 1).padStart(6, '0')}`,
    reason: 'Das Leistungsdatum war falsch',
    exported: false,
  }),
  issueInvoice: (state) => ({ orderId: ownOrder(state), invoiceUpload: 'upload-rechnung' }),
  finishOffer: (state) => ({ orderId: ownOrder(state) }),
  complete: () => ({ paymentReference: 'SEPA 2026-12-01/17' }),
  cancel: () => ({ reason: 'Die Angaben ließen sich nicht klären' }),
  cancelOffer: (state) => ({ id: ownInquiry(state) }),
};

/** A command that fits the offer as it stands; only its phase, the clock or an earlier choice can refuse it. */
export function commandFor<C extends CommandType>(
  type: C,
  state: OfferState | undefined,
  now: string,
  kind: OfferKind = usualKind,
): { [K in C]: CommandOf<K> }[C] {
  return { type, ...makers[type](state, now, kind) };
}

/** Who usually sends a command. */
export function senderOf(type: CommandType): Actor {
  return commands[type].actors[0] ?? 'provider';
}

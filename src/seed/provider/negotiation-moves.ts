import type { DeskCommandBody } from '#contract/desk-commands.ts';
import type { DeskOffer } from '#contract/desk-view.ts';
import type { ShippingMethod } from '#domain/offer/addresses.ts';
import { addDays } from '#domain/values/day.ts';
import { formatDayInFull } from '#domain/values/day-text.ts';
import { formatMoney, fromEuros, toEuros } from '#domain/values/money.ts';
import { onWorkingDay } from '#domain/values/working-day.ts';
import { priceOf } from '#seed/price-list.ts';
import { type Desk, type Move, type Moves, move } from './move.ts';

const bidDays = 14;
/** A counterbid up to this share above our bid is accepted; beyond it we bid once more, then decline. */
const acceptedPercent = 20;
const raisedPercent = 10;
const maxParcels = 6;

type BidLine = DeskCommandBody<'submitBid'>['lines'][number];

/** An inquiry: list the goods when the customer sent a list or pictures, else bid on them. */
export const answerInquiry: Moves = (offer, desk) => {
  const reason = 'Ein Ankauf der angebotenen IT kommt für uns aktuell nicht in Frage.';
  const reject = move('reject', 'Anfrage ablehnen', { reason });
  if (offer.items.length > 0) return [bid(offer, desk, priceList(offer, desk)), reject];
  const freetext = offer.itemsListUpload ? 'Geräte laut hochgeladener Liste' : 'Geräte laut hochgeladenen Fotos';
  const items = [{ id: `item-${desk.newId()}`, freetext, quantity: 1 }];
  return [move('addItems', `Position eintragen: 1 × ${freetext}`, { items }), reject];
};

/** A counterbid: accept what is near, bid once more on what is not, decline the rest. */
export const answerCounterbid: Moves = (offer, desk) => {
  const asked = fromEuros(offer.counterbid?.amount ?? 0);
  const offered = fromEuros(offer.bid?.total ?? 0);
  const accept = move('acceptCounterbid', `Gegenvorschlag über ${formatMoney(asked)} annehmen`, {});
  const decline = move('declineCounterbid', `Gegenvorschlag über ${formatMoney(asked)} ablehnen`, {});
  const again = bid(offer, desk, raised(offer));
  if (asked * 100 <= offered * (100 + acceptedPercent)) return [accept, again, decline];
  const bids = offer.timeline.filter(({ type }) => type === 'bidSubmitted').length;
  return bids > 1 ? [decline, accept] : [again, decline, accept];
};

function priceList({ items }: DeskOffer, desk: Desk): BidLine[] {
  return items.map(({ id, entryId, configuration }) => {
    const { unitPrice, deductions } = priceOf(desk.categoryOf(entryId), configuration);
    return {
      itemId: id,
      unitPrice: toEuros(unitPrice),
      deductions: deductions.map(({ name, amount }) => ({ name, amount: toEuros(amount) })),
    };
  });
}

/** The former sheet with higher prices, in whole euros. */
function raised({ bid: former }: DeskOffer): BidLine[] {
  return (former?.lines ?? []).map(({ itemId, quantity, unitPrice, total, deductions }) => {
    const price = unitPrice ?? total / quantity;
    return { itemId, unitPrice: Math.ceil((price * (100 + raisedPercent)) / 100), deductions };
  });
}

function bid(offer: DeskOffer, desk: Desk, lines: BidLine[]): Move {
  const quantities = new Map(offer.items.map(({ id, quantity }) => [id, quantity]));
  const total = lines.reduce((sum, line) => sum + fromEuros(line.unitPrice) * (quantities.get(line.itemId) ?? 0), 0);
  const validUntil = onWorkingDay(addDays(desk.today, bidDays));
  const basis = offer.offeredAsBusiness ? ' netto' : '';
  const says = `Kaufpreisgebot über ${formatMoney(total)}${basis} abgeben, gültig bis ${formatDayInFull(validUntil)}`;
  return move('submitBid', says, { lines, shippingMethod: shippingMethodOf(offer, desk), validUntil });
}

/** What the seller brings is brought; what is too heavy or too much for parcels is fetched (LOG-30). */
function shippingMethodOf({ shippingMethod, items }: DeskOffer, desk: Desk): ShippingMethod {
  if (shippingMethod) return shippingMethod;
  const heavy = items.filter(({ entryId }) => ['server', 'storage', 'ups'].includes(desk.categoryOf(entryId)));
  const isUps = heavy.some(({ entryId }) => desk.categoryOf(entryId) === 'ups');
  return isUps || heavy.reduce((sum, { quantity }) => sum + quantity, 0) > maxParcels ? 'pickup' : 'shipment';
}

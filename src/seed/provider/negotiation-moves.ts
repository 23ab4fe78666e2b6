import type { DeskCommandBody } from '#contract/desk/desk-commands.ts';
import type { DeskOffer } from '#contract/desk/desk-view.ts';
import { linesInEuros, sheetGroups } from '#contract/sale/sheet-in-cents.ts';
import { proposedLines } from '#domain/pricing/bid-sheet.ts';
import { addDays } from '#domain/values/day.ts';
import { formatDayInFull } from '#domain/values/day-text.ts';
import { formatMoney, fromEuros } from '#domain/values/money.ts';
import { onWorkingDay } from '#domain/values/working-day.ts';
import { type DemoDesk, type Move, type Moves, move } from './move.ts';

const bidDays = 14;
/** A counterbid up to this share above our bid is accepted; beyond it we bid once more, then decline. */
const acceptedPercent = 20;
const raisedPercent = 10;
/** Cents of a unit for which the price book has no price: what a person would type. */
const byHand = 2_000;

type BidLine = DeskCommandBody<'submitBid'>['lines'][number];

/** An inquiry: list the goods when the customer sent a list or pictures, else bid on them. */
export const answerInquiry: Moves = (offer, desk) => {
  const reason = 'Ein Ankauf der angebotenen IT kommt für uns aktuell nicht in Frage.';
  const reject = move('reject', 'Anfrage ablehnen', { reason });
  if (offer.items.length > 0) return [bid(offer, desk, bySheet(desk)), reject];
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

/** What the price book proposes, sure of it or not. */
function bySheet({ sheet }: DemoDesk): BidLine[] {
  const groups = sheetGroups(sheet?.groups ?? []);
  const prices = Object.fromEntries(groups.map(({ key, proposal }) => [key, proposal?.cents ?? byHand]));
  return linesInEuros(proposedLines(groups, { prices, deductions: {} }) ?? []);
}

/** The former sheet with higher prices, in whole euros. */
function raised({ bid: former }: DeskOffer): BidLine[] {
  return (former?.lines ?? []).map(({ itemId, quantity, unitPrice, total, deductions }) => {
    const price = unitPrice ?? total / quantity;
    return { itemId, unitPrice: Math.ceil((price * (100 + raisedPercent)) / 100), deductions };
  });
}

function bid(offer: DeskOffer, desk: DemoDesk, lines: BidLine[]): Move {
  const quantities = new Map(offer.items.map(({ id, quantity }) => [id, quantity]));
  const total = lines.reduce((sum, line) => sum + fromEuros(line.unitPrice) * (quantities.get(line.itemId) ?? 0), 0);
  const validUntil = onWorkingDay(addDays(desk.today, bidDays));
  const basis = offer.offeredAsBusiness ? ' netto' : '';
  const says = `Kaufpreisgebot über ${formatMoney(total)}${basis} abgeben, gültig bis ${formatDayInFull(validUntil)}`;
  const shippingMethod = offer.shippingMethod ?? desk.sheet?.shippingMethod ?? 'shipment';
  const priceBook = desk.sheet && { priceBook: desk.sheet.priceBook };
  return move('submitBid', says, { lines, shippingMethod, validUntil, ...priceBook });
}

import type { DeskCommand, DeskCommandBody } from '#contract/desk-commands.ts';
import type { CommandOf } from '#domain/offer/commands.ts';
import type { OfferItem } from '#domain/offer/item.ts';
import type { ProposedLine } from '#domain/offer/sheet.ts';
import { fromEuros } from '#domain/values/money.ts';

/** What the server adds to a provider's command: titles of items, and numbers where none are given. */
export interface DeskExtras {
  items: OfferItem[];
  number: string;
}

type Builder<C extends DeskCommand> = (body: DeskCommandBody<C>, extras: DeskExtras) => CommandOf<C>;

/** From the body of a provider's call to the command; euros become cents. */
export const deskCommands: { [C in DeskCommand]: Builder<C> } = {
  addItems: (_body, { items }) => ({ type: 'addItems', items }),
  submitBid: ({ lines, ...bid }) => ({ type: 'submitBid', ...bid, lines: toProposedLines(lines) }),
  reject: ({ reason }) => ({ type: 'reject', reason }),
  acceptCounterbid: () => ({ type: 'acceptCounterbid' }),
  declineCounterbid: () => ({ type: 'declineCounterbid' }),
  linkOrder: ({ orderId }, { number }) => ({ type: 'linkOrder', orderId: orderId ?? number }),
  verifyData: () => ({ type: 'verifyData' }),
  dispatchPackaging: ({ trackingNumbers }) => ({ type: 'dispatchPackaging', trackingNumbers }),
  sendShippingLabel: (body) => ({ type: 'sendShippingLabel', ...body }),
  confirmPickupAppointment: (body) => ({ type: 'confirmPickupAppointment', ...body }),
  confirmDeliveryAppointment: (body) => ({ type: 'confirmDeliveryAppointment', ...body }),
  dispatchGoods: () => ({ type: 'dispatchGoods' }),
  confirmScopeOfSupply: ({ foreign = [], ...receipt }) => ({ type: 'confirmScopeOfSupply', ...receipt, foreign }),
  startDeletion: () => ({ type: 'startDeletion' }),
  finishDeletion: ({ media }) => ({ type: 'finishDeletion', media }),
  skipDeletion: ({ reason }) => ({ type: 'skipDeletion', reason }),
  startTesting: () => ({ type: 'startTesting' }),
  finishTesting: ({ lines }) => ({ type: 'finishTesting', lines }),
  adjustBid: ({ lines, answerUntil }) => ({
    type: 'adjustBid',
    answerUntil,
    lines: lines.map(({ missingEvidence = [], ...line }) => ({ ...line, missingEvidence })),
  }),
  skipAdjustingBid: () => ({ type: 'skipAdjustingBid' }),
  rejectOrder: ({ reason }) => ({ type: 'rejectOrder', reason }),
  dispatchReturns: ({ trackingNumbers = [], ...note }) => ({ type: 'dispatchReturns', trackingNumbers, ...note }),
  addCreditNote: (_body, { number }) => ({ type: 'addCreditNote', number }),
  complete: ({ paymentReference }) => ({ type: 'complete', paymentReference }),
  cancel: ({ reason }) => ({ type: 'cancel', reason }),
};

/** A proposed sheet in cents. */
export function toProposedLines(lines: DeskCommandBody<'submitBid'>['lines']): ProposedLine[] {
  return lines.map(({ itemId, unitPrice, deductions }) => ({
    itemId,
    unitPrice: fromEuros(unitPrice),
    deductions: deductions.map(({ name, amount }) => ({ name, amount: fromEuros(amount) })),
  }));
}

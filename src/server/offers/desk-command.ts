import type { z } from 'zod';
import { type DeskCommand, type DeskCommandBody, deskCommandSchemas } from '#contract/desk-commands.ts';
import type { ItemInput } from '#contract/submit-offer.ts';
import type { Command } from '#domain/offer/commands.ts';
import type { OfferItem } from '#domain/offer/item.ts';
import type { ReverseChargeClasses } from '#domain/offer/reverse-charge.ts';
import type { ProposedLine } from '#domain/offer/sheet.ts';
import { fromEuros } from '#domain/values/money.ts';
import { Problem } from '#server/problem.ts';

/** Which range a command takes a number from where the body brings none. */
export type NumberRange = 'order' | 'document';

/** A body that has been read: what it names and needs, and the command it asks for. */
export interface DeskCall {
  uploads: string[];
  items: ItemInput[];
  takesNumber?: NumberRange;
  command(extras: { items: OfferItem[]; number: string; classes: ReverseChargeClasses }): Command;
}

type ReadBody = (body: unknown) => DeskCall;
type Extras = Parameters<DeskCall['command']>[0];

/** The body has passed the schema at the edge; here it gets back the type that a route for all commands cannot keep. */
function call<C extends DeskCommand>(
  name: C,
  command: (body: DeskCommandBody<C>, extras: Extras) => Command,
  more: (body: DeskCommandBody<C>) => Partial<DeskCall> = () => ({}),
): ReadBody {
  const schema: z.ZodType = deskCommandSchemas[name];
  const isBody = (body: unknown): body is DeskCommandBody<C> => schema.safeParse(body).success;
  return (body) => {
    if (!isBody(body)) throw new Problem(400, 'invalidBody');
    return { uploads: [], items: [], ...more(body), command: (extras) => command(body, extras) };
  };
}

/** From the body of a provider's call to the command; euros become cents. */
export const deskCalls: Record<DeskCommand, ReadBody> = {
  addItems: call(
    'addItems',
    (_body, { items }) => ({ type: 'addItems', items }),
    ({ items }) => ({ items }),
  ),
  submitBid: call('submitBid', ({ lines, ...bid }) => ({ type: 'submitBid', ...bid, lines: toProposedLines(lines) })),
  reject: call('reject', ({ reason }) => ({ type: 'reject', reason })),
  acceptCounterbid: call('acceptCounterbid', () => ({ type: 'acceptCounterbid' })),
  declineCounterbid: call('declineCounterbid', () => ({ type: 'declineCounterbid' })),
  linkOrder: call(
    'linkOrder',
    ({ orderId }, { number }) => ({ type: 'linkOrder', orderId: orderId ?? number }),
    ({ orderId }) => (orderId === undefined ? { takesNumber: 'order' } : {}),
  ),
  verifyData: call('verifyData', () => ({ type: 'verifyData' })),
  dispatchPackaging: call('dispatchPackaging', (body) => ({ type: 'dispatchPackaging', ...body })),
  sendShippingLabel: call(
    'sendShippingLabel',
    (body) => ({ type: 'sendShippingLabel', ...body }),
    ({ labelUpload }) => (labelUpload === undefined ? {} : { uploads: [labelUpload] }),
  ),
  confirmPickupAppointment: call('confirmPickupAppointment', (body) => ({ type: 'confirmPickupAppointment', ...body })),
  confirmDeliveryAppointment: call('confirmDeliveryAppointment', (body) => ({
    type: 'confirmDeliveryAppointment',
    ...body,
  })),
  // The provider's driver has seen the goods: what the seller said of batteries holds nothing.
  dispatchGoods: call('dispatchGoods', () => ({ type: 'dispatchGoods', batteriesHeld: false })),
  confirmScopeOfSupply: call('confirmScopeOfSupply', ({ foreign = [], ...receipt }) => ({
    type: 'confirmScopeOfSupply',
    ...receipt,
    foreign,
  })),
  startDeletion: call('startDeletion', () => ({ type: 'startDeletion' })),
  finishDeletion: call('finishDeletion', ({ media }) => ({ type: 'finishDeletion', media })),
  skipDeletion: call('skipDeletion', ({ reason }) => ({ type: 'skipDeletion', reason })),
  startTesting: call('startTesting', () => ({ type: 'startTesting' })),
  finishTesting: call('finishTesting', ({ lines }) => ({ type: 'finishTesting', lines })),
  adjustBid: call(
    'adjustBid',
    ({ lines, answerUntil }) => ({
      type: 'adjustBid',
      answerUntil,
      lines: lines.map(({ missingEvidence = [], ...line }) => ({ ...line, missingEvidence })),
    }),
    ({ lines }) => ({ uploads: lines.flatMap(evidenceOf) }),
  ),
  skipAdjustingBid: call('skipAdjustingBid', () => ({ type: 'skipAdjustingBid' })),
  rejectOrder: call('rejectOrder', ({ reason }) => ({ type: 'rejectOrder', reason })),
  dispatchReturns: call('dispatchReturns', ({ trackingNumbers = [], ...note }) => ({
    type: 'dispatchReturns',
    trackingNumbers,
    ...note,
  })),
  addCreditNote: call(
    'addCreditNote',
    (_body, { number, classes }) => ({ type: 'addCreditNote', number, classes }),
    () => ({ takesNumber: 'document' }),
  ),
  complete: call('complete', ({ paymentReference }) => ({ type: 'complete', paymentReference })),
  cancel: call('cancel', ({ reason }) => ({ type: 'cancel', reason })),
};

function evidenceOf({ missingEvidence = [], deductions }: DeskCommandBody<'adjustBid'>['lines'][number]): string[] {
  return [...missingEvidence, ...deductions.flatMap((deduction) => deduction.evidence)];
}

/** A proposed sheet in cents. */
export function toProposedLines(lines: DeskCommandBody<'submitBid'>['lines']): ProposedLine[] {
  return lines.map(({ itemId, unitPrice, deductions }) => ({
    itemId,
    unitPrice: fromEuros(unitPrice),
    deductions: deductions.map(({ name, amount }) => ({ name, amount: fromEuros(amount) })),
  }));
}

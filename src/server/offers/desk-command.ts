import type { z } from 'zod';
import { type DeskCommand, type DeskCommandBody, deskCommandSchemas } from '#contract/desk/desk-commands.ts';
import type { ItemInput } from '#contract/sale/submit-offer.ts';
import type { Command } from '#domain/offer/commands/commands.ts';
import type { OfferItem } from '#domain/offer/item.ts';
import type { ProposedLine } from '#domain/offer/price/sheet.ts';
import type { ReverseChargeClasses } from '#domain/offer/tax/reverse-charge.ts';
import { fromEuros } from '#domain/values/money.ts';
import { Problem } from '#server/problem.ts';
import { accountedMedia, checkAllErased, checkedMedia, checkSkipped, mediaOfRows } from './from-media.ts';
import { splitOf } from './from-prices.ts';
import {
  adjustmentOfUnits,
  checkedAdjustment,
  checkedResults,
  checkNoneHeld,
  type HandLine,
  resultsOfUnits,
} from './from-tests.ts';
import { checkReceipt, type RecordedUnits, receiptOfUnits } from './from-units.ts';
import { type PlainCommand, plainCommand } from './plain-command.ts';

/** Which range a command takes a number from where the body brings none. */
export type NumberRange = 'order' | 'document' | 'cancellation';

/** A body that has been read: what it names and needs, and the command it asks for. */
export interface DeskCall {
  uploads: string[];
  items: ItemInput[];
  takesNumber?: NumberRange;
  /** What was recorded unit by unit is read for it. */
  needsRecorded?: true;
  /** Why its money goes to somebody else, and whether it may, is read for it, unless it is said with it. */
  needsPayee?: { readonly isSaid: boolean };
  /** Whether its payment is on its way to the bank is asked for it. */
  needsExported?: true;
  /** Whether the seller's own processing agreement waits for an answer is asked for it. */
  needsAgreement?: true;
  command(extras: {
    items: OfferItem[];
    number: string;
    classes: ReverseChargeClasses;
    /** Version of the offer that was on the screen, where the caller says so. */
    seen?: number;
    recorded?: RecordedUnits | undefined;
    exported?: boolean;
    agreementWaits?: boolean;
    payeeRelease?: string;
  }): Command;
}

type ReadBody = (body: unknown) => DeskCall;
type PlainDeskCommand = PlainCommand<{ [C in DeskCommand]: DeskCommandBody<C> }>;
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

/** How a body is read that is not the command's data yet: euros become cents, numbers and uploads are taken. */
const readings: { [C in Exclude<DeskCommand, PlainDeskCommand>]: ReadBody } & { [C in PlainDeskCommand]?: ReadBody } = {
  addItems: call(
    'addItems',
    (_body, { items }) => ({ type: 'addItems', items }),
    ({ items }) => ({ items }),
  ),
  submitBid: call('submitBid', ({ lines, priceBook: _book, confirmed: _confirmed, ...bid }, { seen, classes }) => ({
    type: 'submitBid',
    ...bid,
    lines: toProposedLines(lines),
    classes,
    ...(seen !== undefined && { seen }),
  })),
  acceptCounterbid: call('acceptCounterbid', (_body, { seen }) => ({
    type: 'acceptCounterbid',
    ...(seen !== undefined && { seen }),
  })),
  linkOrder: call(
    'linkOrder',
    ({ orderId }, { number, seen }) => ({
      type: 'linkOrder',
      orderId: orderId ?? number,
      ...(seen !== undefined && { seen }),
    }),
    ({ orderId }) => (orderId === undefined ? { takesNumber: 'order' } : {}),
  ),
  verifyData: call('verifyData', (_body, { seen }) => ({ type: 'verifyData', ...(seen !== undefined && { seen }) })),
  dispatchPackaging: call('dispatchPackaging', ({ material: _material, ...body }) => ({
    type: 'dispatchPackaging',
    ...body,
  })),
  sendShippingLabel: call(
    'sendShippingLabel',
    (body) => ({ type: 'sendShippingLabel', ...body }),
    ({ labelUpload, qrCode }) => ({
      uploads: [labelUpload, qrCode?.imageUpload].filter((url) => url !== undefined),
    }),
  ),
  // The provider's driver has seen the goods: what the seller said of batteries holds nothing.
  dispatchGoods: call(
    'dispatchGoods',
    (body, { agreementWaits = false }) => ({ type: 'dispatchGoods', ...body, batteriesHeld: false, agreementWaits }),
    () => ({ needsAgreement: true }),
  ),
  confirmScopeOfSupply: call(
    'confirmScopeOfSupply',
    ({ fromUnits, lines = [], foreign = [], ...more }, { recorded }) => {
      if (!fromUnits) checkReceipt({ lines, foreign }, recorded);
      const receipt = fromUnits ? receiptOfUnits(recorded) : { lines, foreign };
      return { type: 'confirmScopeOfSupply', ...receipt, ...more };
    },
    ({ proof }) => ({ needsRecorded: true, uploads: proof?.photos ?? [] }),
  ),
  finishTesting: call(
    'finishTesting',
    ({ fromUnits, locksStay = false, lines = [] }, { recorded }) => {
      const results = fromUnits ? resultsOfUnits(recorded, { locksStay }) : checkedResults(lines, recorded);
      checkNoneHeld(recorded);
      checkAllErased(recorded);
      return { type: 'finishTesting', lines: results };
    },
    () => ({ needsRecorded: true }),
  ),
  // Some of its figures are large numbers, none are euros.
  finishDeletion: call(
    'finishDeletion',
    ({ fromUnits, media: given = [], ...rest }, { recorded }) => {
      const media = fromUnits ? mediaOfRows(recorded) : checkedMedia(given, rest.lots, recorded);
      return { type: 'finishDeletion', ...accountedMedia({ ...rest, media }, recorded) };
    },
    () => ({ needsRecorded: true }),
  ),
  skipDeletion: call(
    'skipDeletion',
    ({ reason }, { recorded }) => {
      checkSkipped(recorded);
      return { type: 'skipDeletion', reason };
    },
    () => ({ needsRecorded: true }),
  ),
  adjustBid: call(
    'adjustBid',
    ({ fromUnits, lines = [], missingEvidence = [], waived = [], confirmed: _confirmed, ...bid }, { recorded }) => ({
      type: 'adjustBid',
      ...bid,
      lines: fromUnits ? adjustmentOfUnits(recorded, { missingEvidence, waived }) : checkedAdjustment(lines, recorded),
    }),
    ({ lines = [], missingEvidence = [] }) => ({
      uploads: [...lines.flatMap(evidenceOf), ...missingEvidence],
      needsRecorded: true,
    }),
  ),
  dispatchReturns: call('dispatchReturns', ({ trackingNumbers = [], ...note }) => ({
    type: 'dispatchReturns',
    trackingNumbers,
    ...note,
  })),
  skipAdjustingBid: call('skipAdjustingBid', (_body, { classes }) => ({ type: 'skipAdjustingBid', classes })),
  addCreditNote: call(
    'addCreditNote',
    ({ prices = [] }, { number, classes, recorded }) => ({
      type: 'addCreditNote',
      ...{ number, classes, devices: splitOf(recorded, prices) },
    }),
    () => ({ takesNumber: 'document', needsRecorded: true }),
  ),
  complete: call(
    'complete',
    (body, { payeeRelease, seen }) => ({
      type: 'complete',
      ...(payeeRelease !== undefined && { payeeRelease }),
      ...body,
      ...(seen !== undefined && { seen }),
    }),
    ({ payeeRelease }) => ({ needsPayee: { isSaid: payeeRelease !== undefined } }),
  ),
  cancelDocument: call(
    'cancelDocument',
    ({ reason }, { number, exported = false, seen }) => ({
      type: 'cancelDocument',
      ...{ number, reason, exported },
      ...(seen !== undefined && { seen }),
    }),
    () => ({ takesNumber: 'cancellation', needsExported: true }),
  ),
};

/** The call that a body makes; what is the command's data as it stands needs no reading of its own. */
export function deskCall(name: DeskCommand, body: unknown): DeskCall {
  const read = readings[name];
  if (read) return read(body);
  return {
    uploads: [],
    items: [],
    command: ({ seen }) => plainCommand(name, deskCommandSchemas[name], body, seen === undefined ? {} : { seen }),
  };
}

function evidenceOf({ missingEvidence = [], deductions }: HandLine): string[] {
  return [...missingEvidence, ...deductions.flatMap((deduction) => deduction.evidence)];
}

/** A proposed sheet in cents. */
export function toProposedLines(lines: DeskCommandBody<'submitBid'>['lines']): ProposedLine[] {
  return lines.map(({ itemId, unitPrice, deductions, driveWorth }) => ({
    itemId,
    unitPrice: fromEuros(unitPrice),
    deductions: deductions.map(({ amount, ...named }) => ({ ...named, amount: fromEuros(amount) })),
    ...(driveWorth !== undefined && { driveWorth: fromEuros(driveWorth) }),
  }));
}

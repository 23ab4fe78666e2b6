import type { CommandRecord } from './command-record.ts';
import { addCreditNote } from './commands/add-credit-note.ts';
import { addItems } from './commands/add-items.ts';
import { adjustBid } from './commands/adjust-bid.ts';
import { acceptAdjustedBid, declineAdjustedBid } from './commands/answer-adjusted-bid.ts';
import { acceptBid, declineBid } from './commands/answer-bid.ts';
import { acceptCounterbid, declineCounterbid } from './commands/answer-counterbid.ts';
import { cancel, cancelOffer } from './commands/cancel.ts';
import { cancelDocument } from './commands/cancel-document.ts';
import { complete } from './commands/complete.ts';
import { confirmDeliveryAppointment, confirmPickupAppointment } from './commands/confirm-appointment.ts';
import { confirmScopeOfSupply } from './commands/confirm-scope-of-supply.ts';
import { createFromInquiry } from './commands/create-from-inquiry.ts';
import { createFromOrder } from './commands/create-from-order.ts';
import { finishDeletion, skipDeletion, startDeletion } from './commands/deletion.ts';
import { dispatchGoods } from './commands/dispatch-goods.ts';
import { dispatchReturns } from './commands/dispatch-returns.ts';
import { finishOffer } from './commands/finish-offer.ts';
import { issueInvoice } from './commands/issue-invoice.ts';
import { linkOrder } from './commands/link-order.ts';
import { objectToCreditNote } from './commands/object-to-credit-note.ts';
import { omitCounterbid } from './commands/omit-counterbid.ts';
import { reject } from './commands/reject.ts';
import { rejectOrder } from './commands/reject-order.ts';
import { dispatchPackaging, sendShippingLabel } from './commands/ship.ts';
import { skipAdjustingBid } from './commands/skip-adjusting-bid.ts';
import { submitAddresses } from './commands/submit-addresses.ts';
import { submitBid } from './commands/submit-bid.ts';
import { submitCounterbid } from './commands/submit-counterbid.ts';
import { submitOffer } from './commands/submit-offer.ts';
import { finishTesting, startTesting } from './commands/testing.ts';
import { verifyData } from './commands/verify-data.ts';

/** Every command in the order of the process; `decide` obeys the records, buttons and docs/offer-process.md come from them. */
const records = {
  submitOffer,
  createFromInquiry,
  addItems,
  submitBid,
  reject,
  acceptBid,
  declineBid,
  submitCounterbid,
  omitCounterbid,
  acceptCounterbid,
  declineCounterbid,
  submitAddresses,
  linkOrder,
  createFromOrder,
  verifyData,
  dispatchPackaging,
  sendShippingLabel,
  confirmPickupAppointment,
  confirmDeliveryAppointment,
  dispatchGoods,
  confirmScopeOfSupply,
  startDeletion,
  finishDeletion,
  skipDeletion,
  startTesting,
  finishTesting,
  adjustBid,
  skipAdjustingBid,
  acceptAdjustedBid,
  declineAdjustedBid,
  rejectOrder,
  dispatchReturns,
  addCreditNote,
  objectToCreditNote,
  cancelDocument,
  issueInvoice,
  finishOffer,
  complete,
  cancel,
  cancelOffer,
};

export type CommandType = keyof typeof records;

type DataOf<R> = { [C in keyof R]: R[C] extends CommandRecord<infer Data> ? Data : never };

/** What each command carries, as its record says; money in cents, ids given by the caller. */
export interface CommandData extends DataOf<typeof records> {}
export type CommandOf<C extends CommandType> = { type: C } & CommandData[C];

/** A wish to change an offer. */
export type Command = { [C in CommandType]: CommandOf<C> }[CommandType];

/** All that is known of every command, by its name. */
export const commands: { readonly [C in CommandType]: CommandRecord<CommandData[C]> } = records;

import { addCreditNote } from './add-credit-note.ts';
import { addItems } from './add-items.ts';
import { adjustBid } from './adjust-bid.ts';
import { acceptAdjustedBid, declineAdjustedBid } from './answer-adjusted-bid.ts';
import { acceptBid, declineBid } from './answer-bid.ts';
import { acceptCounterbid, declineCounterbid } from './answer-counterbid.ts';
import { cancel, cancelOffer } from './cancel.ts';
import { cancelDocument } from './cancel-document.ts';
import type { CommandRecord } from './command-record.ts';
import { complete } from './complete.ts';
import { confirmDeliveryAppointment, confirmPickupAppointment } from './confirm-appointment.ts';
import { confirmScopeOfSupply } from './confirm-scope-of-supply.ts';
import { createFromInquiry } from './create-from-inquiry.ts';
import { createFromOrder } from './create-from-order.ts';
import { finishDeletion, skipDeletion, startDeletion } from './deletion.ts';
import { dispatchGoods } from './dispatch-goods.ts';
import { dispatchReturns } from './dispatch-returns.ts';
import { finishOffer } from './finish-offer.ts';
import { issueInvoice } from './issue-invoice.ts';
import { linkOrder } from './link-order.ts';
import { objectToCreditNote } from './object-to-credit-note.ts';
import { omitCounterbid } from './omit-counterbid.ts';
import { reject } from './reject.ts';
import { rejectOrder } from './reject-order.ts';
import { dispatchPackaging, sendShippingLabel } from './ship.ts';
import { skipAdjustingBid } from './skip-adjusting-bid.ts';
import { submitAddresses } from './submit-addresses.ts';
import { submitBid } from './submit-bid.ts';
import { submitCounterbid } from './submit-counterbid.ts';
import { submitOffer } from './submit-offer.ts';
import { finishTesting, startTesting } from './testing.ts';
import { verifyData } from './verify-data.ts';

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

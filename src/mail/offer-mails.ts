import { appointmentMail } from './appointment.tsx';
import { bidAdjustedMail } from './bid-adjusted.tsx';
import { bidPlacedMail } from './bid-placed.tsx';
import { cancelledMail } from './cancelled.tsx';
import { contractMail } from './contract.tsx';
import { counterbidAcceptedMail } from './counterbid-accepted.tsx';
import { counterbidDeclinedMail } from './counterbid-declined.tsx';
import { creditNoteObjectedMail } from './credit-note-objected.tsx';
import { documentCancelledMail } from './document-cancelled.tsx';
import { documentReadyMail } from './document-ready.tsx';
import { goodsReceivedMail } from './goods-received.tsx';
import { inquiryOpenedMail } from './inquiry-opened.tsx';
import { inspectionPassedMail } from './inspection-passed.tsx';
import type { OfferMail } from './offer-mail.ts';
import { orderOpenedMail } from './order-opened.tsx';
import { orderRejectedMail } from './order-rejected.tsx';
import { packagingDispatchedMail } from './packaging-dispatched.tsx';
import { paidMail } from './paid.tsx';
import { payoutDataChangedMail } from './payout-data-changed.tsx';
import { receivedMail } from './received.tsx';
import { rejectedMail } from './rejected.tsx';
import { returnsDispatchedMail } from './returns-dispatched.tsx';
import { shippingLabelMail } from './shipping-label.tsx';

/** Mails that are sent at once; each event triggers at most one. */
export const offerMails: readonly OfferMail[] = [
  receivedMail,
  inquiryOpenedMail,
  orderOpenedMail,
  bidPlacedMail,
  contractMail,
  counterbidAcceptedMail,
  counterbidDeclinedMail,
  payoutDataChangedMail,
  packagingDispatchedMail,
  shippingLabelMail,
  appointmentMail,
  goodsReceivedMail,
  bidAdjustedMail,
  inspectionPassedMail,
  documentReadyMail,
  creditNoteObjectedMail,
  documentCancelledMail,
  paidMail,
  rejectedMail,
  cancelledMail,
  orderRejectedMail,
  returnsDispatchedMail,
];

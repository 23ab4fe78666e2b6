import type { Command } from './commands.ts';
import { sameContent } from './decision.ts';
import { carriedOut, type Phase } from './phase.ts';
import type { OfferState } from './state.ts';

const afterAgreement: readonly Phase[] = [...carriedOut, 'completed'];
const paying: readonly Phase[] = ['payout', 'finished', 'completed'];

/** Whether a customer's decision stands already, so that sending it twice is a success that adds nothing. */
export function isRepeat(state: OfferState, command: Command): boolean {
  const { phase } = state;
  switch (command.type) {
    case 'acceptBid':
      return isOwnInquiry(state, command.inquiryId) && state.agreement?.by === 'bid' && afterAgreement.includes(phase);
    case 'declineBid':
      return isOwnInquiry(state, command.inquiryId) && (phase === 'counterbidOpen' || phase === 'declined');
    case 'submitCounterbid':
      return (
        isOwnInquiry(state, command.inquiryId) &&
        state.counterbid?.amount === command.counterbid &&
        (phase === 'counterbidPlaced' ||
          phase === 'counterbidRefused' ||
          (state.agreement?.by === 'counterbid' && afterAgreement.includes(phase)))
      );
    case 'omitCounterbid':
      return isOwnInquiry(state, command.inquiryId) && phase === 'declined';
    case 'submitAddresses':
      return (
        isOwnInquiry(state, command.inquiryId) &&
        afterAgreement.includes(phase) &&
        sameContent(state.addresses, command.addresses)
      );
    case 'dispatchGoods':
      return (
        command.orderId === state.orderId && state.goodsDispatchedAt !== undefined && afterAgreement.includes(phase)
      );
    case 'acceptAdjustedBid':
      return command.orderId === state.orderId && state.adjustment?.answer === 'accepted' && paying.includes(phase);
    case 'declineAdjustedBid':
      return (
        command.orderId === state.orderId &&
        state.adjustment?.answer === 'declined' &&
        (phase === 'returning' || phase === 'aborted')
      );
    case 'issueInvoice':
      return (
        command.orderId === state.orderId &&
        state.document?.type === 'invoice' &&
        state.document.upload === command.invoiceUpload &&
        paying.includes(phase)
      );
    case 'finishOffer':
      return command.orderId === state.orderId && (phase === 'finished' || phase === 'completed');
    case 'cancelOffer':
      return isOwnId(state, command.id) && state.cancellation?.by === 'customer';
    default:
      return false;
  }
}

/** Whether the id is the offer's inquiry, or its order where it never had an inquiry. */
export function isOwnInquiry(state: OfferState, id: string): boolean {
  return id === (state.inquiryId ?? state.orderId);
}

/** Whether the id is the offer's inquiry or its order. */
export function isOwnId(state: OfferState, id: string): boolean {
  return id === state.inquiryId || id === state.orderId;
}

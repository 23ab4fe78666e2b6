import { firmCallOf } from '#contract/account/firm-calls.ts';
import type { OfferListItem } from '#contract/sale/offer-list.ts';
import type { WholeOfferView } from '#contract/sale/whole-offer-view.ts';
import { type FirmRight, mayForFirm } from '#domain/firm/firm-rights.ts';
import { withoutAmounts } from '#domain/values/money.ts';

const rightsOnOffers = ['decide', 'seeMoney'] as const;

/** An offer as somebody with these rights in their firm sees it: what they may not do is no button, what they may not see is not sent. */
export function viewForColleague(view: WholeOfferView, rights: readonly FirmRight[] | undefined): WholeOfferView {
  const lacks = rightsOnOffers.filter((right) => !mayForFirm(rights, right));
  if (lacks.length === 0) return view;
  const actions = view.actions.filter((action) => mayForFirm(rights, firmCallOf(action)));
  const shown = lacks.includes('seeMoney') ? withoutMoney(view) : view;
  const { takesAgreement, takesCorrection, payoutBack: back, ...rest } = shown;
  const mayDecide = !lacks.includes('decide');
  const payoutBack = back && { ...back, mayAnswer: back.mayAnswer && mayDecide };
  const takes = { ...(takesAgreement && { takesAgreement }), ...(takesCorrection && { takesCorrection }) };
  return {
    ...{ ...rest, actions, lacks },
    ...(payoutBack && { payoutBack }),
    ...(mayDecide && takes),
  };
}

/** A row of the list for the same: whoever does not decide is asked, packs and hands over. */
export function rowForColleague(row: OfferListItem, rights: readonly FirmRight[] | undefined): OfferListItem {
  const { amount, untaxed, paid, ...rest } = row;
  const waits = (rest.isAsked ?? false) || (rest.yourTurn && rest.stage === 'logistics');
  const shown = mayForFirm(rights, 'seeMoney') ? row : rest;
  return mayForFirm(rights, 'decide') ? shown : { ...shown, yourTurn: waits };
}

/** What of an offer shows goods, places and progress. Closed unless named here: what is new in the view is not sent by itself. */
export function withoutMoney(view: WholeOfferView): WholeOfferView {
  const { id, version, created, inquiryId, orderId, title, status, stage, turn, phase, promised, email } = view;
  const { offeredAsBusiness, location, comments, availableImmediately, availableFrom, shippingMethod } = view;
  const { transport, items, unsold, itemsListUpload, itemImageUploads, basis, packagingAddress, pickupAddress } = view;
  const { pickupDetails, deliveryDetails, packaging, shippingLabelData, appointment, goodsDispatchedAt } = view;
  const { media, receipt, deletion, testing, returns, rejection, orderRejection, cancellation, timeline, messages } =
    view;
  return {
    ...{ id, version, created, inquiryId, orderId, title, status, stage, turn, phase, email },
    ...{ offeredAsBusiness, location, comments, availableImmediately, availableFrom, shippingMethod },
    ...{ transport, items, itemsListUpload, itemImageUploads, basis, packagingAddress, pickupAddress },
    ...{ pickupDetails, deliveryDetails, packaging, shippingLabelData, appointment, goodsDispatchedAt },
    ...{ media, receipt, deletion, testing, returns, rejection, orderRejection, cancellation, messages },
    ...(view.reuse && { reuse: view.reuse }),
    ...(view.sites && { sites: view.sites }),
    ...(promised && { promised }),
    ...(unsold && { unsold }),
    actions: [],
    missingDeclarations: [],
    documents: [],
    timeline: timeline.map((entry) => ({ ...entry, text: withoutAmounts(entry.text) })),
  };
}

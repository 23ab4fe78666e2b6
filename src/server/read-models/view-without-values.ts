import type { WholeOfferView } from '#contract/sale/whole-offer-view.ts';
import type { IssuedKind } from '#domain/offer/papers/documents.ts';
import { withoutMoney } from './view-for-colleague.ts';

/** Papers that speak of devices, and of no price. */
const papersOfGoods: readonly IssuedKind[] = [
  'processingAgreement',
  'deletionCertificate',
  'destructionProof',
  'testProtocol',
];

/** Whether a paper says nothing of what we pay. */
export const isPaperOfGoods = (kind: IssuedKind) => papersOfGoods.includes(kind);

/** A sale for somebody at the desk who handles goods and does not see what is paid for them. */
export function viewWithoutValues(view: WholeOfferView): WholeOfferView {
  const { ownName, contractAddress, ownAgreement, heldByAgreement, parcels, documents } = view;
  return {
    ...withoutMoney(view),
    ...(ownName !== undefined && { ownName }),
    ...(contractAddress && { contractAddress }),
    ...(ownAgreement && { ownAgreement }),
    ...(heldByAgreement && { heldByAgreement }),
    ...(parcels && { parcels }),
    documents: documents.filter(({ kind }) => isPaperOfGoods(kind)),
    lacks: ['seeMoney'],
  };
}

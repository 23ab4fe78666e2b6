import { reverseChargeClassesOf } from '#domain/offer/reverse-charge.ts';
import { dayOf } from '#domain/values/day.ts';
import { type Maker, orderOf, stateOf } from '#seed/demo-scene.ts';

/** From the document to the payment. */
export const payout = {
  addCreditNote: async (scene) => ({
    type: 'addCreditNote',
    number: await scene.number('document'),
    classes: reverseChargeClassesOf(stateOf(scene).items, (entryId) => scene.catalogue.byId.get(entryId)),
  }),
  issueInvoice: async (scene) => ({
    type: 'issueInvoice',
    orderId: orderOf(scene),
    invoiceUpload: await scene.upload('invoice'),
  }),
  finishOffer: (scene) => ({ type: 'finishOffer', orderId: orderOf(scene) }),
  complete: (scene) => ({ type: 'complete', paymentReference: `SEPA ${dayOf(scene.now)} ${orderOf(scene)}` }),
} satisfies Record<string, Maker>;

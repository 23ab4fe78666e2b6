import { dayOf } from '#domain/values/day.ts';
import { classesOf, demoOrderOf, type Maker } from '#seed/demo-scene.ts';

/** From the document to the payment. */
export const payoutCommands = {
  addCreditNote: async (scene) => ({
    type: 'addCreditNote',
    number: await scene.number('document'),
    classes: classesOf(scene),
  }),
  objectToCreditNote: (scene) => ({
    type: 'objectToCreditNote',
    orderId: demoOrderOf(scene),
    reason: 'Unsere Anschrift hat sich geändert.',
  }),
  cancelDocument: async (scene) => ({
    type: 'cancelDocument',
    number: await scene.number('cancellation'),
    reason: 'Das Leistungsdatum war falsch.',
    exported: false,
  }),
  issueInvoice: async (scene) => ({
    type: 'issueInvoice',
    orderId: demoOrderOf(scene),
    invoiceUpload: await scene.upload('invoice'),
  }),
  finishOffer: (scene) => ({ type: 'finishOffer', orderId: demoOrderOf(scene) }),
  complete: (scene) => ({ type: 'complete', paymentReference: `SEPA ${dayOf(scene.now)} ${demoOrderOf(scene)}` }),
} satisfies Record<string, Maker>;

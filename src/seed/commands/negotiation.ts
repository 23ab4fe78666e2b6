import { textVersions } from '#contract/sale/declarations.ts';
import type { Declaration } from '#domain/offer/papers/declarations.ts';
import { requiredDeclarations } from '#domain/offer/papers/declarations.ts';
import { requireFact } from '#domain/offer/state.ts';
import { addDays, dayOf } from '#domain/values/day.ts';
import { demoAddressesOf } from '#seed/demo-addresses.ts';
import { demoItemsOf } from '#seed/demo-goods.ts';
import { classesOf, demoInquiryOf, type Maker, type Scene, stateOf } from '#seed/demo-scene.ts';

const bidDays = 14;

/** From the inquiry to the order. */
export const negotiation = {
  submitOffer: async (scene) => ({
    type: 'submitOffer',
    inquiryId: await scene.number('inquiry'),
    draft: {
      email: scene.email,
      offeredAsBusiness: scene.offeredAsBusiness,
      location: scene.offeredAsBusiness ? '20457' : '04109',
      items: demoItemsOf(scene.catalogue, scene.goods, scene.newId),
      itemImageUploads: [],
      availableImmediately: true,
      ...(scene.goods.some(({ site }) => site !== undefined) && { bySite: true }),
      ...(scene.shippingMethod === 'delivery' && { shippingMethod: 'delivery' }),
    },
  }),
  createFromInquiry: async (scene) => ({
    type: 'createFromInquiry',
    email: scene.email,
    offeredAsBusiness: scene.offeredAsBusiness,
    items: demoItemsOf(scene.catalogue, scene.goods, scene.newId),
    inquiryId: await scene.number('inquiry'),
  }),
  createFromOrder: async (scene) => {
    const items = demoItemsOf(scene.catalogue, scene.goods, scene.newId);
    const { email, offeredAsBusiness, shippingMethod } = scene;
    const addresses = demoAddressesOf(scene);
    const orderId = await scene.number('order');
    const order = { email, offeredAsBusiness, items, lines: await scene.bidOn(items), shippingMethod, addresses };
    return { type: 'createFromOrder', ...order, orderId, classes: classesOf(scene, items) };
  },
  submitBid: async (scene) => ({
    type: 'submitBid',
    lines: await scene.bidOn(stateOf(scene).items),
    shippingMethod: scene.shippingMethod,
    validUntil: addDays(dayOf(scene.now), bidDays),
    classes: classesOf(scene),
  }),
  reject: () => ({
    type: 'reject',
    reason: 'Für USV-Anlagen mit verbrauchten Akkus haben wir zurzeit keine Abnehmer.',
  }),
  acceptBid: (scene) => ({ type: 'acceptBid', inquiryId: demoInquiryOf(scene), declarations: declarationsOf(scene) }),
  declineBid: (scene) => ({ type: 'declineBid', inquiryId: demoInquiryOf(scene) }),
  submitCounterbid: (scene) => ({
    type: 'submitCounterbid',
    inquiryId: demoInquiryOf(scene),
    counterbid: aLittleMore(requireFact(stateOf(scene), 'bid').total),
    declarations: declarationsOf(scene),
  }),
  omitCounterbid: (scene) => ({ type: 'omitCounterbid', inquiryId: demoInquiryOf(scene) }),
  acceptCounterbid: () => ({ type: 'acceptCounterbid' }),
  declineCounterbid: () => ({ type: 'declineCounterbid' }),
  submitAddresses: (scene) => ({
    type: 'submitAddresses',
    inquiryId: demoInquiryOf(scene),
    addresses: demoAddressesOf(scene),
    declarations: selfBillingOf(scene),
    reauthenticated: false,
  }),
  linkOrder: async (scene) => ({ type: 'linkOrder', orderId: await scene.number('order') }),
  cancelOffer: (scene) => ({ type: 'cancelOffer', id: demoInquiryOf(scene) }),
} satisfies Record<string, Maker>;

/** Eight percent more, in whole euros. */
function aLittleMore(total: number): number {
  return Math.ceil((total * 1.08) / 100) * 100;
}

function declarationsOf({ offeredAsBusiness }: Scene): Declaration[] {
  return requiredDeclarations({ offeredAsBusiness, items: [{}] }).map((name) => ({
    name,
    textVersion: textVersions[name],
  }));
}

function selfBillingOf({ offeredAsBusiness, writesInvoice }: Scene): Declaration[] {
  return offeredAsBusiness && !writesInvoice ? [{ name: 'selfBilling', textVersion: textVersions.selfBilling }] : [];
}

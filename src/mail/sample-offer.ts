import { pages } from '#contract/site/urls.ts';
import type { EventType, OfferEvent } from '#domain/offer/events/events.ts';
import { foldEvents } from '#domain/offer/events/evolve.ts';
import type { LabelCode } from '#domain/offer/facts.ts';
import type { Addresses, ShippingMethod } from '#domain/offer/parties/addresses.ts';
import type { OfferMailFacts } from './offer-mail.ts';
import {
  accepted,
  addressedSteps,
  adjustedSteps,
  bid,
  businessAddresses,
  countered,
  deliveryAddresses,
  email,
  inquiryId,
  inspected,
  itemId,
  items,
  orderedSteps,
  orderId,
  paid,
  payee,
  pickupAddresses,
  type Step,
  sampleLines,
  selfBilledAddresses,
  shipmentAddresses,
  story,
  submittedStep,
  toInspection,
} from './sample-steps.ts';

const publicUrl = 'https://ankauf.example';
const offerId = 'offer-5f0c2a52-6c1e-4a35-9b1e-0f2f6a1c7d10';

/** A business sells three servers at its own price, accepts an adjustment and hands in an invoice. */
export const soldByBusiness = (): OfferEvent[] =>
  story(
    submittedStep(true),
    bid('shipment'),
    countered,
    ['provider', { type: 'acceptCounterbid' }],
    ...[addressedSteps(businessAddresses), ...orderedSteps, ...inspected],
    adjustedSteps(),
    ['customer', { type: 'acceptAdjustedBid', orderId, classes: {} }],
    ...paid,
  );

/** A private person accepts the bid and is paid with an Ankaufbeleg. */
export const soldPrivately = (): OfferEvent[] =>
  story(
    submittedStep(false),
    bid('shipment'),
    accepted,
    ...toInspection,
    ['provider', { type: 'skipAdjustingBid', classes: {} }],
    ['provider', { type: 'addCreditNote', number: 'AB-2026-000042', classes: {} }],
    ['provider', { type: 'complete', paymentReference: 'SEPA 2026-4712' }],
  );

const billed = (offeredAsBusiness: boolean): readonly Step[] => [
  submittedStep(offeredAsBusiness),
  bid('shipment'),
  accepted,
  addressedSteps(offeredAsBusiness ? selfBilledAddresses : shipmentAddresses),
  ...orderedSteps,
  ...inspected,
  ['provider', { type: 'skipAdjustingBid', classes: {} }],
  ['provider', { type: 'addCreditNote', number: offeredAsBusiness ? 'GS-2026-000042' : 'AB-2026-000042', classes: {} }],
];

/** A business objects to its Gutschrift. */
export const creditNoteObjectedTo = (): OfferEvent[] =>
  story(...billed(true), [
    'customer',
    { type: 'objectToCreditNote', orderId, reason: 'Unsere Anschrift hat sich geändert.' },
  ]);

/** We take our paper back, and write another. */
export const paperCancelled = (offeredAsBusiness = false): OfferEvent[] =>
  story(
    ...billed(offeredAsBusiness),
    [
      'provider',
      {
        type: 'cancelDocument',
        number: 'ST-2026-000007',
        reason: 'Der Tag der Übergabe war falsch angegeben.',
        exported: false,
      },
    ],
    [
      'provider',
      { type: 'addCreditNote', number: offeredAsBusiness ? 'GS-2026-000043' : 'AB-2026-000043', classes: {} },
    ],
  );

/** A new bid answers the counterbid. */
export const bidAnew = (): OfferEvent[] => story(submittedStep(true), bid('shipment'), countered, bid('shipment'));

/** The customer declines the adjusted price and gets the goods back. */
export const adjustmentRefused = (): OfferEvent[] =>
  story(
    submittedStep(false),
    bid('shipment'),
    accepted,
    ...toInspection,
    adjustedSteps(),
    ['customer', { type: 'declineAdjustedBid', orderId }],
    ['provider', { type: 'dispatchReturns', trackingNumbers: ['01015026003653C'] }],
  );

/** The customer takes one device back after the inspection and sells the others. */
export const takenBackInPart = (): OfferEvent[] =>
  story(
    submittedStep(true),
    bid('shipment'),
    accepted,
    ...toInspection,
    adjustedSteps(true),
    ['customer', { type: 'acceptAdjustedBid', orderId, classes: {}, returns: [{ itemId, units: 1 }] }],
    ['provider', { type: 'dispatchReturns', trackingNumbers: ['01015026003653C'] }],
  );

/** The label is a file of ours. */
export const labelUploaded = (code: { qrCode?: LabelCode } = {}): OfferEvent[] =>
  story(submittedStep(false), bid('shipment'), accepted, addressedSteps(shipmentAddresses), ...orderedSteps, [
    'provider',
    {
      type: 'sendShippingLabel',
      carrier: 'dhl',
      trackingNumbers: ['00340433836442636597'],
      labelUpload: '/desk/api/uploads/muster',
      ...code,
    },
  ]);

/** The goods are fetched. */
export const fetched = (): OfferEvent[] =>
  story(submittedStep(true), bid('pickup'), accepted, addressedSteps(pickupAddresses), ...orderedSteps, [
    'provider',
    { type: 'confirmPickupAppointment', date: '2026-12-08', timeFrom: '09:00', timeTo: '12:00' },
  ]);

const siteItems = ['Büro Hamburg', 'Niederlassung Leipzig'].map((site, index) => ({
  id: `item-${index + 1}`,
  freetext: 'Dell PowerEdge R640',
  title: 'Dell PowerEdge R640',
  quantity: 3,
  site,
}));

/** Two places of one sale, up to the step at the first of them. */
const ofSites = (shippingMethod: ShippingMethod, { contractAddress, contractDetails, ...place }: Addresses): Step[] => [
  [
    'customer',
    {
      type: 'submitOffer',
      inquiryId,
      draft: {
        email,
        offeredAsBusiness: true,
        location: '20457',
        items: siteItems,
        itemImageUploads: [],
        availableImmediately: true,
        bySite: true,
      },
    },
  ],
  [
    'provider',
    {
      type: 'submitBid',
      lines: siteItems.map(({ id }) => ({ itemId: id, unitPrice: 64_000, deductions: [] })),
      shippingMethod,
      validUntil: '2026-12-04',
    },
  ],
  accepted,
  addressedSteps({ contractAddress, contractDetails, sites: siteItems.map(({ site }) => ({ site, ...place })) }),
  ...orderedSteps,
];
const firstSite = { site: 'Büro Hamburg' };

/** The goods are fetched at two places. */
export const fetchedAtSites = (): OfferEvent[] =>
  story(...ofSites('pickup', pickupAddresses), [
    'provider',
    { type: 'confirmPickupAppointment', date: '2026-12-08', timeFrom: '09:00', timeTo: '12:00', ...firstSite },
  ]);

/** The goods of two places travel as parcels. */
export const sentFromSites = (): OfferEvent[] =>
  story(
    ...ofSites('shipment', shipmentAddresses),
    ['provider', { type: 'dispatchPackaging', trackingNumbers: ['00340433836442636580'], ...firstSite }],
    [
      'provider',
      { type: 'sendShippingLabel', carrier: 'dhl', trackingNumbers: ['00340433836442636597'], ...firstSite },
    ],
  );

/** The order is dropped when one of two places has sent its goods. */
export const endedHalfway = (): OfferEvent[] =>
  story(
    ...ofSites('shipment', shipmentAddresses),
    [
      'provider',
      { type: 'sendShippingLabel', carrier: 'dhl', trackingNumbers: ['00340433836442636597'], ...firstSite },
    ],
    ['customer', { type: 'dispatchGoods', orderId, batteriesHeld: false, ...firstSite }],
    ['provider', { type: 'rejectOrder', reason: 'Die Seriennummern sind als gestohlen gemeldet.' }],
  );

/** The customer brings the goods; the order is dropped before they do. */
export const toBeBrought = (): OfferEvent[] =>
  story(
    submittedStep(true),
    bid('delivery'),
    accepted,
    addressedSteps(deliveryAddresses),
    ...orderedSteps,
    ['provider', { type: 'confirmDeliveryAppointment', date: '2026-12-08', timeFrom: '09:00', timeTo: '12:00' }],
    ['provider', { type: 'rejectOrder', reason: 'Die Seriennummern sind als gestohlen gemeldet.' }],
  );

/** The payment data changes while the order runs. */
export const samplePayeeChanged = (): OfferEvent[] =>
  story(
    submittedStep(false),
    bid('shipment'),
    accepted,
    addressedSteps(shipmentAddresses),
    addressedSteps({ ...shipmentAddresses, contractDetails: { ...payee, iban: 'DE89370400440532013000' } }),
  );

/** The counterbid is too high. */
export const sampleCounterbidRefused = (): OfferEvent[] =>
  story(submittedStep(false), bid('shipment'), countered, ['provider', { type: 'declineCounterbid' }]);

/** No interest in the goods. */
export const rejectedAtOnce = (): OfferEvent[] =>
  story(submittedStep(false), ['provider', { type: 'reject', reason: 'Für diese Baureihe haben wir keine Abnehmer.' }]);

/** The provider cancels before the goods travel. */
export const cancelledByUs = (): OfferEvent[] =>
  story(submittedStep(false), bid('shipment'), accepted, [
    'provider',
    { type: 'cancel', reason: 'Die Angaben zur Anschrift ließen sich nicht bestätigen.' },
  ]);

/** The customer withdraws before the goods travel. */
export const cancelledByCustomer = (): OfferEvent[] =>
  story(submittedStep(false), bid('shipment'), accepted, ['customer', { type: 'cancelOffer', id: inquiryId }]);

/** An inquiry taken on the telephone. */
export const takenByPhone = (): OfferEvent[] =>
  story(['provider', { type: 'createFromInquiry', email, offeredAsBusiness: false, items, inquiryId }]);

/** An order agreed outside the shop. */
export const agreedElsewhere = (): OfferEvent[] =>
  story([
    'provider',
    {
      type: 'createFromOrder',
      email,
      offeredAsBusiness: false,
      items,
      lines: sampleLines,
      shippingMethod: 'shipment',
      addresses: shipmentAddresses,
      orderId,
    },
  ]);

/** What a mail knows at the last event of this type in a story. */
export function sampleFacts(type: EventType, events: OfferEvent[] = soldByBusiness()): OfferMailFacts {
  const event = events.findLast((one) => one.type === type);
  const state = foldEvents(events.slice(0, event?.version));
  if (!event || !state) throw new Error(`The sample has no ${type}`);
  const before = foldEvents(events.slice(0, event.version - 1));
  const reader = {
    hasAccount: state.addresses !== undefined,
    statusUrl: `${publicUrl}${pages.status('muster')}`,
    accessUrl: `${publicUrl}${pages.account.toOffer('muster')}`,
  };
  return { offerId, event, state, publicUrl, reader, ...(before && { before }) };
}

import type { Actor } from '#domain/offer/actor.ts';
import type { Command } from '#domain/offer/commands/commands.ts';
import { decide } from '#domain/offer/commands/decide.ts';
import type { OfferEvent } from '#domain/offer/events/events.ts';
import { evolve } from '#domain/offer/events/evolve.ts';
import type { Addresses, ShippingMethod } from '#domain/offer/parties/addresses.ts';
import type { OfferState } from '#domain/offer/state.ts';

const at = '2026-11-23T09:00:00.000Z';
export const inquiryId = 'A-2026-000123';
export const orderId = 'B-2026-000098';
export const itemId = 'item-1';
export const email = 'kim.muster@example.org';
export const items = [{ id: itemId, entryId: 'r640', title: 'Dell PowerEdge R640', quantity: 3 }];
export const sampleLines = [
  { itemId, unitPrice: 64_000, deductions: [{ name: 'ohne Einbauschienen', amount: 1_500 }] },
];

export type Step = readonly [Actor, Command];

export const submittedStep = (offeredAsBusiness: boolean): Step => [
  'customer',
  {
    type: 'submitOffer',
    inquiryId,
    draft: { email, offeredAsBusiness, location: '04109', items, itemImageUploads: [], availableImmediately: true },
  },
];
export const bid = (shippingMethod: ShippingMethod): Step => [
  'provider',
  { type: 'submitBid', lines: sampleLines, shippingMethod, validUntil: '2026-12-04' },
];
const declarations = (['ownership', 'terms', 'adult', 'authorised', 'dataProcessing'] as const).map((name) => ({
  name,
  textVersion: '1',
}));
export const countered: Step = ['customer', { type: 'submitCounterbid', inquiryId, counterbid: 200_000, declarations }];
export const accepted: Step = ['customer', { type: 'acceptBid', inquiryId, declarations }];

export const payee = { business: false, iban: 'DE02120300000000202051', accountHolder: 'Kim Muster' };
export const shipmentAddresses: Addresses = {
  contractAddress: { name: 'Kim Muster', street: 'Hafenstraße 1', zip: '04109', city: 'Leipzig' },
  contractDetails: payee,
  packagingAddress: { differentFromContract: false },
};
export const pickupAddresses: Addresses = {
  contractAddress: shipmentAddresses.contractAddress,
  contractDetails: payee,
  pickupAddress: { differentFromContract: false },
  pickupDetails: { preferredPickupWeekdays: ['tue'] },
};
export const deliveryAddresses: Addresses = {
  contractAddress: shipmentAddresses.contractAddress,
  contractDetails: payee,
  deliveryDetails: { preferredDeliveryWeekdays: ['tue'] },
};
export const addressedSteps = (addresses: Addresses): Step => [
  'customer',
  { type: 'submitAddresses', inquiryId, addresses, declarations: [], reauthenticated: true },
];
export const orderedSteps: readonly Step[] = [
  ['provider', { type: 'linkOrder', orderId }],
  ['provider', { type: 'verifyData' }],
];
export const inspected: readonly Step[] = [
  ['provider', { type: 'dispatchPackaging', trackingNumbers: ['00340433836442636580'] }],
  ['provider', { type: 'sendShippingLabel', carrier: 'dhl', trackingNumbers: ['00340433836442636597'] }],
  ['customer', { type: 'dispatchGoods', orderId, batteriesHeld: false }],
  ['provider', { type: 'confirmScopeOfSupply', lines: [{ itemId, received: 3 }], foreign: [] }],
  ['provider', { type: 'skipDeletion', reason: 'noMedia' }],
  ['provider', { type: 'startTesting' }],
  ['provider', { type: 'finishTesting', lines: [{ itemId, result: 'deviating' }] }],
];
export const adjustedSteps = (returnsOptional = false): Step => [
  'provider',
  {
    type: 'adjustBid',
    answerUntil: '2026-12-04',
    returnsOptional,
    lines: [
      { itemId, missingEvidence: [], deductions: [{ name: 'ohne Einbauschienen', units: 2, evidence: ['foto'] }] },
    ],
  },
];
export const paid: readonly Step[] = [
  ['customer', { type: 'issueInvoice', orderId, invoiceUpload: 'rechnung' }],
  ['customer', { type: 'finishOffer', orderId }],
  ['provider', { type: 'complete', paymentReference: 'SEPA 2026-4711' }],
];

export const toInspection = [addressedSteps(shipmentAddresses), ...orderedSteps, ...inspected];
export const businessAddresses: Addresses = {
  ...shipmentAddresses,
  contractDetails: { ...payee, business: true, vatStatus: 'regular', taxId: 'DE136695976', taxIdType: 'vatId' },
};

export const selfBilledAddresses: Addresses = {
  ...businessAddresses,
  contractDetails: { ...businessAddresses.contractDetails, selfBilling: true },
};

/** What real commands make of the steps. Throws where one is refused. */
export function story(...steps: readonly Step[]): OfferEvent[] {
  const events: OfferEvent[] = [];
  let state: OfferState | undefined;
  for (const [actor, command] of steps) {
    const decision = decide(state, command, { actor, now: at });
    if ('refusal' in decision) throw new Error(`${command.type}: ${decision.refusal}`);
    for (const decided of decision.events) {
      const event = { ...decided, version: events.length + 1, actor, at };
      events.push(event);
      state = evolve(state, event);
    }
  }
  return events;
}

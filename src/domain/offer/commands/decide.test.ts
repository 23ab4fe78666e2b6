import { describe, expect, it } from 'vitest';
import type { Actor } from '../actor.ts';
import type { OfferEvent } from '../events/events.ts';
import { evolve } from '../events/evolve.ts';
import { statusOf } from '../stage.ts';
import type { OfferState } from '../state.ts';
import type { Command } from './commands.ts';
import { decide } from './decide.ts';

const monday = '2026-11-23T09:00:00.000Z';
const inquiryId = 'A-2026-000001';
const orderId = 'B-2026-000001';
const lines = [{ itemId: 'item-1', unitPrice: 64_000, deductions: [{ name: 'ohne Einbauschienen', amount: 1_500 }] }];

type Step = [Actor, Command];
const submitted: Step = [
  'customer',
  {
    type: 'submitOffer',
    inquiryId,
    draft: {
      email: 'kundin@example.org',
      offeredAsBusiness: true,
      location: '04109',
      items: [{ id: 'item-1', entryId: 'r640', title: 'Dell PowerEdge R640', quantity: 3 }],
      itemImageUploads: [],
      availableImmediately: true,
    },
  },
];
const bid: Step = ['provider', { type: 'submitBid', lines, shippingMethod: 'shipment', validUntil: '2026-12-04' }];
const longerBid: Step = [
  'provider',
  { type: 'submitBid', lines, shippingMethod: 'shipment', validUntil: '2026-12-09' },
];
const declarations = (['ownership', 'terms', 'authorised', 'dataProcessing'] as const).map((name) => ({
  name,
  textVersion: '1',
}));

function run(...steps: Step[]): { state: OfferState; log: OfferEvent[] } {
  const log: OfferEvent[] = [];
  let state: OfferState | undefined;
  for (const [actor, command] of steps) {
    const decision = decide(state, command, { actor, now: monday });
    if ('refusal' in decision) throw new Error(`${command.type}: ${decision.refusal}`);
    for (const event of decision.events) {
      const numbered = { ...event, version: log.length + 1, actor, at: monday };
      log.push(numbered);
      state = evolve(state, numbered);
    }
  }
  if (!state) throw new Error('no offer');
  return { state, log };
}

describe('the path from the inquiry to the payment', () => {
  it('leads over a counterbid and an adjusted bid to the end, and pays what the sheet allows', () => {
    const { state, log } = run(
      submitted,
      bid,
      ['customer', { type: 'submitCounterbid', inquiryId, counterbid: 200_000, declarations, seen: 3 }],
      ['provider', { type: 'acceptCounterbid' }],
      [
        'customer',
        {
          type: 'submitAddresses',
          inquiryId,
          declarations: [],
          reauthenticated: false,
          addresses: {
            contractAddress: {
              name: 'Kim Muster',
              company: 'Muster GmbH',
              street: 'Hafenstraße 1',
              zip: '04109',
              city: 'Leipzig',
            },
            contractDetails: { business: true, iban: 'DE02120300000000202051', accountHolder: 'Muster GmbH' },
            packagingAddress: { differentFromContract: false },
          },
        },
      ],
      ['provider', { type: 'linkOrder', orderId }],
      ['provider', { type: 'verifyData' }],
      ['provider', { type: 'sendShippingLabel', carrier: 'dhl', trackingNumbers: ['00340433836442636597'] }],
      ['customer', { type: 'dispatchGoods', orderId, batteriesHeld: false }],
      ['provider', { type: 'confirmScopeOfSupply', lines: [{ itemId: 'item-1', received: 3 }], foreign: [] }],
      ['provider', { type: 'skipDeletion', reason: 'noMedia' }],
      ['provider', { type: 'startTesting' }],
      ['provider', { type: 'finishTesting', lines: [{ itemId: 'item-1', result: 'deviating' }] }],
      [
        'provider',
        {
          type: 'adjustBid',
          answerUntil: '2026-12-04',
          lines: [
            {
              itemId: 'item-1',
              missingEvidence: [],
              deductions: [{ name: 'ohne Einbauschienen', units: 2, evidence: ['foto'] }],
            },
          ],
        },
      ],
      ['customer', { type: 'acceptAdjustedBid', orderId, classes: { 'item-1': 'none', 'item-2': 'none' } }],
      ['customer', { type: 'issueInvoice', orderId, invoiceUpload: 'rechnung' }],
      ['customer', { type: 'finishOffer', orderId }],
      ['provider', { type: 'complete', paymentReference: 'SEPA 1' }],
    );
    expect(state.phase).toBe('completed');
    expect(state.payoutTotal).toBe(197_000);
    expect(statusOf(state, monday)).toBe('alreadyDelivered');
    expect(log.map((event) => event.version)).toEqual(log.map((_event, index) => index + 1));
  });

  it('answers a repeated acceptBid as success and adds nothing', () => {
    const accepted: Step = ['customer', { type: 'acceptBid', inquiryId, declarations }];
    const { log } = run(submitted, bid, accepted, accepted);
    expect(log.filter((event) => event.type === 'bidAccepted')).toHaveLength(1);
  });

  it('never accepts a bid that the customer has not seen', () => {
    const { state } = run(submitted, bid, longerBid);
    const decision = decide(
      state,
      { type: 'acceptBid', inquiryId, declarations, seen: 3 },
      { actor: 'customer', now: monday },
    );
    expect(decision).toEqual({ refusal: 'offerChanged' });
  });
});

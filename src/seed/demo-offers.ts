import type { ShippingMethod } from '#domain/offer/parties/addresses.ts';
import type { Phase } from '#domain/offer/phase.ts';
import { handoverCommands } from './commands/handover.ts';
import { inspection } from './commands/inspection.ts';
import { negotiation } from './commands/negotiation.ts';
import { payoutCommands } from './commands/payout.ts';
import { type DemoGoods, goods } from './demo-goods.ts';
import type { Seller } from './demo-scene.ts';

/** The commands a demo offer can be made of. */
export const makers = { ...negotiation, ...handoverCommands, ...inspection, ...payoutCommands };
export type DemoStep = keyof typeof makers;

/** One offer of the demonstration: who sells what, and the commands that bring it to where it stands. */
export interface DemoOffer {
  phase: Phase;
  seller: Seller;
  goods: readonly DemoGoods[];
  shippingMethod: ShippingMethod;
  /** Days before today on which the first and the last command were sent; the others lie between. */
  from: number;
  to: number;
  steps: readonly DemoStep[];
}

const agreed: DemoStep[] = ['submitOffer', 'submitBid', 'acceptBid'];
const agreedByCounterbid: DemoStep[] = ['submitOffer', 'submitBid', 'submitCounterbid', 'acceptCounterbid'];
const ordered: DemoStep[] = [...agreed, 'submitAddresses', 'linkOrder'];
const sent: DemoStep[] = ['verifyData', 'dispatchPackaging', 'sendShippingLabel', 'dispatchGoods'];
const brought: DemoStep[] = ['verifyData', 'confirmDeliveryAppointment', 'dispatchGoods'];
const erased: DemoStep[] = ['confirmScopeOfSupply', 'startDeletion', 'finishDeletion'];
const unerased: DemoStep[] = ['confirmScopeOfSupply', 'skipDeletion'];
const tested: DemoStep[] = ['startTesting', 'finishTesting'];
const refused: DemoStep[] = ['adjustBid', 'declineAdjustedBid'];
const finished: DemoStep[] = ['finishOffer', 'complete'];

/** A day for each command, up to yesterday, unless said otherwise. */
function by(seller: Seller, phase: Phase, wanted: readonly DemoGoods[], steps: DemoStep[], more = {}): DemoOffer {
  return { phase, seller, goods: wanted, shippingMethod: 'shipment', from: steps.length, to: 1, steps, ...more };
}

const pickup = { shippingMethod: 'pickup' } as const;
const delivery = { shippingMethod: 'delivery' } as const;

/** One offer in every phase, and one whose deadline is over. */
export const demoOffers: readonly DemoOffer[] = [
  by('business', 'initiated', [goods.accessPoints], ['createFromInquiry']),
  by('stranger', 'submitted', [goods.tower, goods.ups], ['submitOffer']),
  by('privat', 'bidPlaced', [goods.oneNotebook], ['submitOffer', 'submitBid']),
  by('business', 'bidPlaced', [goods.switches], ['submitOffer', 'submitBid'], { from: 40, to: 36 }),
  by('business', 'counterbidOpen', [goods.router], ['submitOffer', 'submitBid', 'declineBid']),
  by('business', 'counterbidPlaced', [goods.servers], agreedByCounterbid.slice(0, 3)),
  by('privat', 'agreed', [goods.oneMonitor], agreedByCounterbid),
  by('business', 'addressed', [goods.pcs], ordered.slice(0, 4)),
  by('business', 'ordered', [goods.storage], ['createFromOrder'], pickup),
  by('privat', 'handover', [goods.tower], [...ordered, ...sent.slice(0, 3)]),
  by(
    'business',
    'inTransit',
    [
      { ...goods.bigServers, site: 'Rechenzentrum Hamburg' },
      { ...goods.keptDrives, site: 'Büro Leipzig' },
    ],
    [
      ...ordered,
      'verifyData',
      'confirmPickupAppointment',
      'confirmPickupAppointment',
      'dispatchGoods',
      'dispatchGoods',
    ],
    pickup,
  ),
  by('business', 'received', [goods.servers], [...ordered, ...sent, ...erased.slice(0, 2)]),
  by('business', 'erased', [goods.bigServers], [...ordered, ...sent, ...erased, 'startTesting']),
  by('privat', 'tested', [goods.oneNotebook], [...ordered, ...sent, ...erased, ...tested]),
  by(
    'business',
    'adjusted',
    [goods.servers, goods.notebooks],
    [...ordered, ...sent, ...erased, ...tested, 'adjustBid'],
  ),
  by(
    'business',
    'payout',
    [goods.notebooks],
    [
      ...[...agreedByCounterbid, ...ordered.slice(3), ...sent, ...erased, ...tested],
      ...(['adjustBid', 'acceptAdjustedBid'] as const),
    ],
  ),
  by(
    'privat',
    'finished',
    [goods.oneMonitor],
    [...ordered, ...brought, ...unerased, ...tested, 'skipAdjustingBid', 'addCreditNote', 'finishOffer'],
    delivery,
  ),
  by(
    'business',
    'payout',
    [goods.switches],
    [...ordered, ...sent, ...unerased, ...tested, 'skipAdjustingBid', 'addCreditNote', 'objectToCreditNote'],
    { to: 2 },
  ),
  by(
    'business',
    'finished',
    [goods.accessPoints],
    [
      ...[...ordered, ...sent, ...unerased, ...tested],
      ...(['skipAdjustingBid', 'addCreditNote', 'cancelDocument', 'addCreditNote', 'finishOffer'] as const),
    ],
  ),
  by('business', 'rejected', [goods.ups], ['submitOffer', 'reject']),
  by('privat', 'declined', [goods.oneMonitor], ['submitOffer', 'submitBid', 'declineBid', 'omitCounterbid']),
  by('business', 'counterbidRefused', [goods.monitors], [...agreedByCounterbid.slice(0, 3), 'declineCounterbid']),
  by('business', 'returning', [goods.accessPoints], [...ordered, ...sent, ...unerased, ...tested, ...refused]),
  by(
    'business',
    'aborted',
    [goods.firewall],
    [...ordered, ...sent, ...unerased, ...tested, 'rejectOrder', 'dispatchReturns'],
  ),
  by('privat', 'cancelled', [goods.tower], [...agreed, 'cancelOffer']),
  by(
    'business',
    'completed',
    [goods.servers, goods.switches],
    [...ordered, ...sent, ...erased, ...tested, 'skipAdjustingBid', 'issueInvoice', ...finished],
    { from: 45, to: 20 },
  ),
];

import { describe, expect, it } from 'vitest';
import { commandFor, type OfferKind, usualKind } from '#tests/factories/offer-command.ts';
import { continueStory, offerIn } from '#tests/factories/offer-in-phase.ts';
import { OfferStory } from '#tests/factories/offer-story.ts';
import type { Actor } from '../actor.ts';
import type { EventType } from '../events/events.ts';
import { type Phase, phases } from '../phase.ts';
import { type CommandType, commands as records } from './commands.ts';

type Situation = Phase | 'none';
type Row = { actor: Actor; in: string; events: EventType[]; next: (phase: Situation) => Phase | 'same' };

const to = (phase: Phase) => () => phase;
const same = () => 'same' as const;

/** The table of docs/offer-process.md, written down a second time from the paper alone. */
const paper: Record<CommandType, Row> = {
  submitOffer: { actor: 'customer', in: 'none', events: ['submitted', 'linkedToInquiry'], next: to('submitted') },
  createFromInquiry: {
    actor: 'provider',
    in: 'none',
    events: ['createdFromInquiry', 'itemsAdded'],
    next: to('initiated'),
  },
  addItems: { actor: 'provider', in: 'initiated submitted', events: ['itemsAdded'], next: same },
  submitBid: {
    actor: 'provider',
    in: 'initiated submitted bidPlaced counterbidPlaced counterbidOpen',
    events: ['bidSubmitted'],
    next: to('bidPlaced'),
  },
  reject: { actor: 'provider', in: 'initiated submitted counterbidPlaced', events: ['rejected'], next: to('rejected') },
  acceptBid: { actor: 'customer', in: 'bidPlaced', events: ['bidAccepted'], next: to('agreed') },
  declineBid: { actor: 'customer', in: 'bidPlaced', events: ['bidDeclined'], next: to('counterbidOpen') },
  submitCounterbid: {
    actor: 'customer',
    in: 'bidPlaced counterbidOpen',
    events: ['counterbidSubmitted'],
    next: to('counterbidPlaced'),
  },
  omitCounterbid: { actor: 'customer', in: 'counterbidOpen', events: ['counterbidOmitted'], next: to('declined') },
  acceptCounterbid: { actor: 'provider', in: 'counterbidPlaced', events: ['counterbidAccepted'], next: to('agreed') },
  declineCounterbid: {
    actor: 'provider',
    in: 'counterbidPlaced',
    events: ['counterbidDeclined'],
    next: to('counterbidRefused'),
  },
  submitAddresses: {
    actor: 'customer',
    in: 'agreed addressed ordered handover inTransit received erased tested adjusted payout',
    events: ['addressesSubmitted'],
    next: (phase) => (phase === 'agreed' ? 'addressed' : 'same'),
  },
  linkOrder: { actor: 'provider', in: 'addressed', events: ['linkedToOrder'], next: to('ordered') },
  createFromOrder: { actor: 'provider', in: 'none', events: ['createdFromOrder'], next: to('ordered') },
  verifyData: { actor: 'provider', in: 'ordered', events: ['dataVerified'], next: to('handover') },
  dispatchPackaging: { actor: 'provider', in: 'handover', events: ['packagingDispatched'], next: same },
  sendShippingLabel: { actor: 'provider', in: 'handover', events: ['shippingLabelSent'], next: same },
  confirmPickupAppointment: { actor: 'provider', in: 'handover', events: ['pickupAppointmentConfirmed'], next: same },
  confirmDeliveryAppointment: {
    actor: 'provider',
    in: 'handover',
    events: ['deliveryAppointmentConfirmed'],
    next: same,
  },
  dispatchGoods: { actor: 'customer', in: 'handover', events: ['goodsDispatched'], next: to('inTransit') },
  confirmScopeOfSupply: {
    actor: 'provider',
    in: 'handover inTransit received erased',
    events: ['scopeOfSupplyConfirmed'],
    next: (phase) => (phase === 'received' || phase === 'erased' ? 'same' : 'received'),
  },
  startDeletion: { actor: 'provider', in: 'received', events: ['deletionStarted'], next: same },
  finishDeletion: {
    actor: 'provider',
    in: 'received erased',
    events: ['deletionFinished'],
    next: (phase) => (phase === 'received' ? 'erased' : 'same'),
  },
  skipDeletion: { actor: 'provider', in: 'received', events: ['deletionSkipped'], next: to('erased') },
  startTesting: { actor: 'provider', in: 'erased', events: ['testingStarted'], next: same },
  finishTesting: { actor: 'provider', in: 'erased', events: ['testingFinished'], next: to('tested') },
  adjustBid: { actor: 'provider', in: 'tested adjusted', events: ['bidAdjusted'], next: to('adjusted') },
  skipAdjustingBid: { actor: 'provider', in: 'tested adjusted', events: ['adjustingBidSkipped'], next: to('payout') },
  acceptAdjustedBid: { actor: 'customer', in: 'adjusted', events: ['adjustedBidAccepted'], next: to('payout') },
  declineAdjustedBid: {
    actor: 'customer',
    in: 'adjusted',
    events: ['adjustedBidDeclined', 'orderRejected'],
    next: to('returning'),
  },
  rejectOrder: {
    actor: 'provider',
    in: 'ordered handover inTransit received erased tested adjusted',
    events: ['orderRejected'],
    next: (phase) => (phase === 'ordered' || phase === 'handover' ? 'aborted' : 'returning'),
  },
  dispatchReturns: {
    actor: 'provider',
    in: 'returning payout finished cancelled aborted',
    events: ['returnsDispatched'],
    next: (phase) => (phase === 'returning' ? 'aborted' : 'same'),
  },
  addCreditNote: { actor: 'provider', in: 'payout', events: ['creditNoteAdded'], next: same },
  objectToCreditNote: {
    actor: 'customer',
    in: 'payout finished',
    events: ['creditNoteObjected'],
    next: to('payout'),
  },
  cancelDocument: { actor: 'provider', in: 'payout finished', events: ['documentCancelled'], next: to('payout') },
  issueInvoice: { actor: 'customer', in: 'payout', events: ['invoiceIssued'], next: same },
  finishOffer: { actor: 'customer', in: 'payout', events: ['finished'], next: to('finished') },
  complete: { actor: 'provider', in: 'finished payout', events: ['completed'], next: to('completed') },
  cancel: {
    actor: 'provider',
    in: 'initiated submitted bidPlaced counterbidOpen counterbidPlaced agreed addressed ordered handover',
    events: ['cancelled'],
    next: to('cancelled'),
  },
  cancelOffer: {
    actor: 'customer',
    in: 'initiated submitted bidPlaced counterbidOpen counterbidPlaced agreed addressed ordered handover',
    events: ['cancelled'],
    next: to('cancelled'),
  },
};

const commands = Object.keys(paper) as CommandType[];
const situations: Situation[] = ['none', ...phases];

/** Decisions whose effect already stands on the usual way into a phase: a success that adds nothing. */
const repeated: Partial<Record<CommandType, string>> = {
  submitOffer: phases.filter((phase) => phase !== 'initiated').join(' '),
  acceptBid: 'agreed addressed ordered handover inTransit received erased tested adjusted payout finished completed',
  declineBid: 'counterbidOpen declined',
  submitCounterbid: 'counterbidPlaced counterbidRefused',
  omitCounterbid: 'declined',
  dispatchGoods: 'inTransit received erased tested adjusted payout finished completed',
  issueInvoice: 'finished completed',
  finishOffer: 'finished completed',
};

describe('the table of the offer process', () => {
  it('has the commands, actors and phases of the paper, and no others', () => {
    expect(Object.keys(records).sort()).toEqual([...commands].sort());
    for (const command of commands) {
      const { actor, in: where } = paper[command];
      expect([command, records[command].actors[0]]).toEqual([command, actor]);
      expect([command, [...records[command].from].sort()]).toEqual([
        command,
        list(where)
          .filter((one) => one !== 'none')
          .sort(),
      ]);
    }
  });

  describe.each(situations)('in the phase %s', (situation) => {
    it.each(commands)('%s is judged as the paper says', (command) => {
      const row = paper[command];
      const kind = kindFor(command);
      const story = storyFor(situation, command, kind);
      const before = story.begun ? structuredClone(story.state) : undefined;
      const decision = story.send(row.actor, commandFor(command, before, story.now, kind));

      if (list(repeated[command] ?? '').includes(situation)) {
        expect(decision).toEqual({ events: [] });
        expect(story.state).toEqual(before);
      } else if (list(row.in).includes(situation)) {
        const next = row.next(situation);
        expect(decision).toEqual({ events: row.events.map((type) => expect.objectContaining({ type })) });
        expect(story.state.phase).toBe(next === 'same' ? situation : next);
      } else {
        const creates = row.in === 'none';
        expect(decision).toEqual({ refusal: creates ? 'alreadySubmitted' : 'notAllowedInPhase' });
        expect(story.begun ? story.state : undefined).toEqual(before);
      }
    });

    it('nobody sends a command that is not theirs', () => {
      for (const command of commands) {
        const kind = kindFor(command);
        const story = storyFor(situation, command, kind);
        const sent = commandFor(command, story.begun ? story.state : undefined, story.now, kind);
        const others = (['customer', 'provider', 'system'] as const).filter(
          (actor) => !records[command].actors.includes(actor),
        );
        for (const actor of others)
          expect([command, story.send(actor, sent)]).toEqual([command, { refusal: 'notAllowedForActor' }]);
      }
    });
  });
});

function list(names: string): string[] {
  return names.split(' ').filter(Boolean);
}

/** Appointments exist only where the goods are fetched or brought; a Gutschrift needs no invoice before it. */
function kindFor(command: CommandType): OfferKind {
  if (command === 'confirmPickupAppointment') return { ...usualKind, shippingMethod: 'pickup' };
  if (command === 'confirmDeliveryAppointment') return { ...usualKind, shippingMethod: 'delivery' };
  return usualKind;
}

/** The offer in its phase, with what the command's own guard asks for besides. */
function storyFor(situation: Situation, command: CommandType, kind: OfferKind): OfferStory {
  if (situation === 'none') return new OfferStory();
  const story = offerIn(situation, kind);
  const payoutWithUnexpectedItems = ['sendShippingLabel', 'dispatchGoods'] as const;
  if (command === 'dispatchReturns' && (situation === 'payout' || situation === 'finished')) {
    const before = continueStory(offerIn('handover', kind), payoutWithUnexpectedItems, kind);
    const receipt = commandFor('confirmScopeOfSupply', before.state, before.now);
    before.given('provider', { ...receipt, foreign: [{ description: 'Maus', units: 1 }] });
    continueStory(before, ['skipDeletion', 'startTesting', 'finishTesting', 'skipAdjustingBid'], kind);
    return situation === 'payout' ? before : continueStory(before, ['issueInvoice', 'finishOffer'], kind);
  }
  if (situation === 'counterbidOpen' && command === 'submitBid') story.now = '2026-12-08T00:00:00.000Z';
  if (situation === 'adjusted' && command === 'rejectOrder') story.now = '2026-12-24T00:00:00.000Z';
  if (situation === 'handover' && command === 'dispatchGoods') continueStory(story, ['sendShippingLabel'], kind);
  if (situation === 'received' && command === 'finishDeletion') continueStory(story, ['startDeletion'], kind);
  if (situation === 'erased' && command === 'finishTesting') continueStory(story, ['startTesting'], kind);
  if (command === 'objectToCreditNote' || command === 'cancelDocument') {
    if (situation === 'payout') return continueStory(story, ['addCreditNote'], kind);
    if (situation === 'finished') return continueStory(offerIn('payout', kind), ['addCreditNote', 'finishOffer'], kind);
  }
  if (situation === 'payout' && (command === 'finishOffer' || command === 'complete'))
    continueStory(story, ['issueInvoice'], kind);
  return story;
}

import { describe, expect, it } from 'vitest';
import { keysOf } from '#domain/values/keys-of.ts';
import { commandFor, type OfferKind, senderOf, usualKind } from '#tests/factories/offer-command.ts';
import { offerIn } from '#tests/factories/offer-in-phase.ts';
import { OfferStory } from '#tests/factories/offer-story.ts';
import { ofEveryStep, ofEveryTale } from '#tests/factories/offer-tales.ts';
import { addressesFor } from '#tests/factories/offer-values.ts';
import { type EventType, events } from '../events/events.ts';
import { sitesOf } from '../parties/sites.ts';
import { type Phase, phases } from '../phase.ts';
import { actionsOf } from './actions.ts';
import { type Command, type CommandType, commands } from './commands.ts';
import { leadsTo } from './next-phase.ts';

const pickup: OfferKind = { ...usualKind, shippingMethod: 'pickup' };
const delivery: OfferKind = { ...usualKind, shippingMethod: 'delivery' };

/** Nothing but the offer as it stands ends these, and it does so soon: at most 5,000 items, begun once, one document. */
const endsByItself: EventType[] = ['itemsAdded', 'deletionStarted', 'testingStarted', 'creditNoteAdded'];

type Sent = (story: OfferStory, time: number) => Command;

/** Each with an event that is counted, and how it is sent another time with other content. */
const bounded: [CommandType, EventType, OfferStory, Sent][] = [
  ['submitBid', 'bidSubmitted', offerIn('submitted'), (story) => commandFor('submitBid', story.state, story.now)],
  ['dispatchPackaging', 'packagingDispatched', offerIn('handover'), (_story, time) => packaging(`P${time}`)],
  ['sendShippingLabel', 'shippingLabelSent', offerIn('handover'), (_story, time) => label(`P${time}`)],
  [
    'confirmPickupAppointment',
    'pickupAppointmentConfirmed',
    offerIn('handover', pickup),
    ({ state, now }, time) => ({ ...commandFor('confirmPickupAppointment', state, now), timeFrom: minutePast8(time) }),
  ],
  [
    'confirmDeliveryAppointment',
    'deliveryAppointmentConfirmed',
    offerIn('handover', delivery),
    ({ state, now }, time) => ({
      ...commandFor('confirmDeliveryAppointment', state, now),
      timeFrom: minutePast8(time),
    }),
  ],
  [
    'confirmScopeOfSupply',
    'scopeOfSupplyConfirmed',
    offerIn('received'),
    ({ state, now }) => commandFor('confirmScopeOfSupply', state, now),
  ],
  ['finishDeletion', 'deletionFinished', offerIn('erased'), (_story, time) => erased(`S${time}`)],
  [
    'dispatchReturns',
    'returnsDispatched',
    offerIn('cancelled'),
    (_story, time) => returns({ trackingNumbers: [`P${time}`] }),
  ],
  [
    'submitAddresses',
    'addressesSubmitted',
    offerIn('addressed'),
    ({ state, now }, time) => ({ ...commandFor('submitAddresses', state, now), addresses: paidTo(`Kim ${time}`) }),
  ],
  [
    'issueInvoice',
    'invoiceIssued',
    offerIn('payout'),
    ({ state, now }, time) => ({ ...commandFor('issueInvoice', state, now), invoiceUpload: `rechnung-${time}` }),
  ],
];

describe('a command of the provider that is sent once more', () => {
  it.each([
    ['submitBid', offerIn('submitted')],
    ['dispatchPackaging', offerIn('handover')],
    ['sendShippingLabel', offerIn('handover')],
    ['confirmPickupAppointment', offerIn('handover', pickup)],
    ['confirmDeliveryAppointment', offerIn('handover', delivery)],
    ['confirmScopeOfSupply', offerIn('inTransit')],
    ['finishDeletion', offerIn('erased')],
    ['dispatchReturns', offerIn('returning')],
    ['dispatchReturns', offerIn('cancelled')],
  ] as const)('%s is a success that adds nothing', (type, story) => {
    const sent = commandFor(type, story.state, story.now, { ...usualKind, shippingMethod: shippingOf(story) });
    story.given('provider', sent);
    expect(story.send('provider', sent)).toEqual({ events: [] });
  });

  it('dispatchReturns with the same numbers, written otherwise and in another order, is the same parcel', () => {
    const story = offerIn('cancelled').given('provider', returns({ trackingNumbers: ['0101 5026 0036 53C', 'B2'] }));
    const again = returns({ trackingNumbers: ['b2', '01015026003653C'], note: 'Zwei Kartons' });
    expect(story.ask('provider', again)).toEqual({ events: [] });
    expect(story.ask('provider', returns({ trackingNumbers: ['B2'] }))).toMatchObject({ events: [{}] });
  });

  it('dispatchReturns without numbers is the same by its note', () => {
    const story = offerIn('aborted').given('provider', returns({ note: 'Vom Verkäufer abgeholt' }));
    expect(story.ask('provider', returns({ note: 'Vom Verkäufer abgeholt' }))).toEqual({ events: [] });
    expect(story.ask('provider', returns({ note: 'Verloren gegangen' }))).toMatchObject({ events: [{}] });
  });

  it('submitBid is none once the deadline is over or the customer has answered: then it is a bid of its own', () => {
    const sent = commandFor('submitBid', offerIn('submitted').state, offerIn('submitted').now);
    const late = offerIn('bidPlaced');
    late.now = '2026-12-08T00:00:00.000Z';
    expect(late.ask('provider', sent)).toEqual({ refusal: 'deadlineNotAhead' });
    expect(offerIn('counterbidPlaced').ask('provider', sent)).toMatchObject({ events: [{ type: 'bidSubmitted' }] });
  });

  it('records nothing, whatever it is and whatever the offer went through', () => {
    ofEveryStep(({ command, decision, after, now }) => {
      if ('refusal' in decision || decision.events.length === 0 || !after) return;
      const again = OfferStory.from(after, now).ask(senderOf(command.type), command);
      expect([command.type, 'events' in again ? again.events : []]).toEqual([command.type, []]);
    });
  });
});

describe('what has no natural end', () => {
  it('has a bound: no way leads in a circle without an event that is counted', () => {
    const circles = phases.filter((phase) => reachable(phase).has(phase));
    expect(circles).toEqual([]);
  });

  it.each(bounded)('%s is refused in the end, and its button goes', (type, event, story, sent) => {
    const actor = senderOf(type);
    const atMost = events[event].atMost ?? 0;
    for (let time = story.state.times?.[event] ?? 0; time < atMost; time += 1)
      expect([time, story.send(actor, sent(story, time))]).toMatchObject([time, { events: [{ type: event }] }]);
    expect(story.send(actor, sent(story, atMost))).toEqual({ refusal: 'tooOften' });
    expect(actionsOf(story.state, actor, story.now)).not.toContain(type);
  });

  it('is counted as often as it stands in the log', () => {
    ofEveryTale(({ events: log, state }) => {
      for (const type of keysOf(events)) {
        const count = log.filter((event) => event.type === type).length;
        const { atMost, ofEachPlace } = events[type];
        const places = ofEachPlace && state ? Math.max(1, sitesOf(state).length) : 1;
        expect([type, state?.times?.[type] ?? 0]).toEqual([type, atMost === undefined ? 0 : count]);
        expect(count).toBeLessThanOrEqual(atMost === undefined ? count : atMost * places);
      }
    });
  });
});

function returns(changes: { trackingNumbers?: string[]; note?: string }): Command {
  return { type: 'dispatchReturns', trackingNumbers: [], ...changes };
}

function erased(serial: string): Command {
  return { type: 'finishDeletion', media: [{ serial, model: 'PM883', method: 'nvmeSanitize', result: 'erased' }] };
}

function packaging(number: string): Command {
  return { type: 'dispatchPackaging', trackingNumbers: [number] };
}

function label(number: string): Command {
  return { type: 'sendShippingLabel', carrier: 'dhl', trackingNumbers: [number] };
}

function paidTo(accountHolder: string) {
  const addresses = addressesFor('shipment', true);
  return { ...addresses, contractDetails: { ...addresses.contractDetails, accountHolder } };
}

function shippingOf(story: OfferStory): OfferKind['shippingMethod'] {
  return story.state.shippingMethod ?? 'shipment';
}

function minutePast8(minute: number): string {
  return `08:${String(minute).padStart(2, '0')}`;
}

/** Phases that can be reached from a phase without recording an event that is counted or ends by itself. */
function reachable(from: Phase): Set<Phase> {
  const found = new Set<Phase>();
  const open: Phase[] = [from];
  for (let phase = open.pop(); phase !== undefined; phase = open.pop()) {
    for (const next of uncounted(phase)) {
      if (!found.has(next)) open.push(next);
      found.add(next);
    }
  }
  return found;
}

function uncounted(phase: Phase): Phase[] {
  const free = (type: CommandType) =>
    commands[type].events.every((event) => events[event].atMost === undefined && !endsByItself.includes(event));
  return keysOf(commands)
    .filter((type) => commands[type].from.includes(phase) && free(type))
    .map((type) => leadsTo(type, phase))
    .map((next) => (next === 'same' ? phase : next));
}

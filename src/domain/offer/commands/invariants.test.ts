// Dear: four hundred offers to which anything happens.
import { describe, expect, it } from 'vitest';
import { addDays, dayOf } from '#domain/values/day.ts';
import { keysOf } from '#domain/values/keys-of.ts';
import { isWorkingDay } from '#domain/values/working-day.ts';
import { commandFor, senderOf } from '#tests/factories/offer-command.ts';
import { OfferStory } from '#tests/factories/offer-story.ts';
import { ofEveryStep, ofEveryTale, type Step, whereverRecorded } from '#tests/factories/offer-tales.ts';
import { type EventType, events } from '../events/events.ts';
import { foldEvents } from '../events/evolve.ts';
import { isPartlyHandedOver } from '../parties/sites.ts';
import { endPhases, type Phase, stages, statuses } from '../phase.ts';
import { stageOf, statusOf } from '../stage.ts';
import { actionsOf } from './actions.ts';
import { type CommandType, commands } from './commands.ts';
import type { Decision } from './decision.ts';
import { leadsTo } from './next-phase.ts';

/** Where it leads while some places have handed over their goods and others not. */
const partlyLeadsTo: Partial<Record<CommandType, Phase | 'same'>> = { dispatchGoods: 'same', rejectOrder: 'returning' };

const noDay = '0000-00-00';

describe('whatever is sent in whatever order', () => {
  it('versions count up without gaps, and the row is what all events tell', () => {
    ofEveryTale(({ events, state }) => {
      expect(events.map((event) => event.version)).toEqual(events.map((_event, index) => index + 1));
      expect(foldEvents(events)).toEqual(state);
    });
  });

  it('events and row survive being stored as JSON', () => {
    ofEveryTale(({ events, state }) => {
      expect(JSON.parse(JSON.stringify({ events, state }))).toStrictEqual({ events, ...(state && { state }) });
    });
  });

  it('what stands under a contract is recorded under one, so that its personal data never has to be erased (INV-42)', () => {
    ofEveryTale(({ events: log }) => {
      for (const { type, version } of log) {
        if (events[type].personal !== 'retained') continue;
        expect([type, foldEvents(log.slice(0, version))?.agreement]).not.toEqual([type, undefined]);
      }
    });
  });

  it('only events and phases of the table come about', () => {
    ofEveryStep((step) => {
      const { before, after, command } = step;
      if (!changes(step) || !after) return;
      const { from, events, alsoRecords } = commands[command.type];
      expect(before ? from.includes(before.phase) : from.length === 0).toBe(true);
      expect(recorded(step).filter((type) => ![...events, ...alsoRecords].includes(type))).toEqual([]);
      const isFull = recorded(step).some((type) => alsoRecords.includes(type));
      const usual = leadsTo(command.type, before?.phase, isFull);
      const instead = partlyLeadsTo[command.type];
      const next = before && instead && isPartlyHandedOver(instead === 'same' ? after : before) ? instead : usual;
      expect(after.phase).toBe(next === 'same' ? before?.phase : next);
      expect(statuses).toContain(statusOf(after, step.now));
      expect(stages).toContain(stageOf(after));
    });
  });

  it('a refusal and a repeat change nothing', () => {
    ofEveryStep((step) => {
      if (!changes(step)) expect(step.after).toBe(step.before);
    });
  });

  it('nothing follows an end but the return of goods', () => {
    ofEveryStep((step) => {
      if (!step.before || !endPhases.includes(step.before.phase)) return;
      expect(recorded(step).filter((type) => type !== 'returnsDispatched')).toEqual([]);
    });
  });

  it("a customer's decision that was taken is a success once more and adds nothing", () => {
    ofEveryStep(({ command, decision, after, now }) => {
      if (senderOf(command.type) !== 'customer' || 'refusal' in decision || !after) return;
      expect([command.type, OfferStory.from(after, now).ask('customer', command)]).toEqual([
        command.type,
        { events: [] },
      ]);
    });
  });

  it('bids are open until a working day that is ahead (LEG-01)', () => {
    whereverRecorded('bidSubmitted', ({ after, now }) => {
      const validUntil = after.bid?.validUntil ?? noDay;
      expect(isWorkingDay(validUntil)).toBe(true);
      expect(validUntil >= dayOf(now)).toBe(true);
    });
  });

  it.each(['bidAccepted', 'bidDeclined', 'counterbidSubmitted'] as const)(
    'no %s comes after the deadline of the bid (LEG-01)',
    (type) => {
      whereverRecorded(type, ({ before, now }) => {
        expect(dayOf(now) <= (before?.bid?.validUntil ?? noDay)).toBe(true);
      });
    },
  );

  it('a counterbid binds at least as long as the bid was open, and is not accepted after that', () => {
    whereverRecorded('counterbidSubmitted', ({ after }) => {
      expect((after.counterbid?.bindingUntil ?? noDay) >= (after.bid?.validUntil ?? noDay)).toBe(true);
    });
    whereverRecorded('counterbidAccepted', ({ after, now }) => {
      expect(dayOf(now) <= (after.counterbid?.bindingUntil ?? '')).toBe(true);
    });
  });

  it('the customer has at least seven days to answer an adjusted bid, and is not turned away before they are over', () => {
    whereverRecorded('bidAdjusted', ({ after, now }) => {
      expect((after.adjustment?.answerUntil ?? noDay) >= addDays(dayOf(now), 7)).toBe(true);
    });
    whereverRecorded('orderRejected', ({ before, command, now }) => {
      if (before?.phase !== 'adjusted' || command.type !== 'rejectOrder') return;
      expect(dayOf(now) > (before.adjustment?.answerUntil ?? noDay)).toBe(true);
    });
  });

  it('goods are received, erased, tested and paid in this order', () => {
    const order: EventType[][] = [
      ['scopeOfSupplyConfirmed'],
      ['deletionFinished', 'deletionSkipped'],
      ['testingStarted'],
      ['testingFinished'],
      ['completed'],
    ];
    ofEveryTale(({ events }) => {
      const firstOf = (types: EventType[]) => events.findIndex((event) => types.includes(event.type));
      const first = order.map((types) => (firstOf(types) < 0 ? Number.POSITIVE_INFINITY : firstOf(types)));
      expect(first).toEqual(first.toSorted((a, b) => (a === b ? 0 : a - b)));
    });
  });

  it('there is no way past a button: what an actor is not offered records nothing, whatever they fill in', () => {
    const all = keysOf(commands);
    ofEveryStep(({ before, after, now }) => {
      if (!after || after.phase === before?.phase) return;
      const story = OfferStory.from(after, now);
      for (const actor of ['customer', 'provider', 'system'] as const) {
        const offered = actionsOf(after, actor, now);
        const past = all.filter(
          (type) => !offered.includes(type) && records(story.ask(actor, commandFor(type, after, now))),
        );
        expect([actor, after.phase, past]).toEqual([actor, after.phase, []]);
      }
    });
  });

  it('every button works: what an actor is offered is refused for nothing but what they fill in', () => {
    const aboutTheBody = ['bidWorse', 'adjustmentInvalid', 'adjustmentEmpty', 'onlyUpwards', 'notOnSheet', 'totalZero'];
    ofEveryStep(({ after, now }) => {
      if (!after) return;
      for (const actor of ['customer', 'provider'] as const) {
        for (const type of actionsOf(after, actor, now)) {
          const decision = OfferStory.from(after, now).ask(actor, commandFor(type, after, now));
          const dead = 'refusal' in decision && !aboutTheBody.includes(decision.refusal) ? decision.refusal : '';
          expect([actor, type, after.phase, dead]).toEqual([actor, type, after.phase, '']);
        }
      }
    });
  });
});

function changes(step: Step): boolean {
  return recorded(step).length > 0;
}

function records(decision: Decision): boolean {
  return 'events' in decision && decision.events.length > 0;
}

function recorded({ decision }: Step): EventType[] {
  return 'refusal' in decision ? [] : decision.events.map((event) => event.type);
}

import { describe, expect, it } from 'vitest';
import { addHours } from '#domain/values/day.ts';
import { continueStory, offerIn } from '#tests/factories/offer-in-phase.ts';
import { sideRecordActions } from '../commands/side-record-actions.ts';
import { phases } from '../phase.ts';
import { isPriceUndecided, lastDayOfSignOff, signOffPhases, signOffStanding, undecidedPrice } from './sign-off.ts';

const bid = offerIn('bidPlaced');
const asked = { priceVersion: bid.state.priceVersion, askedAt: bid.now };
const days = (count: number) => addHours(bid.now, count * 24);

describe('a sign-off', () => {
  it('is asked for and given only while the seller decides about a price', () => {
    const possible = phases.filter((phase) => {
      const { state, now } = offerIn(phase);
      const context = { actor: 'customer', now } as const;
      const refusals = [sideRecordActions.askSignOff, sideRecordActions.answerSignOff].map((rule) =>
        rule.guard(state, context),
      );
      expect(new Set(refusals).size).toBe(1);
      return refusals[0] === undefined;
    });
    expect(possible.toSorted()).toEqual([...signOffPhases].toSorted());
  });

  it('is nothing that the provider asks for, nor anybody after the day of the bid', () => {
    const { guard } = sideRecordActions.askSignOff;
    expect(guard(bid.state, { actor: 'provider', now: bid.now })).toBe('notAllowedForActor');
    expect(guard(bid.state, { actor: 'customer', now: days(20) })).toBe('deadlinePassed');
  });

  it('waits for seven days, until the end of the last in Berlin', () => {
    const midnight = { ...asked, askedAt: '2026-11-22T23:30:00.000Z' };
    expect(lastDayOfSignOff(midnight)).toBe('2026-11-30');
    expect(signOffStanding(midnight, bid.state, '2026-11-30T22:59:59.000Z')).toBe('open');
    expect(signOffStanding(midnight, bid.state, '2026-11-30T23:00:00.000Z')).toBe('expired');
  });

  it('is about one bid: a better one replaces it, a decision ends it, and what was withdrawn stays so', () => {
    expect(signOffStanding(asked, bid.state, bid.now)).toBe('open');
    const replaced = { ...bid.state, priceVersion: bid.state.priceVersion + 1 };
    expect(signOffStanding(asked, replaced, bid.now)).toBe('replaced');
    expect(isPriceUndecided(asked, replaced, bid.now)).toBe(false);
    const accepted = continueStory(offerIn('bidPlaced'), ['acceptBid']).state;
    expect(signOffStanding(asked, accepted, bid.now)).toBe('decided');
    const withdrawn = { ...asked, withdrawnAt: bid.now };
    expect([bid.state, replaced, accepted].map((state) => signOffStanding(withdrawn, state, bid.now))).toEqual(
      Array(3).fill('withdrawn'),
    );
    expect(signOffStanding(asked, bid.state, days(15))).toBe('expired');
  });

  it('that was answered stays answered, whatever becomes of the bid', () => {
    const refused = { ...asked, answer: 'refused' } as const;
    const accepted = continueStory(offerIn('bidPlaced'), ['acceptBid']).state;
    expect(signOffStanding(refused, accepted, days(30))).toBe('refused');
  });

  it('goes on after a no to the bid, when an own price can be named', () => {
    const declined = continueStory(offerIn('bidPlaced'), ['declineBid']).state;
    expect(signOffStanding(asked, declined, bid.now)).toBe('open');
  });

  it('shows the adjusted price where there is one, else the bid', () => {
    const adjusted = offerIn('adjusted').state;
    expect(undecidedPrice(bid.state)).toBe(bid.state.bid?.total);
    expect(undecidedPrice(adjusted)).toBe(adjusted.adjustment?.total);
    expect(undecidedPrice(offerIn('agreed').state)).toBeUndefined();
  });
});

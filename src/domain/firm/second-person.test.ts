import { describe, expect, it } from 'vitest';
import type { SignOff } from '#domain/offer/papers/sign-off.ts';
import { commandFor } from '#tests/factories/offer-command.ts';
import { continueStory, offerIn } from '#tests/factories/offer-in-phase.ts';
import { approvalsOf, boundAmount, needsSecondPerson } from './second-person.ts';

const jona = 'jona@example.org';
const superior = { email: 'leitung@example.org' };

describe('a firm that wants two persons from 5,000 € on', () => {
  it.each([
    ['asks nobody else for a cent less', 499_999, 500_000, [], false],
    ['asks for a second person from exactly that sum on', 500_000, 500_000, [], true],
    ['is content with one yes of somebody else', 500_000, 500_000, [superior], false],
    ['is not content with the yes of the one who decides', 500_000, 500_000, [{ email: jona }], true],
    ['wants one yes, whoever else has said it as well', 500_000, 500_000, [{ email: jona }, superior], false],
    ['asks nobody without such a rule', 500_000_000, undefined, [], false],
    ['may want two for every sum', 1, 0, [], true],
  ])('%s', (_sentence, amount, limit, approvals, needs) => {
    expect(needsSecondPerson(amount, limit, approvals, jona)).toBe(needs);
  });

  const said: SignOff = {
    id: '1',
    priceVersion: 3,
    amount: 500_000,
    name: 'Dr. Kim Muster',
    email: superior.email,
    askedBy: jona,
    askedAt: '2026-11-23T09:00:00.000Z',
    answer: 'agreed',
    way: 'mailed',
  };

  it.each<[string, Partial<SignOff>, number]>([
    ['a yes by the mailed link counts', {}, 1],
    ['a yes of a colleague counts', { way: 'colleague' }, 1],
    ['a yes by a link that was only copied does not', { way: 'copied' }, 0],
    ['a no does not', { answer: 'refused' }, 0],
    ['a yes to an earlier bid does not', { priceVersion: 2 }, 0],
  ])('%s', (_sentence, change, count) => {
    expect(approvalsOf([{ ...said, ...change }], 3)).toHaveLength(count);
  });

  it('goes by what the decision binds it to, and by nothing where it binds to nothing or stands already', () => {
    const bid = offerIn('bidPlaced');
    const adjusted = offerIn('adjusted');
    const at = (story: typeof bid, type: Parameters<typeof commandFor>[0]) =>
      boundAmount(story.state, commandFor(type, story.state, story.now), story.now);
    expect(at(bid, 'acceptBid')).toBe(bid.state.bid?.total);
    expect(at(adjusted, 'acceptAdjustedBid')).toBe(adjusted.state.adjustment?.total);
    const counterbid = commandFor('submitCounterbid', bid.state, bid.now);
    expect(boundAmount(bid.state, counterbid, bid.now)).toBe('counterbid' in counterbid ? counterbid.counterbid : 0);
    expect(at(bid, 'declineBid')).toBeUndefined();
    expect(boundAmount(undefined, counterbid, bid.now)).toBeUndefined();
    const accepted = continueStory(offerIn('bidPlaced'), ['acceptBid']);
    expect(boundAmount(accepted.state, commandFor('acceptBid', bid.state, bid.now), accepted.now)).toBeUndefined();
  });
});

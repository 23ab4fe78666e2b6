import { describe, expect, it } from 'vitest';
import { defaultConfiguration } from '#domain/catalogue/item-configuration.ts';
import type { MediaWish } from '#domain/catalogue/questions/media-wish.ts';
import { commandFor } from '#tests/factories/offer-command.ts';
import { continueStory, offerIn } from '#tests/factories/offer-in-phase.ts';
import { OfferStory } from '#tests/factories/offer-story.ts';
import { draftOf, inquiryId } from '#tests/factories/offer-values.ts';
import type { CommandOf } from '../commands.ts';
import type { MediumRecord, ReceivedLine } from '../facts.ts';

const medium: MediumRecord = { serial: 'S1', model: 'PM883', method: 'nvmeSanitize', result: 'erased' };

function receipt(...received: number[]): CommandOf<'confirmScopeOfSupply'> {
  const lines: ReceivedLine[] = received.map((units, index) => ({ itemId: `item-${index + 1}`, received: units }));
  return { type: 'confirmScopeOfSupply', lines, foreign: [] };
}

describe('the receipt', () => {
  it('may come from the handover too, when the goods were brought without notice', () => {
    expect(offerIn('handover').given('provider', receipt(3, 2)).state.phase).toBe('received');
  });

  it('of nothing is refused: the order is rejected instead', () => {
    expect(offerIn('inTransit').send('provider', receipt(0, 0))).toEqual({ refusal: 'nothingArrived' });
    expect(offerIn('inTransit').send('provider', receipt())).toEqual({ refusal: 'nothingArrived' });
  });

  it.each([
    ['more than was agreed', receipt(4, 2)],
    ['half a unit', receipt(1.5, 2)],
    ['less than nothing', receipt(-1, 2)],
    ['goods of no line', receipt(3, 2, 1)],
    ['a line twice', { ...receipt(), lines: [...receipt(3).lines, ...receipt(3).lines] }],
  ])('of %s is refused', (_, command) => {
    expect(offerIn('inTransit').send('provider', command)).toEqual({ refusal: 'receiptInvalid' });
  });

  it('is replaced when parcels come late, without going back a step', () => {
    const story = offerIn('inTransit').given('provider', receipt(1, 0)).given('provider', receipt(2, 1));
    continueStory(story, ['skipDeletion']).given('provider', receipt(3, 2));
    expect(story.state).toMatchObject({ phase: 'erased', receipt: { lines: receipt(3, 2).lines } });
  });
});

const handover = ['submitBid', 'acceptBid', 'submitAddresses', 'linkOrder', 'verifyData'] as const;

describe('the deletion', () => {
  it('is started before it is finished, and is either done or skipped', () => {
    const story = offerIn('received');
    expect(story.send('provider', { type: 'finishDeletion', media: [medium] })).toEqual({ refusal: 'notStarted' });
    continueStory(story, ['startDeletion']);
    expect(story.send('provider', { type: 'startDeletion' })).toEqual({ refusal: 'alreadyStarted' });
    expect(story.send('provider', { type: 'skipDeletion', reason: 'noMedia' })).toEqual({ refusal: 'alreadyStarted' });
  });

  it.each<[string, MediumRecord[], string]>([
    ['without a single medium', [], 'mediaMissing'],
    ['with a medium named twice (DEL-03)', [medium, medium], 'mediumTwice'],
    ['with a medium that failed and was not destroyed (DEL-01)', [{ ...medium, result: 'failed' }], 'mediumNotErased'],
    ['with a medium that was not found (DEL-01)', [{ ...medium, result: 'notDetected' }], 'mediumNotErased'],
  ])('is not finished %s', (_, media, refusal) => {
    const story = continueStory(offerIn('received'), ['startDeletion']);
    expect(story.send('provider', { type: 'finishDeletion', media })).toEqual({ refusal });
  });

  it.each<[MediaWish, Partial<MediumRecord>, string | undefined]>([
    ['destroyH4', {}, 'destructionMissing'],
    ['destroyH4', { result: 'destroyed' }, undefined],
    ['eraseProof', {}, 'deviceMissing'],
    ['eraseProof', { device: 'R640, SN 4711' }, undefined],
    ['erase', {}, undefined],
  ])('of goods with the wish %s, recorded with %j, is refused: %s', (mediaWish, record, refusal) => {
    const configuration = { ...defaultConfiguration, mediaWish };
    const items = draftOf().items.map((item) => ({ ...item, configuration }));
    const story = new OfferStory().given('customer', { type: 'submitOffer', draft: draftOf({ items }), inquiryId });
    continueStory(story, [...handover, 'sendShippingLabel', 'dispatchGoods', 'confirmScopeOfSupply', 'startDeletion']);
    const decision = story.send('provider', { type: 'finishDeletion', media: [{ ...medium, ...record }] });
    expect('refusal' in decision ? decision.refusal : undefined).toBe(refusal);
  });

  it('is finished when what could not be erased was destroyed (DEL-01)', () => {
    const story = continueStory(offerIn('received'), ['startDeletion']);
    story.given('provider', {
      type: 'finishDeletion',
      media: [medium, { ...medium, serial: 'S2', result: 'destroyed' }],
    });
    expect(story.state).toMatchObject({ phase: 'erased', deletion: { finishedAt: story.now, media: [{}, {}] } });
  });

  it('that is skipped keeps its reason (DEL-02)', () => {
    expect(offerIn('erased').state.deletion).toEqual({ media: [], skipped: 'noMedia' });
  });
});

describe('the test', () => {
  it('is started once, before it is finished', () => {
    const story = offerIn('erased');
    expect(story.send('provider', commandFor('finishTesting', story.state, story.now))).toEqual({
      refusal: 'notStarted',
    });
    continueStory(story, ['startTesting']);
    expect(story.send('provider', { type: 'startTesting' })).toEqual({ refusal: 'alreadyStarted' });
  });

  it('has one result for every line that arrived, and for no other', () => {
    const story = continueStory(offerIn('inTransit').given('provider', receipt(3, 0)), [
      'skipDeletion',
      'startTesting',
    ]);
    const finish = (...ids: string[]) =>
      story.ask('provider', { type: 'finishTesting', lines: ids.map((itemId) => ({ itemId, result: 'passed' })) });
    expect(finish()).toEqual({ refusal: 'testResultsInvalid' });
    expect(finish('item-1', 'item-2')).toEqual({ refusal: 'testResultsInvalid' });
    expect(finish('item-1', 'item-1')).toEqual({ refusal: 'testResultsInvalid' });
    expect(finish('item-1')).toMatchObject({ events: [{ type: 'testingFinished' }] });
  });
});

describe('a rejected order', () => {
  it('needs a reason', () => {
    expect(offerIn('received').send('provider', { type: 'rejectOrder', reason: '' })).toEqual({
      refusal: 'reasonMissing',
    });
  });

  it('ends at once when nothing was sent, else the goods go back first', () => {
    expect(continueStory(offerIn('ordered'), ['rejectOrder']).state.phase).toBe('aborted');
    expect(continueStory(offerIn('inTransit'), ['rejectOrder']).state.phase).toBe('returning');
    expect(continueStory(offerIn('returning'), ['dispatchReturns']).state.phase).toBe('aborted');
  });
});

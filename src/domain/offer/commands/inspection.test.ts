import { describe, expect, it } from 'vitest';
import { defaultConfiguration } from '#domain/catalogue/item-configuration.ts';
import type { MediaWish } from '#domain/catalogue/questions/media-wish.ts';
import type { Destruction } from '#domain/erasure/destruction.ts';
import { commandFor } from '#tests/factories/offer-command.ts';
import { continueStory, offerIn } from '#tests/factories/offer-in-phase.ts';
import { OfferStory } from '#tests/factories/offer-story.ts';
import { draftOf, inquiryId } from '#tests/factories/offer-values.ts';
import type { DeletionSkipReason, ReceivedLine } from '../facts.ts';
import type { GivenMedium } from '../media/complete-media.ts';
import type { MediumRecord } from '../media/medium-record.ts';
import type { CommandOf } from './commands.ts';
import { allowedSkips } from './deletion.ts';

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

/** An offer of two lines with these wishes, all of it here and its deletion begun. */
function erasing(...wishes: MediaWish[]): OfferStory {
  const items = draftOf().items.map((item, index) => {
    const mediaWish = wishes[index] ?? wishes[0];
    return mediaWish === undefined ? item : { ...item, configuration: { ...defaultConfiguration, mediaWish } };
  });
  const story = new OfferStory().given('customer', { type: 'submitOffer', draft: draftOf({ items }), inquiryId });
  return continueStory(story, [
    ...handover,
    'sendShippingLabel',
    'dispatchGoods',
    'confirmScopeOfSupply',
    'startDeletion',
  ]);
}

function refusalOf(story: OfferStory, command: Omit<CommandOf<'finishDeletion'>, 'type'>): string | undefined {
  const decision = story.ask('provider', { type: 'finishDeletion', ...command });
  return 'refusal' in decision ? decision.refusal : undefined;
}

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
    expect(refusalOf(erasing(mediaWish), { media: [{ ...medium, ...record }] })).toBe(refusal);
  });

  it('is judged line by line where a medium names its line', () => {
    const story = erasing('destroyH4', 'erase');
    const [first, second] = [
      { ...medium, itemId: 'item-1' },
      { ...medium, serial: 'S2', itemId: 'item-2' },
    ];
    expect(refusalOf(story, { media: [second] })).toBe('destructionMissing');
    expect(refusalOf(story, { media: [first, { ...second, result: 'destroyed' }] })).toBe('destructionMissing');
    expect(refusalOf(story, { media: [{ ...first, result: 'destroyed' }, second] })).toBeUndefined();
  });

  it('does not hang on drives that were to be destroyed and did not come: their line is named', () => {
    const story = erasing('destroyH4', 'erase');
    const withoutMedia = [{ itemId: 'item-1', reason: 'mediaRemovedByCustomer' as const }];
    const media = [{ ...medium, itemId: 'item-2' }];
    expect(refusalOf(story, { media, withoutMedia: [...withoutMedia, ...withoutMedia] })).toBe('mediaContradict');
    expect(refusalOf(story, { media: [{ ...medium, itemId: 'item-1' }], withoutMedia })).toBe('mediaContradict');
    story.given('provider', { type: 'finishDeletion', media, withoutMedia });
    expect(story.state).toMatchObject({ phase: 'erased', deletion: { media, withoutMedia } });
  });

  it('is told device by device too: each once, none with a medium, and no more than came', () => {
    const story = erasing('destroyH4', 'erase');
    const one = (plate: string) => ({ itemId: 'item-1', reason: 'mediaRemovedByCustomer' as const, plate });
    const some = (units: number) => ({ itemId: 'item-1', reason: 'noMedia' as const, units });
    const media = [{ ...medium, itemId: 'item-2', plate: 'E-22222222' }];
    const two = [one('E-33333333'), one('E-44444444')];
    expect(refusalOf(story, { media, withoutMedia: [...two, one('E-44444444')] })).toBe('mediaContradict');
    expect(refusalOf(story, { media, withoutMedia: [...two, one('E-22222222')] })).toBe('mediaContradict');
    expect(refusalOf(story, { media, withoutMedia: [...two, some(2)] })).toBe('mediaContradict');
    expect(refusalOf(story, { media, withoutMedia: [...two, { itemId: 'item-1', reason: 'noMedia' }] })).toBe(
      'mediaContradict',
    );
    // Of the third device nothing was destroyed.
    expect(refusalOf(story, { media, withoutMedia: two })).toBe('destructionMissing');
    expect(refusalOf(story, { media, withoutMedia: [...two, some(1)] })).toBeUndefined();
  });

  it('that has begun ends with no medium at all where none came', () => {
    const story = erasing('destroyH4');
    const withoutMedia = ['item-1', 'item-2'].map((itemId) => ({ itemId, reason: 'noMedia' as const }));
    story.given('provider', { type: 'finishDeletion', media: [], withoutMedia });
    expect(story.state).toMatchObject({ phase: 'erased', deletion: { media: [], withoutMedia } });
  });

  it('records nothing of a line that did not arrive', () => {
    expect(refusalOf(erasing('erase'), { media: [{ ...medium, itemId: 'item-9' }] })).toBe('mediumOfNoItem');
  });

  it('takes what a late parcel brings to what was recorded before, and no medium twice (DEL-01, DEL-03)', () => {
    const story = erasing('erase').given('provider', { type: 'finishDeletion', media: [medium] });
    const later = { ...medium, serial: 'S2' };
    expect(refusalOf(story, { media: [{ ...medium, serial: ' s1', model: 'PM893' }] })).toBe('mediumTwice');
    expect(refusalOf(story, { media: [{ ...later, result: 'failed' }] })).toBe('mediumNotErased');
    story.given('provider', { type: 'finishDeletion', media: [later] });
    expect(story.state).toMatchObject({ phase: 'erased', deletion: { media: [medium, later] } });
    expect(story.send('provider', { type: 'finishDeletion', media: [later] })).toEqual({ events: [] });
  });

  const byTechnique: Omit<GivenMedium, 'serial'> = {
    model: 'PM883',
    result: 'erased',
    mediaType: 'ssdSata',
    technique: 'ataSanitizeBlock',
    verification: 'full',
    finishedAt: '2026-12-10T09:00:00.000Z',
    operator: 'Kim Kern',
  };
  const shredded: Destruction = {
    ...{ securityLevel: 'E-4', protectionClass: 2, technique: 'Schreddern', particleSize: 'bis 30 mm²' },
    ...{ place: 'Werk', machine: 'HSM 1', at: '2026-12-10T09:00:00.000Z', operator: 'Kim Kern', witness: 'Ada Wolf' },
  };

  it.each<[string, GivenMedium, string[]]>([
    ['without a serial number', { ...byTechnique }, ['media.0.serial']],
    ['without model and method', { serial: 'S1', result: 'erased' }, ['media.0.model', 'media.0.method']],
    [
      'by a technique that nothing proves',
      { serial: 'S1', model: 'PM883', result: 'erased', technique: 'overwrite' },
      ['media.0.finishedAt', 'media.0.verification', 'media.0.operator'],
    ],
    [
      'of a destruction that one person saw twice',
      {
        serial: 'S1',
        model: 'PM883',
        result: 'destroyed',
        destruction: { ...shredded, witness: ' kim  KERN' },
      },
      ['media.0.destruction.witness'],
    ],
  ])('record %s is refused with the names of what is missing (DEL-01)', (_, given, fields) => {
    const story = continueStory(offerIn('received'), ['startDeletion']);
    expect(story.send('provider', { type: 'finishDeletion', media: [given] })).toEqual({
      refusal: 'recordIncomplete',
      fields,
    });
  });

  it('records method and level where the technique tells them', () => {
    const story = erasing('erase').given('provider', {
      type: 'finishDeletion',
      media: [{ ...byTechnique, serial: 'S1' }],
    });
    expect(story.state.deletion?.media).toMatchObject([
      { method: 'ATA Sanitize Block Erase', sanitizationLevel: 'purge' },
    ]);
  });

  it('takes a medium with the serial number of its device only where somebody says so (DEL-03)', () => {
    const same = { ...medium, serial: 'SN 4711', parentDevice: { serial: 'sn-4711' } };
    expect(refusalOf(erasing('erase'), { media: [same] })).toBe('serialOfDevice');
    expect(refusalOf(erasing('erase'), { media: [{ ...same, sharesDeviceSerial: true }] })).toBeUndefined();
  });

  it('takes a lot for media without serial numbers, which answers for its line', () => {
    const lot = { description: 'Lose SSD', count: 12, itemId: 'item-1', destruction: shredded };
    expect(refusalOf(erasing('destroyH4', 'erase'), { media: [], lots: [lot] })).toBeUndefined();
    expect(refusalOf(erasing('destroyH4'), { media: [], lots: [lot] })).toBe('destructionMissing');
  });

  it('that was skipped is recorded once a late parcel brings media after all', () => {
    const story = offerIn('erased').given('provider', { type: 'finishDeletion', media: [medium] });
    expect(story.state.deletion).toEqual({ media: [medium], finishedAt: story.now });
  });

  it.each<[MediaWish, DeletionSkipReason, string | undefined]>([
    ['eraseProof', 'customerWaived', 'deletionPromised'],
    ['destroyH4', 'destroyedInstead', 'deletionPromised'],
    ['destroyH5', 'mediaRemovedByCustomer', undefined],
    ['erase', 'destroyedInstead', undefined],
    // The processing agreement of a business promises it (DEL-10).
    ['erase', 'customerWaived', 'waiverNotAllowed'],
  ])('of goods with the wish %s is skipped by %s: %s (DEL-02)', (mediaWish, reason, refusal) => {
    const items = draftOf().items.map((item) => ({ ...item, configuration: { ...defaultConfiguration, mediaWish } }));
    const story = new OfferStory().given('customer', { type: 'submitOffer', draft: draftOf({ items }), inquiryId });
    continueStory(story, [...handover, 'sendShippingLabel', 'dispatchGoods', 'confirmScopeOfSupply']);
    const decision = story.ask('provider', { type: 'skipDeletion', reason });
    expect('refusal' in decision ? decision.refusal : undefined).toBe(refusal);
    // What is offered for a choice is what is taken.
    expect(allowedSkips(story.state).includes(reason)).toBe(refusal === undefined);
  });

  it('is skipped for no reason before the goods are here, or once it has begun (DEL-02)', () => {
    expect(allowedSkips(offerIn('inTransit').state)).toEqual([]);
    expect(allowedSkips(offerIn('received').state)).toContain('noMedia');
    expect(allowedSkips(continueStory(offerIn('received'), ['startDeletion']).state)).toEqual([]);
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

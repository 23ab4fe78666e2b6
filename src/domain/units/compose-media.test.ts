import { describe, expect, it } from 'vitest';
import type { Erasure, Medium, ParentDevice } from '#domain/erasure/medium.ts';
import type { DeletionSkipReason } from '#domain/offer/facts.ts';
import { completeMedium } from '#domain/offer/media/complete-media.ts';
import type { Unit } from '#domain/units/unit.ts';
import { destruction, fullMedium } from '#tests/factories/full-medium.ts';
import { continueStory, offerIn } from '#tests/factories/offer-in-phase.ts';
import { composeMedia, refuseBeside, refuseUnrecorded, withOwnNumbers } from './compose-media.ts';

const unit: Unit = {
  ...{ plate: 'E-23456789', itemId: 'item-1', serial: '7XK9', inventoryNumber: 'INV-1' },
  ...{ arrivedAt: '2026-12-09T09:00:00.000Z', photos: [] },
};
const medium = (changes: Partial<Medium>): Medium => ({
  ...{ id: 'm', offerId: 'o', plate: unit.plate, serial: 'S-1', model: 'PM883' },
  source: 'report',
  nextAction: 'none',
  mediaType: 'ssdSata',
  ...changes,
});
const erasure: Erasure = {
  result: 'erased',
  technique: 'ataSanitizeBlock',
  verification: 'full',
  ...{ toolName: 'nwipe', finishedAt: '2026-12-10T08:12:00.000Z', reportId: 'r', reportHash: 'h' },
};
const [inUnit, inNothing] = [{ plate: unit.plate }, {}];
const ours = { model: 'Dell PowerEdge R640', serial: '7XK9', assetTag: 'INV-1' };
const dell = { manufacturer: 'Dell Inc.' };
const begun = () => continueStory(offerIn('received'), ['startDeletion']);

describe('a certificate that is made of what was recorded', () => {
  it('names each data carrier with its unit, its line and what its report proves', () => {
    const [record] = composeMedia(begun().state, [medium({ erasure })], [unit]);
    expect(record && completeMedium(record)).toEqual({
      ...{ serial: 'S-1', model: 'PM883', mediaType: 'ssdSata', plate: unit.plate, itemId: 'item-1', result: 'erased' },
      ...{ technique: 'ataSanitizeBlock', verification: 'full', toolName: 'nwipe', finishedAt: erasure.finishedAt },
      ...{ method: 'ATA Sanitize Block Erase', sanitizationLevel: 'purge' },
      parentDevice: { model: 'Dell PowerEdge R640', serial: '7XK9', assetTag: 'INV-1' },
    });
  });

  it.each<[string, ParentDevice, object, object | undefined]>([
    ['never by those of a wipe station', { serial: 'STATION-7', model: 'Z440' }, inUnit, ours],
    ['with what its report adds where it names our number', { serial: '7xk9', ...dell }, inUnit, { ...ours, ...dell }],
    ['also where nobody noted in what it was', { serial: '7XK9' }, inNothing, ours],
    ['and by none where neither is known', { serial: 'STATION-7' }, inNothing, undefined],
  ])('names the device by our own numbers: %s', (_, parentDevice, place, device) => {
    const { plate: _plate, ...one } = medium({ erasure, parentDevice });
    expect(composeMedia(begun().state, [{ ...one, ...place }], [unit])[0]?.parentDevice).toEqual(device);
  });

  it('names a station in which it was wiped beside the device, as a tool', () => {
    const wiped = (parentDevice: ParentDevice) =>
      composeMedia(begun().state, [medium({ erasure, parentDevice })], [unit])[0]?.station;
    expect(wiped({ serial: 'STATION-7', manufacturer: 'HP', model: 'Z440' })).toBe('HP Z440 STATION-7');
    expect([wiped({ serial: '7xk9' }), wiped({ model: 'Z440' })]).toEqual([undefined, undefined]);
  });

  it('names no device by a dash that stands in place of its serial number', () => {
    const { plate: _plate, ...one } = medium({ erasure });
    expect(composeMedia(begun().state, [one], [{ ...unit, serial: '-' }])[0]).not.toHaveProperty('parentDevice');
  });

  it('of another system names a device under our plate by our number too', () => {
    const record = { ...fullMedium('S-1', { result: 'erased' as const }), plate: unit.plate };
    const station = { ...record, parentDevice: { serial: 'STATION-7', model: 'Z440' } };
    expect(withOwnNumbers([station], [unit])[0]).toMatchObject({
      parentDevice: { serial: '7XK9', assetTag: 'INV-1' },
      station: 'Z440 STATION-7',
    });
    expect(withOwnNumbers([record], [unit])).toEqual([record]);
  });

  it('says of one that failed and was destroyed both', () => {
    const failed: Erasure = { ...erasure, result: 'failed' };
    const [record] = composeMedia(begun().state, [medium({ erasure: failed, destruction })], [unit]);
    expect(record).toMatchObject({
      result: 'destroyed',
      destruction,
      followUp: 'Löschung misslungen, danach vernichtet',
    });
  });

  it('waits for one that nobody has touched, also one that an audit found and nobody declared (DEL-01)', () => {
    const story = begun();
    const media = [medium({ erasure }), medium({ serial: 'S-2', source: 'hardwareAudit' })];
    const composed = composeMedia(story.state, media, [unit]);
    expect(story.send('provider', { type: 'finishDeletion', media: composed })).toEqual({ refusal: 'mediumNotErased' });
    expect(refuseBeside(story.state, media, [fullMedium('S-1', { result: 'erased' as const })])).toBe(
      'mediumNotErased',
    );
  });

  it('names nothing that stands on an earlier one', () => {
    const media = [medium({ erasure })];
    const story = begun();
    story.given('provider', { type: 'finishDeletion', media: composeMedia(story.state, media, [unit]) });
    expect(composeMedia(story.state, [...media, medium({ serial: 'LATE', erasure })], [unit])).toMatchObject([
      { serial: 'LATE' },
    ]);
  });
});

describe('records that are written by hand beside recorded media', () => {
  it('name each of them, by whatever spelling of its number', () => {
    const { state } = begun();
    const media = [medium({ erasure }), medium({ serial: 'S-2', erasure })];
    const record = (serial: string) => fullMedium(serial, { result: 'erased' as const });
    expect(refuseBeside(state, media, [record('s1'), record('S 2')])).toBeUndefined();
    expect(refuseBeside(state, media, [record('S-1')])).toBe('mediaDiffer');
    const destroyed = fullMedium('S-2', { result: 'destroyed' as const, destruction });
    expect(refuseBeside(state, media, [record('S-1'), destroyed])).toBe('mediaDiffer');
    const { serial: _serial, ...nameless } = medium({ erasure });
    expect(refuseBeside(state, [nameless], [])).toBe('mediaDiffer');
  });
});

describe('the end of the test', () => {
  const record = fullMedium('S-1', { result: 'erased' as const });
  const found = medium({ serial: 'S-2', source: 'hardwareAudit' });

  it('waits for a data carrier that was found in it and declared nowhere (DEL-01)', () => {
    const story = begun();
    story.given('provider', { type: 'finishDeletion', media: [record] });
    expect(refuseUnrecorded(story.state, [medium({})])).toBeUndefined();
    expect(refuseUnrecorded(story.state, [medium({}), found])).toBe('mediumNotErased');
    expect(refuseUnrecorded(story.state, [{ ...found, erasure }])).toBe('mediaDiffer');
  });

  it('waits for none where the seller waived their deletion', () => {
    const { state } = begun();
    const skipped = (reason: DeletionSkipReason) => ({ ...state, deletion: { media: [], skipped: reason } });
    expect(refuseUnrecorded(skipped('customerWaived'), [found])).toBeUndefined();
    expect(refuseUnrecorded(skipped('noMedia'), [found])).toBe('mediumNotErased');
  });
});

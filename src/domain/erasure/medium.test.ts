import { describe, expect, it } from 'vitest';
import type { Erasure } from './medium.ts';
import { comparedSerial, isFinal, resultOf } from './medium.ts';
import { type Attempted, isOnlyCleared, nextStep } from './next-step.ts';
import { levelOf } from './technique.ts';

const destruction = {
  securityLevel: 'H-4',
  protectionClass: 2,
  technique: 'Schredder',
  particleSize: 'bis 2.000 mm²',
  place: 'Werk',
  machine: 'HS 2000',
  at: '2026-11-23T10:00:00.000Z',
  operator: 'Erste Person',
  witness: 'Zweite Person',
};
const erased: Erasure = { result: 'erased', technique: 'overwrite' };
const failed: Erasure = { result: 'failed', technique: 'overwrite' };

describe('a data carrier (DEL-01)', () => {
  it('has a final result once it is erased or destroyed, and none while its erasure failed', () => {
    expect(isFinal({})).toBe(false);
    expect(isFinal({ erasure: failed })).toBe(false);
    expect(isFinal({ erasure: { result: 'notDetected' } })).toBe(false);
    expect(isFinal({ erasure: erased })).toBe(true);
    expect([isFinal({ erasure: failed, destruction }), resultOf({ erasure: failed, destruction })]).toEqual([
      true,
      'destroyed',
    ]);
  });

  it('is known by its serial number, however that is written (DEL-03)', () => {
    expect(comparedSerial(' s3z2-nb0k 123456a ')).toBe('S3Z2NB0K123456A');
    expect(comparedSerial('S3Z2NB0K123456B')).not.toBe(comparedSerial('S3Z2NB0K123456A'));
  });
});

describe('the level that a technique reaches', () => {
  it('is Clear for overwriting, whatever a report calls it', () => {
    expect(levelOf('overwrite', 'hdd')).toBe('clear');
    expect(levelOf('overwrite', 'nvme')).toBe('clear');
    expect(levelOf('ataSanitizeOverwrite', 'ssdSata')).toBe('clear');
  });

  it('is Purge where the device itself makes every cell unreadable', () => {
    expect(levelOf('ataSanitizeBlock', 'ssdSata')).toBe('purge');
    expect(levelOf('nvmeSanitize', 'nvme')).toBe('purge');
    expect(levelOf('ataSanitizeOverwrite', 'hdd')).toBe('purge');
  });

  it('is not Purge where a report leaves open which form of the command ran', () => {
    expect(levelOf('nvmeFormat', 'nvme')).toBe('clear');
    expect(levelOf('ataSecureErase', 'hdd')).toBe('clear');
  });

  it('does not count degaussing for what keeps no magnetic data', () => {
    expect([levelOf('degauss', 'tape'), levelOf('degauss', 'ssdSata'), levelOf(undefined)]).toEqual([
      'purge',
      undefined,
      undefined,
    ]);
  });
});

describe('what is to be done with a carrier', () => {
  const carrier = (own: Partial<Attempted> = {}): Attempted => ({ isDestroyed: false, failedWith: [], ...own });

  it('is to erase it first, and nothing once that is proved', () => {
    expect(nextStep(carrier())).toEqual({ action: 'erase' });
    expect(nextStep(carrier({ erasure: erased }))).toEqual({ action: 'none' });
  });

  it('is to try another technique when one failed, and to destroy it after the second', () => {
    const once = carrier({ mediaType: 'hdd', erasure: failed, failedWith: ['overwrite'] });
    expect(nextStep(once)).toEqual({ action: 'eraseAgain', technique: 'ataSecureErase' });
    expect(nextStep({ ...once, failedWith: ['overwrite', 'ataSecureErase'] })).toEqual({ action: 'destroy' });
    expect(nextStep({ ...once, isDestroyed: true })).toEqual({ action: 'none' });
  });

  it('is to purge an SSD by its own command, never to overwrite it once more', () => {
    const ssd = carrier({ mediaType: 'ssdSata', erasure: failed, failedWith: ['overwrite'] });
    expect(nextStep(ssd)).toEqual({ action: 'eraseAgain', technique: 'ataSanitizeBlock' });
  });

  it('is to destroy it where there is no other way', () => {
    expect(nextStep(carrier({ mediaType: 'usb', erasure: failed, failedWith: ['overwrite'] }))).toEqual({
      action: 'destroy',
    });
  });

  it('is to look for one that the tool did not find', () => {
    expect(nextStep(carrier({ erasure: { result: 'notDetected' } }))).toEqual({ action: 'check' });
  });

  it('says of an overwritten SSD that it is not purged', () => {
    expect(isOnlyCleared({ mediaType: 'nvme', erasure: { ...erased, sanitizationLevel: 'clear' } })).toBe(true);
    expect(isOnlyCleared({ mediaType: 'hdd', erasure: { ...erased, sanitizationLevel: 'clear' } })).toBe(false);
    expect(isOnlyCleared({ mediaType: 'nvme', erasure: { ...erased, sanitizationLevel: 'purge' } })).toBe(false);
  });
});

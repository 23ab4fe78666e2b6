import { describe, expect, it } from 'vitest';
import { impossibleFields } from './impossible-run.ts';
import { mediaTypes } from './media-type.ts';
import { canErase, techniques } from './technique.ts';

describe('what somebody says of an erasure', () => {
  it('is refused where the technique does not erase this kind of medium', () => {
    for (const [technique, mediaType] of [
      ['degauss', 'ssdSata'],
      ['degauss', 'sshd'],
      ['nvmeSanitize', 'hdd'],
      ['nvmeFormat', 'ssdSata'],
      ['ataSecureErase', 'nvme'],
      ['ataSecureErase', 'tape'],
      ['ataSanitizeBlock', 'hdd'],
      ['scsiSanitize', 'nvme'],
    ] as const)
      expect(impossibleFields({ result: 'erased', technique, mediaType }), `${technique} ${mediaType}`).toEqual([
        'technique',
      ]);
  });

  it('is taken where it can, where the kind is not known, and where it failed', () => {
    for (const [technique, mediaType] of [
      ['degauss', 'tape'],
      ['degauss', 'hdd'],
      ['nvmeSanitize', 'nvme'],
      ['ataSecureErase', 'ssdSata'],
      ['degauss', undefined],
      ['degauss', 'other'],
    ] as const)
      expect(impossibleFields({ result: 'erased', technique, mediaType }), `${technique} ${mediaType}`).toEqual([]);
    expect(impossibleFields({ result: 'failed', technique: 'degauss', mediaType: 'nvme' })).toEqual([]);
  });

  it('proves nothing where nobody looked although it can be read', () => {
    expect(impossibleFields({ result: 'erased', technique: 'overwrite', verification: 'none' })).toEqual([
      'verification',
    ]);
    for (const technique of ['degauss', 'shred'] as const)
      expect(impossibleFields({ result: 'erased', technique, verification: 'none', mediaType: 'hdd' })).toEqual([]);
  });

  it('leaves every kind of medium a technique that reaches it', () => {
    for (const mediaType of mediaTypes)
      expect(
        techniques.some((one) => canErase(one, mediaType)),
        mediaType,
      ).toBe(true);
  });
});

import { describe, expect, it } from 'vitest';
import { matchRow } from './match-rows.ts';

const media = [{ id: 'one', serial: 'S3Z2NB0K111111A' }, { id: 'two', serial: 'S3Z2NB0K111111B' }, { id: 'three' }];
const devices = [
  { plate: 'E-AAAAAAA1', serial: 'CZJ1234ABC' },
  { plate: 'E-BBBBBBB2', serial: 'CZJ5678DEF' },
];
const matched = (serial: string | undefined, parent?: string) =>
  matchRow(
    { ...(serial !== undefined && { serial }), ...(parent !== undefined && { parentDevice: { serial: parent } }) },
    media,
    devices,
  );

describe('the carrier of a row (DEL-03)', () => {
  it('is the one with the same whole serial number, however it is written', () => {
    expect(matched('s3z2-nb0k 111111a')).toEqual({ kind: 'medium', mediumId: 'one' });
  });

  it('is never a neighbour: not by the beginning, the end or one sign', () => {
    for (const serial of ['S3Z2NB0K111111', '3Z2NB0K111111A', 'S3Z2NB0K111111C', 'WD-S3Z2NB0K111111A'])
      expect([serial, matched(serial)]).toEqual([serial, { kind: 'waits', why: 'unknownSerial' }]);
  });

  it('is a new one in the device that the report names, if that is here', () => {
    expect(matched('S9NEW0000000001', 'czj-1234-abc')).toEqual({ kind: 'device', plate: 'E-AAAAAAA1' });
    expect(matched('S9NEW0000000001', 'CZJ1234ABD')).toEqual({ kind: 'waits', why: 'unknownSerial' });
  });

  it('knows the device by its serial number, whether that or the maker’s long barcode of it was read', () => {
    const lenovos = [
      { plate: 'E-CCCCCCC3', serial: '1S20XW004AGEPF2ABC01' },
      { plate: 'E-DDDDDDD4', serial: 'PF2ABC02' },
    ];
    const found = (serial: string, parent: string) =>
      matchRow({ serial, parentDevice: { serial: parent } }, [], lenovos);
    expect(found('S9NEW0000000001', 'PF2ABC01')).toEqual({ kind: 'device', plate: 'E-CCCCCCC3' });
    expect(found('S9NEW0000000001', '1S20XW004AGEPF2ABC02')).toEqual({ kind: 'device', plate: 'E-DDDDDDD4' });
    expect(found('PF2ABC01', 'PF2ABC02')).toEqual({ kind: 'waits', why: 'serialOfDevice' });
  });

  it('is in none of two devices that bear the same number, and that is said', () => {
    const twins = [...devices, { plate: 'E-EEEEEEE5', serial: 'CZJ-1234-ABC' }];
    const row = { serial: 'S9NEW0000000001', parentDevice: { serial: 'CZJ1234ABC' } };
    expect(matchRow(row, media, twins)).toEqual({ kind: 'waits', why: 'severalDevices' });
  });

  it('waits for somebody where the number is missing, is that of a device, or several carriers have it', () => {
    expect(matched(undefined, 'CZJ1234ABC')).toEqual({ kind: 'waits', why: 'serialMissing' });
    expect(matched('CZJ5678DEF', 'CZJ1234ABC')).toEqual({ kind: 'waits', why: 'serialOfDevice' });
    const twice = [...media, { id: 'four', serial: 'S3Z2-NB0K111111A' }];
    expect(matchRow({ serial: 'S3Z2NB0K111111A' }, twice, devices)).toEqual({ kind: 'waits', why: 'severalMedia' });
  });
});

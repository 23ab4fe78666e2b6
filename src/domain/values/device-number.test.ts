import { describe, expect, it } from 'vitest';
import { bareNumber } from './bare-number.ts';
import { deviceNumber, distinctNumbers, holdsNumber, readAs } from './device-number.ts';

describe('a number as numbers are compared', () => {
  it.each([
    ['zero-width space', 'PF2\u200bABC01'],
    ['soft hyphen', 'PF2\u00adABC01'],
    ['no-break space', 'PF2\u00a0ABC01'],
    ['byte order mark', '\ufeffPF2ABC01'],
    ['marks of direction', '\u202dPF2ABC01\u202c'],
    ['an isolated direction', '\u2068PF2ABC01\u2069'],
    ['word joiner', 'PF2\u2060ABC01'],
    ['variation selector', 'PF2ABC01\ufe0f'],
    ['full-width letters', 'ＰＦ２ＡＢＣ０１'],
    ['a dash that does not break', 'PF2\u2011ABC01'],
    ['a long dash', 'PF2–ABC01'],
    ['a minus', 'PF2−ABC01'],
    ['a control character', 'PF2ABC01\u001d'],
    ['small letters, blanks and dots', ' pf2.abc 01/'],
  ])('is the same with or without %s', (_name, written) => {
    expect(bareNumber(written)).toBe('PF2ABC01');
    expect(deviceNumber(written)).toBe('PF2ABC01');
  });

  it.each([
    ['1S20XW004AGEPF2ABC01', 'PF2ABC01'],
    ['1s 20xw 004age pf2\u200babc01', 'PF2ABC01'],
    ['1S2349G6GPB12345', 'PB12345'],
    ['1S00000000000000000001', '1S00000000000000000001'],
    ['1S000000000012345678', '1S000000000012345678'],
    ['1SABC', '1SABC'],
    ['S5CG9123ABC', 'S5CG9123ABC'],
  ])('of a device is, of %s, %s', (written, number) => expect(deviceNumber(written)).toBe(number));
});

describe('numbers of devices', () => {
  it('name each device once', () => {
    expect(distinctNumbers(['PF2ABC01', '1S20XW004AGEPF2ABC01', 'pf2-abc01', 'PF2ABC02'])).toEqual([
      'PF2ABC01',
      'PF2ABC02',
    ]);
  });

  it.each([
    ['PF2ABC01', 'pf2', true],
    ['PF2ABC01', '1S20XW004AGEPF2ABC01', true],
    ['1S20XW004AGEPF2ABC01', 'pf2-abc', true],
    ['1S20XW004AGEPF2ABC01', '20xw', true],
    ['PF2ABC01', '', true],
    ['PF2ABC01', 'PF2ABC011', false],
  ])('%s is found by what was typed, %j: %s', (number, typed, isFound) =>
    expect(holdsNumber(number, typed)).toBe(isFound),
  );

  it.each([
    ['S5CG9123ABC', '5CG9123ABC', true],
    ['1S20XW004AG12345678', '12345678', true],
    ['1S20XW004AGEPF2ABC01', '1S20XW004AGEPF2ABC02', false],
    ['1S20XW004AGEPF2ABC01', 'ABC01', false],
    ['S1234567', '1234567', false],
    ['X5CG9123ABC', '5CG9123ABC', false],
  ])('the barcode %s is read as %s, and the other way round: %s', (code, number, isRead) => {
    expect(readAs(code)(number)).toBe(isRead);
    expect(readAs(number)(code)).toBe(isRead);
  });
});

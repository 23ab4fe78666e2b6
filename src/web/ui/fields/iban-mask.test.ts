import { maskitoTransform } from '@maskito/core';
import { describe, expect, it } from 'vitest';
import { ibanMask } from './iban-mask.ts';

describe('the mask of an IBAN', () => {
  it.each([
    ['de0212030000', 'DE02 1203 0000'],
    ['DE02-1203-0000-0000-2020-51', 'DE02 1203 0000 0000 2020 51'],
    ['IBAN: DE02 1203 0000 0000 2020 51', 'DE02 1203 0000 0000 2020 51'],
    ['\u200bDE02\u00a01203', 'DE02 1203'],
    ['mt84malt011000012345mtlcast001s', 'MT84 MALT 0110 0001 2345 MTLC AST0 01S'],
  ])('makes „%s“ to „%s“', (typed, text) => {
    expect(maskitoTransform(typed, ibanMask)).toBe(text);
  });
});

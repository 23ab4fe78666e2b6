import { maskitoTransform } from '@maskito/core';
import { describe, expect, it } from 'vitest';
import { emailMask } from '#web/ui/fields/email-mask.ts';
import type { Mask } from '#web/ui/fields/mask.ts';
import { unusedMasks } from './unused-masks.ts';

type MaskName = keyof typeof unusedMasks | 'email';
const masks: Readonly<Record<MaskName, Mask>> = { email: emailMask, ...unusedMasks };

const masked = (name: MaskName, typed: string) => maskitoTransform(typed, masks[name].options);

describe('a mask', () => {
  it.each<[MaskName, string, string]>([
    ['dateTime', '202612241830', '2026-12-24 18:30'],
    ['dateTime', '1.12.2026, 18:30', '2026-12-01 18:30'],
    ['numeric', '1234,5', '1.234,5'],
    ['numeric', '12a', '12'],
    ['currency', '1234,567', '€ 1.234,56'],
    ['integer', '1234,5', '1.234'],
    ['percentage', '40', '40 %'],
    ['percentage', '140', '100 %'],
    ['percentage', '12,5', '12,5 %'],
    ['percentage', '40%', '40 %'],
    ['ip', '192.0.2.1', '192.0.2.1'],
    ['ip', '192.0.2.1.5', '192.0.2.15'],
    ['ip', '2001:db8::1', '2001:db8::1'],
    ['ip', '::ffff:192.0.2.1', '::ffff:192.0.2.1'],
    ['ip', '10.x0.y1', '10.0.1'],
    ['ip', 'fe80::1%eth0', 'fe80::1'],
    ['ip', '192.0.2.0/24', '192.0.2.0'],
    ['email', 'kim @example@.org', 'kim@example.org'],
    ['email', 'Kim Muster <kim@example.org>', 'kim@example.org'],
    ['email', 'mailto:kim@example.org', 'kim@example.org'],
    ['url', 'https://a b.org', 'https://ab.org'],
    ['mac', '001a2b3c4d5e', '00:1A:2B:3C:4D:5E'],
    ['mac', '00-1g-a', '00:1A'],
    ['vin', 'wvwzzz1jzxwio0000012', 'WVWZZZ1JZXW000001'],
    ['ssn', '15070649c103', '15 070649 C 103'],
    ['ssnUs', '078051120', '078-05-1120'],
  ])('of the kind %s makes „%s“ to „%s“', (name, typed, text) => {
    expect(masked(name, typed)).toBe(text);
  });

  it('of a web address adds what was left out at its beginning', () => {
    expect(masks.url.settle?.('example.org/a')).toBe('https://example.org/a');
    expect(masks.url.settle?.('http://example.org')).toBe('http://example.org');
  });

  it('of a VIN advises to compare a number whose check digit is wrong, where one is prescribed', () => {
    expect(masks.vin.advice?.('1M8GDM9A1KP042788')).toContain('9. Stelle');
    expect(masks.vin.advice?.('1M8GDM9AXKP042788')).toBeUndefined();
    expect(masks.vin.advice?.('WVWZZZ1JZXW000001')).toBeUndefined();
  });
});

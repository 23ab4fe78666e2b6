import { describe, expect, it } from 'vitest';
import { isSocialSecurityNumber } from './social-security.ts';

describe('a number for social security', () => {
  it.each(['15070649C103', '15 070649 C 103', '15070649c103'])('is the German %s', (text) => {
    expect(isSocialSecurityNumber(text, 'DE')).toBe(true);
  });

  it.each(['15070649C104', '15071349C103', '1507064C103', '150706490103', ''])('is not the German „%s“', (text) => {
    expect(isSocialSecurityNumber(text, 'DE')).toBe(false);
  });

  it.each(['078-05-1120', '078051120'])('is the American %s', (text) => {
    expect(isSocialSecurityNumber(text, 'US')).toBe(true);
  });

  it.each(['000-12-3456', '666-12-3456', '900-12-3456', '123-00-4567', '123-45-0000', '123-45-678'])(
    'is not the American %s, which is never given out',
    (text) => {
      expect(isSocialSecurityNumber(text, 'US')).toBe(false);
    },
  );
});

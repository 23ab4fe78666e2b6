import { describe, expect, it } from 'vitest';
import { issueText } from '#contract/rules/issue-text.ts';
import { german } from '#contract/rules/rule-texts.ts';
import { formatPhone, phoneSchema } from './phone.ts';

describe('a telephone number', () => {
  it.each([
    ['0341 1234567-111', '+493411234567111'],
    ['+49 (0)561 123456', '+49561123456'],
    ['0171/1234567', '+491711234567'],
    [' +43 1 58858 ', '+43158858'],
    ['+493411234567', '+493411234567'],
  ])('is stored in E.164: %s', (entry, stored) => {
    expect(phoneSchema.parse(entry)).toBe(stored);
  });

  it.each(['12', 'hallo', 'Tel. 0341 1234567', '0341 1234567 ab 9 Uhr', '+999 123456', '٠٣٤١١٢٣٤٥٦٧', '0'.repeat(41)])(
    'is refused when it is none: %s',
    (entry) => {
      expect(phoneSchema.safeParse(entry, { error: issueText(german) }).error?.issues[0]?.message).toContain(
        'gültige Telefonnummer',
      );
    },
  );

  it.each([
    ['+493411234567', '+49 341 1234567'],
    ['+491711234567', '+49 171 1234567'],
    ['+43158858', '+43 1 58858'],
    ['+14155552671', '+1 415 555 2671'],
    ['ohne Nummer', 'ohne Nummer'],
  ])('is written without slashes and brackets (DIN 5008): %s', (stored, shown) => {
    expect(formatPhone(stored)).toBe(shown);
  });
});

import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { issueText } from '#contract/rules/issue-text.ts';
import { attribute, type RuleLanguage } from '#contract/rules/rule-texts.ts';
import { ruled } from '#contract/rules/ruled.ts';
import { type Rule, rules } from '#contract/rules/rules.ts';
import { english } from './english.ts';
import { allGermanTexts, unusedRules } from './unused-rules.ts';

/** What is said about a value under some rules, sentence by sentence. */
function told(value: unknown, list: readonly Rule[], language: RuleLanguage = allGermanTexts): string[] {
  const result = ruled(z.unknown(), ...list).safeParse(value, { error: issueText(language) });
  return (result.error?.issues ?? []).map(({ message }) => message.replace(attribute, 'Feld'));
}

const pdf = new File(['%PDF'], 'a.pdf', { type: 'application/pdf' });
const png = new File(['x'], 'a.png', { type: 'image/png' });

describe('a generic rule that no form of the shop asks for', () => {
  it.each<[string, Rule, unknown, unknown, string]>([
    ['accepted, of a switch', unusedRules.switchedOn, true, false, 'Dieser Schalter muss aktiviert sein'],
    ['before', unusedRules.before('2026-11-22'), '2026-11-21', '2026-11-22', 'Feld muss vor dem 22.11.2026 liegen'],
    ['alpha', unusedRules.alpha, 'Straße', 'Straße 1', 'Feld darf nur aus Buchstaben bestehen'],
    [
      'alphanumeric',
      unusedRules.alphanumeric,
      'Haus12',
      'Haus 12',
      'Feld darf nur aus Buchstaben und Ziffern bestehen',
    ],
    ['between, below', unusedRules.between(2, 4), 2, 1, 'Feld ist zu niedrig, mindestens 2'],
    ['between, above', unusedRules.between(2, 4), 4, 5, 'Feld ist zu hoch, höchstens 4'],
    ['endsWith', unusedRules.endsWith('.de', '.org'), 'a.org', 'a.com', 'Feld muss mit „.de“, „.org“ enden'],
    ['in', unusedRules.in('dhl', 'dpd'), 'dpd', 'ups', 'Feld: möglich sind „dhl“, „dpd“'],
    ['matches', unusedRules.matches(/^\d{3}$/, 'keine'), 'keine', '12', 'Feld ist nicht gültig'],
    ['mime', unusedRules.mime('application/pdf'), pdf, png, 'Feld: möglich sind Dateien der Art application/pdf'],
    ['mime, of a family', unusedRules.mime('image/*'), [png], [png, pdf], 'Feld: möglich sind Dateien der Art image/*'],
    ['not', unusedRules.not('admin'), 'kim', 'admin', 'Feld: „admin“ ist nicht möglich'],
    ['number', unusedRules.number, '1.500,5', '12a', 'Feld: Bitte geben Sie eine Zahl ein'],
    ['startsWith', unusedRules.startsWith('https://'), 'https://a', 'http://a', 'Feld muss mit „https://“ beginnen'],
    ['url', unusedRules.url, 'https://example.org', 'example', 'Feld Adresse ungültig'],
    ['ip', unusedRules.ip, '::1', '1.2.3', 'Feld Adresse ungültig'],
    ['mac', unusedRules.mac, '00:1A:2B:3C:4D:5E', '00:1A', 'Feld Adresse ungültig'],
    ['postcode', unusedRules.postcode, '04109', '4109', 'Feld ist keine gültige Postleitzahl'],
    ['iban', unusedRules.iban, 'DE02 1203 0000 0000 2020 51', 'DE03', 'Feld ist keine gültige IBAN'],
    ['vin', unusedRules.vin, 'WVWZZZ1JZXW000001', 'WVWZZZ1JZXW00000', 'Feld: 17 Zeichen, ohne I, O und Q'],
    ['ssn', unusedRules.ssn('DE'), '15070649C103', '15070649C104', 'Feld ist keine gültige Versicherungsnummer'],
  ])('%s lets the right through and says what is wrong', (_, rule, right, wrong, sentence) => {
    expect(told(right, [rule])).toEqual([]);
    expect(told(wrong, [rule])).toEqual([sentence]);
  });

  it('compares with today where no day is named', () => {
    expect(told('2999-12-31', [unusedRules.before()])).toHaveLength(1);
  });

  it('says nothing about a blank where the answer is optional', () => {
    expect(told('', [unusedRules.optional(rules.email)])).toEqual([]);
    expect(told('', [rules.email])).toHaveLength(1);
    expect(told('x', [unusedRules.optional(rules.email)])).toHaveLength(1);
  });

  it.each<[Rule, unknown, string]>([
    [rules.required, '', 'Feld is required'],
    [rules.email, 'x', 'Please enter a valid email address.'],
    [rules.min(1_000), 1, 'Feld is too low, at least 1,000'],
  ])('speaks English when asked', (rule, value, sentence) => {
    expect(told(value, [rule], english)).toEqual([sentence]);
  });
});

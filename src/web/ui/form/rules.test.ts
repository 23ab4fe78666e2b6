import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { errorText } from './form-errors.ts';
import { issueText } from './issue-text.ts';
import type { FormLocale } from './rule-texts.ts';
import { asksFor, confirm, ruled } from './ruled.ts';
import { type Rule, rules } from './rules.ts';

/** What is said about a value under some rules, sentence by sentence. */
function told(value: unknown, list: readonly Rule[], locale: FormLocale = 'de'): string[] {
  const result = ruled(z.unknown(), ...list).safeParse(value, { error: issueText(locale) });
  return (result.error?.issues ?? []).map(({ message }) => errorText({ x: 'Feld' }, 'x', message));
}

const pdf = new File(['%PDF'], 'a.pdf', { type: 'application/pdf' });
const png = new File(['x'], 'a.png', { type: 'image/png' });

describe('a generic rule', () => {
  it.each<[string, Rule, unknown, unknown, string]>([
    ['accepted', rules.accepted, true, false, 'Es fehlt die Bestätigung'],
    ['accepted, of a switch', rules.switchedOn, true, false, 'Dieser Schalter muss aktiviert sein'],
    ['after', rules.after('2026-11-22'), '2026-11-23', '2026-11-22', 'Feld muss nach dem 22.11.2026 liegen'],
    ['before', rules.before('2026-11-22'), '2026-11-21', '2026-11-22', 'Feld muss vor dem 22.11.2026 liegen'],
    ['alpha', rules.alpha, 'Straße', 'Straße 1', 'Feld darf nur aus Buchstaben bestehen'],
    ['alphanumeric', rules.alphanumeric, 'Haus12', 'Haus 12', 'Feld darf nur aus Buchstaben und Ziffern bestehen'],
    ['between, below', rules.between(2, 4), 2, 1, 'Feld ist zu niedrig, mindestens 2'],
    ['between, above', rules.between(2, 4), 4, 5, 'Feld ist zu hoch, höchstens 4'],
    ['date', rules.date, '2026-02-28', '2026-02-30', 'Feld: Bitte ein gültiges Datum angeben'],
    ['email', rules.email, 'kim@example.org', 'kim@', 'Bitte eine gültige E-Mail-Adresse eingeben.'],
    ['endsWith', rules.endsWith('.de', '.org'), 'a.org', 'a.com', 'Feld muss mit „.de“, „.org“ enden'],
    ['in', rules.in('dhl', 'dpd'), 'dpd', 'ups', 'Feld: möglich sind „dhl“, „dpd“'],
    ['matches', rules.matches(/^\d{3}$/, 'keine'), 'keine', '12', 'Feld ist nicht gültig'],
    ['max, of a number', rules.max(9), 9, 10, 'Feld ist zu hoch, höchstens 9'],
    ['max, of a text', rules.max(3), 'abc', 'abcd', 'Feld: höchstens 3 Zeichen'],
    ['max, of a list', rules.max(1), ['a'], ['a', 'b'], 'Feld: höchstens 1 angeben'],
    ['mime', rules.mime('application/pdf'), pdf, png, 'Feld: möglich sind Dateien der Art application/pdf'],
    ['mime, of a family', rules.mime('image/*'), [png], [png, pdf], 'Feld: möglich sind Dateien der Art image/*'],
    ['min, of a number', rules.min(1_000), 1_000, 999, 'Feld ist zu niedrig, mindestens 1.000'],
    ['min, of a text', rules.min(3), 'abc', 'ab', 'Feld: mindestens 3 Zeichen'],
    ['min, of a list', rules.min(1), ['a'], [], 'Feld: mindestens 1 angeben'],
    ['not', rules.not('admin'), 'kim', 'admin', 'Feld: „admin“ ist nicht möglich'],
    ['number', rules.number, '1.500,5', '12a', 'Feld: Bitte geben Sie eine Zahl ein'],
    ['required', rules.required, 'x', ' ', 'Feld ist ein Pflichtfeld'],
    ['startsWith', rules.startsWith('https://'), 'https://a', 'http://a', 'Feld muss mit „https://“ beginnen'],
    ['url', rules.url, 'https://example.org', 'example', 'Feld Adresse ungültig'],
    ['ip', rules.ip, '::1', '1.2.3', 'Feld Adresse ungültig'],
    ['mac', rules.mac, '00:1A:2B:3C:4D:5E', '00:1A', 'Feld Adresse ungültig'],
    ['postcode', rules.postcode, '04109', '4109', 'Feld ist keine gültige Postleitzahl'],
    ['iban', rules.iban, 'DE02 1203 0000 0000 2020 51', 'DE03', 'Feld ist keine gültige IBAN'],
    ['vin', rules.vin, 'WVWZZZ1JZXW000001', 'WVWZZZ1JZXW00000', 'Feld: 17 Zeichen, ohne I, O und Q'],
    ['ssn', rules.ssn('DE'), '15070649C103', '15070649C104', 'Feld ist keine gültige Versicherungsnummer'],
  ])('%s lets the right through and says what is wrong', (_, rule, right, wrong, sentence) => {
    expect(told(right, [rule])).toEqual([]);
    expect(told(wrong, [rule])).toEqual([sentence]);
  });

  it('compares with today where no day is named', () => {
    expect(told('2999-12-31', [rules.after()])).toEqual([]);
    expect(told('2999-12-31', [rules.before()])).toHaveLength(1);
  });

  it('stands beside others: all that do not hold are told, after bail only the next', () => {
    const two = [rules.alpha, rules.min(5)];
    expect(told('a1', two)).toHaveLength(2);
    expect(told('a1', [rules.bail, ...two])).toEqual(['Feld darf nur aus Buchstaben bestehen']);
  });

  it('says nothing about a blank where the answer is optional', () => {
    expect(told('', ['optional', rules.email])).toEqual([]);
    expect(told('', [rules.email])).toHaveLength(1);
    expect(told('x', [rules.optional, rules.email])).toHaveLength(1);
  });

  it.each<[Rule, unknown, string]>([
    [rules.required, '', 'Feld is required'],
    [rules.email, 'x', 'Please enter a valid email address.'],
    [rules.min(1_000), 1, 'Feld is too low, at least 1,000'],
  ])('speaks English when asked', (rule, value, sentence) => {
    expect(told(value, [rule], 'en')).toEqual([sentence]);
  });

  it('falls back on one sentence where a rule brings none', () => {
    const result = z
      .string()
      .refine(() => false)
      .safeParse('x', { error: issueText('de') });
    expect(result.error?.issues[0]?.message).toBe('Invalid field value');
  });
});

describe('the schema of a form', () => {
  const passwords = z.object({ email: ruled(z.string(), rules.required), password: z.string(), repeated: z.string() });
  const schema = confirm(passwords, { field: 'repeated', of: 'password', name: 'Passwort' });

  it('compares two fields by confirm, also while others are wrong', () => {
    const judge = (repeated: string) =>
      schema.safeParse({ email: '', password: 'a', repeated }, { error: issueText('de') }).error?.issues;
    expect(judge('b')?.map(({ path, message }) => [path.join('.'), message])).toEqual([
      ['email', '{attribute} ist ein Pflichtfeld'],
      ['repeated', 'Passwort muss übereinstimmen'],
    ]);
    expect(judge('a')).toHaveLength(1);
  });

  it('knows the fields it asks for, in lists too', () => {
    const list = z.object({ drives: z.array(z.object({ size: ruled(z.number(), rules.required) })), note: z.string() });
    expect([
      asksFor(list, 'drives.0.size'),
      asksFor(list, 'note'),
      asksFor(list, 'gone'),
      asksFor(schema, 'email'),
    ]).toEqual([true, false, false, true]);
  });
});

import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { formOf } from './form-of.ts';
import { issueText } from './issue-text.ts';
import { labelFree } from './label-free.ts';
import { attribute, german, type RuleLanguage } from './rule-texts.ts';
import { across, confirm, ruled } from './ruled.ts';
import { type Rule, rules, saying } from './rules.ts';

/** What is said about a value under some rules, sentence by sentence. */
function told(value: unknown, list: readonly Rule[], language: RuleLanguage = german): string[] {
  const result = ruled(z.unknown(), ...list).safeParse(value, { error: issueText(language) });
  return (result.error?.issues ?? []).map(({ message }) => message.replace(attribute, 'Feld'));
}

describe('a rule of the forms', () => {
  it.each<[string, Rule, unknown, unknown, string]>([
    ['accepted', rules.accepted(), true, false, 'Es fehlt die Bestätigung'],
    ['accepted, of something named', rules.accepted('zum Kauf'), true, false, 'Es fehlt die Bestätigung zum Kauf'],
    ['after', rules.after('2026-11-22'), '2026-11-23', '2026-11-22', 'Feld muss nach dem 22.11.2026 liegen'],
    ['date', rules.date, '2026-02-28', '2026-02-30', 'Feld: Bitte ein gültiges Datum angeben'],
    ['email', rules.email, 'kim@example.org', 'kim@', 'Bitte eine gültige E-Mail-Adresse eingeben.'],
    ['max, of a number', rules.max(9), 9, 10, 'Feld ist zu hoch, höchstens 9'],
    ['max, of a text', rules.max(3), 'abc', 'abcd', 'Feld: höchstens 3 Zeichen'],
    ['max, of a list', rules.max(1), ['a'], ['a', 'b'], 'Feld: höchstens 1 angeben'],
    ['min, of a number', rules.min(1_000), 1_000, 999, 'Feld ist zu niedrig, mindestens 1.000'],
    ['min, of a text', rules.min(3), 'abc', 'ab', 'Feld: mindestens 3 Zeichen'],
    ['min, of a list', rules.min(1), ['a'], [], 'Feld: mindestens 1 angeben'],
    ['required', rules.required, 'x', ' ', 'Feld ist ein Pflichtfeld'],
    ['postcode', rules.postcode, '04109', '4109', 'Bitte geben Sie eine gültige Postleitzahl an.'],
    ['iban', rules.iban, 'DE02 1203 0000 0000 2020 51', 'DE03', 'Bitte geben Sie eine gültige IBAN an.'],
    ['required, of what shows', rules.required, 'x', '\u200b', 'Feld ist ein Pflichtfeld'],
    ['time', rules.time, '09:30', '24:00', 'Feld: Bitte eine Uhrzeit angeben, zum Beispiel 09:00'],
    ['line', rules.line, 'Kim Muster', 'a\u202eb', 'Feld: Bitte ohne Zeilenumbrüche und Steuerzeichen'],
    ['plainText', rules.plainText, 'Kim\nMuster', 'a\u0007b', 'Feld: Bitte ohne Steuerzeichen'],
  ])('%s lets the right through and says what is wrong', (_, rule, right, wrong, sentence) => {
    expect(told(right, [rule])).toEqual([]);
    expect(told(wrong, [rule])).toEqual([sentence]);
  });

  it('compares with today where no day is named', () => {
    expect(told('2999-12-31', [rules.after()])).toEqual([]);
    expect(told('2020-12-31', [rules.after()])).toHaveLength(1);
  });

  it('stands beside others: all that do not hold are told, after bail only the next', () => {
    const two = [rules.email, rules.min(5)];
    expect(told('a1', two)).toHaveLength(2);
    expect(told('a1', [rules.bail, ...two])).toEqual(['Bitte eine gültige E-Mail-Adresse eingeben.']);
  });

  it('may have a sentence of its own', () => {
    expect(told('kurz', [saying('Bitte ein langes Passwort.', rules.min(10))])).toEqual(['Bitte ein langes Passwort.']);
  });

  it('says of an empty text that it is required, whichever rule it breaks', () => {
    expect(told('', [saying('Bitte ein langes Passwort.', rules.min(10)), rules.email])).toEqual([
      'Feld ist ein Pflichtfeld',
    ]);
  });

  it('names no field where there are no labels', () => {
    expect(told('', [rules.required], labelFree)).toEqual(['Bitte füllen Sie dieses Feld aus.']);
    expect(
      Object.entries(labelFree.texts).filter(([, sentence]) => /\.$/.test(sentence) && sentence.includes(attribute)),
    ).toEqual([]);
  });

  it('says the lengths of a text in the documentation of the calls', () => {
    expect(z.toJSONSchema(ruled(z.string().trim(), rules.required, rules.max(120)))).toMatchObject({
      minLength: 1,
      maxLength: 120,
    });
  });

  it('falls back on one sentence where a rule brings none', () => {
    const result = z
      .string()
      .refine(() => false)
      .safeParse('x', { error: issueText(german) });
    expect(result.error?.issues[0]?.message).toBe('Invalid field value');
  });
});

describe('the schema of a form', () => {
  const issuesOf = (schema: z.ZodType, value: unknown) =>
    schema
      .safeParse(value, { error: issueText(german) })
      .error?.issues.map(({ path, message }) => [path.join('.'), message]);

  it('compares two fields by confirm, also while others are wrong', () => {
    const passwords = z.object({
      email: ruled(z.string(), rules.required),
      password: z.string(),
      repeated: z.string(),
    });
    const schema = confirm(passwords, { field: 'repeated', of: 'password', name: 'Passwort' });
    const judge = (repeated: string) => issuesOf(schema, { email: '', password: 'a', repeated });
    expect(judge('b')).toEqual([
      ['email', '{attribute} ist ein Pflichtfeld'],
      ['repeated', 'Passwort muss übereinstimmen'],
    ]);
    expect(judge('a')).toHaveLength(1);
  });

  it('leaves out what is blank, and asks rules about several fields while one is missing, not while one is of another kind', () => {
    const wire = across(
      z.strictObject({ name: z.string(), from: z.number().exactOptional(), to: z.number().exactOptional() }),
      {
        at: ['to'],
        fault: { rule: 'endsTooEarly' },
        holds: ({ from = 0, to = from }) => from <= to,
      },
    );
    const form = formOf<{ name: string; from: number | null; to: number | '' }>()(wire);
    expect(form.safeParse({ name: 'Kim', from: null, to: '' }).data).toEqual({ name: 'Kim' });
    const nested = JSON.parse(`${'['.repeat(9_000)}${']'.repeat(9_000)}`);
    expect(issuesOf(wire, { name: 'Kim', from: nested, to: nested })?.map(([path]) => path)).toEqual(['from', 'to']);
    expect(issuesOf(form, { name: ' ', from: 2, to: 1 })).toEqual([
      ['name', '{attribute} ist ein Pflichtfeld'],
      ['to', 'Das Ende muss nach dem Beginn liegen.'],
    ]);
  });
});

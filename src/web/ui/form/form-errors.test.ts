import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { issueText } from '#contract/rules/issue-text.ts';
import { german } from '#contract/rules/rule-texts.ts';
import { errorText, formErrors } from './form-errors.ts';

const labels = { email: 'E-Mail-Adresse', 'items.*.quantity': 'Menge', terms: 'Bedingungen' };

/** What a schema says about a value, with the field's label in it. */
function messageFor(schema: z.ZodType, value: unknown): string {
  const result = schema.safeParse(value, { error: issueText(german) });
  return errorText(labels, 'email', result.error?.issues[0]?.message ?? '');
}

describe('messages of a form', () => {
  it.each([
    ['a missing text', z.string(), undefined, 'E-Mail-Adresse ist ein Pflichtfeld'],
    ['an empty text', z.string().min(1), '', 'E-Mail-Adresse ist ein Pflichtfeld'],
    ['a text too short', z.string().min(3), 'ab', 'E-Mail-Adresse: mindestens 3 Zeichen'],
    ['a text too long', z.string().max(3), 'abcd', 'E-Mail-Adresse: höchstens 3 Zeichen'],
    ['a number too low', z.number().min(1), 0, 'E-Mail-Adresse ist zu niedrig, mindestens 1'],
    ['a number too high', z.number().max(9), 10, 'E-Mail-Adresse ist zu hoch, höchstens 9'],
    ['an entry that is no number', z.number(), Number.NaN, 'E-Mail-Adresse: Bitte geben Sie eine Zahl ein'],
    ['an e-mail address', z.email(), 'x', 'Bitte eine gültige E-Mail-Adresse eingeben.'],
    ['a tick that is missing', z.literal(true), false, 'Es fehlt die Bestätigung'],
    ['words of the schema itself', z.string().min(3, 'Zu kurz.'), 'a', 'Zu kurz.'],
  ])('say in German what is wrong with %s', (_, schema, value, message) => {
    expect(messageFor(schema, value)).toBe(message);
  });

  it('are listed in the order of the fields, each with the path it leads to', () => {
    const errors = {
      terms: { type: 'invalid_value', message: 'Es fehlt die Bestätigung' },
      items: [
        undefined,
        { quantity: { type: 'too_small', message: '{attribute} ist zu niedrig', ref: { name: 'x' } } },
      ],
      email: { type: 'server', message: '{attribute} ist bereits vergeben' },
    };
    expect(formErrors(errors, labels)).toEqual([
      { path: 'email', text: 'E-Mail-Adresse ist bereits vergeben' },
      { path: 'items.1.quantity', text: 'Menge ist zu niedrig' },
      { path: 'terms', text: 'Es fehlt die Bestätigung' },
    ]);
  });

  it('name the place of which they are, where a form asks the same of several', () => {
    const street = { street: { type: 'too_small', message: '{attribute} ist ein Pflichtfeld' } };
    const asked = { email: 'E-Mail-Adresse', 'sites.*.street': 'Straße' };
    const groups = { 'sites.0': 'Hamburg', 'sites.1': 'Köln', 'sites.11': 'Ulm' };
    const sites = [street, undefined, ...Array.from({ length: 9 }), street];
    expect(
      formErrors({ sites: [street, street], email: street.street }, asked, groups).map(({ text }) => text),
    ).toEqual([
      'E-Mail-Adresse ist ein Pflichtfeld',
      'Hamburg: Straße ist ein Pflichtfeld',
      'Köln: Straße ist ein Pflichtfeld',
    ]);
    expect(formErrors({ sites }, asked, groups).at(-1)?.text).toBe('Ulm: Straße ist ein Pflichtfeld');
  });
});

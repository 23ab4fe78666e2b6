import { describe, expect, it } from 'vitest';
import type { z } from 'zod';
import { issueText } from '#contract/rules/issue-text.ts';
import { german } from '#contract/rules/rule-texts.ts';
import { payoutForm, personForm, profileAddressForm, taxForm } from './profile-forms.ts';

function judge(schema: z.ZodType, entries: object) {
  const { data, error } = schema.safeParse(entries, { error: issueText(german) });
  return error === undefined
    ? data
    : Object.fromEntries(error.issues.map(({ path, message }) => [path.join('.'), message]));
}
const required = '{attribute} ist ein Pflichtfeld';
const payout = {
  way: 'iban',
  payment: { iban: 'DE02 1203 0000 0000 2020 51', paypal: '', accountHolder: 'Kim Muster' },
  payoutPassword: 'x',
};
const paid = (changes: Partial<(typeof payout)['payment']>) => ({
  ...payout,
  payment: { ...payout.payment, ...changes },
});

describe('what the forms of the profile send', () => {
  it('is a company only of a business, and nothing where a name was emptied', () => {
    const entries = { name: ' ', company: ' Muster GmbH ' };
    expect(judge(personForm, { ...entries, business: true })).toEqual({
      business: true,
      name: null,
      company: 'Muster GmbH',
    });
    expect(judge(personForm, { ...entries, business: false })).toEqual({
      business: false,
      name: null,
      company: null,
    });
  });

  it('is a whole address or none, and a number in E.164', () => {
    const none = { address: { street: '', zip: '', city: '', country: '' }, phone: '' } as const;
    expect(judge(profileAddressForm, none)).toEqual({ address: null, phone: null });
    const address = { street: 'Hafenstraße 1', zip: '04109', city: 'Leipzig' };
    expect(judge(profileAddressForm, { address: { ...address, country: '' }, phone: '0341/1234567' })).toEqual({
      ...{ address, phone: '+493411234567' },
    });
    const abroad = { street: 'Praterstraße 1', zip: '1020', city: 'Wien', country: 'AT' as const };
    expect(judge(profileAddressForm, { address: abroad, phone: '' })).toEqual({ address: abroad, phone: null });
  });

  it('is one way of payment, never two, or none', () => {
    const { iban, accountHolder } = { iban: 'DE02120300000000202051', accountHolder: 'Kim Muster' };
    expect(judge(payoutForm, paid({ paypal: 'kim@example.org' }))).toEqual({
      payment: { iban, accountHolder },
      currentPassword: 'x',
    });
    expect(judge(payoutForm, { ...paid({ accountHolder: '' }), way: 'none' })).toEqual({
      payment: null,
      currentPassword: 'x',
    });
  });
});

describe('what is wrong in a form of the profile', () => {
  it.each([
    ['a business without a name', personForm, { business: true, name: '', company: ' ' }, { company: required }],
    [
      'a name that turns the direction of reading',
      personForm,
      { business: false, name: 'a\u202eb', company: '' },
      { name: expect.stringContaining('Steuerzeichen') },
    ],
    [
      'half an address',
      profileAddressForm,
      { address: { street: 'Hafenstraße 1', zip: '', city: '', country: '' }, phone: '' },
      { 'address.zip': required, 'address.city': required },
    ],
    [
      'a postcode of another country than the one that is named',
      profileAddressForm,
      { address: { street: 'Praterstraße 1', zip: '1020', city: 'Wien', country: '' }, phone: '' },
      { 'address.zip': expect.any(String) },
    ],
    [
      'a number that nobody can call',
      profileAddressForm,
      { address: { street: '', zip: '', city: '', country: '' }, phone: '12' },
      { phone: expect.stringContaining('Telefonnummer') },
    ],
    [
      'an IBAN and a password that are missing',
      payoutForm,
      { ...paid({ iban: '' }), payoutPassword: '' },
      { 'payment.iban': required, payoutPassword: expect.any(String) },
    ],
    [
      'an IBAN with a wrong check digit',
      payoutForm,
      paid({ iban: 'DE03120300000000202051' }),
      { 'payment.iban': expect.stringContaining('gültige IBAN') },
    ],
    ['a status that was not chosen', taxForm, { vatStatus: '', taxId: '' }, { vatStatus: required }],
    [
      'a number for taxes with a wrong check digit',
      taxForm,
      { vatStatus: 'regular', taxId: 'DE136695975' },
      { taxId: expect.any(String) },
    ],
  ])('is said beside its field: %s', (_, schema, entries, messages) => {
    expect(judge(schema, entries)).toEqual(messages);
  });
});

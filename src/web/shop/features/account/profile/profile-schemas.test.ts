import { describe, expect, it } from 'vitest';
import type { z } from 'zod';
import { addressSchema, payoutSchema, personSchema, taxSchema } from './profile-schemas.ts';

function judge(schema: z.ZodType, entries: Record<string, string>) {
  const { data, error } = schema.safeParse(entries);
  return error === undefined
    ? data
    : Object.fromEntries(error.issues.map(({ path, message }) => [path.join('.'), message]));
}
const required = '{attribute} ist ein Pflichtfeld';
const payout = {
  way: 'iban',
  iban: 'DE02 1203 0000 0000 2020 51',
  paypal: '',
  accountHolder: 'Kim Muster',
  payoutPassword: 'x',
};

describe('what the forms of the profile send', () => {
  it('is a company only of a business, and nothing where a name was emptied', () => {
    const entries = { name: ' ', company: ' Muster GmbH ' };
    expect(judge(personSchema, { ...entries, seller: 'business' })).toEqual({
      business: true,
      name: null,
      company: 'Muster GmbH',
    });
    expect(judge(personSchema, { ...entries, seller: 'private' })).toEqual({
      business: false,
      name: null,
      company: null,
    });
  });

  it('is a whole address or none, and a number in E.164', () => {
    const none = { street: '', zip: '', city: '', phone: '' };
    expect(judge(addressSchema, none)).toEqual({ address: null, phone: null });
    const address = { street: 'Hafenstraße 1', zip: '04109', city: 'Leipzig' };
    expect(judge(addressSchema, { ...address, phone: '0341/1234567' })).toEqual({ address, phone: '+493411234567' });
  });

  it('is one way of payment, never two, or none', () => {
    const { iban, accountHolder } = { iban: 'DE02120300000000202051', accountHolder: 'Kim Muster' };
    expect(judge(payoutSchema, { ...payout, paypal: 'kim@example.org' })).toEqual({
      payment: { iban, accountHolder },
      currentPassword: 'x',
    });
    expect(judge(payoutSchema, { ...payout, way: 'none', accountHolder: '' })).toEqual({
      payment: null,
      currentPassword: 'x',
    });
  });
});

describe('what is wrong in a form of the profile', () => {
  it.each([
    ['a business without a name', personSchema, { seller: 'business', name: '', company: ' ' }, { company: required }],
    [
      'a name that turns the direction of reading',
      personSchema,
      { seller: 'private', name: 'a\u202eb', company: '' },
      { name: expect.stringContaining('Steuerzeichen') },
    ],
    [
      'half an address',
      addressSchema,
      { street: 'Hafenstraße 1', zip: '', city: '', phone: '' },
      { zip: required, city: required },
    ],
    [
      'a number that nobody can call',
      addressSchema,
      { street: '', zip: '', city: '', phone: '12' },
      { phone: expect.stringContaining('Telefonnummer') },
    ],
    [
      'an IBAN and a password that are missing',
      payoutSchema,
      { ...payout, iban: '', payoutPassword: '' },
      { iban: required, payoutPassword: expect.any(String) },
    ],
    [
      'an IBAN with a wrong check digit',
      payoutSchema,
      { ...payout, iban: 'DE03120300000000202051' },
      { iban: expect.stringContaining('gültige IBAN') },
    ],
    ['a status that was not chosen', taxSchema, { vatStatus: '', taxId: '' }, { vatStatus: required }],
    [
      'a number for taxes with a wrong check digit',
      taxSchema,
      { vatStatus: 'regular', taxId: 'DE136695975' },
      { taxId: expect.any(String) },
    ],
  ])('is said beside its field: %s', (_, schema, entries, messages) => {
    expect(judge(schema, entries)).toEqual(messages);
  });
});

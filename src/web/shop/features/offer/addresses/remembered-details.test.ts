import { describe, expect, it } from 'vitest';
import { updateAccountSchema } from '#contract/account/update-account.ts';
import type { SubmitAddressesBody } from '#contract/sale/submit-addresses.ts';
import { rememberedDetails } from './remembered-details.ts';

const place = { street: 'Hafenstraße 1', zip: '04109', city: 'Leipzig' };
const privately: SubmitAddressesBody = {
  inquiryId: 'A-2026-000001',
  contractAddress: { name: 'Kim Muster', ...place, contactPhone: '+49 341 123456' },
  contractDetails: { business: false, iban: 'DE02120300000000202051', accountHolder: 'Kim Muster' },
};

describe('what an account is to hold for the next sale', () => {
  it('is nothing unless somebody asks for it', () => {
    expect(rememberedDetails(privately, { address: false, payment: false })).toBeUndefined();
  });

  it('is the address with name and telephone, and never the account for the money', () => {
    const change = rememberedDetails(privately, { address: true, payment: false });
    expect(change).toEqual({ name: 'Kim Muster', address: place, phone: '+49 341 123456' });
    expect(updateAccountSchema.parse(change)).toBeDefined();
  });

  it('is an address abroad with its country', () => {
    const vienna = { street: 'Praterstraße 1', zip: '1020', city: 'Wien', country: 'AT' as const };
    const contractAddress = { ...privately.contractAddress, ...vienna };
    const change = rememberedDetails({ ...privately, contractAddress }, { address: true, payment: false });
    expect(updateAccountSchema.parse(change).address).toEqual(vienna);
  });

  it('is of a firm who is called there, and the firm', () => {
    const contractAddress = { ...privately.contractAddress, company: 'Muster GmbH', contactName: 'Robin Muster' };
    expect(rememberedDetails({ ...privately, contractAddress }, { address: true, payment: false })).toMatchObject({
      name: 'Robin Muster',
      company: 'Muster GmbH',
    });
  });

  it('is the account for the money with the password that allows it (LEG-61)', () => {
    const change = rememberedDetails({ ...privately, password: 'geheim' }, { address: false, payment: true });
    expect(change).toEqual({
      payment: { iban: 'DE02120300000000202051', accountHolder: 'Kim Muster' },
      currentPassword: 'geheim',
    });
    expect(updateAccountSchema.parse(change)).toBeDefined();
  });
});

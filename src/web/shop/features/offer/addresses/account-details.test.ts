import { describe, expect, it } from 'vitest';
import { viewIn } from '#tests/factories/offer-view.ts';
import { accountLines, accountPartOf, isConfirmable } from './account-details.ts';
import { addressEntriesOf } from './address-entries.ts';

const empty = addressEntriesOf(viewIn('agreed', { shippingMethod: 'shipment', offeredAsBusiness: true }));
const entries = {
  ...empty,
  contractAddress: {
    ...empty.contractAddress,
    company: 'Muster GmbH',
    name: 'Kim Muster',
    contactName: 'Kim Muster',
    street: 'Hafenstraße 1',
    zip: '04109',
    city: 'Leipzig',
    contactPhone: '0341 123456',
  },
  contractDetails: { ...empty.contractDetails, iban: 'DE02 1203 0000 0000 2020 51', accountHolder: 'Muster GmbH' },
};

describe('what an account holds of the address form', () => {
  it('is read at a glance, with the IBAN masked and nobody named twice', () => {
    expect(accountLines('address', entries)).toEqual([
      'Muster GmbH',
      'Kim Muster',
      'Hafenstraße 1',
      '04109 Leipzig',
      '0341 123456',
    ]);
    expect(accountLines('payment', entries)).toEqual(['Muster GmbH', 'DE02 **** **** **** **20 51']);
  });

  it('is not confirmed at a glance where the money would go to somebody else (LEG-61)', () => {
    expect(isConfirmable('payment', entries)).toBe(true);
    const contractDetails = { ...entries.contractDetails, accountHolder: 'Robin Anders' };
    expect(isConfirmable('payment', { ...entries, contractDetails })).toBe(false);
  });

  it('is nothing of the questions that are asked with each sale', () => {
    expect(accountPartOf(['contractDetails', 'vatStatus'])).toBeUndefined();
    expect(accountPartOf(['pickupAddress', 'street'])).toBeUndefined();
    expect(accountPartOf(['contractAddress', 'zip'])).toBe('address');
  });
});

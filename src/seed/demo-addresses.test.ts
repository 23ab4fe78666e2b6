import { describe, expect, it } from 'vitest';
import { electronicIban } from '#domain/values/iban.ts';
import { payoutRules } from '#payout.config.ts';
import { demoAddressesOf } from './demo-addresses.ts';

const sale = {
  writesInvoice: false,
  shippingMethod: 'pickup',
  state: undefined,
  now: '2026-11-23T09:00:00.000Z',
} as const;

describe('a seller of the demonstration', () => {
  it.each([true, false])('is paid to another account than our own (business: %s)', (offeredAsBusiness) => {
    const { iban } = demoAddressesOf({ ...sale, offeredAsBusiness }).contractDetails;
    expect(iban).toMatch(/^DE\d{20}$/);
    expect(iban).not.toBe(electronicIban(payoutRules.account.iban));
  });
});

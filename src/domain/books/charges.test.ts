import { describe, expect, it } from 'vitest';
import { booksRules } from '#books.config.ts';
import { accounted, neededAccounts } from './accounted.ts';
import { chargeBookings, paymentBooking } from './booking.ts';
import { missingSettings } from './books-rules.ts';

const back = {
  ...{ amount: 45_000, day: '2026-12-30', number: 'GS-2026-000001', reference: 'Z-2026-000001' },
  ...({ method: 'sepa', isPrivate: false, isReturn: true } as const),
};

describe('what the bank kept of a payment that came back', () => {
  it('is booked from the money on its way to the account for charges, so that what arrived is left there', () => {
    const [charge] = chargeBookings(back, 44_650);
    if (!charge) throw new Error('Nothing is booked');
    expect(accounted(charge, { ...booksRules, chart: 'SKR03' })).toEqual({
      booking: { ...charge, amount: 350, day: '2026-12-30', text: 'Entgelt der Bank für Rückgabe Z-2026-000001' },
      account: '4970',
      contraAccount: '1360',
    });
    expect(paymentBooking(back).amount - charge.amount).toBe(44_650);
  });

  it('is nothing where all of it arrived', () => {
    expect(chargeBookings(back, 45_000)).toEqual([]);
  });

  it('asks for its account and that of the money on its way alone', () => {
    const needed = neededAccounts(chargeBookings(back, 44_650));
    const { SKR03, SKR04 } = booksRules.accounts;
    const unset = { ...SKR03, charges: '', creditors: { private: '', business: '' } };
    const places = missingSettings({ ...booksRules, accounts: { SKR03: unset, SKR04 } }, needed);
    expect(places).toEqual([{ place: 'accounts.SKR03.charges', what: 'Konto für Entgelte der Bank' }]);
    expect([...needed.transits]).toEqual(['sepa']);
  });
});

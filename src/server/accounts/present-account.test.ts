import { expect, it } from 'vitest';
import { type AccountRow, presentAccount, presentProfile } from './present-account.ts';

const createdAt = new Date('2024-01-01T08:00:00Z');
const account: AccountRow = {
  ...{ id: 'account', email: 'kim@example.org', emailConfirmed: true, name: '', company: 'Werk GmbH', business: true },
  ...{ phone: null, street: null, zip: null, city: null, country: null, iban: null, paypal: null, accountHolder: null },
  ...{ taxId: null, taxIdType: null, vatStatus: 'regular', vatStatusAt: createdAt, createdAt, updatedAt: createdAt },
};

it.each([
  ['2026-01-01T08:00:00Z', '2026-12-31T22:59:59Z', false],
  ['2026-12-31T08:00:00Z', '2026-12-31T23:00:00Z', true],
  ['2026-12-31T23:00:00Z', '2027-06-01T08:00:00Z', false],
  ['2025-06-01T08:00:00Z', '2026-06-01T08:00:00Z', true],
])('a statement about the Umsatzsteuer of %s is asked for again on %s: %s (INV-11)', (statedAt, now, due) => {
  const row = { ...account, vatStatusAt: new Date(statedAt) };
  expect(presentProfile(row, undefined, new Date(now)).vatStatusDue).toBe(due);
  // What every page knows of who is signed in says it too, so that the account can ask.
  expect(presentAccount(row, undefined, new Date(now)).vatStatusDue).toBe(due ? true : undefined);
});

it('a business that never said what it is for the Umsatzsteuer is not asked again', () => {
  const row = { ...account, vatStatus: null, vatStatusAt: null };
  expect(presentProfile(row, undefined, createdAt).vatStatusDue).toBe(false);
});

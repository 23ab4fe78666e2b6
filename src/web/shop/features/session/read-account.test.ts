import { expect, it } from 'vitest';
import { readAccount } from './read-account.ts';

const account = { id: 'account', email: 'kim@example.org', emailConfirmed: true };

it('knows of a business whether its statement for the Umsatzsteuer is asked for again (INV-11)', () => {
  expect(readAccount({ account: { ...account, password: 'x' } })).toEqual(account);
  expect(readAccount({ account: { ...account, vatStatusDue: true } })).toEqual({ ...account, vatStatusDue: true });
});

import { describe, expect, it } from 'vitest';
import { accountExportSchema } from '#contract/account/profile.ts';
import { deleteAccount } from '#server/accounts/delete-account.ts';
import { exportAccount } from '#server/accounts/export-account.ts';
import { hashPassword } from '#server/accounts/passwords.ts';
import type { DataOwner, PersonalData } from '#server/accounts/personal-data.ts';
import { insertAccount } from '#server/accounts/register-account.ts';
import { mailDeliveries } from '#server/db/schema/mail.ts';
import { mailsOfAccount } from '#server/mail-delivery/mails-of-account.ts';
import { password } from '#tests/support/people.ts';
import { startTestApp, type TestApp } from '#tests/support/test-app.ts';

/** A part of the shop that notes whom it was asked about. */
function partThatListens(): PersonalData & { erased: DataOwner[] } {
  const erased: DataOwner[] = [];
  return {
    name: 'offers',
    erased,
    moveTo: async () => undefined,
    dropOf: async () => undefined,
    exportFor: async (_, owner) => [{ of: owner.email }],
    eraseFor: async (_, owner) => void erased.push(owner),
  };
}

async function accountWith(test: TestApp, email: string, emailConfirmed: boolean) {
  const hash = await hashPassword(password);
  const account = await insertAccount(test.deps, test.deps.db, { email, emailConfirmed, password: hash });
  if (!account) throw new Error(`${email} is taken`);
  return account;
}

describe('what the other parts of the shop keep about a holder', () => {
  it('is taken along and erased with a confirmed address, and out of reach for one that anybody may have typed', async () => {
    const test = await startTestApp();
    const offers = partThatListens();
    const owner = await accountWith(test, 'owner@example.org', true);
    const stranger = await accountWith(test, 'typed@example.org', false);

    const taken = await Promise.all([owner, stranger].map((account) => exportAccount(test.deps, account, [offers])));
    expect(taken.map((one) => accountExportSchema.parse(one).kept)).toEqual([
      { offers: [{ of: 'owner@example.org' }] },
      {},
    ]);

    await deleteAccount(test.deps, stranger, [offers]);
    await deleteAccount(test.deps, owner, [offers]);
    expect(offers.erased).toEqual([{ accountId: owner.id, email: 'owner@example.org' }]);
    await test.close();
  });

  it('keeps the account when a part cannot erase', async () => {
    const test = await startTestApp();
    const owner = await accountWith(test, 'stuck@example.org', true);
    const broken = { ...partThatListens(), eraseFor: () => Promise.reject(new Error('no')) };
    await expect(deleteAccount(test.deps, owner, [broken])).rejects.toThrow('no');
    const again = await insertAccount(test.deps, test.deps.db, {
      email: 'stuck@example.org',
      emailConfirmed: false,
      password: '',
    });
    expect(again).toBeUndefined();
    await test.close();
  });

  it('holds and erases notes about mails to the address however its owner wrote it', async () => {
    const test = await startTestApp();
    const owner = await accountWith(test, 'kim@example.org', true);
    const at = test.clock.now();
    const note = { state: 'refused', attempts: 1, firstAt: at, lastAt: at } as const;
    await test.deps.db.insert(mailDeliveries).values([
      { ...note, messageId: 'own', recipient: 'Kim@Example.org' },
      { ...note, messageId: 'other', recipient: 'kim@example.com' },
    ]);
    const { kept } = accountExportSchema.parse(await exportAccount(test.deps, owner, [mailsOfAccount()]));
    expect(kept).toMatchObject({ undeliveredMails: [{ messageId: 'own' }] });
    await deleteAccount(test.deps, owner, [mailsOfAccount()]);
    const left = await test.deps.db.select().from(mailDeliveries).orderBy(mailDeliveries.messageId);
    expect(left.map(({ recipient }) => recipient)).toEqual(['kim@example.com', null]);
    await test.close();
  });
});

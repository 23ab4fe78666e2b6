import { eq } from 'drizzle-orm';
import type { ApiScope } from '#contract/api-scopes.ts';
import { staffRoles } from '#contract/desk-rights.ts';
import { hashPassword } from '#server/accounts/passwords.ts';
import { insertAccount } from '#server/accounts/register-account.ts';
import { putOffSecondFactor } from '#server/accounts/second-factor/set-up-second-factor.ts';
import { setStaff } from '#server/accounts/staff.ts';
import { addApiToken } from '#server/api-tokens/api-tokens.ts';
import type { Tx } from '#server/db/client.ts';
import { accounts } from '#server/db/schema/accounts.ts';
import { offers } from '#server/db/schema/offers.ts';
import { staff } from '#server/db/schema/staff.ts';
import type { Deps } from '#server/deps.ts';
import { demoLogins, demoToken } from './demo-logins.ts';
import { demoOffers } from './demo-offers.ts';
import { type Owners, seedOffer } from './seed-offer.ts';
import { seedPriceBook } from './seed-price-book.ts';

/**
 * Fills an empty database with demo accounts and an offer in every phase, all or nothing: a start that is interrupted
 * begins again. Says whether it did; a database with anything in it is left alone.
 */
export async function seedDemoData(deps: Deps): Promise<boolean> {
  if (!(await isEmpty(deps.db))) return false;
  const password = await hashPassword(demoLogins.privat.password);
  // Processes that start at once wait for the first, however long it takes: the wait counts as no slow statement.
  return deps.database.alone(() =>
    deps.database.transaction(async (tx) => {
      if (!(await isEmpty(tx))) return false;
      const owners = await seedAccounts(deps, tx, password);
      const prices = await seedPriceBook(deps, tx);
      for (const offer of demoOffers) await seedOffer(deps, tx, offer, { ...prices, owners });
      await prices.learn();
      return true;
    }),
  );
}

/** Whether the demo log-ins work here: they are printed at every start, not only at the first. */
export async function hasDemoLogins({ db }: Deps): Promise<boolean> {
  return (await db.$count(staff, eq(staff.email, demoLogins.staff.email))) > 0;
}

async function isEmpty(db: Tx): Promise<boolean> {
  for (const table of [accounts, staff, offers]) if ((await db.$count(table)) > 0) return false;
  return true;
}

async function seedAccounts(deps: Deps, tx: Tx, password: string): Promise<Owners> {
  const { privat, business, staff: desk } = demoLogins;
  const confirmed = { password, emailConfirmed: true };
  await insertAccount(deps, tx, { ...confirmed, email: privat.email, business: false, name: 'Kim Muster' });
  const account = await insertAccount(deps, tx, {
    ...confirmed,
    email: business.email,
    business: true,
    name: 'Jona Beispiel',
    company: 'Beispiel Systemhaus GmbH',
  });
  await setStaff(deps, tx, { ...desk, roles: staffRoles });
  const [member] = await tx.select({ id: staff.id }).from(staff).where(eq(staff.email, desk.email));
  if (!account || !member) throw new Error('The demo accounts were not written');
  await putOffSecondFactor(deps, tx, member.id);
  const scopes: ApiScope[] = ['buyer', 'warehouse', 'accounting'];
  const token = { name: 'Demo-Ankäufer', scopes, term: 'twoYears', by: member.id } as const;
  await addApiToken({ ...deps, db: tx }, token, demoToken);
  return { invoice: { kind: 'account', key: account.id }, photo: { kind: 'staff', key: member.id } };
}

import { eq } from 'drizzle-orm';
import type { ApiScope } from '#contract/account/api-scopes.ts';
import { staffRoles } from '#contract/desk/desk-rights.ts';
import { insertAccount } from '#server/accounts/register-account.ts';
import { putOffSecondFactor } from '#server/accounts/second-factor/set-up-second-factor.ts';
import { setStaff } from '#server/accounts/staff.ts';
import { allDone } from '#server/all-done.ts';
import { addApiToken } from '#server/api-tokens/api-tokens.ts';
import type { Tx } from '#server/db/client.ts';
import { staff } from '#server/db/schema/staff.ts';
import type { Deps } from '#server/deps.ts';
import { demoLogins, demoToken } from './demo-logins.ts';
import { demoOffers } from './demo-offers.ts';
import { type Owners, seedOffer } from './seed-offer.ts';
import { seedPriceBook } from './seed-price-book.ts';

/** Writes the demo accounts, whose password comes as it is stored, and an offer in every phase. */
export async function fillShop(deps: Deps, tx: Tx, password: Promise<string>): Promise<void> {
  const prices = await seedPriceBook(deps, tx);
  const owners = await seedAccounts(deps, tx, await password);
  // All at once: while the database writes for one, another is reckoned.
  await allDone(demoOffers.map((offer) => seedOffer(deps, tx, offer, { ...prices, owners })));
  await prices.learn();
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

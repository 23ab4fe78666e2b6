import { eq } from 'drizzle-orm';
import { hashPassword } from '#server/accounts/passwords.ts';
import type { Tx } from '#server/db/client.ts';
import { accounts } from '#server/db/schema/accounts.ts';
import { offers } from '#server/db/schema/offers.ts';
import { staff } from '#server/db/schema/staff.ts';
import type { Deps } from '#server/deps.ts';
import { demoLogins } from './demo-logins.ts';

/**
 * Fills an empty database with demo accounts and an offer in every phase, all or nothing: a start that is interrupted
 * begins again. Says whether it did; a database with anything in it is left alone.
 */
export async function seedDemoData(deps: Deps): Promise<boolean> {
  if (!(await isEmpty(deps.db))) return false;
  // Loaded here: most starts find a shop with something in it.
  const { fillShop } = await import('./fill-shop.ts');
  // Made while the price book is, by another thread.
  const password = hashPassword(demoLogins.privat.password);
  // Processes that start at once wait for the first, however long it takes: the wait counts as no slow statement.
  return deps.database.alone(() =>
    deps.database.transaction(async (tx, _, { inTurns }) => {
      if (!(await isEmpty(tx))) return false;
      await fillShop(deps, inTurns(), password);
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

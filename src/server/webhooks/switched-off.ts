import { eq } from 'drizzle-orm';
import { sendAccountMail } from '#server/accounts/account-mail-job.ts';
import type { Tx } from '#server/db/client.ts';
import { hasRole } from '#server/db/rights.ts';
import { accounts } from '#server/db/schema/accounts.ts';
import { staff } from '#server/db/schema/staff.ts';
import type { Deps } from '#server/deps.ts';

const kinds = {
  house: { gone: 'webhookGone', failing: 'webhookFailing' },
  firm: { gone: 'firmWebhookGone', failing: 'firmWebhookFailing' },
} as const;

/** Tells whoever answers for a target that it hears nothing any more: the administration, or who of a firm has set it up. */
export async function tellOfSwitchedOff(
  deps: Deps,
  tx: Tx,
  { accountId }: { readonly accountId: string | null },
  offFor: 'gone' | 'failing',
): Promise<void> {
  const told =
    accountId === null
      ? await tx.select({ email: staff.email }).from(staff).where(hasRole('admin'))
      : await tx.select({ email: accounts.email }).from(accounts).where(eq(accounts.id, accountId));
  const kind = kinds[accountId === null ? 'house' : 'firm'][offFor];
  for (const { email: to } of told) await sendAccountMail(deps, tx, { kind, id: deps.ids.uuid(), to });
}

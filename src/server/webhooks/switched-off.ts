import { sendAccountMail } from '#server/accounts/account-mail-job.ts';
import type { Tx } from '#server/db/client.ts';
import { hasRole } from '#server/db/rights.ts';
import { staff } from '#server/db/schema/staff.ts';
import type { Deps } from '#server/deps.ts';

const kinds = { gone: 'webhookGone', failing: 'webhookFailing' } as const;

/** Tells the administration that a target hears nothing any more. */
export async function tellOfSwitchedOff(deps: Deps, tx: Tx, offFor: keyof typeof kinds): Promise<void> {
  const admins = await tx.select({ email: staff.email }).from(staff).where(hasRole('admin'));
  for (const { email: to } of admins) await sendAccountMail(deps, tx, { kind: kinds[offFor], id: deps.ids.uuid(), to });
}

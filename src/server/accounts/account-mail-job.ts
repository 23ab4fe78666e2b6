import { z } from 'zod';
import { offerIdSchema } from '#contract/fields.ts';
import { noticeKinds } from '#mail/account-notices.ts';
import type { Queryable } from '#server/db/client.ts';
import type { Deps } from '#server/deps.ts';

/** The name under which the account mails lie in the queue. */
export const accountMailJob = 'account-mail';

const told = { id: z.string(), to: z.string() };
const asked = { id: z.string(), email: z.string() };

/** A mail about an account. The id is the link's or the notice's own and makes the mail exist once. */
export const accountMailSchema = z.discriminatedUnion('kind', [
  z.strictObject({ kind: z.literal('confirmEmail'), id: z.string() }),
  z.strictObject({ kind: z.literal('firmInvitation'), id: z.string() }),
  z.strictObject({ kind: z.literal('firmTokenMade'), ...told, tokenId: z.string() }),
  z.strictObject({ kind: z.literal('confirmEmailAgain'), ...asked }),
  z.strictObject({ kind: z.literal('recoverPassword'), ...asked }),
  z.strictObject({ kind: z.literal('offerAccess'), id: z.string(), offerId: offerIdSchema }),
  z.strictObject({ kind: z.literal('offerMove'), ...asked, offerId: offerIdSchema }),
  z.strictObject({ kind: z.enum(noticeKinds), ...told, payee: z.string().max(60).exactOptional() }),
]);
export type AccountMail = z.infer<typeof accountMailSchema>;

/** Has a mail sent once the caller's transaction stands. */
export async function sendAccountMail(deps: Deps, db: Queryable, mail: AccountMail): Promise<void> {
  await deps.jobs.enqueue(db, [{ name: accountMailJob, key: `${mail.kind}:${mail.id}`, data: mail }]);
}

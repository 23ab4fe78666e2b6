import { and, eq, lt, ne, or } from 'drizzle-orm';
import { mailDeliveries } from '#server/db/schema/mail.ts';
import type { Deps } from '#server/deps.ts';

/** Longer than any job is repeated; what staff has not looked at for three months nobody needs. */
const retentionDays = { sent: 60, undelivered: 90 };

/** Removes notes about mails that nobody needs any more. Says how many there were. */
export async function removeOldDeliveries({ db, clock }: Pick<Deps, 'db' | 'clock'>): Promise<number> {
  const before = (days: number) => lt(mailDeliveries.lastAt, new Date(clock.now().getTime() - days * 86_400_000));
  const gone = await db
    .delete(mailDeliveries)
    .where(
      or(
        and(eq(mailDeliveries.state, 'sent'), before(retentionDays.sent)),
        and(ne(mailDeliveries.state, 'sent'), before(retentionDays.undelivered)),
      ),
    )
    .returning({ messageId: mailDeliveries.messageId });
  return gone.length;
}

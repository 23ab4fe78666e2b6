import { and, eq, lt, ne, or } from 'drizzle-orm';
import { mailDeliveries } from '#server/db/schema/mail.ts';
import type { Deps } from '#server/deps.ts';
import { changingMails, salesOfMails } from './mails-of-sales.ts';

/** Longer than any job is repeated; what staff has not looked at for three months nobody needs. */
const retentionDays = { sent: 60, undelivered: 90 };

/** Removes notes about mails that nobody needs any more. Says how many there were. */
export async function removeOldDeliveries({ database, clock }: Pick<Deps, 'database' | 'clock'>): Promise<number> {
  const { messageId, state, lastAt } = mailDeliveries;
  const before = (days: number) => lt(lastAt, new Date(clock.now().getTime() - days * 86_400_000));
  const undelivered = and(ne(state, 'sent'), before(retentionDays.undelivered));
  return database.transaction(async (tx) => {
    const refused = await tx
      .select({ messageId })
      .from(mailDeliveries)
      .where(and(eq(state, 'refused'), undelivered));
    const gone = await changingMails(tx, salesOfMails(refused), () =>
      tx
        .delete(mailDeliveries)
        .where(or(and(eq(state, 'sent'), before(retentionDays.sent)), undelivered))
        .returning({ messageId }),
    );
    return gone.length;
  });
}

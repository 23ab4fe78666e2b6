import { and, eq, ne } from 'drizzle-orm';
import type { Tx } from '#server/db/client.ts';
import { accountSessions } from '#server/db/schema/accounts.ts';
import type { Deps } from '#server/deps.ts';

/** One session of an account, or all of them, or all but one. */
interface Ended {
  accountId: string;
  only?: string | undefined;
  except?: string | undefined;
}

/** Ends sessions of an account; with the commit every process closes what they had open. Answers how many there were. */
export async function endSessions(deps: Deps, tx: Tx, { accountId, only, except }: Ended): Promise<number> {
  const { id, accountId: holder } = accountSessions;
  const ended = await tx
    .delete(accountSessions)
    .where(
      and(
        eq(holder, accountId),
        only === undefined ? undefined : eq(id, only),
        except === undefined ? undefined : ne(id, except),
      ),
    )
    .returning({ id });
  if (ended.length > 0) await deps.notices.publishAccountChanged(tx, accountId);
  return ended.length;
}

/** Ends the session that a browser came with, if any: the next one gets a token of its own. */
export async function endFormerSession(
  deps: Deps,
  former: { account: { id: string }; session: { id: string } } | null,
): Promise<void> {
  if (former === null) return;
  const { account, session } = former;
  await deps.database.transaction((tx) => endSessions(deps, tx, { accountId: account.id, only: session.id }));
}

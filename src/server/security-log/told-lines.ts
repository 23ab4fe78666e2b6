import { lt } from 'drizzle-orm';
import { securityKindNames, type ToldKind } from '#contract/desk/security-log.ts';
import type { Clock } from '#server/clock.ts';
import type { Database } from '#server/db/client.ts';
import { securityEvents } from '#server/db/schema/security.ts';
import type { Log } from '#server/log.ts';
import { retentionDays } from './log-files.ts';
import type { SecurityLine } from './security-event.ts';

/** The lines of the security log that the administration reads at the desk, in the database that all processes share. */
export interface ToldLines {
  /** Takes lines to be written soon. It never throws, and nobody waits for it. */
  take(lines: readonly SecurityLine[]): void;
  /** Once all that was taken is written, or cannot be. */
  written(): Promise<void>;
}

/** So many wait for a database that is away; what is beyond stands in the files alone. */
const maxWaiting = 2_000;

/** Opens them. */
export function openToldLines({ database, log }: { database: Database; log: Pick<Log, 'error'> }): ToldLines {
  let waiting: SecurityLine[] = [];
  let writing: Promise<void> | undefined;

  async function write(): Promise<void> {
    while (waiting.length > 0) {
      const lines = waiting;
      waiting = [];
      try {
        await database.drizzle.insert(securityEvents).values(lines.map(rowOf));
      } catch (error) {
        log.error({ err: error }, 'Lines of the security log could not be kept for the desk');
        waiting = [...lines, ...waiting].slice(0, maxWaiting);
        return;
      }
    }
  }

  return {
    take(lines) {
      waiting.push(...lines.filter(isTold).slice(0, maxWaiting - waiting.length));
      if (waiting.length === 0) return;
      // What comes while lines are written goes with the next statement.
      writing ??= write().finally(() => {
        writing = undefined;
      });
    },
    written: async () => writing,
  };
}

/** What succeeded, and refusals that concern somebody or the desk: passwords tried for addresses that nobody has fill no table. */
function isTold({ what, result, account, staff }: SecurityLine): boolean {
  const isKnown: boolean = what in securityKindNames;
  return (
    isKnown && (result === 'done' || (account ?? staff) !== undefined || what === ('staffLogin' satisfies ToldKind))
  );
}

function rowOf(line: SecurityLine): typeof securityEvents.$inferInsert {
  const { at, what, result, by, staff, account, token, network, changed, times } = line;
  const about = by !== undefined && by !== staff ? staff : undefined;
  return { at, what, result, doer: by ?? staff ?? token ?? account, about, network, changed, times };
}

/** Removes those that are no longer kept. Says how many there were. */
export async function removeOldToldLines({ database, clock }: { database: Database; clock: Clock }): Promise<number> {
  const first = new Date(clock.now().getTime() - retentionDays * 86_400_000).toISOString();
  const gone = await database.drizzle
    .delete(securityEvents)
    .where(lt(securityEvents.at, first))
    .returning({ id: securityEvents.id });
  return gone.length;
}

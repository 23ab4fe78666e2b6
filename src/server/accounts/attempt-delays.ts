import { eq, lte, sql } from 'drizzle-orm';
import { attempts } from '#server/db/schema/attempts.ts';
import type { Deps } from '#server/deps.ts';
import { attemptKey } from './attempt-key.ts';

/**
 * How many tries in a lane are heard without a wait: guesses at one account from one network, from all devices that it does not know
 * together, and from one that it does. docs/decisions/0352 says how many that makes in a day.
 */
const freeTries = { place: 10, strangers: 50, device: 10 } as const;

/** Waits in seconds: 1, 2, 4 and so on, at most an hour; a lane is forgotten a day after its first try. */
const longestWait = 3600;
const doublings = 12;
const day = 24 * 3_600_000;

/** Whose tries wait for each other: kind of lane, then kind and address of the account, then the network or the device. */
export type Lane = readonly [lane: keyof typeof freeTries, ...who: string[]];

/** Counts a try, unless it comes before its time: then it answers the seconds to wait, and nothing was tried. */
export async function countDelayed(deps: Deps, lane: Lane): Promise<number | undefined> {
  const now = deps.clock.now();
  const at = sql`${now.toISOString()}::timestamptz`;
  const key = attemptKey(deps, lane);
  const beyond = sql`${attempts.count} + 1 - ${freeTries[lane[0]]}`;
  const seconds = sql`case when ${beyond} < 0 then 0 else least(power(2, least(${beyond}, ${doublings})), ${longestWait}) end`;
  await deps.db.delete(attempts).where(lte(attempts.resetsAt, now));
  const [counted] = await deps.db
    .insert(attempts)
    .values({ key, count: 1, resetsAt: new Date(now.getTime() + day), opensAt: now })
    .onConflictDoUpdate({
      target: attempts.key,
      set: { count: sql`${attempts.count} + 1`, opensAt: sql`${at} + make_interval(secs => ${seconds})` },
      setWhere: lte(attempts.opensAt, now),
    })
    .returning();
  if (counted) return undefined;
  const [waiting] = await deps.db.select().from(attempts).where(eq(attempts.key, key));
  const opensAt = waiting?.opensAt?.getTime() ?? now.getTime();
  return Math.max(1, Math.ceil((opensAt - now.getTime()) / 1000));
}

/** Takes a try back that was none: it was refused elsewhere, or it was right. */
export async function takeBack(deps: Deps, lane: Lane): Promise<void> {
  await deps.db
    .update(attempts)
    .set({ count: sql`greatest(${attempts.count} - 1, 0)`, opensAt: deps.clock.now() })
    .where(eq(attempts.key, attemptKey(deps, lane)));
}

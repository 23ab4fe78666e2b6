import { eq, lte, sql } from 'drizzle-orm';
import type { Queryable } from '#server/db/client.ts';
import { attempts } from '#server/db/schema/attempts.ts';
import type { Deps } from '#server/deps.ts';
import type { SigningSecrets } from '#server/signing-secrets.ts';
import { attemptKey } from './attempt-key.ts';
import type { Holder } from './known-device.ts';

/**
 * How many tries in a lane are heard without a wait: guesses at one account from one network, from all devices that it does not know
 * together, and from one that it does; and guesses at the code of somebody whose password is known. docs/decisions/0352 and 0506 say
 * how many that makes in a day.
 */
const freeTries = { place: 10, strangers: 50, device: 10, code: 10 } as const;

/** Waits in seconds: 1, 2, 4 and so on, at most an hour; a lane is forgotten a day after its first try. */
const longestWait = 3600;
const doublings = 12;
const day = 24 * 3_600_000;

/** Whose tries wait for each other: kind of lane, then kind and address of the account, then the network or the device. */
export type Lane = readonly [lane: keyof typeof freeTries, kind: Holder['kind'], email: string, where?: string];

/** Begins with the account's own hash, so that all lanes of an account can be found, by whoever has the secret. */
const laneKey = (secret: string, [lane, kind, email, where = '']: Lane) =>
  holderKey(secret, { kind, email }) + attemptKey(secret, [lane, where]);

const holderKey = (secret: string, { kind, email }: Holder) => attemptKey(secret, ['waits', kind, email]);

/** Counts a try, unless it comes before its time: then it answers the seconds to wait, and nothing was tried. */
export async function countDelayed(deps: Deps, lane: Lane): Promise<number | undefined> {
  const now = deps.clock.now();
  const at = sql`${now.toISOString()}::timestamptz`;
  const key = laneKey(deps.env.secret, lane);
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
export async function takeTryBack(deps: Deps, lane: Lane): Promise<void> {
  await deps.db
    .update(attempts)
    .set({ count: sql`greatest(${attempts.count} - 1, 0)`, opensAt: deps.clock.now() })
    .where(eq(attempts.key, laneKey(deps.env.secret, lane)));
}

/** Forgets the tries of a lane, since one of them was right. */
export async function clearLane(deps: Deps, lane: Lane): Promise<void> {
  await deps.db.delete(attempts).where(eq(attempts.key, laneKey(deps.env.secret, lane)));
}

/** Forgets the tries of all lanes of an account, and with them every wait; a server that still signs with an older secret included. */
export async function clearWaits(db: Queryable, secrets: SigningSecrets, holder: Holder): Promise<void> {
  for (const secret of secrets)
    await db.delete(attempts).where(sql`starts_with(${attempts.key}, ${holderKey(secret, holder)})`);
}

import { createHmac } from 'node:crypto';
import { and, eq, gt, sql } from 'drizzle-orm';
import { z } from 'zod';
import type { Queryable } from '#server/db/client.ts';
import { uploads } from '#server/db/schema/uploads.ts';
import type { Deps } from '#server/deps.ts';
import { Problem } from '#server/problem.ts';
import type { Upload, Uploader } from './uploads.ts';

type LimitDeps = Pick<Deps, 'database' | 'db' | 'env' | 'clock'>;

/** Who takes room in the store. */
export interface Taker {
  readonly owner: Uploader[number];
  /** The network as limits count it, under which a file is remembered for as long as it counts. */
  readonly networkKey: string;
}

/** So long a file counts for who sent it; nobody keeps more than this unused anyway. */
export const countedDays = 30;

/** A network by a key that says nothing about it to whoever reads the database. */
export function networkKey(network: string, secret: string): string {
  return createHmac('sha256', secret).update(`upload network ${network}`).digest('base64url');
}

/** Refuses a form before its files are read when there is no room for so many bytes. */
export async function requireRoom(deps: LimitDeps, taker: Taker, bytes: number): Promise<void> {
  await judge(deps, deps.db, taker, bytes);
}

/** Enters a file, which takes its room before a byte is written, or refuses. Files that come together wait for one another. */
export async function takeRoom(deps: LimitDeps, taker: Taker, row: Upload): Promise<void> {
  await deps.database.transaction(async (tx) => {
    await tx.execute(sql`select pg_advisory_xact_lock(hashtext('room for uploads'))`);
    await judge(deps, tx, taker, row.size + (row.thumbnailSize ?? 0));
    await tx.insert(uploads).values({ ...row, networkKey: taker.networkKey });
  });
}

const sums = z.object({ inAll: z.coerce.number(), bySender: z.coerce.number(), byNetwork: z.coerce.number() });

async function judge({ env, clock }: LimitDeps, db: Queryable, taker: Taker, bytes: number): Promise<void> {
  const since = new Date(clock.now().getTime() - countedDays * 86_400_000);
  const size = sql`${uploads.size} + coalesce(${uploads.thumbnailSize}, 0)`;
  const isTheirs = and(eq(uploads.ownerKind, taker.owner.kind), eq(uploads.ownerKey, taker.owner.key));
  const isFromThere = eq(uploads.networkKey, taker.networkKey);
  const [taken] = await db
    .select({
      inAll: sql`coalesce(sum(${size}), 0)`,
      bySender: sql`coalesce(sum(${size}) filter (where ${and(isTheirs, gt(uploads.createdAt, since))}), 0)`,
      byNetwork: sql`coalesce(sum(${size}) filter (where ${and(isFromThere, gt(uploads.createdAt, since))}), 0)`,
    })
    .from(uploads);
  const { inAll, bySender, byNetwork } = sums.parse(taken);
  const limits = env.storageLimits;
  if (inAll + bytes > limits.inAll) throw new Problem(507, 'storageFull');
  if (bySender + bytes > limits.perSender || byNetwork + bytes > limits.perNetwork) {
    throw new Problem(429, 'uploadsTooMuch');
  }
}

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

/** The room that is left in the store. */
export interface Room {
  /**
   * Refuses a form before its files are read when there is no room for so many bytes. It goes by what this process has counted last,
   * and counts again only where that leaves no room: whoever it lets through is judged when a file is taken.
   */
  require(taker: Taker, bytes: number): Promise<void>;
  /** Enters a file, which takes its room before a byte is written, or refuses. Files that come together wait for one another. */
  take(taker: Taker, row: Upload): Promise<void>;
}

/** Of so many senders and networks a process remembers what it counted. */
const mostRemembered = 5_000;

export function openRoom(deps: LimitDeps): Room {
  const lastCounted = new Map<string, number>();

  function remember({ owner, networkKey }: Taker, { inAll, bySender, byNetwork }: Sums, more: number): void {
    for (const [key, bytes] of [
      ['', inAll],
      [senderKey(owner), bySender],
      [networkKey, byNetwork],
    ] as const) {
      lastCounted.delete(key);
      lastCounted.set(key, bytes + more);
    }
    for (const oldest of lastCounted.keys()) {
      if (lastCounted.size <= mostRemembered) break;
      lastCounted.delete(oldest);
    }
  }

  const known = ({ owner, networkKey }: Taker): Sums => ({
    inAll: lastCounted.get('') ?? 0,
    bySender: lastCounted.get(senderKey(owner)) ?? 0,
    byNetwork: lastCounted.get(networkKey) ?? 0,
  });

  /** Refuses what has no room; what may come in counts as `taken` from now on. */
  async function judge(db: Queryable, taker: Taker, bytes: number, taken: number): Promise<void> {
    const counted = await count(deps, db, taker);
    const refusal = refusalOf(deps, counted, bytes);
    remember(taker, counted, refusal ? 0 : taken);
    if (refusal) throw refusal;
  }

  return {
    async require(taker, bytes) {
      if (refusalOf(deps, known(taker), bytes)) await judge(deps.db, taker, bytes, 0);
    },
    async take(taker, row) {
      await deps.database.transaction(async (tx) => {
        await tx.execute(sql`select pg_advisory_xact_lock(hashtext('room for uploads'))`);
        const bytes = row.size + (row.thumbnailSize ?? 0);
        await judge(tx, taker, bytes, bytes);
        await tx.insert(uploads).values({ ...row, networkKey: taker.networkKey });
      });
    },
  };
}

const senderKey = ({ kind, key }: Taker['owner']) => `${kind} ${key}`;

const sums = z.object({ inAll: z.coerce.number(), bySender: z.coerce.number(), byNetwork: z.coerce.number() });
/** In bytes. */
type Sums = z.infer<typeof sums>;

async function count({ clock }: LimitDeps, db: Queryable, taker: Taker): Promise<Sums> {
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
  return sums.parse(taken);
}

function refusalOf({ env }: LimitDeps, { inAll, bySender, byNetwork }: Sums, bytes: number): Problem | undefined {
  const limits = env.storageLimits;
  if (inAll + bytes > limits.inAll) return new Problem(507, 'storageFull');
  const isTooMuch = bySender + bytes > limits.perSender || byNetwork + bytes > limits.perNetwork;
  return isTooMuch ? new Problem(429, 'uploadsTooMuch') : undefined;
}

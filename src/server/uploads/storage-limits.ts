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
   * Lets a form of so many bytes in, or refuses it before its files are read: those on their way take room as well, so that many
   * at once do not fill the disk. It goes by what this process has counted last, and counts again only where that leaves no room:
   * whoever it lets through is judged when a file is taken. Answers with what gives the room back once the form is done with.
   */
  admit(taker: Taker, bytes: number): Promise<() => void>;
  /** Enters a file, which takes its room before a byte is written, or refuses. Files that come together wait for one another. */
  take(taker: Taker, row: Upload): Promise<void>;
}

/** Of so many senders and networks a process remembers what it counted. */
const maxRemembered = 5_000;

export function openRoom(deps: LimitDeps): Room {
  const lastCounted = new Map<string, number>();
  const onTheirWay = new Map<string, number>();

  function remember({ owner, networkKey }: Taker, { inAll, bySender, byNetwork }: Sums, more: number): void {
    const [all, sender, network] = keysOf({ owner, networkKey });
    for (const [key, bytes] of [
      [all, inAll],
      [sender, bySender],
      [network, byNetwork],
    ] as const) {
      lastCounted.delete(key);
      lastCounted.set(key, bytes + more);
    }
    for (const oldest of lastCounted.keys()) {
      if (lastCounted.size <= maxRemembered) break;
      lastCounted.delete(oldest);
    }
  }

  function sumsIn(counts: ReadonlyMap<string, number>, taker: Taker): Sums {
    const [all, sender, network] = keysOf(taker);
    return { inAll: counts.get(all) ?? 0, bySender: counts.get(sender) ?? 0, byNetwork: counts.get(network) ?? 0 };
  }

  function add(taker: Taker, bytes: number): void {
    for (const key of keysOf(taker)) {
      const left = (onTheirWay.get(key) ?? 0) + bytes;
      if (left > 0) onTheirWay.set(key, left);
      else onTheirWay.delete(key);
    }
  }

  /** Refuses what has no room; what may come in counts as `taken` from now on. */
  async function judge(db: Queryable, taker: Taker, bytes: number, taken: number, coming?: Sums): Promise<void> {
    const counted = await count(deps, db, taker);
    const refusal = refusalOf(deps, together(counted, coming), bytes);
    remember(taker, counted, refusal ? 0 : taken);
    if (refusal) throw refusal;
  }

  return {
    async admit(taker, bytes) {
      const coming = sumsIn(onTheirWay, taker);
      // Before anything is waited for, so that forms that come together see one another.
      add(taker, bytes);
      const leave = () => add(taker, -bytes);
      try {
        if (refusalOf(deps, together(sumsIn(lastCounted, taker), coming), bytes))
          await judge(deps.db, taker, bytes, 0, coming);
      } catch (error) {
        leave();
        throw error;
      }
      return leave;
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

/** Under which names of all, of the sender and of the network a process remembers what it counted. */
const keysOf = ({ owner: { kind, key }, networkKey }: Taker) => ['', `${kind} ${key}`, networkKey] as const;

const sums = z.object({ inAll: z.coerce.number(), bySender: z.coerce.number(), byNetwork: z.coerce.number() });
/** In bytes. */
type Sums = z.infer<typeof sums>;

function together(one: Sums, other: Sums = { inAll: 0, bySender: 0, byNetwork: 0 }): Sums {
  return {
    inAll: one.inAll + other.inAll,
    bySender: one.bySender + other.bySender,
    byNetwork: one.byNetwork + other.byNetwork,
  };
}

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

import { and, eq, type SQL, sql } from 'drizzle-orm';
import { z } from 'zod';
import { maxReplayed } from '#contract/desk/webhooks.ts';
import type { Tx } from '#server/db/client.ts';
import { offerEvents, offers } from '#server/db/schema/offers.ts';
import { webhookDeliveries, webhookEndpoints } from '#server/db/schema/systems.ts';
import { isOf } from '#server/db/set-up-by.ts';
import type { Deps } from '#server/deps.ts';
import { Problem } from '#server/problem.ts';
import { sendingOf } from './webhook-job.ts';

type ReplayDeps = Pick<Deps, 'database' | 'jobs'>;

const counted = z.tuple([z.object({ count: z.int() })]);
const anew = sql`state = 'waiting', tries = 0, next_at = null, turn = ${webhookDeliveries}.turn + 1`;

/** Writes what is to be sent and the jobs that send it, by one statement. */
async function sendAll({ database, jobs }: ReplayDeps, tx: Tx, told: SQL): Promise<number> {
  // Makes sure that the queue is there.
  await jobs.calls([]);
  const rows = await database.rows(
    tx,
    sql`with told as (${told}) select (select count(*)::int from told) as count, ${sendingOf()}`,
  );
  return counted.parse(rows)[0].count;
}

/**
 * Sends a target everything since a moment once more, under the numbers that it had, and what happened while the target was off or
 * not there yet. Answers how many events that are; beyond `maxReplayed` the earliest.
 */
export function replay(
  deps: ReplayDeps,
  { webhookId, since }: { readonly webhookId: string; readonly since: string },
  firmId?: string,
): Promise<number> {
  return deps.database.transaction(async (tx) => {
    const { id, types, state, accountId } = webhookEndpoints;
    const [found] = await tx
      .select({ types, state })
      .from(webhookEndpoints)
      .where(and(eq(id, webhookId), isOf(tx, accountId, firmId)))
      .for('no key update');
    if (!found) throw new Problem(404, 'notFound');
    if (found.state === 'off') throw new Problem(409, 'webhookOff');
    const { offerId, version, type, at } = offerEvents;
    const ofFirm = firmId === undefined ? sql`true` : sql`${offers.firmId} = ${firmId}`;
    return sendAll(
      deps,
      tx,
      sql`insert into ${webhookDeliveries} (id, endpoint_id, offer_id, version, type, at)
        select gen_random_uuid()::text, ${webhookEndpoints.id}, ${offerId}, ${version}, ${type}, ${at}
        from ${offerEvents} join ${offers} on ${offers.id} = ${offerId}, ${webhookEndpoints}
        where ${webhookEndpoints.id} = ${webhookId} and ${at} >= ${since} and ${ofFirm}
          and (${webhookEndpoints.types} is null or ${type} = any(${webhookEndpoints.types}))
        order by ${at}, ${offerId}, ${version} limit ${maxReplayed}
        on conflict (endpoint_id, offer_id, version) do update set ${anew} returning id, endpoint_id, turn`,
    );
  });
}

/** Sends one message once more. */
export function sendAgain(deps: ReplayDeps, deliveryId: string, firmId?: string): Promise<void> {
  return deps.database.transaction(async (tx) => {
    const [found] = await tx
      .select({ state: webhookEndpoints.state })
      .from(webhookDeliveries)
      .innerJoin(webhookEndpoints, eq(webhookEndpoints.id, webhookDeliveries.endpointId))
      .where(and(eq(webhookDeliveries.id, deliveryId), isOf(tx, webhookEndpoints.accountId, firmId)));
    if (!found) throw new Problem(404, 'notFound');
    if (found.state === 'off') throw new Problem(409, 'webhookOff');
    await sendAll(
      deps,
      tx,
      sql`update ${webhookDeliveries} set ${anew} where id = ${deliveryId} returning id, endpoint_id, turn`,
    );
  });
}

/** Sends what waits at a target that goes on. */
export async function planWaiting(deps: ReplayDeps, tx: Tx, webhookId: string): Promise<void> {
  await sendAll(
    deps,
    tx,
    sql`update ${webhookDeliveries} set ${anew} where endpoint_id = ${webhookId} and state = 'waiting' returning id, endpoint_id, turn`,
  );
}

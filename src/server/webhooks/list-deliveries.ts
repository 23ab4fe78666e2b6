import { and, desc, eq, gte, inArray, lt, notExists, sql } from 'drizzle-orm';
import type { z } from 'zod';
import type { Delivery, deliveriesQuery, deliveriesSchema } from '#contract/desk/webhooks.ts';
import { messageIdOf } from '#domain/webhooks/message.ts';
import type { Queryable } from '#server/db/client.ts';
import { webhookAttempts, webhookDeliveries, webhookEndpoints } from '#server/db/schema/systems.ts';
import { isOf } from '#server/db/set-up-by.ts';
import type { Deps } from '#server/deps.ts';

const perPage = 50;
/** Of one message; older ones stay where they are. */
const shownAttempts = 10;

/** What was told to the provider's targets, or to a firm's, newest first, with every time it was sent and what came back. */
export async function listDeliveries(
  db: Queryable,
  { webhookId, state, before }: z.infer<typeof deliveriesQuery>,
  firmId?: string,
): Promise<z.infer<typeof deliveriesSchema>> {
  const { number, endpointId, state: stateColumn } = webhookDeliveries;
  const rows = await db
    .select({ row: webhookDeliveries, name: webhookEndpoints.name })
    .from(webhookDeliveries)
    .innerJoin(webhookEndpoints, eq(webhookEndpoints.id, endpointId))
    .where(
      and(
        isOf(db, webhookEndpoints.accountId, firmId),
        webhookId === undefined ? undefined : eq(endpointId, webhookId),
        state === undefined ? undefined : eq(stateColumn, state),
        before === undefined ? undefined : lt(number, before),
      ),
    )
    .orderBy(desc(number))
    .limit(perPage + 1);
  const shown = rows.slice(0, perPage);
  const attempts = await attemptsOf(
    db,
    shown.map(({ row }) => row.id),
  );
  const last = shown.at(-1)?.row.number;
  return {
    deliveries: shown.map(
      ({ row: { id, endpointId: target, offerId, version, type, at, state: how, nextAt }, name }) => ({
        ...{ id, messageId: messageIdOf({ offerId, version }), webhookId: target, name, offerId, type, state: how },
        at: new Date(at).toISOString(),
        ...(how === 'waiting' && nextAt !== null && { nextAt: new Date(nextAt).toISOString() }),
        attempts: (attempts.get(id) ?? []).slice(0, shownAttempts),
      }),
    ),
    ...(rows.length > perPage && last !== undefined && { next: String(last) }),
  };
}

async function attemptsOf(db: Queryable, ids: readonly string[]): Promise<Map<string, Delivery['attempts']>> {
  const found = new Map<string, Delivery['attempts']>();
  if (ids.length === 0) return found;
  const rows = await db
    .select()
    .from(webhookAttempts)
    .where(inArray(webhookAttempts.deliveryId, [...ids]))
    .orderBy(desc(webhookAttempts.id));
  for (const { deliveryId, at, milliseconds, status, failure, excerpt } of rows) {
    const attempt = {
      ...{ at: new Date(at).toISOString(), milliseconds, excerpt },
      ...(status !== null && { status }),
      ...(failure !== null && { failure }),
    };
    found.set(deliveryId, [...(found.get(deliveryId) ?? []), attempt]);
  }
  return found;
}

const daysKept = 30;

/** Removes messages that nobody waits for any more, each as long after it was last sent, however old its event is; a replay sends them anew. Says how many there were. */
export async function removeOldWebhookDeliveries({ db, clock }: Pick<Deps, 'db' | 'clock'>): Promise<number> {
  const before = new Date(clock.now().getTime() - daysKept * 86_400_000).toISOString();
  const sentSince = db
    .select({ one: sql`1` })
    .from(webhookAttempts)
    .where(and(eq(webhookAttempts.deliveryId, webhookDeliveries.id), gte(webhookAttempts.at, before)));
  const { at, state } = webhookDeliveries;
  const gone = await db
    .delete(webhookDeliveries)
    .where(and(lt(at, before), inArray(state, ['delivered', 'failed']), notExists(sentSince)))
    .returning({ id: webhookDeliveries.id });
  return gone.length;
}

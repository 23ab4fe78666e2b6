import { type SQL, sql } from 'drizzle-orm';
import { z } from 'zod';
import { firmMembers } from '#server/db/schema/firms.ts';
import { webhookDeliveries, webhookEndpoints } from '#server/db/schema/systems.ts';
import { type NewJob, openingFor } from '#server/jobs.ts';

/** The name under which messages to other systems lie in the queue. */
export const webhookJob = 'webhook';

export const webhookJobSchema = z.strictObject({
  deliveryId: z.string(),
  /** Of the delivery when this was planned: whoever comes later finds another, and does nothing. */
  turn: z.int(),
});
export type WebhookJob = z.infer<typeof webhookJobSchema>;

/** Sends a message of a target once more, then. */
export function planDelivery(endpointId: string, { deliveryId, turn }: WebhookJob, startAfter: Date): NewJob {
  const data = { deliveryId, turn } satisfies WebhookJob;
  return { name: webhookJob, key: `${deliveryId}:${turn}`, data, startAfter, line: 'webhooks', group: endpointId };
}

/**
 * The outbox, as a part of the statement that writes events: `events` are those that it writes of the row `written`, and whoever is to be told
 * gets a row. Without targets it is one look into an empty table. A target that is removed at this instant is waited for, and gets none.
 */
export function outboxOf(events: SQL): SQL {
  const { id, state, types, accountId } = webhookEndpoints;
  const { firmId, accountId: member } = firmMembers;
  // What a firm's people have set up hears of the firm's sales alone.
  const hears = sql`(${accountId} is null or ${accountId} in (select ${member} from ${firmMembers} where ${firmId} = written.firm_id))`;
  return sql`
      told as (insert into ${webhookDeliveries} (id, endpoint_id, offer_id, version, type, at)
        select gen_random_uuid()::text, target.id, written.id, (event ->> 'version')::int, event ->> 'type', (event ->> 'at')::timestamptz
        from written, lateral (select ${id}, ${types} from ${webhookEndpoints} where ${state} <> 'off' and ${hears} for key share) target,
          jsonb_array_elements(${events}) event
        where target.types is null or event ->> 'type' = any(target.types) returning id, endpoint_id, turn)`;
}

/** The jobs that send what the outbox got, written by the same statement; where it got nothing, the queue is not even called. */
export function sendingOf(): SQL {
  return sql`(select ${sql.raw(openingFor('webhooks'))}json_agg(json_build_object('id', gen_random_uuid(), 'groupId', endpoint_id, 'data',
    json_build_object('name', ${sql.raw(`'${webhookJob}'`)}, 'data', json_build_object('deliveryId', id, 'turn', turn))))::text) from told having count(*) > 0)`;
}

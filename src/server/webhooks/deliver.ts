import { and, eq, sql } from 'drizzle-orm';
import { messageBodyOf, messageIdOf } from '#domain/webhooks/message.ts';
import { backoffDelay, givesUpAfter, retryDelayAfter } from '#domain/webhooks/retry-delays.ts';
import type { Tx } from '#server/db/client.ts';
import { webhookAttempts, webhookDeliveries, webhookEndpoints } from '#server/db/schema/systems.ts';
import type { Deps } from '#server/deps.ts';
import { postMessage, type Sent } from './post-message.ts';
import { signaturesOf } from './secrets.ts';
import { tellOfSwitchedOff } from './switched-off.ts';
import { planDelivery, type WebhookJob, webhookJob, webhookJobSchema } from './webhook-job.ts';

type Endpoint = typeof webhookEndpoints.$inferSelect;
type Delivery = typeof webhookDeliveries.$inferSelect;

/** The word by which a target says that it is gone for good. */
const gone = 410;

/** Says who sends what the outbox has. */
export function sendWebhooks(deps: Deps): void {
  deps.jobs.work(webhookJob, webhookJobSchema, (job) => deliver(deps, job));
}

/** Sends a message if it is still wanted, and notes what came of it. At least once: whoever dies in between sends it again, under the same number. */
async function deliver(deps: Deps, { deliveryId, turn }: WebhookJob): Promise<void> {
  const [found] = await deps.db
    .select({ delivery: webhookDeliveries, endpoint: webhookEndpoints })
    .from(webhookDeliveries)
    .innerJoin(webhookEndpoints, eq(webhookEndpoints.id, webhookDeliveries.endpointId))
    .where(eq(webhookDeliveries.id, deliveryId));
  if (!found || found.delivery.turn !== turn || found.delivery.state !== 'waiting') return;
  const { delivery, endpoint } = found;
  // What waits at a paused target is planned again when it goes on.
  if (endpoint.state !== 'on') return;
  const now = deps.clock.now();
  const rests = endpoint.backoffUntil === null ? 0 : Date.parse(endpoint.backoffUntil) - now.getTime();
  if (rests > 0) return postpone(deps, delivery, new Date(now.getTime() + rests * (1 + Math.random())));
  const sent = await send(deps, delivery, endpoint, now);
  await deps.database.transaction((tx) => settle(deps, tx, { delivery, endpoint, sent, at: now }));
}

function send({ env }: Deps, delivery: Delivery, { id: endpointId, url, secrets: kept }: Endpoint, now: Date) {
  const happened = { ...delivery, at: new Date(delivery.at).toISOString() };
  const message = {
    id: messageIdOf(happened),
    timestamp: Math.floor(now.getTime() / 1_000),
    body: messageBodyOf(happened),
  };
  const headers = {
    'content-type': 'application/json',
    'user-agent': 'Ankaufwerk-Webhooks/1',
    'webhook-id': message.id,
    'webhook-timestamp': String(message.timestamp),
    'webhook-signature': signaturesOf({ id: endpointId, kept }, message, { secrets: env.secrets, now }),
  };
  return postMessage({ url, headers, body: message.body, toLoopback: env.webhooksToLoopback });
}

const hasArrived = ({ status = 0 }: Sent) => status >= 200 && status < 300;

interface Settled {
  readonly delivery: Delivery;
  readonly endpoint: Endpoint;
  readonly sent: Sent;
  readonly at: Date;
}

async function settle(deps: Deps, tx: Tx, { delivery, endpoint, sent, at }: Settled): Promise<void> {
  // The target first, as whoever pauses or removes it does.
  const isThere = await noteAtTarget(deps, tx, { endpoint, sent, at });
  const { status = null, failure = null, excerpt, milliseconds } = sent;
  await tx.insert(webhookAttempts).values({
    ...{ deliveryId: delivery.id, at: at.toISOString(), milliseconds, status, failure, excerpt },
  });
  const arrived = hasArrived(sent);
  // At a new address nothing was tried yet, and that the former one is gone ends nothing.
  const tries = (isThere ? delivery.tries : 0) + 1;
  const seconds = arrived || (isThere && status === gone) ? undefined : retryDelayAfter(tries, Math.random());
  const next = seconds === undefined ? undefined : new Date(at.getTime() + seconds * 1_000);
  const isCurrent = await turnOver(tx, delivery, {
    tries,
    nextAt: next?.toISOString() ?? null,
    state: arrived ? 'delivered' : next ? 'waiting' : 'failed',
  });
  if (isCurrent && next) await plan(deps, tx, delivery, next);
}

/** A target as long as it is where this was sent: what its former address says is nothing about the one that it has now. */
const isStillAt = ({ id, url }: Endpoint) => and(eq(webhookEndpoints.id, id), eq(webhookEndpoints.url, url));

/** What one message tells of its target: that all is well, since when nothing arrives, or that it is over. False where the target is elsewhere by now. */
async function noteAtTarget(deps: Deps, tx: Tx, { endpoint, sent, at }: Omit<Settled, 'delivery'>): Promise<boolean> {
  const { failingSince, backoffUntil } = webhookEndpoints;
  if (hasArrived(sent)) {
    if (endpoint.failingSince !== null || endpoint.backoffUntil !== null)
      await tx.update(webhookEndpoints).set({ failingSince: null, backoffUntil: null }).where(isStillAt(endpoint));
    return true;
  }
  const failingFor = endpoint.failingSince === null ? 0 : at.getTime() - Date.parse(endpoint.failingSince);
  const rests =
    sent.failure === 'timeout' ? new Date(at.getTime() + backoffDelay(failingFor)).toISOString() : backoffUntil;
  const [now] = await tx
    .update(webhookEndpoints)
    .set({ failingSince: sql`coalesce(${failingSince}, ${at.toISOString()}::timestamptz)`, backoffUntil: rests })
    .where(isStillAt(endpoint))
    .returning({ since: failingSince });
  if (now === undefined) return false;
  const isOver = now.since !== null && at.getTime() - Date.parse(now.since) >= givesUpAfter;
  const offFor = sent.status === gone ? 'gone' : isOver ? 'failing' : undefined;
  if (offFor !== undefined) await switchOff(deps, tx, endpoint, offFor);
  return true;
}

async function switchOff(deps: Deps, tx: Tx, endpoint: Endpoint, offFor: 'gone' | 'failing'): Promise<void> {
  const switched = await tx
    .update(webhookEndpoints)
    .set({ state: 'off', offFor })
    .where(and(isStillAt(endpoint), sql`${webhookEndpoints.state} <> 'off'`))
    .returning({ id: webhookEndpoints.id });
  if (switched.length > 0) await tellOfSwitchedOff(deps, tx, endpoint, offFor);
}

async function postpone(deps: Deps, delivery: Delivery, until: Date): Promise<void> {
  await deps.database.transaction(async (tx) => {
    if (await turnOver(tx, delivery, { nextAt: until.toISOString() })) await plan(deps, tx, delivery, until);
  });
}

const plan = (deps: Deps, tx: Tx, { id, endpointId, turn }: Delivery, when: Date) =>
  deps.jobs.enqueue(tx, [planDelivery(endpointId, { deliveryId: id, turn: turn + 1 }, when)]);

/** Changes a delivery unless somebody has asked for it anew meanwhile. */
async function turnOver(tx: Tx, { id, turn }: Delivery, change: Partial<Delivery>): Promise<boolean> {
  const changed = await tx
    .update(webhookDeliveries)
    .set({ ...change, turn: turn + 1 })
    .where(and(eq(webhookDeliveries.id, id), eq(webhookDeliveries.turn, turn)))
    .returning({ id: webhookDeliveries.id });
  return changed.length > 0;
}

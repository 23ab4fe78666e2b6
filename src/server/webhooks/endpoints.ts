import { and, asc, eq, sql } from 'drizzle-orm';
import type { PgUpdateSetSource } from 'drizzle-orm/pg-core';
import type { z } from 'zod';
import { firmWebhooksAtMost } from '#contract/account/firm-limits.ts';
import type { addWebhookSchema, changeWebhookSchema, webhooksSchema } from '#contract/desk/webhooks.ts';
import { eventTypes } from '#domain/offer/events/events.ts';
import { staffNamesOf } from '#server/accounts/staff-names.ts';
import type { Queryable } from '#server/db/client.ts';
import { accounts } from '#server/db/schema/accounts.ts';
import { webhookDeliveries, webhookEndpoints } from '#server/db/schema/systems.ts';
import { isOf, nameOfAccount } from '#server/db/set-up-by.ts';
import type { Deps } from '#server/deps.ts';
import { Problem } from '#server/problem.ts';
import { isSendable } from './post-message.ts';
import { planWaiting } from './replay.ts';
import { formerSecrets, newSecret, stillSigning } from './secrets.ts';

const waiting = sql<number>`(select count(*)::int from ${webhookDeliveries}
  where endpoint_id = webhook_endpoint.id and ${webhookDeliveries}.state = 'waiting')`;

/** All targets of the provider, or of a firm, in the order in which they were made, and the names of all events. */
export async function listWebhooks(
  { db, clock }: Pick<Deps, 'db' | 'clock'>,
  firmId?: string,
): Promise<z.infer<typeof webhooksSchema>> {
  const rows = await db
    .select({ row: webhookEndpoints, waiting, colleague: nameOfAccount })
    .from(webhookEndpoints)
    .leftJoin(accounts, eq(accounts.id, webhookEndpoints.accountId))
    .where(isOf(db, webhookEndpoints.accountId, firmId))
    .orderBy(asc(webhookEndpoints.createdAt), asc(webhookEndpoints.id));
  const names = await staffNamesOf(
    db,
    rows.map(({ row }) => row.createdBy),
  );
  const now = clock.now();
  return {
    types: [...eventTypes],
    webhooks: rows.map(
      ({ colleague, waiting: count, row: { id, name, url, types, state, offFor, secrets, failingSince, ...row } }) => {
        const former = stillSigning(secrets, now).flatMap(({ until }) => until ?? []);
        return {
          ...{ id, name, url, types: types ?? [], state, waiting: count },
          ...{
            createdAt: new Date(row.createdAt).toISOString(),
            createdBy: colleague ?? names.get(row.createdBy) ?? row.createdBy,
          },
          ...(offFor !== null && { offFor }),
          ...(failingSince !== null && { failingSince: new Date(failingSince).toISOString() }),
          ...(former.length > 0 && { formerSecretUntil: former.toSorted().at(-1) ?? '' }),
        };
      },
    ),
  };
}

/** Whose secret was made, and what it is. */
interface MadeSecret {
  readonly webhookId: string;
  readonly secret: string;
}

/** By whom in a firm, or without one at the desk. */
interface MadeBy {
  readonly by: string;
  readonly accountId?: string;
  readonly firmId?: string;
}

/** Makes a target that hears of everything from now on; its secret is answered this once. */
export async function addWebhook(
  { db, ids, clock, env }: Deps,
  { by, accountId, firmId, ...target }: z.infer<typeof addWebhookSchema> & MadeBy,
): Promise<MadeSecret> {
  if (
    firmId !== undefined &&
    (await db.$count(webhookEndpoints, isOf(db, webhookEndpoints.accountId, firmId))) >= firmWebhooksAtMost
  )
    throw new Problem(409, 'webhooksTooMany');
  const webhookId = ids.uuid();
  const { secret, kept } = newSecret(webhookId, env.secrets);
  await db.insert(webhookEndpoints).values({
    ...{ id: webhookId, state: 'on', secrets: [kept], createdAt: clock.now().toISOString(), createdBy: by },
    ...(accountId !== undefined && { accountId }),
    ...columnsOf(env, target),
  });
  return { webhookId, secret };
}

/** Changes where and of what is told; what waits goes to the new address, of which nobody knows that it fails. */
export async function changeWebhook(
  { db, env }: Deps,
  { webhookId, ...target }: z.infer<typeof changeWebhookSchema>,
  firmId?: string,
): Promise<void> {
  const { url, failingSince, backoffUntil } = webhookEndpoints;
  const unlessElsewhere = (column: typeof failingSince) =>
    sql<string | null>`case when ${url} = ${target.url} then ${column} end`;
  await changed(
    db,
    { webhookId, firmId },
    {
      ...columnsOf(env, target),
      failingSince: unlessElsewhere(failingSince),
      backoffUntil: unlessElsewhere(backoffUntil),
    },
  );
}

function columnsOf(
  { webhooksToLoopback }: Deps['env'],
  { name, url, types }: z.infer<typeof addWebhookSchema>,
): Pick<typeof webhookEndpoints.$inferInsert, 'name' | 'url' | 'types'> {
  if (!isSendable(url, webhooksToLoopback))
    throw new Problem(400, 'webhookAddress', {
      url: 'Nur öffentliche Adressen mit https, ohne Benutzername und Passwort.',
    });
  const known: readonly string[] = eventTypes;
  if (types.some((type) => !known.includes(type))) throw new Problem(400, 'webhookEvent');
  return { name, url, types: types.length === 0 ? null : types };
}

/** Lets a target wait, or hear of everything again: what waited there meanwhile is sent. */
export async function setWebhookState(
  deps: Pick<Deps, 'database' | 'jobs' | 'clock'>,
  { webhookId, state }: { readonly webhookId: string; readonly state: 'on' | 'paused' },
  firmId?: string,
): Promise<void> {
  await deps.database.transaction(async (tx) => {
    await changed(tx, { webhookId, firmId }, { state, offFor: null, failingSince: null, backoffUntil: null });
    if (state === 'on') await planWaiting(deps, tx, webhookId);
  });
}

/** A new secret; the former ones sign beside it for a day. */
export async function renewSecret(
  { database, clock, env }: Deps,
  webhookId: string,
  firmId?: string,
): Promise<MadeSecret> {
  return database.transaction(async (tx) => {
    const [found] = await tx
      .select({ secrets: webhookEndpoints.secrets })
      .from(webhookEndpoints)
      .where(eq(webhookEndpoints.id, webhookId))
      .for('no key update');
    const { secret, kept } = newSecret(webhookId, env.secrets);
    await changed(tx, { webhookId, firmId }, { secrets: [kept, ...formerSecrets(found?.secrets ?? [], clock.now())] });
    return { webhookId, secret };
  });
}

/** Removes a target with everything that was told there. */
export async function removeWebhook({ db }: Pick<Deps, 'db'>, webhookId: string, firmId?: string): Promise<void> {
  await db.delete(webhookEndpoints).where(isNamed(db, { webhookId, firmId }));
}

/** A target by whose it is: the provider's own, or a firm's. */
interface NamedWebhook {
  readonly webhookId: string;
  readonly firmId: string | undefined;
}

const isNamed = (db: Queryable, { webhookId, firmId }: NamedWebhook) =>
  and(eq(webhookEndpoints.id, webhookId), isOf(db, webhookEndpoints.accountId, firmId));

async function changed(
  db: Queryable,
  named: NamedWebhook,
  change: PgUpdateSetSource<typeof webhookEndpoints>,
): Promise<void> {
  const found = await db
    .update(webhookEndpoints)
    .set(change)
    .where(isNamed(db, named))
    .returning({ id: webhookEndpoints.id });
  if (found.length === 0) throw new Problem(404, 'notFound');
}

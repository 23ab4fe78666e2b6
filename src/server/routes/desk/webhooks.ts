import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { noPayloadSchema } from '#contract/account/auth.ts';
import {
  addWebhookSchema,
  changeWebhookSchema,
  deliveriesQuery,
  deliveriesSchema,
  namedWebhookSchema,
  replayedSchema,
  replayWebhookSchema,
  sendAgainSchema,
  setWebhookStateSchema,
  webhookCalls,
  webhookSecretSchema,
  webhooksSchema,
} from '#contract/desk/webhooks.ts';
import type { Deps } from '#server/deps.ts';
import { staffAccess } from '#server/policies/access.ts';
import {
  addWebhook,
  changeWebhook,
  listWebhooks,
  removeWebhook,
  renewSecret,
  setWebhookState,
} from '#server/webhooks/endpoints.ts';
import { listDeliveries } from '#server/webhooks/list-deliveries.ts';
import { replay, sendAgain } from '#server/webhooks/replay.ts';

/** Where other systems are told what happened: targets, what was told there, and the same once more. */
export function webhookRoutes(deps: Deps): FastifyPluginAsyncZod {
  return async (app) => {
    const tags = ['desk'];
    const access = staffAccess('webhooks');
    const response = { 200: webhooksSchema };
    app.addHook('onSend', async (_request, reply) => void reply.header('cache-control', 'no-store'));

    app.get(
      webhookCalls.list,
      {
        config: { access },
        schema: { tags, summary: 'Die Ziele der Webhooks und die Namen aller Ereignisse', response },
      },
      async () => listWebhooks(deps),
    );

    app.post(
      webhookCalls.add,
      {
        config: { access, repeat: 'anew' },
        schema: {
          tags,
          summary: 'Ein Ziel für Webhooks anlegen; sein Geheimnis steht nur in dieser Antwort',
          body: addWebhookSchema,
          response: { 200: webhookSecretSchema },
        },
      },
      async ({ body, staffMember }) => {
        const made = await addWebhook(deps, { ...body, by: staffMember.id });
        return { ...(await listWebhooks(deps)), ...made };
      },
    );

    app.post(
      webhookCalls.change,
      {
        config: { access, repeat: 'sameState' },
        schema: {
          tags,
          summary: 'Name, Adresse und Ereignisse eines Ziels ändern',
          body: changeWebhookSchema,
          response,
        },
      },
      async ({ body }) => {
        await changeWebhook(deps, body);
        return listWebhooks(deps);
      },
    );

    app.post(
      webhookCalls.setState,
      {
        config: { access, repeat: 'sameState' },
        schema: {
          tags,
          summary: 'Ein Ziel anhalten, oder weiter senden, was dort wartet',
          body: setWebhookStateSchema,
          response,
        },
      },
      async ({ body }) => {
        await setWebhookState(deps, body);
        return listWebhooks(deps);
      },
    );

    app.post(
      webhookCalls.renewSecret,
      {
        config: { access, repeat: 'anew' },
        schema: {
          tags,
          summary: 'Ein neues Geheimnis; das bisherige unterschreibt noch 24 Stunden mit',
          body: namedWebhookSchema,
          response: { 200: webhookSecretSchema },
        },
      },
      async ({ body: { webhookId } }) => {
        const made = await renewSecret(deps, webhookId);
        return { ...(await listWebhooks(deps)), ...made };
      },
    );

    app.post(
      webhookCalls.remove,
      {
        config: { access, repeat: 'sameState' },
        schema: {
          tags,
          summary: 'Ein Ziel mit allem löschen, was dort gesendet wurde',
          body: namedWebhookSchema,
          response,
        },
      },
      async ({ body: { webhookId } }) => {
        await removeWebhook(deps, webhookId);
        return listWebhooks(deps);
      },
    );

    app.post(
      webhookCalls.replay,
      {
        config: { access, repeat: 'anew' },
        schema: {
          tags,
          summary: 'Einem Ziel alles seit einem Zeitpunkt noch einmal senden, unter denselben Nummern',
          body: replayWebhookSchema,
          response: { 200: replayedSchema },
        },
      },
      async ({ body }) => ({ count: await replay(deps, body) }),
    );

    app.get(
      webhookCalls.deliveries,
      {
        config: { access },
        schema: {
          tags,
          summary: 'Was gesendet wurde, neueste zuerst, mit jedem Versuch und seiner Antwort',
          querystring: deliveriesQuery,
          response: { 200: deliveriesSchema },
        },
      },
      async ({ query }) => listDeliveries(deps.db, query),
    );

    app.post(
      webhookCalls.sendAgain,
      {
        config: { access, repeat: 'anew' },
        schema: {
          tags,
          summary: 'Eine Nachricht noch einmal senden',
          body: sendAgainSchema,
          response: { 200: noPayloadSchema },
        },
      },
      async ({ body: { deliveryId } }) => {
        await sendAgain(deps, deliveryId);
        return {};
      },
    );
  };
}

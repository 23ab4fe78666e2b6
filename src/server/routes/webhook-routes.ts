import type { FastifyRequest } from 'fastify';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { noPayloadSchema } from '#contract/account/auth.ts';
import { firmWebhookCalls } from '#contract/account/firm-systems.ts';
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
import { type Access, staffAccess } from '#server/policies/access.ts';
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
import { ownFirm } from './firm/own-firm.ts';

/** Whose targets a call is about: a firm's, or without one the provider's own; and who makes them. */
interface Whose {
  readonly by: string;
  readonly accountId?: string;
  readonly firmId?: string;
}

interface Side {
  readonly tag: string;
  readonly calls: Readonly<Record<keyof typeof webhookCalls, string>>;
  readonly access: Access;
  whose(request: FastifyRequest): Whose;
}

const atDesk: Side = {
  ...{ tag: 'desk', calls: webhookCalls, access: staffAccess('webhooks') },
  whose: ({ staffMember }) => ({ by: staffMember.id }),
};
const ofFirm: Side = {
  ...{ tag: 'firm', calls: firmWebhookCalls, access: { member: 'managePeople' } },
  whose: ({ customer }) => ({ by: customer.account.id, accountId: customer.account.id, firmId: ownFirm(customer) }),
};

/** Where other systems are told what happened, for the provider and for each firm: targets, what was told there, and the same once more. */
export function webhookRoutes(deps: Deps): FastifyPluginAsyncZod[] {
  return [routesOf(deps, atDesk), routesOf(deps, ofFirm)];
}

function routesOf(deps: Deps, { tag, calls, access, whose }: Side): FastifyPluginAsyncZod {
  return async (app) => {
    const tags = [tag];
    const response = { 200: webhooksSchema };

    app.get(
      calls.list,
      {
        config: { access },
        schema: { tags, summary: 'Die Ziele der Webhooks und die Namen aller Ereignisse', response },
      },
      async (request) => listWebhooks(deps, whose(request).firmId),
    );

    app.post(
      calls.add,
      {
        config: { access, repeat: 'anew' },
        schema: {
          tags,
          summary: 'Ein Ziel für Webhooks anlegen; sein Geheimnis steht nur in dieser Antwort',
          body: addWebhookSchema,
          response: { 200: webhookSecretSchema },
        },
      },
      async (request) => {
        const maker = whose(request);
        const made = await addWebhook(deps, { ...request.body, ...maker });
        return { ...(await listWebhooks(deps, maker.firmId)), ...made };
      },
    );

    app.post(
      calls.change,
      {
        config: { access, repeat: 'sameState' },
        schema: {
          tags,
          summary: 'Name, Adresse und Ereignisse eines Ziels ändern',
          body: changeWebhookSchema,
          response,
        },
      },
      async (request) => {
        const { firmId } = whose(request);
        await changeWebhook(deps, request.body, firmId);
        return listWebhooks(deps, firmId);
      },
    );

    app.post(
      calls.setState,
      {
        config: { access, repeat: 'sameState' },
        schema: {
          tags,
          summary: 'Ein Ziel anhalten, oder weiter senden, was dort wartet',
          body: setWebhookStateSchema,
          response,
        },
      },
      async (request) => {
        const { firmId } = whose(request);
        await setWebhookState(deps, request.body, firmId);
        return listWebhooks(deps, firmId);
      },
    );

    app.post(
      calls.renewSecret,
      {
        config: { access, repeat: 'anew' },
        schema: {
          tags,
          summary: 'Ein neues Geheimnis; das bisherige gilt daneben noch 24 Stunden',
          body: namedWebhookSchema,
          response: { 200: webhookSecretSchema },
        },
      },
      async (request) => {
        const { firmId } = whose(request);
        const made = await renewSecret(deps, request.body.webhookId, firmId);
        return { ...(await listWebhooks(deps, firmId)), ...made };
      },
    );

    app.post(
      calls.remove,
      {
        config: { access, repeat: 'sameState' },
        schema: {
          tags,
          summary: 'Ein Ziel mit allem löschen, was dort gesendet wurde',
          body: namedWebhookSchema,
          response,
        },
      },
      async (request) => {
        const { firmId } = whose(request);
        await removeWebhook(deps, request.body.webhookId, firmId);
        return listWebhooks(deps, firmId);
      },
    );

    app.post(
      calls.replay,
      {
        config: { access, repeat: 'anew' },
        schema: {
          tags,
          summary: 'Einem Ziel alles seit einem Zeitpunkt noch einmal senden, unter denselben Nummern',
          body: replayWebhookSchema,
          response: { 200: replayedSchema },
        },
      },
      async (request) => ({ count: await replay(deps, request.body, whose(request).firmId) }),
    );

    app.get(
      calls.deliveries,
      {
        config: { access },
        schema: {
          tags,
          summary: 'Was gesendet wurde, neueste zuerst, mit jedem Versuch und seiner Antwort',
          querystring: deliveriesQuery,
          response: { 200: deliveriesSchema },
        },
      },
      async (request) => listDeliveries(deps.db, request.query, whose(request).firmId),
    );

    app.post(
      calls.sendAgain,
      {
        config: { access, repeat: 'anew' },
        schema: {
          tags,
          summary: 'Eine Nachricht noch einmal senden',
          body: sendAgainSchema,
          response: { 200: noPayloadSchema },
        },
      },
      async (request) => {
        await sendAgain(deps, request.body.deliveryId, whose(request).firmId);
        return {};
      },
    );
  };
}

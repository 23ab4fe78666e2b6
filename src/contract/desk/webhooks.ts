import { z } from 'zod';
import { lineSchema } from '#contract/fields.ts';

/** The calls about where other systems are told what happened. */
export const webhookCalls = {
  list: '/desk/api/webhooks',
  add: '/desk/api/addWebhook',
  change: '/desk/api/changeWebhook',
  setState: '/desk/api/setWebhookState',
  renewSecret: '/desk/api/renewWebhookSecret',
  remove: '/desk/api/removeWebhook',
  replay: '/desk/api/replayWebhook',
  deliveries: '/desk/api/webhookDeliveries',
  sendAgain: '/desk/api/sendWebhookAgain',
} as const;

/** Paused: what happens waits there; off: it is not kept for it. */
export const webhookStates = ['on', 'paused', 'off'] as const;
/** Why a target was switched off: it says that it is gone (410), or it failed for three days. */
export const offReasons = ['gone', 'failing'] as const;
export const deliveryStates = ['waiting', 'delivered', 'failed'] as const;
/** Why nothing arrived, where no answer says it. */
export const sendFailures = ['address', 'unreachable', 'timeout', 'redirect'] as const;

/** How long the former secret still signs beside a new one, in hours. */
export const secretHours = 24;
/** How many events one replay sends at most; those left over are sent by the next, from the last one on. */
export const maxReplayed = 20_000;

const instant = z.string();
const webhookId = z.uuid();

const webhookSchema = z.object({
  id: z.string(),
  name: z.string(),
  url: z.string(),
  /** Empty where all events are told. */
  types: z.array(z.string()),
  state: z.enum(webhookStates),
  offFor: z.enum(offReasons).exactOptional(),
  failingSince: instant.exactOptional(),
  /** Until when a former secret signs too. */
  formerSecretUntil: instant.exactOptional(),
  createdAt: instant,
  createdBy: z.string(),
  waiting: z.int(),
});
export type Webhook = z.infer<typeof webhookSchema>;

/** All targets, and the names of all events. */
export const webhooksSchema = z.object({ webhooks: z.array(webhookSchema), types: z.array(z.string()) });
/** The secret of this target is shown this once. */
export const webhookSecretSchema = webhooksSchema.extend({ webhookId: z.string(), secret: z.string() });
export type WebhookSecret = z.infer<typeof webhookSecretSchema>;

const target = {
  name: lineSchema(60),
  // As a URL it would lose its line breaks without a word: what is stored is what was typed.
  url: lineSchema(500).pipe(
    z.url({
      protocol: /^https?$/,
      error: 'Bitte eine ganze Adresse angeben, etwa https://erp.example.org/ankaufwerk.',
    }),
  ),
  types: z.array(lineSchema(60)).max(200),
};
export const addWebhookSchema = z.strictObject(target);
export const changeWebhookSchema = z.strictObject({ webhookId, ...target });
export const namedWebhookSchema = z.strictObject({ webhookId });
export const setWebhookStateSchema = z.strictObject({ webhookId, state: z.enum(['on', 'paused']) });
export const replayWebhookSchema = z.strictObject({ webhookId, since: z.iso.datetime() });
/** How many events are sent again. */
export const replayedSchema = z.object({ count: z.int() });

const attemptSchema = z.object({
  at: instant,
  milliseconds: z.int(),
  status: z.int().exactOptional(),
  failure: z.enum(sendFailures).exactOptional(),
  excerpt: z.string(),
});

const deliverySchema = z.object({
  id: z.string(),
  /** As the header `webhook-id` says it. */
  messageId: z.string(),
  webhookId: z.string(),
  name: z.string(),
  offerId: z.string(),
  type: z.string(),
  at: instant,
  state: z.enum(deliveryStates),
  /** When it is sent again; absent where nothing is planned. */
  nextAt: instant.exactOptional(),
  /** The newest first, ten at most. */
  attempts: z.array(attemptSchema),
});
export type Delivery = z.infer<typeof deliverySchema>;

/** A list of messages, newest first; `next` leads on. */
export const deliveriesSchema = z.object({ deliveries: z.array(deliverySchema), next: z.string().exactOptional() });
export const deliveriesQuery = z.strictObject({
  webhookId: webhookId.optional(),
  state: z.enum(deliveryStates).optional(),
  before: z.coerce.number().int().min(1).max(Number.MAX_SAFE_INTEGER).optional(),
});
export const sendAgainSchema = z.strictObject({ deliveryId: z.uuid() });

import { addedApiTokenSchema, apiTokenCalls } from '#contract/account/api-tokens.ts';
import { deliveriesSchema, webhookCalls, webhookSecretSchema } from '#contract/desk/webhooks.ts';
import { succeed } from '#tests/support/people.ts';
import { hostileText as text } from './hostile-text.ts';
import type { Tour } from './tour.ts';

/** Another system gets its token and loses it, and is told of what happens until it is removed. */
export async function otherSystems(by: Tour['desk'], { make }: Pick<Tour, 'make'>): Promise<void> {
  const body = { name: text, scopes: ['buyer', 'erasureReports'], term: 'quarter' };
  const added = addedApiTokenSchema.parse(await make({ by, route: apiTokenCalls.add, body }));
  await make({ by, route: apiTokenCalls.revoke, body: { tokenId: added.tokens[0]?.id } });
  await webhooksOf(by, webhookCalls, { make });
}

/** A target of the provider, or of a firm, from its making to its end. */
export async function webhooksOf(
  by: Tour['desk'],
  calls: Readonly<Record<keyof typeof webhookCalls, string>>,
  { make }: Pick<Tour, 'make'>,
): Promise<void> {
  const target = { name: text, url: 'https://erp.example/ankaufwerk', types: ['rejected'] };
  const { webhooks } = webhookSecretSchema.parse(await make({ by, route: calls.add, body: target }));
  const webhookId = webhooks[0]?.id;
  await make({ by, route: calls.change, body: { webhookId, ...target, types: ['bidSubmitted'] } });
  await make({ by, route: calls.renewSecret, body: { webhookId } });
  // Paused, so that nothing is sent to it.
  await make({ by, route: calls.setState, body: { webhookId, state: 'paused' } });
  await make({ by, route: calls.replay, body: { webhookId, since: '2026-01-01T00:00:00.000Z' } });
  const { deliveries } = deliveriesSchema.parse(await succeed(by.get(calls.deliveries)));
  await make({ by, route: calls.sendAgain, body: { deliveryId: deliveries[0]?.id } });
  await make({ by, route: calls.remove, body: { webhookId } });
}

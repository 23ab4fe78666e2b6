import { addedApiTokenSchema, apiTokenCalls } from '#contract/api-tokens.ts';
import { hostileText as text } from './hostile-text.ts';
import type { Tour } from './tour.ts';

/** Another system gets its token and loses it. */
export async function otherSystems(by: Tour['desk'], { make }: Pick<Tour, 'make'>): Promise<void> {
  const body = { name: text, scopes: ['buyer', 'erasureReports'], term: 'quarter' };
  const added = addedApiTokenSchema.parse(await make({ by, route: apiTokenCalls.add, body }));
  await make({ by, route: apiTokenCalls.revoke, body: { tokenId: added.tokens[0]?.id } });
}

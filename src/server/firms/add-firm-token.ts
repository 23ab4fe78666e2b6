import { and, eq, gt, isNull } from 'drizzle-orm';
import type { z } from 'zod';
import { firmTokensAtMost } from '#contract/account/firm-limits.ts';
import type { addFirmTokenSchema } from '#contract/account/firm-systems.ts';
import { sendAccountMail } from '#server/accounts/account-mail-job.ts';
import { addApiToken } from '#server/api-tokens/api-tokens.ts';
import { hasRight } from '#server/db/rights.ts';
import { accounts } from '#server/db/schema/accounts.ts';
import { firmMembers } from '#server/db/schema/firms.ts';
import { apiTokens } from '#server/db/schema/systems.ts';
import { isOf } from '#server/db/set-up-by.ts';
import type { Deps } from '#server/deps.ts';
import { Problem } from '#server/problem.ts';
import { lockFirm } from './colleagues.ts';

type NewToken = z.infer<typeof addFirmTokenSchema> & { readonly accountId: string; readonly firmId: string };

/**
 * Makes a token for a system of the firm and tells everybody who manages its people by mail, its maker too: whoever got into their account
 * would make one. Throws where the firm has as many as it may.
 */
export async function addFirmToken(deps: Deps, { firmId, ...wanted }: NewToken): Promise<string> {
  return deps.database.transaction(async (tx) => {
    await lockFirm(tx, firmId);
    const { accountId, revokedAt, expiresAt } = apiTokens;
    const isHolding = and(isNull(revokedAt), gt(expiresAt, deps.clock.now().toISOString()));
    if ((await tx.$count(apiTokens, and(isOf(tx, accountId, firmId), isHolding))) >= firmTokensAtMost)
      throw new Problem(409, 'tokensTooMany');
    const { id: tokenId, token } = await addApiToken({ ...deps, db: tx }, wanted);
    const managers = await tx
      .select({ email: accounts.email })
      .from(firmMembers)
      .innerJoin(accounts, eq(accounts.id, firmMembers.accountId))
      .where(and(eq(firmMembers.firmId, firmId), hasRight('managePeople')));
    for (const { email: to } of managers)
      await sendAccountMail(deps, tx, { kind: 'firmTokenMade', id: deps.ids.uuid(), to, tokenId });
    return token;
  });
}

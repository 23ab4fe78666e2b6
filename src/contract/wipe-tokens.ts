import { z } from 'zod';
import { lineSchema } from './fields.ts';

/** The calls about the tokens of wipe stations. */
export const wipeTokenCalls = {
  list: '/desk/api/wipeTokens',
  add: '/desk/api/addWipeToken',
  revoke: '/desk/api/revokeWipeToken',
} as const;

const instant = z.string();

/** A station that may hand in reports; its token is nobody's to read. */
const wipeTokenSchema = z.object({
  id: z.string(),
  name: z.string(),
  createdAt: instant,
  createdBy: z.string(),
  lastUsedAt: instant.exactOptional(),
  revokedAt: instant.exactOptional(),
});

export const wipeTokensSchema = z.object({ tokens: z.array(wipeTokenSchema) });
export const addWipeTokenSchema = z.strictObject({ name: lineSchema(60) });
/** The token is shown this once. */
export const addedWipeTokenSchema = wipeTokensSchema.extend({ token: z.string() });
export const revokeWipeTokenSchema = z.strictObject({ tokenId: z.uuid() });

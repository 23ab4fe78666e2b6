import { z } from 'zod';
import { lineSchema } from '#contract/fields.ts';
import { keysOf } from '#domain/values/keys-of.ts';
import { type ApiScope, apiScopes } from './api-scopes.ts';

/** The calls about the tokens of other systems. */
export const apiTokenCalls = {
  list: '/desk/api/apiTokens',
  add: '/desk/api/addApiToken',
  revoke: '/desk/api/revokeApiToken',
} as const;

const instant = z.string();

/** A system that calls the desk with a token, which is nobody's to read. */
const apiTokenSchema = z.object({
  id: z.string(),
  name: z.string(),
  scopes: z.array(z.enum(apiScopes)),
  createdAt: instant,
  createdBy: z.string(),
  expiresAt: instant,
  isExpired: z.boolean(),
  lastUsedAt: instant.exactOptional(),
  revokedAt: instant.exactOptional(),
});
export type ApiToken = z.infer<typeof apiTokenSchema>;

export const apiTokensSchema = z.object({ tokens: z.array(apiTokenSchema) });

/** How long a token may hold, in days. */
export const tokenTerms = {
  month: { days: 30, name: '30 Tage' },
  quarter: { days: 90, name: '90 Tage' },
  year: { days: 365, name: '1 Jahr' },
  twoYears: { days: 730, name: '2 Jahre' },
} as const;
export type TokenTerm = keyof typeof tokenTerms;

const scopesSchema = z
  .array(z.enum(apiScopes))
  .min(1, 'Bitte mindestens eine Aufgabe wählen.')
  .max(apiScopes.length)
  .transform((scopes): ApiScope[] => apiScopes.filter((scope) => scopes.includes(scope)));

export const addApiTokenSchema = z.strictObject({
  name: lineSchema(60),
  scopes: scopesSchema,
  term: z.enum(keysOf(tokenTerms)).default('year'),
});
/** The token is shown this once. */
export const addedApiTokenSchema = apiTokensSchema.extend({ token: z.string() });
export const revokeApiTokenSchema = z.strictObject({ tokenId: z.uuid() });

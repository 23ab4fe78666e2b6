import { z } from 'zod';
import { lineSchema } from '#contract/fields.ts';
import { keysOf } from '#domain/values/keys-of.ts';
import { apiScopes } from './api-scopes.ts';

/** The calls about the tokens of other systems. */
export const apiTokenCalls = {
  list: '/desk/api/apiTokens',
  add: '/desk/api/addApiToken',
  revoke: '/desk/api/revokeApiToken',
} as const;

const instant = z.string();

/** How long a token may hold, in days. */
export const tokenTerms = {
  month: { days: 30, name: '30 Tage' },
  quarter: { days: 90, name: '90 Tage' },
  year: { days: 365, name: '1 Jahr' },
  twoYears: { days: 730, name: '2 Jahre' },
} as const;
export type TokenTerm = keyof typeof tokenTerms;

/** Systems that call with a token, which is nobody's to read; for whom they call says what scopes there are. */
export const tokensSchemaOf = <Scope extends string>(scopes: readonly Scope[]) =>
  z.object({
    tokens: z.array(
      z.object({
        id: z.string(),
        name: z.string(),
        scopes: z.array(z.enum(scopes)),
        createdAt: instant,
        createdBy: z.string(),
        expiresAt: instant,
        isExpired: z.boolean(),
        lastUsedAt: instant.exactOptional(),
        revokedAt: instant.exactOptional(),
      }),
    ),
  });

/** The same with the token that was just made: it is shown this once. */
export const addedTokenSchemaOf = <Scope extends string>(scopes: readonly Scope[]) =>
  tokensSchemaOf(scopes).extend({ token: z.string() });

/** What is said of a new token. */
export const addTokenSchemaOf = <Scope extends string>(all: readonly Scope[]) =>
  z.strictObject({
    name: lineSchema(60),
    scopes: z
      .array(z.enum(all))
      .min(1, 'Bitte mindestens eine Aufgabe wählen.')
      .max(all.length)
      .transform((scopes): Scope[] => all.filter((scope) => scopes.includes(scope))),
    term: z.enum(keysOf(tokenTerms)).default('year'),
  });

export const apiTokensSchema = tokensSchemaOf(apiScopes);
export type ApiToken = z.infer<typeof apiTokensSchema>['tokens'][number];
/** A token of whatever side, as it is shown. */
export type KeptToken = z.infer<ReturnType<typeof tokensSchemaOf<string>>>['tokens'][number];
export const addApiTokenSchema = addTokenSchemaOf(apiScopes);
export const addedApiTokenSchema = addedTokenSchemaOf(apiScopes);
export const revokeApiTokenSchema = z.strictObject({ tokenId: z.uuid() });

import type { RouteOptions } from 'fastify';
import { type ApiScope, apiScopeNames, apiScopes, mayByToken } from '#contract/account/api-scopes.ts';
import { firmScopeNames } from '#contract/account/firm-systems.ts';
import { cookieName } from '#server/accounts/session-cookie.ts';
import { type Access, type AccessKind, accessKind, admitsTokens, requiresToken } from '#server/policies/access.ts';
import { repeatWords } from '#server/policies/repeat.ts';

/** What a caller shows: the cookies of the two kinds of session and the anti-forgery token of the browser, or the token of another system: the provider's or a firm's. */
export function securitySchemes(publicUrl: string) {
  return {
    customer: { type: 'apiKey', in: 'cookie', name: cookieName('account', publicUrl) },
    staff: { type: 'apiKey', in: 'cookie', name: cookieName('staff', publicUrl) },
    token: { type: 'http', scheme: 'bearer' },
    firmToken: { type: 'http', scheme: 'bearer' },
    antiForgery: { type: 'apiKey', in: 'header', name: 'X-XSRF-TOKEN' },
  } as const;
}

const words: Record<AccessKind, string> = {
  public: 'Zugang: offen für alle.',
  visitor: 'Zugang: für alle, auch ohne Anmeldung.',
  customer: 'Zugang: angemeldet, sonst 401.',
  confirmed: 'Zugang: angemeldet mit bestätigter E-Mail-Adresse, sonst 401 oder 409.',
  owner:
    'Zugang: angemeldet als Verkäufer dieses Verkaufs, sonst 401; für andere Konten gibt es ihn nicht (404). Wer für eine Firma verkauft, braucht das Recht, das `x-access` nennt, sonst 403.',
  member:
    'Zugang: angemeldet, und wer für eine Firma verkauft, mit dem Recht, das `x-access` nennt, sonst 401, 404 oder 403.',
  firm: 'Zugang: mit einem Token der Firma (`Authorization: Bearer akw_…`), dessen Aufgabe `x-scopes` nennt, sonst 401 oder 403.',
  staff: 'Zugang: angemeldet am Schreibtisch, sonst 401.',
};

/** The scheme by which a caller of a kind is known. */
function sessionOf(kind: AccessKind): string[] {
  if (kind === 'public' || kind === 'visitor') return [];
  if (kind === 'firm') return ['firmToken'];
  return [kind === 'staff' ? kind : 'customer'];
}

/** The scopes of which each opens a call to another system. */
function scopesOf(access: Access, methods: readonly string[]): ApiScope[] {
  if (typeof access === 'string' || !('staff' in access)) return [];
  const { staff } = access;
  return methods.every((method) => admitsTokens(access, method))
    ? apiScopes.filter((scope) => mayByToken([scope], staff))
    : [];
}

interface Described {
  readonly description?: string;
}

/** Who may call a route, and what becomes of a second call: in words, as `x-access`, and as the schemes that OpenAPI knows. */
export function describeAccess(
  { description }: Described,
  { config, method }: Pick<RouteOptions, 'config' | 'method'>,
) {
  const access = config?.access;
  if (access === undefined) return {};
  const kind = accessKind(access);
  const said = words[kind];
  const session = sessionOf(kind);
  const methods = [method].flat();
  const proofs = methods.some((one) => requiresToken(access, one)) ? [...session, 'antiForgery'] : session;
  const scopes = scopesOf(access, methods);
  const ofFirm = typeof access === 'object' && 'firm' in access ? access.firm : undefined;
  const forFirm = ofFirm && `Aufgabe: ${firmScopeNames[ofFirm]}.`;
  const byToken =
    scopes.length > 0 && `Oder mit einem Token: ${scopes.map((scope) => apiScopeNames[scope]).join(', ')}.`;
  return {
    description: [description, said, forFirm, byToken, config?.repeat && repeatWords[config.repeat]]
      .filter(Boolean)
      .join(' '),
    security: [
      ...(proofs.length === 0 ? [] : [Object.fromEntries(proofs.map((proof) => [proof, []]))]),
      ...(scopes.length === 0 ? [] : [{ token: [] }]),
    ],
    ...(scopes.length > 0 && { 'x-scopes': scopes }),
    ...(ofFirm && { 'x-scopes': [ofFirm] }),
    ...(config?.repeat && { 'x-repeat': config.repeat }),
    'x-access': [kind, ...(typeof access === 'object' ? [Object.values(access)[0]] : [])].join(':'),
  };
}

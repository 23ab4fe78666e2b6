import type { FastifyInstance, FastifyRequest, onSendHookHandler, RouteOptions } from 'fastify';
import fp from 'fastify-plugin';
import { offerIdSchema } from '#contract/fields.ts';
import type { Deps } from '#server/deps.ts';
import { accessKind, changesSomething } from '#server/policies/access.ts';
import type { Concerned, SecurityEvent, SecurityKind } from '#server/security-log/security-event.ts';

declare module 'fastify' {
  interface FastifyContextConfig {
    /** Under which name each call of the route stands in the security log. What staff changes stands there by itself. */
    security?: SecurityKind;
  }
  interface FastifyRequest {
    /** Whom the call is about, as the security log may say it. */
    concerned: Concerned | undefined;
    /** Why the call was refused. */
    refusedFor: string | undefined;
  }
}

/** Refusals of a door, a limit or a schema. What the process does not allow at the moment (409) is nothing to follow up. */
const telling = new Set([400, 401, 403, 413, 415, 422, 429]);
/** What it does not allow and is followed up all the same: an address that was not proved, and a password guessed in somebody's session. */
const tellingCodes: readonly string[] = ['emailNotConfirmed', 'passwordWrong'];

/**
 * Notes log-ins, changes of accounts and payment data, what staff does, and every refusal. A read that succeeds writes nothing and is
 * not even looked at. It is noted when the answer is ready, whether or not anybody is still there to take it.
 */
export const securityLogPlugin = fp<{ deps: Pick<Deps, 'securityLog'> }>(
  async (app: FastifyInstance, { deps: { securityLog } }) => {
    app.decorateRequest('concerned', undefined);
    app.decorateRequest('refusedFor', undefined);

    app.addHook('onRoute', (route) => {
      const what = kindOf(route);
      if (what === undefined) return;
      const note: onSendHookHandler = (request, _reply, _payload, done) => {
        securityLog.note(eventOf(request, what));
        done();
      };
      route.onSend = [note, ...[route.onSend ?? []].flat()];
    });

    app.addHook('onSend', (request, reply, _payload, done) => {
      const code = request.refusedFor;
      if (code !== undefined && !request.is404 && isTelling(request, reply.statusCode, code)) {
        securityLog.note(eventOf(request, 'refused'));
      }
      done();
    });
  },
  { name: 'security-log', dependencies: ['caller-network'] },
);

/** The name that a route's calls have in the log, successful ones too. */
function kindOf({ config, method }: Pick<RouteOptions, 'config' | 'method'>): SecurityKind | undefined {
  if (config?.security !== undefined) return config.security;
  const isOfStaff = config?.access !== undefined && accessKind(config.access) === 'staff';
  return isOfStaff && [method].flat().some(changesSomething) ? 'staffAction' : undefined;
}

function isTelling({ routeOptions }: FastifyRequest, status: number, code: string): boolean {
  const { config, method } = routeOptions;
  // Noted already, under its own name.
  if (kindOf({ config, method: method ?? '' }) !== undefined) return false;
  // For whoever does not own it there is no such thing.
  if (accessKind(config.access) === 'owner' && status === 404) return true;
  return telling.has(status) || tellingCodes.includes(code);
}

function eventOf(request: FastifyRequest, what: SecurityKind): SecurityEvent {
  const { refusedFor, concerned, routeOptions, method, network } = request;
  const offer = offerOf(request);
  return {
    what,
    result: refusedFor ?? 'done',
    ...concerned,
    call: `${method} ${routeOptions.url}`,
    ...(offer !== undefined && { offer }),
    network,
  };
}

/** Whoever makes an inquiry chooses its id: what is not one of ours is not written down. */
function offerOf({ params }: FastifyRequest): string | undefined {
  const id = typeof params === 'object' && params !== null && Reflect.get(params, 'offerId');
  return offerIdSchema.safeParse(id).data;
}

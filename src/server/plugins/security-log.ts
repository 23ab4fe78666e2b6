import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import fp from 'fastify-plugin';
import { offerIdSchema } from '#contract/fields.ts';
import type { Deps } from '#server/deps.ts';
import { type Access, changesSomething } from '#server/policies/access.ts';
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

/**
 * Notes log-ins, changes of accounts and payment data, what staff does, and every refusal. A successful read writes nothing. It is
 * noted when the answer is ready, whether or not anybody is still there to take it.
 */
export const securityLogPlugin = fp<{ deps: Pick<Deps, 'securityLog'> }>(
  async (app: FastifyInstance, { deps: { securityLog } }) => {
    app.decorateRequest('concerned', undefined);
    app.decorateRequest('refusedFor', undefined);
    app.addHook('onSend', (request, reply, _payload, done) => {
      const event = request.is404 ? undefined : eventOf(request, reply);
      if (event !== undefined) securityLog.note(event);
      done();
    });
  },
  { name: 'security-log', dependencies: ['caller-network'] },
);

function eventOf(request: FastifyRequest, { statusCode }: FastifyReply): SecurityEvent | undefined {
  const { refusedFor, concerned, routeOptions, method, network } = request;
  const { access, security } = routeOptions.config;
  const what =
    security ?? kindOf(access, method) ?? (isTelling(statusCode, access, refusedFor) ? 'refused' : undefined);
  if (what === undefined) return undefined;
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

function kindOf(access: Access, method: string): SecurityKind | undefined {
  return typeof access === 'object' && changesSomething(method) ? 'staffAction' : undefined;
}

function isTelling(status: number, access: Access, code: string | undefined): boolean {
  if (code === undefined) return false;
  // For whoever does not own it there is no such thing.
  if (access === 'owner' && status === 404) return true;
  return telling.has(status) || code === 'emailNotConfirmed';
}

/** Whoever makes an inquiry chooses its id: what is not one of ours is not written down. */
function offerOf({ params }: FastifyRequest): string | undefined {
  const id = typeof params === 'object' && params !== null && Reflect.get(params, 'offerId');
  return offerIdSchema.safeParse(id).data;
}

import type { FastifyInstance, FastifyRequest, RouteOptions } from 'fastify';
import fp from 'fastify-plugin';
import { mayByToken } from '#contract/account/api-scopes.ts';
import { isGoodFor } from '#contract/account/firm-systems.ts';
import { mayAtDesk } from '#contract/desk/desk-rights.ts';
import { type FirmCall, mayForFirm } from '#domain/firm/firm-rights.ts';
import type { CallReader, OwnerReader } from '#server/accounts/owner-reader.ts';
import type { Caller, SignedIn } from '#server/accounts/sessions.ts';
import { isFresh, type StaffSignedIn } from '#server/accounts/staff-sessions.ts';
import { type FirmSystem, type OtherSystem, systemAtDesk } from '#server/api-tokens/api-tokens.ts';
import { bearerToken } from '#server/api-tokens/bearer-token.ts';
import type { Clock } from '#server/clock.ts';
import {
  type Access,
  accessKind,
  admitsTokens,
  type FirmSystemAccess,
  type MemberAccess,
  type OwnerAccess,
  type StaffAccess,
} from '#server/policies/access.ts';
import { isHeldBy } from '#server/policies/holder.ts';
import type { Repeat } from '#server/policies/repeat.ts';
import { Problem } from '#server/problem.ts';

declare module 'fastify' {
  interface FastifyContextConfig {
    access: Access;
    /** Of routes that change something. */
    repeat?: Repeat;
    /** Of routes for customers and owners: asks with the caller's session for what the answer is made of. */
    callBy?: CallReader;
  }
  interface FastifyInstance {
    /** Who may call the routes that a package registers: they cannot declare it themselves. */
    accessOfRoutes?: Access;
  }
  interface FastifyRequest {
    /** The customer who calls a route for customers. */
    readonly customer: SignedIn;
    /** Who calls a route for owners, or for whom a firm's system does. */
    readonly seller: Caller;
    /** The member of staff who calls a route of the desk, or another system in their place. */
    readonly staffMember: StaffSignedIn;
  }
}

interface AccessOptions {
  clock: Clock;
  /** By the name that the id has in the address of a route for owners, such as offerId. */
  owners: Readonly<Record<string, OwnerReader>>;
  /** The system that a token stands for. */
  systemOf(token: string): Promise<OtherSystem | undefined>;
  /** The same of a firm's. */
  firmSystemOf(token: string): Promise<FirmSystem | undefined>;
  /** Whether a system may call once more just now. */
  isInTime(systemId: string): boolean;
}

/**
 * Lets callers in before a byte of the body is read, by what each route declares. It comes after the anti-forgery token and
 * after the counting of requests, so that knocking at closed doors is counted too.
 */
export const accessPlugin = fp<AccessOptions>(
  async (app: FastifyInstance, { owners, clock, systemOf, firmSystemOf, isInTime }) => {
    const customers = new WeakMap<FastifyRequest, SignedIn>();
    const sellers = new WeakMap<FastifyRequest, Caller>();
    const members = new WeakMap<FastifyRequest, StaffSignedIn>();

    app.decorateRequest('customer', { getter: admittedTo(customers) });
    app.decorateRequest('seller', { getter: admittedTo(sellers) });
    app.decorateRequest('staffMember', { getter: admittedTo(members) });

    app.addHook('onRoute', function declared(route) {
      const access = route.config?.access ?? this.accessOfRoutes;
      if (access === undefined) throw new Error(`${nameOf(route)} does not declare who may call it (config.access)`);
      if (accessKind(access) === 'owner' && ownedBy(route.url) === undefined)
        throw new Error(`${nameOf(route)} is for owners, but its address names nothing that has one`);
      route.config = { ...route.config, access };
    });

    app.addHook('preParsing', async (request, reply) => {
      if (request.is404) return;
      const { access, callBy } = request.routeOptions.config;
      if (access === 'public' || access === 'visitor') return;
      // Nothing of what somebody in particular is told lies on a disk: pages keep answers in memory, for as long as they are open.
      reply.header('cache-control', 'no-store');
      if (typeof access === 'object') {
        if ('owner' in access) sellers.set(request, await ownerOf(request, access));
        else if ('member' in access) customers.set(request, await colleagueOf(request, access));
        else if ('firm' in access) sellers.set(request, await ofFirm(request, access));
        else members.set(request, await atDesk(request, access));
      } else if (callBy === undefined) customers.set(request, admit(request, access, await request.signedIn()));
      else admit(request, access, await request.bySession((tokenHash) => callBy(tokenHash, request)));
    });

    /** A call that brings a token is judged by it alone: no cookie is read. */
    async function atDesk(request: FastifyRequest, access: StaffAccess): Promise<StaffSignedIn> {
      const token = bearerToken(request.headers);
      if (token === undefined) return memberOf(request, access, clock.now());
      const system = admitSystem(request, await systemOf(token));
      if (!admitsTokens(access, request.method) || !mayByToken(system.scopes, access.staff))
        throw new Problem(404, 'notFound');
      return systemAtDesk(system);
    }

    /** A firm's system, by its token alone. */
    async function ofFirm(request: FastifyRequest, { firm }: FirmSystemAccess): Promise<Caller> {
      const token = bearerToken(request.headers);
      if (token === undefined) throw new Problem(401, 'notSignedIn');
      const { scopes, caller } = admitSystem(request, await firmSystemOf(token));
      request.concerned = { ...request.concerned, account: caller.account.id };
      if (!scopes.includes(firm)) throw new Problem(403, 'scopeMissing');
      if (!isGoodFor(firm, caller.membership.rights)) throw new Problem(403, 'makerLacksRight');
      return caller;
    }

    function admitSystem<System extends { readonly id: string }>(
      request: FastifyRequest,
      system: System | undefined,
    ): System {
      if (!system) throw new Problem(401, 'tokenUnknown');
      request.concerned = { token: system.id };
      if (!isInTime(system.id)) throw new Problem(429, 'tooManyRequests');
      return system;
    }

    async function ownerOf(request: FastifyRequest, access: OwnerAccess): Promise<Caller> {
      const { params, routeOptions } = request;
      const { callBy } = routeOptions.config;
      const name = ownedBy(routeOptions.url ?? '') ?? '';
      const id: unknown = typeof params === 'object' && params !== null ? Reflect.get(params, name) : undefined;
      const asked = await request.bySession(
        async (tokenHash) => (await (callBy?.(tokenHash, request) ?? owners[name]?.(tokenHash, String(id)))) ?? null,
      );
      const { account, membership, beside } = admit(request, access, asked);
      if (!beside?.owner || !isHeldBy(beside.owner, { account, membership })) throw new Problem(404, 'notFound');
      requireRight(membership, access.owner);
      return { account, membership };
    }

    function ownedBy(url: string): string | undefined {
      return Object.keys(owners).find((name) => url.split('/').includes(`:${name}`));
    }
  },
  { name: 'access', dependencies: ['anti-forgery', 'session', 'rate-limit', 'security-log'] },
);

function admit<C extends Caller>(request: FastifyRequest, access: Access, caller: C | null): C {
  if (caller === null) throw new Problem(401, 'notSignedIn');
  request.concerned = { account: caller.account.id };
  if (access === 'confirmed' && !caller.account.emailConfirmed) throw new Problem(409, 'emailNotConfirmed');
  return caller;
}

/** Somebody who sells for a firm; for whoever is alone there is no such call. */
async function colleagueOf(request: FastifyRequest, access: MemberAccess): Promise<SignedIn> {
  const signedIn = admit(request, access, await request.signedIn());
  if (signedIn.membership === null) throw new Problem(404, 'notFound');
  requireRight(signedIn.membership, access.member);
  return signedIn;
}

function requireRight(membership: Caller['membership'], call: FirmCall): void {
  if (!mayForFirm(membership?.rights, call)) throw new Problem(403, 'firmRightMissing');
}

async function memberOf(request: FastifyRequest, access: StaffAccess, now: Date): Promise<StaffSignedIn> {
  const member = await request.staffSession();
  if (!member) throw new Problem(401, 'notSignedIn');
  request.concerned = { staff: member.id };
  if (member.stage !== 'open' && !access.pending) throw new Problem(401, 'secondStepNeeded');
  if (!mayAtDesk(member.roles, access.staff)) throw new Problem(404, 'notFound');
  if (access.fresh && !isFresh(member, now)) throw new Problem(403, 'secondFactorNeeded');
  return member;
}

function admittedTo<T>(admitted: WeakMap<FastifyRequest, T>) {
  return function callerOf(this: FastifyRequest): T {
    const caller = admitted.get(this);
    if (caller === undefined) throw new Error(`${nameOf(this.routeOptions)} does not declare whom it is for`);
    return caller;
  };
}

function nameOf({ method, url }: Pick<RouteOptions, 'method' | 'url'> | FastifyRequest['routeOptions']): string {
  return `${method} ${url}`;
}

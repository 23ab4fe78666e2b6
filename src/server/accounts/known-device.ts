import { createHmac, timingSafeEqual } from 'node:crypto';
import { eq } from 'drizzle-orm';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { accountCredentials, accounts } from '#server/db/schema/accounts.ts';
import { staff, staffCredentials } from '#server/db/schema/staff.ts';
import type { Deps } from '#server/deps.ts';
import { hostCookie } from '#server/host-cookie.ts';
import { bySomeSecret } from '#server/signing-secrets.ts';
import type { SessionKind } from './session-cookie.ts';

const names = { account: 'shop.device', staff: 'desk.device' } as const;
const lastsSeconds = 365 * 86_400;

/** Whose device: an account of the shop or of the desk. */
export interface Holder {
  kind: SessionKind;
  email: string;
}

const cookieOf = (deps: Deps, kind: SessionKind) => hostCookie(names[kind], deps.env.publicUrl);

function proofOf(secret: string, { kind, email }: Holder, key: string, since: string): string {
  return createHmac('sha256', secret)
    .update(JSON.stringify(['device', kind, email, key, since]))
    .digest('base64url');
}

/** The device's key, when somebody has signed in with it to this account since its password was last changed. */
export async function knownDevice(deps: Deps, request: FastifyRequest, holder: Holder): Promise<string | undefined> {
  const signed = signedDevice(deps, request, holder);
  if (signed === undefined) return undefined;
  const changedAt = await passwordSince(deps, holder);
  return changedAt !== undefined && signed.since >= changedAt.getTime() ? signed.key : undefined;
}

function signedDevice(deps: Deps, request: FastifyRequest, holder: Holder) {
  const [key = '', since = '', proof = ''] = request.cookies[cookieOf(deps, holder.kind).name]?.split('.') ?? [];
  const given = Buffer.from(proof);
  return bySomeSecret(deps.env.secrets, (secret) => {
    const wanted = Buffer.from(proofOf(secret, holder, key, since));
    return given.length === wanted.length && timingSafeEqual(given, wanted) ? { key, since: Number(since) } : undefined;
  });
}

async function passwordSince(deps: Deps, { kind, email }: Holder): Promise<Date | undefined> {
  const [found] =
    kind === 'account'
      ? await deps.db
          .select({ at: accountCredentials.updatedAt })
          .from(accountCredentials)
          .innerJoin(accounts, eq(accounts.id, accountCredentials.accountId))
          .where(eq(accounts.email, email))
      : await deps.db
          .select({ at: staffCredentials.updatedAt })
          .from(staffCredentials)
          .innerJoin(staff, eq(staff.id, staffCredentials.staffId))
          .where(eq(staff.email, email));
  return found?.at;
}

/** Has a browser known from now on to the account that it has just proved to be the holder's. It tells nobody who that is. */
export function rememberDevice(deps: Deps, request: FastifyRequest, reply: FastifyReply, holder: Holder): void {
  const { name, options } = cookieOf(deps, holder.kind);
  const key = signedDevice(deps, request, holder)?.key ?? deps.ids.uuid();
  const since = String(deps.clock.now().getTime());
  reply.setCookie(name, [key, since, proofOf(deps.env.secret, holder, key, since)].join('.'), {
    ...options,
    maxAge: lastsSeconds,
  });
}

/** Takes the cookie away with its account. */
export function forgetDevice(deps: Deps, reply: FastifyReply, kind: SessionKind): void {
  const { name, options } = cookieOf(deps, kind);
  reply.clearCookie(name, options);
}

import { and, eq, lt } from 'drizzle-orm';
import type { PasskeyAssertion } from '#contract/account/passkeys.ts';
import { accounts } from '#server/db/schema/accounts.ts';
import { passkeys } from '#server/db/schema/passkeys.ts';
import type { Deps } from '#server/deps.ts';
import { Problem } from '#server/problem.ts';
import { type OpenedSession, openSession } from '../sessions.ts';
import { challengeLife, consumeChallenge, isOwnChallenge, newChallenge } from './challenge.ts';
import { relyingParty } from './relying-party.ts';

interface Browser {
  /** Its anti-forgery token: a challenge answers to the browser that asked for it. */
  token: string;
  userAgent: string | undefined;
}

const purpose = (token: string) => ({ kind: 'login', askedBy: token }) as const;

/** What the browser needs to have a device prove its passkey; the same for everybody, as the device knows whose it is. */
export function loginOptions(deps: Deps, token: string) {
  const challenge = newChallenge(purpose(token), { secret: deps.env.secret, now: deps.clock.now() });
  return {
    rpId: relyingParty(deps.env).id,
    challenge: challenge.toString('base64url'),
    timeout: challengeLife,
    userVerification: 'required' as const,
  };
}

/** Signs in whoever proves to hold a passkey. Whatever is wrong, the answer is one and the same. */
export async function loginWithPasskey(deps: Deps, given: PasskeyAssertion, browser: Browser): Promise<OpenedSession> {
  const [found] = await deps.db
    .select({ account: accounts, passkey: passkeys })
    .from(passkeys)
    .innerJoin(accounts, eq(accounts.id, passkeys.accountId))
    .where(eq(passkeys.credentialId, given.id));
  if (!found || !isHandleOf(found.account.id, given.userHandle)) throw refused(found?.account.id);
  const { account, passkey } = found;
  const { counter, challenge } = await proofOf(deps, given, passkey, browser.token);

  return deps.database.transaction(async (tx) => {
    const now = deps.clock.now();
    if (!(await consumeChallenge(tx, challenge, now))) throw refused(account.id);
    // Devices that do not count stay at 0; of two answers with one count at once, one comes from a copy.
    const used = await tx
      .update(passkeys)
      .set({ counter, lastUsedAt: now })
      .where(and(eq(passkeys.id, passkey.id), lt(passkeys.counter, Math.max(counter, 1))))
      .returning();
    if (used.length === 0) throw refused(account.id);
    return openSession(deps, tx, { account, userAgent: browser.userAgent, registered: false });
  });
}

const refused = (account?: string) => new Problem(401, 'passkeyRefused').about({ account });

function isHandleOf(accountId: string, userHandle: string | undefined): boolean {
  return userHandle === undefined || Buffer.from(userHandle, 'base64url').toString() === accountId;
}

async function proofOf(
  deps: Deps,
  given: PasskeyAssertion,
  passkey: typeof passkeys.$inferSelect,
  token: string,
): Promise<{ counter: number; challenge: string }> {
  const { id, clientDataJSON, authenticatorData, signature } = given;
  const { id: expectedRPID, origins } = relyingParty(deps.env);
  const { verifyAuthenticationResponse } = await import('@simplewebauthn/server');
  let challenge = '';
  const verified = await verifyAuthenticationResponse({
    response: {
      id,
      rawId: id,
      type: 'public-key',
      response: { clientDataJSON, authenticatorData, signature },
      clientExtensionResults: {},
    },
    expectedChallenge(answered) {
      challenge = answered;
      const now = deps.clock.now();
      return deps.env.secrets.some((secret) => isOwnChallenge(answered, purpose(token), { secret, now }));
    },
    expectedOrigin: origins,
    expectedRPID,
    credential: { id, publicKey: Buffer.from(passkey.publicKey, 'base64url'), counter: passkey.counter },
    requireUserVerification: true,
  }).catch(() => undefined);
  if (!verified?.verified) throw refused(passkey.accountId);
  return { counter: verified.authenticationInfo.newCounter, challenge };
}

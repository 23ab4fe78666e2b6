import { eq } from 'drizzle-orm';
import { type NewPasskey, passkeyLimit } from '#contract/account/passkeys.ts';
import { shopConfig } from '#contract/settings/shop-in-force.ts';
import { accounts } from '#server/db/schema/accounts.ts';
import { passkeys } from '#server/db/schema/passkeys.ts';
import type { Deps } from '#server/deps.ts';
import { Problem } from '#server/problem.ts';
import { sendAccountMail } from '../account-mail-job.ts';
import type { SignedIn } from '../sessions.ts';
import { challengeLife, consumeChallenge, isOwnChallenge, newChallenge } from './challenge.ts';
import { relyingParty } from './relying-party.ts';

/** Ed25519, ECDSA with P-256, RSA with SHA-256: what devices offer, as COSE numbers them. */
const algorithms = [-8, -7, -257];

const purpose = ({ session }: SignedIn) => ({ kind: 'register', askedBy: session.id }) as const;

/**
 * What the browser needs to have a device make a passkey. The caller has asked for the password: the challenge is its proof.
 * The address is a confirmed one: one that was never proved may be another's, and a passkey must not outlive that person's
 * own first visit.
 */
export async function registrationOptions(deps: Deps, signedIn: SignedIn) {
  const { account } = signedIn;
  const known = await deps.db.select().from(passkeys).where(eq(passkeys.accountId, account.id));
  if (known.length >= passkeyLimit) throw new Problem(409, 'tooManyPasskeys');
  const { id } = relyingParty(deps.env);
  const challenge = newChallenge(purpose(signedIn), { secret: deps.env.secret, now: deps.clock.now() });
  return {
    rp: { id, name: shopConfig.productName },
    user: {
      id: Buffer.from(account.id).toString('base64url'),
      name: account.email,
      displayName: account.name || account.email,
    },
    challenge: challenge.toString('base64url'),
    pubKeyCredParams: algorithms.map((alg) => ({ type: 'public-key' as const, alg })),
    timeout: challengeLife,
    excludeCredentials: known.map(({ credentialId }) => ({ id: credentialId, type: 'public-key' as const })),
    authenticatorSelection: {
      residentKey: 'required' as const,
      requireResidentKey: true as const,
      userVerification: 'required' as const,
    },
    attestation: 'none' as const,
  };
}

/** Keeps a passkey that a device has made and tells the holder by mail. */
export async function registerPasskey(deps: Deps, signedIn: SignedIn, { name, credential }: NewPasskey): Promise<void> {
  const { account } = signedIn;
  const now = deps.clock.now();
  const made = await readCredential(deps, signedIn, credential);
  await deps.database.transaction(async (tx) => {
    // One at a time, so that two windows cannot pass the limit together.
    const [holder] = await tx.select().from(accounts).where(eq(accounts.id, account.id)).for('update');
    if (!holder || !(await consumeChallenge(tx, made.challenge, now))) throw new Problem(409, 'passkeyNotMade');
    const known = await tx.select().from(passkeys).where(eq(passkeys.accountId, account.id));
    if (known.length >= passkeyLimit) throw new Problem(409, 'tooManyPasskeys');
    const [inserted] = await tx
      .insert(passkeys)
      .values({ id: deps.ids.uuid(), accountId: account.id, ...made.key, name, createdAt: now })
      .onConflictDoNothing()
      .returning();
    if (!inserted) throw new Problem(409, 'passkeyNotMade');
    await sendAccountMail(deps, tx, { kind: 'passkeyAdded', id: deps.ids.uuid(), to: holder.email });
  });
}

async function readCredential(deps: Deps, signedIn: SignedIn, given: NewPasskey['credential']) {
  const { id, clientDataJSON, attestationObject, transports } = given;
  const { id: expectedRPID, origins } = relyingParty(deps.env);
  // Loaded with the first passkey, not at the start: it brings the certificates of every maker of devices.
  const { verifyRegistrationResponse } = await import('@simplewebauthn/server');
  let challenge = '';
  const verified = await verifyRegistrationResponse({
    response: {
      id,
      rawId: id,
      type: 'public-key',
      response: { clientDataJSON, attestationObject },
      clientExtensionResults: {},
    },
    expectedChallenge(answered) {
      challenge = answered;
      const now = deps.clock.now();
      return deps.env.secrets.some((secret) => isOwnChallenge(answered, purpose(signedIn), { secret, now }));
    },
    expectedOrigin: origins,
    expectedRPID,
    requireUserVerification: true,
    supportedAlgorithmIDs: algorithms,
  }).catch(() => undefined);
  const credential = verified?.registrationInfo?.credential;
  // The name beside the device's own words is nobody's word yet.
  if (credential?.id !== id) throw new Problem(409, 'passkeyNotMade');
  const publicKey = Buffer.from(credential.publicKey).toString('base64url');
  return { challenge, key: { credentialId: credential.id, publicKey, counter: credential.counter, transports } };
}

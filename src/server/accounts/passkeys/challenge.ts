import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto';
import { lte } from 'drizzle-orm';
import type { Tx } from '#server/db/client.ts';
import { answeredChallenges } from '#server/db/schema/passkeys.ts';

/** How long a person may take at their device, in milliseconds. */
export const challengeLife = 10 * 60_000;

/** What a challenge is for: it counts for nothing else. */
export interface ChallengePurpose {
  kind: 'register' | 'login';
  /** The session, or for a stranger the browser's anti-forgery token. */
  askedBy: string;
}

interface Signed {
  secret: string;
  now: Date;
}

const lengths = { random: 16, expiry: 8 };
const bodyLength = lengths.random + lengths.expiry;

function signatureOf(body: Buffer, { kind, askedBy }: ChallengePurpose, secret: string): Buffer {
  return createHmac('sha256', secret)
    .update(JSON.stringify(['passkey', kind, askedBy]))
    .update(body)
    .digest();
}

/** A challenge that proves by itself who asked and when: nothing is stored for the many that nobody answers. */
export function newChallenge(purpose: ChallengePurpose, { secret, now }: Signed): Buffer {
  const expiry = Buffer.alloc(lengths.expiry);
  expiry.writeBigUInt64BE(BigInt(now.getTime() + challengeLife));
  const body = Buffer.concat([randomBytes(lengths.random), expiry]);
  return Buffer.concat([body, signatureOf(body, purpose, secret)]);
}

/** Whether a challenge was made here for this purpose and has not run out. */
export function isOwnChallenge(challenge: string, purpose: ChallengePurpose, { secret, now }: Signed): boolean {
  const given = Buffer.from(challenge, 'base64url');
  const body = given.subarray(0, bodyLength);
  const [proof, wanted] = [given.subarray(bodyLength), signatureOf(body, purpose, secret)];
  if (proof.length !== wanted.length || !timingSafeEqual(proof, wanted)) return false;
  return body.readBigUInt64BE(lengths.random) > BigInt(now.getTime());
}

/** Notes that a challenge was answered; false when it was before. Inside the transaction in which the answer takes effect. */
export async function consumeChallenge(tx: Tx, challenge: string, now: Date): Promise<boolean> {
  await tx.delete(answeredChallenges).where(lte(answeredChallenges.expiresAt, now));
  const noted = await tx
    .insert(answeredChallenges)
    .values({ challenge, expiresAt: new Date(now.getTime() + challengeLife) })
    .onConflictDoNothing()
    .returning();
  return noted.length > 0;
}

import { eq } from 'drizzle-orm';
import { z } from 'zod';
import { shopConfig } from '#contract/settings/shop-in-force.ts';
import type { Tx } from '#server/db/client.ts';
import { staff, staffRecoveryCodes, staffSecondFactors } from '#server/db/schema/staff.ts';
import type { Deps } from '#server/deps.ts';
import { factorPurpose } from './prove-second-factor.ts';
import { hashOfRecoveryCode, recoveryCode, recoveryCodeCount } from './recovery-codes.ts';
import { openSealed, sealText } from './sealed-text.ts';
import { stepOfCode, totpAddress, totpSecret } from './totp.ts';

interface Holder {
  readonly id: string;
  readonly email: string;
}

/** As RFC 4226 recommends for the secret. */
const secretBytes = 20;
const setUpMinutes = 30;
const setUpPurpose = (staffId: string) => `set-up of ${staffId}`;
const begun = z.object({ secret: z.string(), until: z.number() });

/** A new secret for an app. Nothing is stored before a code shows that the app has it: the token carries it there, sealed. */
export function beginSecondFactor({ env, ids, clock }: Deps, { id, email }: Holder) {
  const secret = totpSecret(randomBytesOf(ids).subarray(0, secretBytes));
  const until = clock.now().getTime() + setUpMinutes * 60_000;
  return {
    secret,
    address: totpAddress(secret, { issuer: shopConfig.productName, label: email }),
    token: sealText(JSON.stringify({ secret, until }), env.secrets, setUpPurpose(id)),
  };
}

/** Stores a secret whose first code was right, in the place of any other; answers new recovery codes, or undefined when it was not. */
export async function setSecondFactor(
  deps: Deps,
  tx: Tx,
  { id }: Pick<Holder, 'id'>,
  { token, code }: { token: string; code: string },
): Promise<string[] | undefined> {
  const { env, clock } = deps;
  const now = clock.now();
  const opened = openSealed(token, env.secrets, setUpPurpose(id));
  const { secret, until } = opened ? begun.parse(JSON.parse(opened.text)) : { secret: '', until: 0 };
  const step = now.getTime() < until ? stepOfCode(secret, code, now) : undefined;
  if (step === undefined) return undefined;
  const factor = { secret: sealText(secret, env.secrets, factorPurpose(id)), lastStep: step, createdAt: now };
  await tx
    .insert(staffSecondFactors)
    .values({ staffId: id, ...factor })
    .onConflictDoUpdate({ target: staffSecondFactors.staffId, set: factor });
  await tx.update(staff).set({ factorPutOffAt: null }).where(eq(staff.id, id));
  return renewRecoveryCodes(deps, tx, id);
}

/** Gives new recovery codes in place of all former ones. */
export async function renewRecoveryCodes({ ids }: Pick<Deps, 'ids'>, tx: Tx, staffId: string): Promise<string[]> {
  const codes = Array.from({ length: recoveryCodeCount }, () => recoveryCode(randomBytesOf(ids)));
  await tx.delete(staffRecoveryCodes).where(eq(staffRecoveryCodes.staffId, staffId));
  await tx.insert(staffRecoveryCodes).values(codes.map((one) => ({ staffId, codeHash: hashOfRecoveryCode(one) })));
  return codes;
}

/** In the demo somebody may do without for now. */
export async function putOffSecondFactor({ clock }: Pick<Deps, 'clock'>, tx: Tx, staffId: string): Promise<void> {
  await tx.update(staff).set({ factorPutOffAt: clock.now() }).where(eq(staff.id, staffId));
}

const randomBytesOf = (ids: Deps['ids']) => Buffer.from(ids.secret(), 'base64url');

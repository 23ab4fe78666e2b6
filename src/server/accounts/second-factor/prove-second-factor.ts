import { and, eq, lt } from 'drizzle-orm';
import type { GivenSecondFactor } from '#contract/desk/desk-staff.ts';
import type { Tx } from '#server/db/client.ts';
import { staffRecoveryCodes, staffSecondFactors } from '#server/db/schema/staff.ts';
import type { Deps } from '#server/deps.ts';
import { hashOfRecoveryCode } from './recovery-codes.ts';
import { openSealed, sealText } from './sealed-text.ts';
import { stepOfCode } from './totp.ts';

/** What a sealed secret is bound to. */
export const factorPurpose = (staffId: string) => `second factor of ${staffId}`;

/** Uses up what somebody gives as second factor: 'no' where it is not right, or was used before. */
export async function proveSecondFactor(
  deps: Deps,
  tx: Tx,
  staffId: string,
  given: GivenSecondFactor,
): Promise<'code' | 'recoveryCode' | 'no'> {
  if ('code' in given) return (await takeCode(deps, tx, staffId, given.code)) ? 'code' : 'no';
  const used = await tx
    .delete(staffRecoveryCodes)
    .where(
      and(
        eq(staffRecoveryCodes.staffId, staffId),
        eq(staffRecoveryCodes.codeHash, hashOfRecoveryCode(given.recoveryCode)),
      ),
    )
    .returning({ staffId: staffRecoveryCodes.staffId });
  return used.length > 0 ? 'recoveryCode' : 'no';
}

/** The step it is of is refused from then on, and all before it: also for the same code sent twice at this instant. */
async function takeCode({ env, clock }: Deps, tx: Tx, staffId: string, code: string): Promise<boolean> {
  const { staffId: holder, lastStep } = staffSecondFactors;
  const [factor] = await tx.select().from(staffSecondFactors).where(eq(holder, staffId));
  const opened = factor && openSealed(factor.secret, env.secrets, factorPurpose(staffId));
  const step = opened && stepOfCode(opened.text, code, clock.now());
  if (opened === undefined || step === undefined) return false;
  const secret = opened.isOutdated ? sealText(opened.text, env.secrets, factorPurpose(staffId)) : factor?.secret;
  const used = await tx
    .update(staffSecondFactors)
    .set({ lastStep: step, ...(secret !== undefined && { secret }) })
    .where(and(eq(holder, staffId), lt(lastStep, step)))
    .returning({ staffId: holder });
  return used.length > 0;
}

import { TOTP } from 'otpauth';
import { recoveryCodesSchema, secondFactorSetUpSchema } from '#contract/desk/desk-staff.ts';

/** Somebody's app: shows the code of an instant. */
export interface CodeApp {
  codeAt(instant: Date): string;
  readonly recoveryCodes: readonly string[];
}

/** Takes the secret into an app and types its first code, as a person does at the first sign-in. */
export async function setUpSecondFactor(
  post: (path: string, body: object) => Promise<unknown>,
  now: Date,
): Promise<CodeApp> {
  const { setUp } = secondFactorSetUpSchema.parse(await post('/desk/api/beginSecondFactor', {}));
  const { secret, token } = setUp;
  const { codeAt } = codesOf(secret);
  const answer = await post('/desk/api/setSecondFactor', { token, code: codeAt(now) });
  return { codeAt, recoveryCodes: recoveryCodesSchema.parse(answer).recoveryCodes };
}

/** The codes of a secret. */
export function codesOf(secret: string): Pick<CodeApp, 'codeAt'> {
  return { codeAt: (instant) => new TOTP({ secret }).generate({ timestamp: instant.getTime() }) };
}

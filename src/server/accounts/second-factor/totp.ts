import { Secret, TOTP } from 'otpauth';

/** What every app understands (RFC 6238): six digits, a new code each 30 seconds. */
const form = { algorithm: 'SHA1', digits: 6, period: 30 } as const;

/** Codes of the step before and after count too: clocks differ, and typing takes a while. */
const toleratedSteps = 1;

/** The secret of an app, of random bytes, in the letters in which it can be typed (base32). */
export function totpSecret(random: Uint8Array): string {
  return new Secret({ buffer: new Uint8Array(random).buffer }).base32;
}

/** The address that an app reads out of the picture: otpauth://totp/… */
export function totpAddress(secret: string, { issuer, label }: { issuer: string; label: string }): string {
  return new TOTP({ ...form, issuer, label, secret }).toString();
}

/** Of which step of 30 seconds a code is; undefined when it is of none around this instant. */
export function stepOfCode(secret: string, code: string, now: Date): number | undefined {
  const delta = new TOTP({ ...form, secret }).validate({
    token: code,
    timestamp: now.getTime(),
    window: toleratedSteps,
  });
  return delta === null ? undefined : Math.floor(now.getTime() / (form.period * 1_000)) + delta;
}

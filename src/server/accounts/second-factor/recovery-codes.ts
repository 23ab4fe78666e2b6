import { hash } from 'node:crypto';
import { Secret } from 'otpauth';

/** How many are given at once. */
export const recoveryCodeCount = 10;
const groupLength = 6;

/** A code of 120 random bits (16 bytes are given, 15 used), to be written down: four groups of six letters and digits (base32). */
export function recoveryCode(random: Uint8Array): string {
  const { base32 } = new Secret({ buffer: new Uint8Array(random.subarray(0, 15)).buffer });
  return base32.match(new RegExp(`.{${groupLength}}`, 'g'))?.join('-') ?? base32;
}

/** What is stored of it: random enough for a plain hash, in hex. How it is typed does not matter. */
export function hashOfRecoveryCode(code: string): string {
  return hash('sha256', code.toUpperCase().replace(/[^A-Z2-7]/g, ''));
}

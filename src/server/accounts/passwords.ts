import { hashPassword, verifyPassword } from 'better-auth/crypto';

/** scrypt as better-auth stores it. */
export { hashPassword };

/** Compares a password; without a hash it works just as long, so that the answer's time tells nobody that there is none. */
export async function passwordMatches(hash: string | null | undefined, password: string): Promise<boolean> {
  if (hash) return verifyPassword({ hash, password });
  await hashPassword(password);
  return false;
}

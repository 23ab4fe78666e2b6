import { scrypt, timingSafeEqual } from 'node:crypto';
import { decoyCost, formerCost } from '#server/accounts/password-cost.ts';

/** scrypt as passwords were stored up to version 0.7.23: salt and key in hex. Each is replaced when its holder signs in. */
const shape = /^([0-9a-f]{32}):([0-9a-f]{128})$/;
const keyLength = 64;
const maxmem = 64 * 1024 * 1024;

export function isFormerHash(hash: string): boolean {
  return shape.test(hash);
}

/** Compares a password with a former hash; without one it works just as long and matches nothing. */
export async function formerHashMatches(hash: string | undefined, password: string): Promise<boolean> {
  const [, salt = '', key = ''] = shape.exec(hash ?? '') ?? [];
  const derived = await derive(password.normalize('NFKC'), salt, hash === undefined ? decoyCost : formerCost);
  const wanted = Buffer.from(key, 'hex');
  return wanted.length === derived.length && timingSafeEqual(wanted, derived);
}

/** The salt is the text of its hex digits: so it was stored. */
function derive(password: string, salt: string, cost: typeof decoyCost): Promise<Buffer> {
  return new Promise((resolve, reject) => {
    scrypt(password, salt, keyLength, { ...cost, maxmem }, (error, key) => (error ? reject(error) : resolve(key)));
  });
}

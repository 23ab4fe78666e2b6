import { argon2, randomBytes, timingSafeEqual } from 'node:crypto';
import { promisify } from 'node:util';
import { argonCost as cost } from '#server/accounts/password-cost.ts';
import { formerHashMatches, isFormerHash } from './former-hash.ts';

const lengths = { salt: 16, key: 32 };

const derive = promisify(argon2);

interface Derivation {
  memory: number;
  passes: number;
  parallelism: number;
  nonce: Buffer;
  tagLength: number;
}

/** Of letters that Unicode writes in two ways, both count as one: keyboards differ in what they send. */
const keyOf = (password: string, how: Derivation): Promise<Buffer> =>
  derive('argon2id', { ...how, message: password.normalize('NFKC') });

/** Argon2id as a PHC string, which names its own cost. The work is done beside the event loop. */
export async function hashPassword(password: string): Promise<string> {
  const nonce = randomBytes(lengths.salt);
  const key = await keyOf(password, { ...cost, nonce, tagLength: lengths.key });
  return `$argon2id$v=19$m=${cost.memory},t=${cost.passes},p=${cost.parallelism}$${unpadded(nonce)}$${unpadded(key)}`;
}

/** A hash that is to be replaced with the next password that matches it: of another kind, or of another cost. */
export function isOutdated(hash: string): boolean {
  const { memory, passes, parallelism } = derivationOf(hash) ?? {};
  return memory !== cost.memory || passes !== cost.passes || parallelism !== cost.parallelism;
}

/**
 * Compares a password. Every refusal takes the work of both kinds of hashes, so that its time tells nobody whether there is
 * an account, nor how long nobody has signed in to it.
 */
export async function passwordMatches(hash: string | null | undefined, password: string): Promise<boolean> {
  const isFormer = hash != null && isFormerHash(hash);
  if (hash != null && (isFormer ? await formerHashMatches(hash, password) : await matches(hash, password))) return true;
  if (hash == null || isFormer) await hashPassword(password);
  if (!isFormer) await formerHashMatches(undefined, password);
  return false;
}

async function matches(hash: string, password: string): Promise<boolean> {
  const how = derivationOf(hash);
  if (how === undefined) throw new Error('A stored password is no hash that we make');
  return timingSafeEqual(await keyOf(password, how), how.key);
}

const phc = /^\$argon2id\$v=19\$m=(\d+),t=(\d+),p=(\d+)\$([\w+/-]+)\$([\w+/-]+)$/;

function derivationOf(hash: string): (Derivation & { key: Buffer }) | undefined {
  const [, memory, passes, parallelism, salt = '', tag = ''] = phc.exec(hash) ?? [];
  if (memory === undefined) return undefined;
  const key = Buffer.from(tag, 'base64');
  return {
    memory: Number(memory),
    passes: Number(passes),
    parallelism: Number(parallelism),
    nonce: Buffer.from(salt, 'base64'),
    tagLength: key.length,
    key,
  };
}

/** Base64 as PHC strings have it. */
function unpadded(bytes: Buffer): string {
  return bytes.toString('base64').replace(/=+$/, '');
}

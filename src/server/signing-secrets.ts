import { createHash, randomBytes } from 'node:crypto';
import { eq } from 'drizzle-orm';
import type { Queryable } from './db/client.ts';
import { secrets } from './db/schema/secrets.ts';
import { StartProblem } from './db/start-problem.ts';
import type { Env } from './env.ts';
import { secretsOfFile } from './secrets-file.ts';

/** What signs cookies and links, newest first: the newest signs, all are believed. There is always one. */
export type SigningSecrets = readonly [string, ...string[]];

const ofDatabase = 'signing';
const fingerprint = 'signing-fingerprint';
const newSecret = () => randomBytes(32).toString('base64url');

/**
 * The secrets of this shop. In the demo there is one in the database. In production they are outside of it: in the setting
 * SIGNING_SECRETS, else in a file of DATA_DIR, one a line; the database keeps a fingerprint, so that processes with different ones
 * do not run beside each other. Throws, for people, when that is so.
 */
export async function signingSecrets(
  env: Pick<Env, 'mode' | 'dataDir' | 'signingSecrets'>,
  db: Queryable,
): Promise<SigningSecrets> {
  if (env.mode === 'demo' && env.signingSecrets === undefined) return [await secretOfDatabase(db)];
  const former = await read(db, ofDatabase);
  const own =
    env.signingSecrets ?? (env.mode === 'demo' ? undefined : secretsOfFile(env.dataDir, [newSecret(), former]));
  const [newest, ...older] = own ?? [];
  if (newest === undefined) throw new StartProblem('SIGNING_SECRETS nennt keinen Schlüssel.');
  await agreeOn(db, newest, older);
  // What was signed before the secrets left the database stays valid until the setting names that secret or lets it go.
  const isForgotten = former !== undefined && ![newest, ...older].includes(former);
  if (former !== undefined && !isForgotten) await db.delete(secrets).where(eq(secrets.name, ofDatabase));
  return isForgotten ? [newest, ...older, former] : [newest, ...older];
}

/** The first answer that one of the secrets gives, newest first. */
export function bySomeSecret<T>(all: SigningSecrets, read: (secret: string) => T | undefined): T | undefined {
  for (const secret of all) {
    const answer = read(secret);
    if (answer !== undefined) return answer;
  }
  return undefined;
}

/** The one secret of this database, made by whichever process asks first. */
async function secretOfDatabase(db: Queryable): Promise<string> {
  await write(db, ofDatabase, newSecret());
  const made = await read(db, ofDatabase);
  if (made === undefined) throw new Error('The signing secret was not stored');
  return made;
}

async function agreeOn(db: Queryable, newest: string, older: readonly string[]): Promise<void> {
  await write(db, fingerprint, fingerprintOf(newest));
  const known = await read(db, fingerprint);
  if (known === fingerprintOf(newest)) return;
  if (!older.some((secret) => fingerprintOf(secret) === known))
    throw new StartProblem(
      [
        'Dieser Server hat einen anderen Schlüssel für Cookies und Links als der, der zuletzt mit dieser Datenbank lief.',
        '  Mehrere Server brauchen denselben: SIGNING_SECRETS überall gleich setzen, oder dieselbe Datei signing-secrets in DATA_DIR.',
        `  Ist der Schlüssel verloren: delete from secret where name = '${fingerprint}' (alle Sitzungen und Links enden).`,
      ].join('\n'),
    );
  await db
    .update(secrets)
    .set({ value: fingerprintOf(newest) })
    .where(eq(secrets.name, fingerprint));
}

function fingerprintOf(secret: string): string {
  return createHash('sha256').update(`fingerprint ${secret}`).digest('base64url');
}

async function write(db: Queryable, name: string, value: string): Promise<void> {
  await db.insert(secrets).values({ name, value }).onConflictDoNothing();
}

async function read(db: Queryable, name: string): Promise<string | undefined> {
  const [row] = await db.select({ value: secrets.value }).from(secrets).where(eq(secrets.name, name));
  return row?.value;
}

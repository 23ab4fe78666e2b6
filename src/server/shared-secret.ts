import { randomBytes } from 'node:crypto';
import { eq } from 'drizzle-orm';
import type { Queryable } from './db/client.ts';
import { secrets } from './db/schema/secrets.ts';

const name = 'signing';

/** The one secret of this database, made by whichever process asks first. */
export async function sharedSecret(db: Queryable): Promise<string> {
  const known = await read(db);
  if (known !== undefined) return known;
  await db
    .insert(secrets)
    .values({ name, value: randomBytes(32).toString('base64url') })
    .onConflictDoNothing();
  const made = await read(db);
  if (made === undefined) throw new Error('The signing secret was not stored');
  return made;
}

async function read(db: Queryable): Promise<string | undefined> {
  const [row] = await db.select({ value: secrets.value }).from(secrets).where(eq(secrets.name, name));
  return row?.value;
}

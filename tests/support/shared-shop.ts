import { makeTables } from './databases.ts';
import { makeSeededShop, type SeededShop } from './seeded-shop.ts';

/** What is made once for all tests of an `npm test`, which find it in their environment. */
export interface SharedShop {
  /** The whole environment. */
  readonly env: Readonly<Record<string, string>>;
  stop(): Promise<void>;
}

/**
 * One PostgreSQL in which every test copies its database from one with all tables or one with the demonstration's data, which the built
 * program makes.
 */
export async function openSharedShop(): Promise<SharedShop> {
  const [{ postgresUrl, folder }, stop] = await makeSeededShop();
  await makeTables(postgresUrl);
  return { env: { TEST_POSTGRES: postgresUrl, SEEDED_POSTGRES: postgresUrl, SEEDED_FOLDER: folder }, stop };
}

/** The shop that was made for the whole run; nothing where tests were called by themselves. */
export function sharedSeededShop(): SeededShop | undefined {
  const { SEEDED_POSTGRES: postgresUrl, SEEDED_FOLDER: folder } = process.env;
  return postgresUrl !== undefined && folder !== undefined ? { postgresUrl, folder } : undefined;
}

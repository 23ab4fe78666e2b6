import { makeTables } from './databases.ts';
import { makeSeededShop, type SeededShop } from './seeded-shop.ts';
import { startPostgres } from './start-postgres.ts';

/** What is made once for all tests of an `npm test`, which find it in their environment. */
export interface SharedShop {
  /** Makes the demonstration's data, which only the built program can; the whole environment afterwards. */
  seed(): Promise<Record<string, string>>;
  stop(): Promise<void>;
}

/** One PostgreSQL in which every test copies its database from one with all tables or one with demo data. */
export async function openSharedShop(): Promise<SharedShop> {
  const postgres = await startPostgres();
  await makeTables(postgres.url);
  let remove = async () => {};
  return {
    async seed() {
      const [{ folder }, away] = await makeSeededShop(postgres);
      remove = away;
      return { TEST_POSTGRES: postgres.url, SEEDED_POSTGRES: postgres.url, SEEDED_FOLDER: folder };
    },
    async stop() {
      await remove();
      await postgres.stop();
    },
  };
}

/** The shop that was made for the whole run; nothing where tests were called by themselves. */
export function sharedSeededShop(): SeededShop | undefined {
  const { SEEDED_POSTGRES: postgresUrl, SEEDED_FOLDER: folder } = process.env;
  return postgresUrl !== undefined && folder !== undefined ? { postgresUrl, folder } : undefined;
}

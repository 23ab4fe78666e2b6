import { test as base } from './browser-test.ts';
import { type ServerProcess, startServer } from './server-process.ts';
import { type PostgresServer, startPostgres } from './start-postgres.ts';

/** The journeys share one PostgreSQL; this one has its own, which can go away. It lives as long as the journey, as in own-shop.ts. */
export const test = base.extend<{ postgres: PostgresServer; shop: ServerProcess }>({
  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the names of the fixtures from this pattern
  postgres: async ({}, use) => {
    const postgres = await startPostgres();
    await use(postgres);
    await postgres.stop();
  },
  shop: async ({ postgres }, use) => {
    const shop = await startServer({ DATABASE_URL: `${postgres.url}/postgres`, RATE_LIMITS: 'off' });
    await use(shop);
    await shop.stop();
  },
  baseURL: async ({ shop }, use) => use(shop.url),
});

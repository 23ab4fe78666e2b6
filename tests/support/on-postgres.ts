import { test as base } from './browser-test.ts';
import { type ServerProcess, startServer } from './server-process.ts';
import { type PostgresServer, startPostgres } from './start-postgres.ts';

/** The journeys share one PostgreSQL; this one has its own, which can go away. */
export const test = base.extend<object, { postgres: PostgresServer; server: ServerProcess & { databaseUrl: string } }>({
  postgres: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the names of the fixtures from this pattern
    async ({}, use) => {
      const postgres = await startPostgres();
      await use(postgres);
      await postgres.stop();
    },
    { scope: 'worker' },
  ],
  server: [
    async ({ postgres }, use) => {
      const databaseUrl = databaseOf(postgres);
      const server = await startServer({ DATABASE_URL: databaseUrl, RATE_LIMITS: 'off' });
      await use({ ...server, databaseUrl });
      await server.stop();
    },
    { scope: 'worker' },
  ],
});

/** Where the shop's tables are. */
export const databaseOf = ({ url }: PostgresServer): string => `${url}/postgres`;

import type { TestProject } from 'vitest/node';
import { makeTables } from './databases.ts';
import { startPostgres } from './start-postgres.ts';

declare module 'vitest' {
  interface ProvidedContext {
    postgresUrl: string;
  }
}

/** One PostgreSQL for all test files, that of `npm test` where there is one; each worker makes its own databases in it. */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  const shared = process.env.TEST_POSTGRES;
  if (shared !== undefined) {
    project.provide('postgresUrl', shared);
    return async () => {};
  }
  const server = await startPostgres();
  await makeTables(server.url);
  project.provide('postgresUrl', server.url);
  return server.stop;
}

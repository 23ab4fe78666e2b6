import type { TestProject } from 'vitest/node';
import { makeTables } from './databases.ts';
import { startPostgres } from './start-postgres.ts';

declare module 'vitest' {
  interface ProvidedContext {
    postgresUrl: string;
  }
}

/** One PostgreSQL for all test files of the project; each worker makes its own databases in it. */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  const server = await startPostgres();
  await makeTables(server.url);
  project.provide('postgresUrl', server.url);
  return server.stop;
}

import type { Env } from '#server/env.ts';
import type { Database } from './database.ts';
import { databaseProblem } from './database-problem.ts';
import { keepPrivate } from './private-folder.ts';
import { StartProblem } from './start-problem.ts';

export type { Database, Queryable, Tx } from './database.ts';

/** Opens the database that the settings name and brings its tables up to date. */
export async function openDatabase(
  env: Pick<Env, 'databaseUrl' | 'databaseConnections' | 'databaseLimits' | 'dataDir'>,
): Promise<Database> {
  keepPrivate(env.dataDir);
  if (env.databaseUrl) {
    const { openPostgres } = await import('./postgres.ts');
    return openPostgres(env.databaseUrl, env.databaseConnections, env.databaseLimits).catch((error) => {
      const problem = databaseProblem(error);
      throw problem === undefined ? error : new StartProblem(problem);
    });
  }
  const { openPglite } = await import('./pglite.ts');
  return openPglite(env.dataDir);
}

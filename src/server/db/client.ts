import { mkdirSync } from 'node:fs';
import type { Env } from '#server/env.ts';
import type { Database } from './database.ts';
import { isLost } from './database-away.ts';
import { connectionProblem } from './database-problem.ts';
import { startProblemOf } from './embedded/instead.ts';
import type { EmbeddedOptions } from './embedded/options.ts';
import { openPostgres } from './postgres.ts';
import { keepPrivate } from './private-folder.ts';
import { requireServer } from './require-server.ts';
import { StartProblem } from './start-problem.ts';

export type { Begun, Database, Queryable, Tx } from './database.ts';

export interface DatabaseSettings
  extends Pick<Env, 'databaseUrl' | 'databaseDirectUrl' | 'databaseConnections' | 'databaseLimits' | 'dataDir'> {
  /** A command of this machine, which uses the embedded database of the server that runs; without it two are refused. */
  readonly besideServer?: boolean;
}

/** Whom the opening tells how it goes. */
type Told = Pick<EmbeddedOptions, 'onDeath' | 'onWaiting'>;

const wentAway =
  'Die eingebaute Datenbank hat sich beendet, bevor etwas getan war, vielleicht mit dem Server. Versuchen Sie es noch einmal.';

/** Opens the database that the settings name, starting the embedded one where they name none, and brings its tables up to date. */
export async function openDatabase(
  env: DatabaseSettings,
  { onDeath = console.error, onWaiting = () => {} }: Partial<Told> = {},
): Promise<Database> {
  const {
    databaseUrl,
    databaseDirectUrl: directUrl,
    databaseConnections,
    databaseLimits,
    dataDir,
    besideServer = false,
  } = env;
  if (databaseUrl !== undefined) {
    keepPrivate(dataDir);
    try {
      const required = requireServer({ databaseUrl, directUrl, limits: databaseLimits });
      onWaiting();
      await required;
      return await openPostgres(databaseUrl, databaseConnections, databaseLimits, { directUrl });
    } catch (error) {
      const problem = connectionProblem(error);
      throw problem === undefined ? error : new StartProblem(problem);
    }
  }
  try {
    keepPrivate(dataDir);
    mkdirSync(dataDir, { recursive: true });
  } catch (error) {
    throw startProblemOf(String(error), dataDir);
  }
  const { openEmbedded } = await import('./embedded/embedded.ts');
  const embedded = await openEmbedded({ dataDir, connections: databaseConnections, besideServer, onDeath, onWaiting });
  try {
    const database = await openPostgres(embedded.url, databaseConnections, databaseLimits, {
      isInUse: embedded.isOfAnother,
    });
    return {
      ...database,
      async close() {
        await database.close();
        await embedded.close();
      },
    };
  } catch (error) {
    await embedded.close();
    throw isLost(error) ? new StartProblem(wentAway) : error;
  }
}

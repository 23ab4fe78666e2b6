import { existsSync } from 'node:fs';
import { type Database, openDatabase } from './db/client.ts';
import { clusterFolder } from './db/embedded/cluster.ts';
import { type Env, readEnv } from './env.ts';
import { createLog, type Log, logDeath } from './log.ts';
import { requireSafeSettings } from './require-safe-settings.ts';

/** A start that is under way. */
export interface BegunServer {
  readonly env: Env;
  readonly log: Log;
  /** Rejects where it cannot be opened; whoever gives up the start closes it. */
  readonly database: Promise<Database>;
  /** Fulfilled once others work on it: from then on it loses no time by what keeps this process busy. */
  readonly isUnderWay: Promise<void>;
  /** What the start does for a database, for people. */
  readonly databaseLine: string;
  /** The database of the data folder is made just now. */
  readonly isNew: boolean;
}

/** Reads the settings and begins to open the database: PostgreSQL is made and started while the rest of the program is loaded. */
export function beginServer(variables: Record<string, string | undefined>): BegunServer {
  const env = readEnv(variables);
  requireSafeSettings(env);
  // Said before the folder is made.
  const isNew = env.databaseUrl === undefined && !existsSync(clusterFolder(env.dataDir));
  const log = createLog(env);
  const { promise: isUnderWay, resolve: onWaiting } = Promise.withResolvers<void>();
  const database = openDatabase(env, { onDeath: logDeath(log), onWaiting });
  // What went wrong is told by whoever waits for it.
  database.catch(() => {}).finally(onWaiting);
  return { env, log, database, isUnderWay, databaseLine: databaseLineOf(env, isNew), isNew };
}

function databaseLineOf({ databaseUrl, dataDir }: Env, isNew: boolean): string {
  if (databaseUrl !== undefined) return '  Datenbank     PostgreSQL unter DATABASE_URL';
  return `  Datenbank     PostgreSQL, eingebaut, in ${clusterFolder(dataDir)}${isNew ? ' (neu angelegt)' : ''}`;
}

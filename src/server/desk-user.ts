import { type DeskUserDeps, deskUserCommand, deskUserUsage } from './accounts/desk-user-command.ts';
import { askForDeskUser } from './accounts/desk-user-order.ts';
import { systemClock } from './clock.ts';
import { openDatabase } from './db/client.ts';
import { readEnv } from './env.ts';
import { randomIds } from './ids.ts';
import { openSecurityLog } from './security-log/security-log.ts';
import { signingSecrets } from './signing-secrets.ts';
import { tellFailure, tellUncaught } from './tell-failure.ts';

/** The embedded database is open to one process: where a server runs, it does it itself. */
async function run(words: string[], command: (deps: DeskUserDeps) => Promise<string>): Promise<string> {
  const env = readEnv(process.env);
  const byServer = env.databaseUrl === undefined ? await askForDeskUser(env.dataDir, words) : undefined;
  if (byServer !== undefined) return byServer;
  const database = await openDatabase(env);
  const securityLog = openSecurityLog({ env, clock: systemClock, log: console });
  try {
    const secrets = () => signingSecrets(env, database.drizzle);
    return await command({ database, clock: systemClock, ids: randomIds, securityLog, secrets });
  } finally {
    securityLog.close();
    await database.close();
  }
}

tellUncaught();
const words = process.argv.slice(2);
const command = deskUserCommand(words);

if (command === undefined) {
  console.error(deskUserUsage);
  process.exitCode = 2;
} else {
  await run(words, command).then(console.log, tellFailure);
}

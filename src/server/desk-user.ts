import { type DeskUserDeps, deskUserCommand, deskUserUsage } from './accounts/desk-user-command.ts';
import { systemClock } from './clock.ts';
import { openDatabase } from './db/client.ts';
import { readEnv } from './env.ts';
import { randomIds } from './ids.ts';
import { openSecurityLog } from './security-log/security-log.ts';
import { openToldLines } from './security-log/told-lines.ts';
import { signingSecrets } from './signing-secrets.ts';
import { tellFailure, tellUncaught } from './tell-failure.ts';

async function run(command: (deps: DeskUserDeps) => Promise<string>): Promise<string> {
  const env = readEnv(process.env);
  const database = await openDatabase({ ...env, besideServer: true });
  const told = openToldLines({ database, log: console });
  const securityLog = openSecurityLog({ env, clock: systemClock, log: console, told });
  try {
    const secrets = () => signingSecrets(env, database.drizzle);
    return await command({ database, clock: systemClock, ids: randomIds, securityLog, secrets });
  } finally {
    securityLog.close();
    await told.written();
    await database.close();
  }
}

tellUncaught();
const command = deskUserCommand(process.argv.slice(2));

if (command === undefined) {
  console.error(deskUserUsage);
  process.exitCode = 2;
} else {
  await run(command).then(console.log, tellFailure);
}

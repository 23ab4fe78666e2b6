import { staffRoles } from '#contract/desk-rights.ts';
import { emailKey, isEmail } from '#domain/values/email.ts';
import { clearWaits } from './accounts/attempt-delays.ts';
import { listStaff, removeStaff, setStaff, staffIdOf } from './accounts/staff.ts';
import { systemClock } from './clock.ts';
import { type Database, openDatabase } from './db/client.ts';
import { readEnv } from './env.ts';
import { randomIds } from './ids.ts';
import type { SecurityKind } from './security-log/security-event.ts';
import { openSecurityLog } from './security-log/security-log.ts';
import { signingSecrets } from './signing-secrets.ts';

const usage = `Zugänge zum Schreibtisch des Anbieters (/desk/):

  npm run desk:user -- add name@example.org           legt einen Zugang an oder gibt ihm ein neues Passwort
  npm run desk:user -- clear-waits name@example.org   hebt die Wartezeit nach falschen Passwörtern auf
  npm run desk:user -- remove name@example.org        nimmt den Zugang und beendet alle Anmeldungen
  npm run desk:user -- list                           zeigt alle Zugänge`;

type Command = (database: Database) => Promise<string>;

/** The command that was typed, as what to do and to print; undefined when it is none. */
function commandOf(name: string | undefined, email: string): Command | undefined {
  if (name === 'list') return list;
  if (!isEmail(email)) return undefined;
  if (name === 'add') return (database) => add(database, email);
  if (name === 'clear-waits') return (database) => clearWaitsOf(database, email);
  if (name === 'remove') return (database) => remove(database, email);
  return undefined;
}

async function list({ drizzle }: Database): Promise<string> {
  return (await listStaff(drizzle)).join('\n') || 'Es gibt noch keinen Zugang.';
}

async function add(database: Database, email: string): Promise<string> {
  const password = randomIds.secret().slice(0, 20);
  const done = await database.transaction((tx) =>
    setStaff({ clock: systemClock, ids: randomIds }, tx, { email, password, roles: staffRoles }),
  );
  await note(database, done === 'added' ? 'staffAdded' : 'staffPasswordSet', email);
  const what = done === 'added' ? 'Zugang angelegt' : 'Neues Passwort, alle Anmeldungen beendet';
  return `${what}: ${email}\nPasswort: ${password}\nEs wird nur jetzt gezeigt.`;
}

async function remove(database: Database, email: string): Promise<string> {
  await note(database, 'staffRemoved', email);
  const removed = await database.transaction((tx) => removeStaff({ clock: systemClock }, tx, email));
  return removed ? `${email} hat keinen Zugang mehr.` : `${email} hatte keinen Zugang.`;
}

/** For whoever has to sign in on a new device while strangers guess at the address. */
async function clearWaitsOf(database: Database, email: string): Promise<string> {
  const { drizzle } = database;
  if ((await staffIdOf(drizzle, email)) === undefined) return `${email} hat keinen Zugang.`;
  const secrets = await signingSecrets(readEnv(process.env), drizzle);
  await clearWaits(drizzle, secrets, { kind: 'staff', email });
  await note(database, 'staffWaitsCleared', email);
  return `${email} kann sich sofort wieder anmelden, auch auf einem neuen Gerät.`;
}

/** Who typed it is known to the system alone; whom it is about is noted by number. */
async function note({ drizzle }: Database, what: SecurityKind, email: string): Promise<void> {
  const staff = await staffIdOf(drizzle, email);
  if (staff === undefined) return;
  const securityLog = openSecurityLog({ env: readEnv(process.env), clock: systemClock, log: console });
  securityLog.note({ what, result: 'done', staff });
  securityLog.close();
}

async function run(command: Command): Promise<void> {
  const database = await openDatabase(readEnv(process.env));
  try {
    console.log(await command(database));
  } finally {
    await database.close();
  }
}

const [name, address = ''] = process.argv.slice(2);
const command = commandOf(name, emailKey(address));

if (command === undefined) {
  console.error(usage);
  process.exitCode = 2;
} else {
  await run(command).catch((error: unknown) => {
    console.error(error instanceof Error ? error.message : error);
    process.exitCode = 1;
  });
}

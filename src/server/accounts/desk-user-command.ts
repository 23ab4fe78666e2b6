import { type StaffRole, staffRoleNames, staffRoles } from '#contract/desk/desk-rights.ts';
import { emailKey, isEmail } from '#domain/values/email.ts';
import type { Clock } from '#server/clock.ts';
import type { Database } from '#server/db/client.ts';
import type { Ids } from '#server/ids.ts';
import { ofMachine, type SecurityKind } from '#server/security-log/security-event.ts';
import type { SecurityLog } from '#server/security-log/security-log.ts';
import type { SigningSecrets } from '#server/signing-secrets.ts';
import { clearWaits } from './attempt-delays.ts';
import { listPeople } from './list-people.ts';
import { dropSecondFactor } from './second-factor/drop-second-factor.ts';
import { removeStaff, setStaff, staffIdOf } from './staff.ts';

export interface DeskUserDeps {
  database: Database;
  clock: Clock;
  ids: Ids;
  securityLog: Pick<SecurityLog, 'note'>;
  /** Asked for by what needs them alone. */
  secrets(): Promise<SigningSecrets>;
}

type Command = (deps: DeskUserDeps) => Promise<string>;

const words = (roles: readonly StaffRole[]) => roles.map((role) => staffRoleNames[role].toLowerCase()).join(',');

export const deskUserUsage = `Zugänge zum Schreibtisch des Anbieters (/desk/):

  npm run desk:user -- add name@example.org [${words(staffRoles)}]
                                                      legt einen Zugang an oder gibt ihm ein neues Passwort; ohne Angabe für alle Arbeiten
  npm run desk:user -- reset-factor name@example.org  nimmt den zweiten Faktor; die nächste Anmeldung richtet einen neuen ein
  npm run desk:user -- clear-waits name@example.org   hebt die Wartezeit nach falschen Passwörtern auf
  npm run desk:user -- remove name@example.org        nimmt den Zugang und beendet alle Anmeldungen
  npm run desk:user -- list                           zeigt alle Zugänge`;

/** The command that was typed, as what to do and to print; undefined when it is none. */
export function deskUserCommand([name, address = '', roles]: readonly string[]): Command | undefined {
  if (name === 'list') return list;
  const email = emailKey(address);
  const meant = roles === undefined ? staffRoles : rolesIn(roles);
  if (!isEmail(email) || meant === undefined) return undefined;
  if (name === 'add') return (deps) => add(deps, email, meant);
  if (roles !== undefined) return undefined;
  if (name === 'reset-factor') return (deps) => resetFactor(deps, email);
  if (name === 'clear-waits') return (deps) => clearWaitsOf(deps, email);
  if (name === 'remove') return (deps) => remove(deps, email);
  return undefined;
}

function rolesIn(text: string): StaffRole[] | undefined {
  const typed = text.toLowerCase().split(',');
  const meant = staffRoles.filter((role) => typed.includes(staffRoleNames[role].toLowerCase()));
  return meant.length === typed.length ? meant : undefined;
}

async function list({ database }: DeskUserDeps): Promise<string> {
  const people = await listPeople(database.drizzle);
  return people.map(({ email, roles }) => `${email} (${words(roles)})`).join('\n') || 'Es gibt noch keinen Zugang.';
}

async function add(deps: DeskUserDeps, email: string, roles: readonly StaffRole[]): Promise<string> {
  const password = deps.ids.secret().slice(0, 20);
  const done = await deps.database.transaction((tx) => setStaff(deps, tx, { email, password, roles }));
  await note(deps, done === 'added' ? 'staffAdded' : 'staffPasswordSet', email);
  const what = done === 'added' ? 'Zugang angelegt' : 'Neues Passwort, alle Anmeldungen beendet';
  return `${what}: ${email} (${words(roles)})\nPasswort: ${password}\nEs wird nur jetzt gezeigt.`;
}

async function resetFactor(deps: DeskUserDeps, email: string): Promise<string> {
  const id = await staffIdOf(deps.database.drizzle, email);
  if (id === undefined) return `${email} hat keinen Zugang.`;
  await deps.database.transaction((tx) => dropSecondFactor(tx, id));
  await note(deps, 'secondFactorReset', email);
  return `${email} richtet bei der nächsten Anmeldung einen neuen zweiten Faktor ein.`;
}

async function remove(deps: DeskUserDeps, email: string): Promise<string> {
  await note(deps, 'staffRemoved', email);
  const removed = await deps.database.transaction((tx) => removeStaff(deps, tx, email));
  return removed ? `${email} hat keinen Zugang mehr.` : `${email} hatte keinen Zugang.`;
}

/** For whoever has to sign in on a new device while strangers guess at the address. */
async function clearWaitsOf(deps: DeskUserDeps, email: string): Promise<string> {
  const { drizzle } = deps.database;
  if ((await staffIdOf(drizzle, email)) === undefined) return `${email} hat keinen Zugang.`;
  await clearWaits(drizzle, await deps.secrets(), { kind: 'staff', email });
  await note(deps, 'staffWaitsCleared', email);
  return `${email} kann sich sofort wieder anmelden, auch auf einem neuen Gerät.`;
}

/** Who typed it is known to the system alone: the machine did it. Whom it is about is noted by number. */
async function note({ database, securityLog }: DeskUserDeps, what: SecurityKind, email: string): Promise<void> {
  const staff = await staffIdOf(database.drizzle, email);
  if (staff !== undefined) securityLog.note({ what, result: 'done', staff, by: ofMachine });
}

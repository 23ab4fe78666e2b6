import pg from 'pg';
import { type StaffRole, staffRoles } from '#contract/desk/desk-rights.ts';
import { setStaff } from '#server/accounts/staff.ts';
import { systemClock } from '#server/clock.ts';
import { openPostgres } from '#server/db/postgres.ts';
import { randomIds } from '#server/ids.ts';
import { bidBody, inquiryBody, newOfferId } from '#tests/factories/wire.ts';
import { type Caller, caller, keepAlive } from '#tests/support/caller.ts';
import { setUpSecondFactor } from '#tests/support/second-factor.ts';
import { type ServerProcess, startServer } from '#tests/support/server-process.ts';
import type { PostgresServer } from '#tests/support/start-postgres.ts';

/** A shop on a PostgreSQL database of its own, with a member of staff at the desk. */
export interface BenchShop {
  server: ServerProcess;
  databaseUrl: string;
  desk: Caller;
}

const credentials = { email: 'last@example.org', password: 'vier Pferde im Regal' };

/** Servers one after the other on one database sign with the same. */
export const signingSecret = 'x'.repeat(43);

/** A shop that answers and sends no mails meanwhile. */
export function settingsFor(databaseUrl: string) {
  const settings = {
    MODE: 'production',
    MAIL_MODE: 'capture',
    COMPANY_DATA: 'incomplete',
    RATE_LIMITS: 'off',
    JOBS: 'off',
  };
  return { ...settings, SIGNING_SECRETS: signingSecret, DATABASE_URL: databaseUrl };
}

export async function openBenchShop(
  postgres: PostgresServer,
  name: string,
  env: Record<string, string> = {},
): Promise<BenchShop> {
  const admin = new pg.Client({ connectionString: `${postgres.url}/postgres` });
  await admin.connect();
  await admin.query(`create database ${name}`);
  await admin.end();
  const databaseUrl = `${postgres.url}/${name}`;
  const server = await startServer({ ...settingsFor(databaseUrl), ...env });
  return { server, databaseUrl, desk: await signInAtDesk({ server, databaseUrl }, credentials.email, staffRoles) };
}

/** Somebody with these kinds of work. */
export async function signInAtDesk(
  { server, databaseUrl }: Pick<BenchShop, 'server' | 'databaseUrl'>,
  email: string,
  roles: readonly StaffRole[],
): Promise<Caller> {
  const database = await openPostgres(databaseUrl, 2);
  await database.transaction((tx) =>
    setStaff({ clock: systemClock, ids: randomIds }, tx, { ...credentials, email, roles }),
  );
  await database.close();
  const desk = caller(server.url, keepAlive(16));
  await desk.get('/auth/api/currentUser');
  expectOk(await desk.post('/desk/api/login', { ...credentials, email }));
  await setUpSecondFactor(async (path, body) => {
    const answer = await desk.post(path, body);
    expectOk(answer);
    return JSON.parse(answer.text);
  }, new Date());
  return desk;
}

/** An inquiry with one line; answers its id and the line's. */
export async function sendInquiry({ server }: BenchShop): Promise<{ offerId: string; itemId: string }> {
  const visitor = caller(server.url, keepAlive(1));
  await visitor.get('/auth/api/currentUser');
  const offerId = newOfferId();
  const body = inquiryBody(credentials.email);
  expectOk(await visitor.post(`/selfservice/api/submitOffer/${offerId}`, body));
  return { offerId, itemId: /item-[0-9a-f-]{36}/.exec(JSON.stringify(body))?.[0] ?? '' };
}

/** The provider's price for it, open for two weeks. */
export async function placeBid({ desk }: Pick<BenchShop, 'desk'>, offerId: string, itemId: string): Promise<void> {
  const validUntil = new Date(Date.now() + 14 * 86_400_000).toISOString().slice(0, 10);
  expectOk(await desk.post(`/desk/api/submitBid/${offerId}`, bidBody([{ id: itemId }], { validUntil })));
}

function expectOk({ status, text }: { status: number; text: string }): void {
  if (status !== 200) throw new Error(`${status} ${text}`);
}

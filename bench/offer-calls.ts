import { randomUUID } from 'node:crypto';
import { staffRoles } from '#contract/desk/desk-rights.ts';
import { setStaff } from '#server/accounts/staff.ts';
import { systemClock } from '#server/clock.ts';
import { openPostgres } from '#server/db/postgres.ts';
import { accounts } from '#server/db/schema/accounts.ts';
import { randomIds } from '#server/ids.ts';
import { bidBody, businessDeclarations, inquiryBody, newOfferId } from '#tests/factories/wire.ts';
import { type Caller, caller, keepAlive } from '#tests/support/caller.ts';
import { setUpSecondFactor } from '#tests/support/second-factor.ts';
import { processorOfChildren } from './processor-of-children.ts';
import { ratePerSecond } from './rate-per-second.ts';
import type { Named } from './replay-statements.ts';

/** Calls under way at once. */
export const atOnce = 16;
const password = 'vier Pferde im Regal';
const email = 'last@example.org';

/** Per second, and milliseconds of processor each: of the caller, the server and PostgreSQL together. */
export interface Pace {
  rate: number;
  processor: number;
}
/** Does all of them, and what belongs to them afterwards. */
export async function paceOf<T>(
  tasks: readonly T[],
  run: (task: T) => Promise<void>,
  afterwards: () => Promise<void> = async () => {},
): Promise<Pace> {
  const [busy, started] = [processorOfAll(), performance.now()];
  await ratePerSecond(tasks, atOnce, run);
  await afterwards();
  return {
    rate: (tasks.length / (performance.now() - started)) * 1_000,
    processor: (processorOfAll() - busy) / tasks.length,
  };
}

/** Milliseconds. */
function processorOfAll(): number {
  const { user, system } = process.cpuUsage();
  return (user + system) / 1_000 + processorOfChildren() * 1_000;
}

/** A seller whose address counts as confirmed, and a member of staff. */
export async function addPeople(databaseUrl: string, url: string): Promise<void> {
  const visitor = caller(url, keepAlive(1));
  await visitor.get('/auth/api/currentUser');
  expectOk(await visitor.post('/auth/api/registerAccount', { email, password }));
  const database = await openPostgres(databaseUrl, 2);
  await database.drizzle.update(accounts).set({ emailConfirmed: true });
  await database.close();
}

/** A server, and the database that it writes to. */
export interface Place {
  url: string;
  databaseUrl: string;
}

/** The seller, and a member of staff of one's own: a second factor is set up once. */
export async function people({ url, databaseUrl }: Place): Promise<{ seller: Caller; desk: Caller }> {
  const member = { email: `${randomUUID()}@example.org`, password, roles: staffRoles };
  const database = await openPostgres(databaseUrl, 2);
  await database.transaction((tx) => setStaff({ clock: systemClock, ids: randomIds }, tx, member));
  await database.close();
  const agent = keepAlive(atOnce);
  const [seller, desk] = [caller(url, agent), caller(url, agent)];
  await seller.get('/auth/api/currentUser');
  const known = await seller.post('/auth/api/login', { email, password });
  if (known.status !== 200) throw new Error(`No seller: ${known.text}`);
  await desk.get('/auth/api/currentUser');
  expectOk(await desk.post('/desk/api/login', { email: member.email, password }));
  await setUpSecondFactor(async (path, body) => JSON.parse(expectOk(await desk.post(path, body))), new Date());
  return { seller, desk };
}

export async function submit(seller: Caller): Promise<Named> {
  const offerId = newOfferId();
  const body = inquiryBody(email);
  const { inquiryId } = JSON.parse(expectOk(await seller.post(`/selfservice/api/submitOffer/${offerId}`, body)));
  const itemId = /item-[0-9a-f-]{36}/.exec(JSON.stringify(body))?.[0] ?? '';
  return { offerId, inquiryId, itemId };
}

export async function placeBid(desk: Caller, { offerId, itemId }: Named): Promise<void> {
  const validUntil = new Date(Date.now() + 14 * 86_400_000).toISOString().slice(0, 10);
  expectOk(await desk.post(`/desk/api/submitBid/${offerId}`, bidBody([{ id: itemId }], { validUntil })));
}

export async function accept(seller: Caller, { offerId, inquiryId }: Named): Promise<void> {
  const body = { inquiryId, declarations: businessDeclarations };
  expectOk(await seller.post(`/selfservice/api/acceptBid/${offerId}`, body));
}

function expectOk({ status, text }: { status: number; text: string }): string {
  if (status !== 200) throw new Error(`${status} ${text}`);
  return text;
}

// Dear: programs are started, and one of them is frozen.
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { problemSchema } from '#contract/problem.ts';
import { demoLogins } from '#seed/demo-logins.ts';
import { inquiryBody, newOfferId } from '#tests/factories/wire.ts';
import { openSellerSocket } from '#tests/faults/seller-socket.ts';
import { type Caller, caller, keepAlive } from '#tests/support/caller.ts';
import { type PostgresPair, startPair } from '#tests/support/postgres-pair.ts';
import { type ServerProcess, startServer } from '#tests/support/server-process.ts';
import { until } from '#tests/support/until.ts';

/** Who waited for a statement's limit on a line that is dead would be seen by it. */
const limitSeconds = 60;

let pair: PostgresPair;
let server: ServerProcess;
let visitor: Caller;

beforeAll(async () => {
  pair = await startPair(inject('seededShop').folder);
  server = await startServer({
    ...{ DATABASE_URL: pair.databaseUrl, RATE_LIMITS: 'off' },
    DATABASE_STATEMENT_SECONDS: String(limitSeconds),
  });
  visitor = caller(server.url, keepAlive(16));
  await visitor.get('/auth/api/currentUser');
});
afterAll(async () => {
  await server.stop();
  await pair.stop();
});

async function inquire(offerId = newOfferId()) {
  const answer = await visitor.post(`/selfservice/api/submitOffer/${offerId}`, inquiryBody(demoLogins.business.email));
  return { ...answer, offerId };
}

const readiness = async () => problemSchema.parse(JSON.parse((await visitor.get('/health/ready')).text));

describe('a server whose PostgreSQL falls silent, while another takes over', () => {
  it('says so steadily, and goes on with calls, jobs and notices as soon as that one may write', async () => {
    const socket = await openSellerSocket(server.url);
    const before = await inquire();
    expect(before.status).toBe(200);
    const goOn = await pair.primary.freeze();
    pair.leadToStandby();
    // Some on lines to the one that is frozen, some on new ones to the other, where nobody may write.
    const meanwhile = [inquire(), inquire(), inquire(), inquire()];
    await until(async () => (await readiness()).fields?.database !== undefined);
    for (let n = 0; n < 5; n++) expect((await readiness()).fields).toMatchObject({ database: expect.anything() });

    const began = performance.now();
    await pair.promote();
    for (const { status, headers, text } of await Promise.all(meanwhile)) {
      expect([status, Number(headers['retry-after']) > 0]).toEqual([503, true]);
      expect(problemSchema.parse(JSON.parse(text)).code).toBe('databaseAway');
    }
    await until(async () => (await inquire()).status === 200);
    await socket.closed;
    const again = await openSellerSocket(server.url);
    const after = await inquire();
    await until(() => again.heard.has(`${after.offerId} 1`));
    await until(async () => (await visitor.get('/health/ready')).status === 200);
    expect((performance.now() - began) / 1_000).toBeLessThan(limitSeconds / 2);
    again.close();
    goOn();
  });
});

import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Tx } from '#server/db/client.ts';
import { accounts } from '#server/db/schema/accounts.ts';
import { firmMembers } from '#server/db/schema/firms.ts';
import { offers } from '#server/db/schema/offers.ts';
import { removeColleague } from '#server/firms/colleagues.ts';
import { joinFirm } from '#server/firms/join-firm.ts';
import { inquiryBody, newOfferId } from '#tests/factories/wire.ts';
import { accountOf, foundFirm, joinedColleague } from '#tests/support/firm.ts';
import type { HttpClient } from '#tests/support/http-client.ts';
import { signUp, succeed } from '#tests/support/people.ts';
import { startTestApp, type TestApp } from '#tests/support/test-app.ts';
import { waitingForLocks } from '#tests/support/waiting-for-locks.ts';

let test: TestApp;
beforeAll(async () => {
  test = await startTestApp();
});
afterAll(() => test.close());

async function submit(email: string): Promise<string> {
  const id = newOfferId();
  await succeed(test.visitor().post(`/selfservice/api/submitOffer/${id}`, inquiryBody(email)));
  return id;
}

/** An inquiry of this address that is sent in the middle of a change, and has to wait for it. */
async function sentAmid(email: string, change: (tx: Tx) => Promise<void>): Promise<string> {
  const sending: Promise<string>[] = [];
  await test.deps.database.transaction(async (tx) => {
    await change(tx);
    const sent = submit(email);
    sending.push(sent);
    await Promise.race([sent, expect.poll(() => waitingForLocks(test)).toBeGreaterThan(0)]);
  });
  const [id = ''] = await Promise.all(sending);
  return id;
}

async function firmIdOf(by: HttpClient, email: string): Promise<string> {
  const [own] = await test.deps.db
    .select()
    .from(firmMembers)
    .where(eq(firmMembers.accountId, await accountOf(by, email)));
  return own?.firmId ?? '';
}
const rowOf = async (id: string) => (await test.deps.db.select().from(offers).where(eq(offers.id, id)))[0];

describe('an inquiry that is sent at the instant', () => {
  it('in which its seller joins a firm belongs to the firm, and is nobody’s at no time', async () => {
    const founder = await foundFirm(test, 'gruendet@example.org');
    await signUp(test, 'kommt-dazu@example.org');
    const firmId = await firmIdOf(founder, 'gruendet@example.org');
    const [account] = await test.deps.db.select().from(accounts).where(eq(accounts.email, 'kommt-dazu@example.org'));
    if (!account) throw new Error('No account');
    const id = await sentAmid(account.email, (tx) => joinFirm(test.deps, tx, { account, firmId, rights: [] }));
    expect(await rowOf(id)).toMatchObject({ firmId, holder: firmId });
  });

  it('in which its seller leaves a firm is theirs alone: no mail about a sale of the firm goes to them', async () => {
    const founder = await foundFirm(test, 'fuehrt@example.org');
    const email = 'geht-gerade@example.org';
    await joinedColleague(test, founder, email, ['sendInquiries']);
    const [firmId, accountId] = [await firmIdOf(founder, email), await accountOf(founder, email)];
    const id = await sentAmid(email, (tx) => removeColleague(test.deps, tx, { firmId, accountId }));
    expect(await rowOf(id)).toMatchObject({ firmId: null, holder: email });
  });
});

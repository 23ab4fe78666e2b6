import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { api } from '#contract/site/urls.ts';
import { signUp } from '#tests/support/people.ts';
import { startTestApp, type TestApp } from '#tests/support/test-app.ts';

let test: TestApp;
beforeAll(async () => {
  test = await startTestApp();
});
afterAll(() => test.close());

const kept = async () => JSON.stringify(await test.deps.database.rows(test.deps.db, sql`select data from pgboss.job`));
const message = () => ({
  id: test.deps.ids.uuid(),
  name: 'Erika Muster',
  email: 'erika@example.org',
  subject: 'Frage zur Abholung',
  message: 'Ruft mich bitte an.',
});

describe('a job that is done', () => {
  it('keeps neither name nor address nor text of whoever it was about', async () => {
    await test.visitor().post(api.selfservice.contact, message());
    expect(await kept()).toMatch(/erika@example\.org.*Ruft mich/);
    await test.runJobs();
    await signUp(test, 'kim@example.org');
    await test.runJobs();
    expect(await kept()).not.toMatch(/Erika|example\.org|Abholung|Ruft/);
  });

  it('is done no second time when its process died before the queue heard of it', async () => {
    await test.visitor().post(api.selfservice.contact, message());
    await test.runJobs();
    const before = (await test.mails()).length;
    await test.deps.db.execute(sql`update pgboss.job set state = 'retry' where data->>'isDone' = 'true'`);
    await test.runJobs();
    expect((await test.mails()).length).toBe(before);
  });
});

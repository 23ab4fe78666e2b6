import { type SQL, sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { verifyDatabase, verifyOffers } from '#server/offers/verify.ts';
import { inquiryBody, newOfferId } from '#tests/factories/wire.ts';
import { succeed } from '#tests/support/people.ts';
import { startTestApp, type TestApp } from '#tests/support/test-app.ts';

let test: TestApp;
beforeAll(async () => {
  test = await startTestApp();
});
afterAll(() => test.close());

/** What was changed by hand in an offer's row or log, and what `npm run offers:verify` says about it. */
const manipulations: [what: string, statement: (id: string) => SQL, says: string][] = [
  [
    'the state',
    (id) => sql`update offer set state = jsonb_set(state, '{email}', '"x@example.org"') where id = ${id}`,
    'the state',
  ],
  ['the phase', (id) => sql`update offer set phase = 'agreed' where id = ${id}`, 'the column phase'],
  ['the version', (id) => sql`update offer set version = 9 where id = ${id}`, 'the column version'],
  ['the owner', (id) => sql`update offer set email_key = 'x@example.org' where id = ${id}`, 'the column emailKey'],
  ['the number', (id) => sql`update offer set inquiry_id = 'A-1' where id = ${id}`, 'the column inquiryId'],
  [
    'the summary',
    (id) => sql`update offer set summary = jsonb_set(summary, '{units}', '1') where id = ${id}`,
    'the column summary',
  ],
  [
    'its creation',
    (id) => sql`update offer set created_at = created_at - interval '1 day' where id = ${id}`,
    'the column createdAt',
  ],
  [
    'its last change',
    (id) => sql`update offer set changed_at = changed_at + interval '1 day' where id = ${id}`,
    'the column changedAt',
  ],
  [
    'an event',
    (id) =>
      sql`update offer_event set event = jsonb_set(event, '{data,location}', '"10115"') where offer_id = ${id} and version = 1`,
    'the state',
  ],
  [
    'the type of an event',
    (id) => sql`update offer_event set type = 'finished' where offer_id = ${id} and version = 2`,
    'the columns of version 2',
  ],
  [
    'the time of an event',
    (id) => sql`update offer_event set at = at - interval '1 hour' where offer_id = ${id} and version = 1`,
    'the columns of version 1',
  ],
  ['a lost event', (id) => sql`delete from offer_event where offer_id = ${id} and version = 1`, 'version 1'],
  ['a lost last event', (id) => sql`delete from offer_event where offer_id = ${id} and version = 2`, 'the state'],
  ['a lost log', (id) => sql`delete from offer_event where offer_id = ${id}`, 'the log'],
];

describe('offers:verify', () => {
  it('finds nothing in a database that only commands have written', async () => {
    const id = newOfferId();
    await succeed(test.visitor().post(`/selfservice/api/submitOffer/${id}`, inquiryBody('treu@example.org')));
    expect(await verifyOffers(test.deps.db)).toEqual({ checked: 1, differences: [] });
  });

  it('writes first what an upgrade left to the next start', async () => {
    const id = newOfferId();
    await succeed(test.visitor().post(`/selfservice/api/submitOffer/${id}`, inquiryBody('bald@example.org')));
    await test.deps.db.execute(sql`update offer set desk_task = '', summary = summary || '{"title":"before"}'`);
    expect((await verifyDatabase(test.deps.database)).differences).toEqual([]);
  });

  it.each(manipulations)('reports the offer when a hand has changed %s', async (_what, statement, says) => {
    const id = newOfferId();
    await succeed(test.visitor().post(`/selfservice/api/submitOffer/${id}`, inquiryBody('falsch@example.org')));
    await test.deps.db.execute(statement(id));
    const { differences } = await verifyOffers(test.deps.db);
    expect(differences.map((difference) => difference.offerId)).toEqual([id]);
    expect(differences[0]?.what).toMatch(new RegExp(`^${says} `));
    await test.deps.db.execute(sql`delete from offer_event where offer_id = ${id}`);
    await test.deps.db.execute(sql`delete from offer where id = ${id}`);
  });
});

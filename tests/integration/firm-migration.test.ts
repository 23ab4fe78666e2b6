// Dear: a thousand sales are stored, and the migration is done on them.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { z } from 'zod';
import { offerListItemSchema } from '#contract/sale/offer-list.ts';
import type { OfferEvent } from '#domain/offer/events/events.ts';
import { foldEvents } from '#domain/offer/events/evolve.ts';
import { migrationsFolder } from '#server/db/migrations-folder.ts';
import { append } from '#server/offers/store.ts';
import { verifyOffers } from '#server/offers/verify.ts';
import { offerIn } from '#tests/factories/offer-in-phase.ts';
import { newOfferId } from '#tests/factories/wire.ts';
import type { HttpClient } from '#tests/support/http-client.ts';
import { signUp } from '#tests/support/people.ts';
import { startTestApp, type TestApp } from '#tests/support/test-app.ts';

/** What stood there before there were firms: the columns and tables that the migration brings are taken away again. */
const before = [
  'drop index offer_of_holder',
  'drop index offer_of_seller',
  'alter table offer drop column holder',
  'alter table offer drop column firm_id',
  'drop table firm_invitation, firm_member, firm cascade',
  'create index offer_of_seller on offer (email_key, created_at desc)',
];

let test: TestApp;
const offers = 1_000;
const sellers = Array.from({ length: 4 }, (_, index) => `kundin-${index}@example.org`);

beforeAll(async () => {
  test = await startTestApp();
});
afterAll(async () => {
  // Nobody gets a database on which a part of the migrations was done again.
  await test.database.end();
  await test.close();
});

it('a thousand offers of before there were firms verify after the migration, and show the same to the same people', async () => {
  const people = await Promise.all(sellers.map((email) => signUp(test, email)));
  const { db, database } = test.deps;
  await database.transaction(async (tx) => {
    for (let index = 0; index < offers; index += 1) {
      const number = String(index + 1).padStart(6, '0');
      const own = {
        inquiryId: `A-2026-${number}`,
        orderId: `B-2026-${number}`,
        email: sellers[index % sellers.length] ?? '',
      };
      const events = eventsOf(own);
      const after = foldEvents(events);
      if (!after) throw new Error('No events');
      const nothingElse = { before: undefined, facts: {}, issued: [], by: undefined, keeping: undefined, calls: [] };
      await append(tx, { id: newOfferId(), events, after, ...nothingElse });
    }
  });
  const seen = await Promise.all(people.map(listOf));
  expect(seen.map((rows) => rows.length)).toEqual(sellers.map(() => offers / sellers.length));

  const file = readFileSync(join(migrationsFolder, '0021_firms.sql'), 'utf8');
  for (const statement of [...before, ...file.split('--> statement-breakpoint')]) await db.execute(sql.raw(statement));

  expect(await verifyOffers(db)).toEqual({ checked: offers, differences: [] });
  expect(await Promise.all(people.map(listOf))).toEqual(seen);
});

const sample = offerIn('payout');

/** The log of a sale with numbers and an address of its own. */
function eventsOf({ inquiryId, orderId, email }: Record<'inquiryId' | 'orderId' | 'email', string>) {
  const { state, events } = sample;
  const text = JSON.stringify(events)
    .replaceAll(state.inquiryId ?? '', inquiryId)
    .replaceAll(state.orderId ?? '', orderId)
    .replaceAll(state.email, email);
  return z.array(z.custom<OfferEvent>((value) => typeof value === 'object')).parse(JSON.parse(text));
}

async function listOf(by: HttpClient) {
  return z.array(offerListItemSchema).parse((await by.get('/selfservice/api/listOffers')).json());
}

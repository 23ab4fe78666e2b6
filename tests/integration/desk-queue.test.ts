import { and, eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Queue, queueCountsSchema, queueSchema } from '#contract/desk/desk-queue.ts';
import { deskApi } from '#contract/desk/desk-urls.ts';
import { phases } from '#domain/offer/phase.ts';
import { deskTasks } from '#domain/sale/desk-tasks.ts';
import { saleOf } from '#domain/sale/sale.ts';
import { taskOf } from '#domain/sale/task-of.ts';
import { mailDeliveries } from '#server/db/schema/mail.ts';
import { offers } from '#server/db/schema/offers.ts';
import { batteryAnswers } from '#server/db/schema/packing.ts';
import { fillDeskColumns } from '#server/offers/fill-desk-columns.ts';
import { keepSaleRow } from '#server/offers/sale-row.ts';
import { append } from '#server/offers/store.ts';
import { offerIn } from '#tests/factories/offer-in-phase.ts';
import { monday } from '#tests/factories/offer-story.ts';
import { newOfferId } from '#tests/factories/wire.ts';
import type { HttpClient } from '#tests/support/http-client.ts';
import { signInStaff } from '#tests/support/people.ts';
import { startTestApp, type TestApp } from '#tests/support/test-app.ts';

let test: TestApp;
let desk: HttpClient;
const copies = 3;

beforeAll(async () => {
  test = await startTestApp();
  test.clock.set(monday);
  desk = await signInStaff(test);
  let number = 0;
  await test.deps.database.transaction(async (tx) => {
    for (const phase of phases) {
      for (let copy = 0; copy < copies; copy += 1) {
        number += 1;
        const { state, events } = offerIn(phase);
        const counted = String(number).padStart(6, '0');
        const own = { inquiryId: `A-2026-${counted}`, ...(state.orderId && { orderId: `B-2026-${counted}` }) };
        const nothingElse = { before: undefined, facts: {}, issued: [], by: undefined, keeping: undefined, calls: [] };
        await append(tx, { id: newOfferId(), events, after: { ...state, ...own }, ...nothingElse });
      }
    }
  });
});
afterAll(() => test.close());

async function queue(query: Readonly<Record<string, string>> = {}): Promise<Queue> {
  return queueSchema.parse((await desk.get(`${deskApi.queue}?${new URLSearchParams(query)}`)).json());
}

/** As whoever writes beside a sale does with it. */
const kept = (id: string) => test.deps.database.transaction((tx) => keepSaleRow(tx, id));

const counts = async () => queueCountsSchema.parse((await desk.get(deskApi.queueCounts)).json());

describe('the work list', () => {
  it('shows first whose turn it is, then what is due first, then what is worth most', async () => {
    const { rows } = await queue({ tab: 'all' });
    const places = rows.map(({ task, due = '9999-12-31', value = 0 }) => [
      ['ours', 'theirs', 'underway', 'over'].indexOf(deskTasks[task].side),
      due,
      -value,
    ]);
    const sorted = places.toSorted((one, other) => {
      for (let at = 0; at < 3; at += 1) {
        const [left = 0, right = 0] = [one[at], other[at]];
        if (left !== right) return left < right ? -1 : 1;
      }
      return 0;
    });
    expect(places).toEqual(sorted);
  });

  it('goes on page by page, without a gap and without a row twice', async () => {
    const seen: string[] = [];
    for (let after: string | undefined = ''; after !== undefined; ) {
      const page: Queue = await queue({ tab: 'all', ...(after && { after }) });
      expect(page.rows.length).toBeLessThanOrEqual(seen.length === 0 ? 50 : 200);
      seen.push(...page.rows.map(({ id }) => id));
      after = page.next;
    }
    expect(seen).toHaveLength(phases.length * copies);
    expect(new Set(seen).size).toBe(seen.length);
  });

  it('counts what its tabs and groups show', async () => {
    const { tabs, groups } = await counts();
    for (const tab of ['ours', 'theirs', 'underway', 'blocked'] as const) {
      expect([tab, (await queue({ tab })).rows.length]).toEqual([tab, tabs[tab]]);
    }
    for (const { group, ours } of groups) {
      expect([group, (await queue({ tab: 'ours', group })).rows.length]).toEqual([group, ours]);
    }
    const mine = phases.filter((phase) => deskTasks[taskOf(saleOf(offerIn(phase).state))].side === 'ours');
    expect(tabs.ours).toBe(mine.length * copies);
  });

  it('is narrowed by value and by what is searched, every word of it', async () => {
    const { rows } = await queue({ tab: 'all', search: 'A-2026-000001' });
    expect(rows.map(({ number }) => number)).toEqual(['A-2026-000001']);
    expect((await queue({ tab: 'all', search: '000001 %' })).rows).toEqual([]);
    const dear = await queue({ tab: 'all', from: '1' });
    expect(dear.rows.every(({ value = 0 }) => value >= 1)).toBe(true);
    expect((await queue({ tab: 'all', from: '90000000' })).rows).toEqual([]);
  });

  it('shows first what has the typed number, with or without its zeros, and the rest after it, page by page', async () => {
    for (const typed of ['2', '000002']) {
      const seen: string[] = [];
      for (let after: string | undefined = ''; after !== undefined; ) {
        const page: Queue = await queue({ tab: 'all', search: typed, ...(after && { after }) });
        seen.push(...page.rows.map(({ number }) => number));
        after = page.next;
      }
      expect(seen[0]).toMatch(/-000002$/);
      expect(new Set(seen).size).toBe(seen.length);
    }
    // Every number has a 2 in its year.
    expect((await queue({ tab: 'all', search: '2' })).next).toBeDefined();
  });

  it('finds any part of a word by an index', async () => {
    const { drizzle, rows } = test.deps.database;
    const found = await drizzle.transaction(async (tx) => {
      // So few rows are read faster one by one.
      await tx.execute(sql`set local enable_seqscan = off`);
      return rows(tx, sql`explain select id from offer where desk_text like '%seltenes%'`);
    });
    expect(JSON.stringify(found)).toContain('offer_desk_search');
  });

  it('says what blocks a sale and where that is cleared, of what stands beside it too', async () => {
    const [sale] = await test.deps.db
      .select({ id: offers.id, state: offers.state })
      .from(offers)
      .where(and(eq(offers.phase, 'handover'), eq(offers.sellerIsAsked, false)))
      .limit(1);
    const [item] = sale?.state.items ?? [];
    if (!sale || !item) throw new Error('No goods');
    const before = (await counts()).tabs.blocked;
    const notes = async (tab: string) =>
      (await queue({ tab, task: taskOf(saleOf(sale.state)) })).rows.find(({ id }) => id === sale.id)?.notes;
    expect(await notes('blocked')).toBeUndefined();
    const given = { offerId: sale.id, itemId: item.id, answeredAt: monday };
    await test.deps.db.insert(batteryAnswers).values({ ...given, answer: 'defective' });
    await kept(sale.id);
    expect(await notes('blocked')).toEqual([
      { isBlocking: true, text: 'Akku darf so nicht reisen: mit dem Kunden klären', view: 'geraete' },
    ]);
    const tried = { state: 'refused' as const, attempts: 1, firstAt: new Date(monday), lastAt: new Date(monday) };
    await test.deps.db.insert(mailDeliveries).values({ messageId: `${sale.id}.4.offer-linked`, ...tried });
    await kept(sale.id);
    expect((await notes('blocked'))?.map(({ view }) => view)).toEqual(['verlauf', 'geraete']);
    expect((await counts()).tabs.blocked).toBe(before + 1);

    await test.deps.db.delete(mailDeliveries);
    await test.deps.db.update(batteryAnswers).set({ answer: 'leftOut' });
    await kept(sale.id);
    expect(await notes('all')).toEqual([]);
    await test.deps.db.update(offers).set({ sellerIsAsked: true }).where(eq(offers.id, sale.id));
    await kept(sale.id);
    expect((await notes('blocked'))?.map(({ view }) => view)).toEqual(['rueckfragen']);
    await test.deps.db.update(offers).set({ sellerIsAsked: false }).where(eq(offers.id, sale.id));
    await kept(sale.id);
  });

  it('tells an open question of either side, whose turn it makes it, and what a seller proposes', async () => {
    const [sale] = await test.deps.db
      .select({ id: offers.id })
      .from(offers)
      .where(and(eq(offers.phase, 'bidPlaced'), eq(offers.providerIsAsked, false)))
      .limit(1);
    if (!sale) throw new Error('No bid');
    const before = (await counts()).questions;
    const side = (await queue({ tab: 'all' })).rows.find(({ id }) => id === sale.id)?.side;
    expect(side).toBe('theirs');
    await test.deps.db.update(offers).set({ providerIsAsked: true }).where(eq(offers.id, sale.id));
    await kept(sale.id);
    const open = (await queue({ tab: 'all', question: 'open' })).rows;
    expect(open.find(({ id }) => id === sale.id)).toMatchObject({
      side: 'ours',
      task: 'awaitAnswer',
      notes: [{ text: 'Frage des Kunden: antworten', view: 'rueckfragen' }],
    });
    expect((await counts()).questions).toEqual({ all: before.all + 1, ours: before.ours + 1 });
    expect(open).toHaveLength(before.all + 1);
    await test.deps.db.update(offers).set({ providerIsAsked: false }).where(eq(offers.id, sale.id));
    await kept(sale.id);

    const { rows } = await queue({ task: 'answerCounterbid' });
    expect(rows[0]?.notes.map(({ text }) => text)).toContainEqual(expect.stringMatching(/^Kunde schlägt .*€ vor$/));
    const first = (await queue({ tab: 'ours', task: 'bid' })).rows.map(({ created }) => created).toSorted()[0];
    expect((await counts()).oldestInquiry).toBe(first);
  });

  it('holds an agreed sale whose inquiry told of a swollen battery, until the seller leaves it out', async () => {
    const [sale] = await test.deps.db.select().from(offers).where(eq(offers.phase, 'ordered')).limit(1);
    if (!sale) throw new Error('No order');
    const { id, state } = sale;
    const items = state.items.map((item) => ({
      ...item,
      configuration: { working: true, packagingAvailable: true, battery: 'swollen' as const },
    }));
    await test.deps.db
      .update(offers)
      .set({ state: { ...state, items } })
      .where(eq(offers.id, id));
    await kept(id);
    const isHeld = async () => (await queue({ tab: 'blocked' })).rows.some((row) => row.id === id);
    expect(await isHeld()).toBe(true);
    const leftOut = items.map((item) => ({
      offerId: id,
      itemId: item.id,
      answer: 'leftOut' as const,
      answeredAt: monday,
    }));
    await test.deps.db.insert(batteryAnswers).values(leftOut);
    await kept(id);
    expect(await isHeld()).toBe(false);
    await test.deps.db.update(offers).set({ state }).where(eq(offers.id, id));
    await kept(id);
  });

  it('says what is wrong with a place that is none', async () => {
    const outOfRange = [
      [99_999, '2026-11-23', 0, 'offer-1'],
      [0, '\u0000', 0, 'offer-1'],
      [0, '2026-11-23', 0, '\u0000'],
    ].map((place) => JSON.stringify(place));
    for (const after of ['x', '[1]', '{"a":1}', ...outOfRange]) {
      const answer = await desk.get(`${deskApi.queue}?${new URLSearchParams({ after })}`);
      expect([answer.statusCode, answer.json().code]).toEqual([400, 'invalidBody']);
    }
  });

  it('takes in sales from before there was a desk, as if they had been written today', async () => {
    const all = async () => (await queue({ tab: 'all' })).rows;
    const before = await all();
    await test.deps.db
      .update(offers)
      .set({ deskTask: '', deskSide: 3, deskDue: '9999-12-31', deskLess: 0, deskText: '' });
    expect(await all()).not.toEqual(before);
    await fillDeskColumns(test.deps);
    expect(await all()).toEqual(before);
  });

  it('says that payment data was changed as long as the payout waits for it, and no longer', async () => {
    const { state, events } = offerIn('finished', { shippingMethod: 'shipment', offeredAsBusiness: false });
    const own = { inquiryId: 'A-2026-900001', orderId: 'B-2026-900001', payoutHoldUntil: '2026-11-23T12:00:00.000Z' };
    const nothingElse = { before: undefined, facts: {}, issued: [], by: undefined, keeping: undefined, calls: [] };
    await test.deps.database.transaction((tx) =>
      append(tx, { id: newOfferId(), events, after: { ...state, ...own }, ...nothingElse }),
    );
    const said = async () => (await queue({ tab: 'all', search: own.orderId })).rows[0]?.notes.map(({ text }) => text);
    const isBlocked = async () => (await queue({ tab: 'blocked', search: own.orderId })).rows.length > 0;
    test.clock.set('2026-11-23T11:59:59.000Z');
    const blocked = (await counts()).tabs.blocked;
    expect([await said(), await isBlocked()]).toEqual([['Zahlungsdaten geändert: Auszahlung wartet'], true]);
    test.clock.set('2026-11-23T12:00:00.000Z');
    expect([await said(), await isBlocked()]).toEqual([[], false]);
    expect((await counts()).tabs.blocked).toBe(blocked - 1);
    test.clock.set(monday);
  });

  it('says why an inquiry was not answered at once until it is answered', async () => {
    const said = async (phase: 'submitted' | 'bidPlaced') => {
      const [sale] = await test.deps.db.select().from(offers).where(eq(offers.phase, phase)).limit(1);
      await test.deps.db
        .update(offers)
        .set({ deskNote: '3 Zeilen unklar' })
        .where(eq(offers.id, sale?.id ?? ''));
      const { rows } = await queue({ tab: 'all', search: sale?.inquiryId ?? '' });
      return rows[0]?.notes.map(({ text }) => text);
    };
    expect(await said('submitted')).toContain('3 Zeilen unklar');
    expect(await said('bidPlaced')).not.toContain('3 Zeilen unklar');
  });

  it('leaves out where the seller let the days for the answer pass', async () => {
    const before = (await counts()).tabs.theirs;
    test.clock.set('2027-01-15T09:00:00.000Z');
    // A session lasts a day.
    desk = await signInStaff(test);
    const { rows } = await queue({ tab: 'theirs' });
    expect(rows.filter(({ task }) => task === 'awaitAnswer')).toEqual([]);
    expect((await counts()).tabs.theirs).toBe(before - 2 * copies);
    const all = (await queue({ tab: 'all', task: 'awaitAnswer' })).rows;
    expect(all.map(({ isExpired }) => isExpired)).toEqual(all.map(() => true));
  });
});

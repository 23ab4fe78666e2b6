import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Queue, queueCountsSchema, queueSchema } from '#contract/desk-queue.ts';
import { deskApi } from '#contract/desk-urls.ts';
import { deskTaskOf, deskTasks } from '#domain/offer/desk-task.ts';
import { phases } from '#domain/offer/phase.ts';
import { offers } from '#server/db/schema/offers.ts';
import { fillDeskColumns } from '#server/offers/fill-desk-columns.ts';
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
        const nothingElse = { before: undefined, issued: [], by: undefined, keeping: undefined, calls: [] };
        await append(tx, { id: newOfferId(), events, after: { ...state, ...own }, ...nothingElse });
      }
    }
  });
});
afterAll(() => test.close());

async function queue(query: Readonly<Record<string, string>> = {}): Promise<Queue> {
  return queueSchema.parse((await desk.get(`${deskApi.queue}?${new URLSearchParams(query)}`)).json());
}

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
      expect(page.rows.length).toBeLessThanOrEqual(50);
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
    const mine = phases.filter((phase) => deskTasks[deskTaskOf(offerIn(phase).state)].side === 'ours');
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

  it('says what is wrong with a place that is none', async () => {
    for (const after of ['x', '[1]', '{"a":1}']) {
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

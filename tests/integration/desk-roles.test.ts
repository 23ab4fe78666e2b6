import { randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Queue, queueCountsSchema, queueSchema } from '#contract/desk/desk-queue.ts';
import { type StaffRole, staffRoles } from '#contract/desk/desk-rights.ts';
import { deskApi } from '#contract/desk/desk-urls.ts';
import { isOwnTask } from '#contract/desk/desk-work.ts';
import { phases } from '#domain/offer/phase.ts';
import { deskTasks } from '#domain/sale/desk-tasks.ts';
import { offers } from '#server/db/schema/offers.ts';
import { keepSaleRow } from '#server/offers/sale-row.ts';
import { append } from '#server/offers/store.ts';
import { offerIn } from '#tests/factories/offer-in-phase.ts';
import { monday } from '#tests/factories/offer-story.ts';
import { newOfferId } from '#tests/factories/wire.ts';
import type { HttpClient } from '#tests/support/http-client.ts';
import { signInStaff, succeed } from '#tests/support/people.ts';
import { startTestApp, type TestApp } from '#tests/support/test-app.ts';

let test: TestApp;
const desks = new Map<StaffRole, HttpClient>();
const sales = new Map<string, string>();

beforeAll(async () => {
  test = await startTestApp();
  test.clock.set(monday);
  for (const role of staffRoles) desks.set(role, await signInStaff(test, [role], `${role}@example.org`));
  await test.deps.database.transaction(async (tx) => {
    for (const [index, phase] of phases.entries()) {
      const { state, events } = offerIn(phase);
      const counted = String(index + 1).padStart(6, '0');
      const own = { inquiryId: `A-2026-${counted}`, ...(state.orderId && { orderId: `B-2026-${counted}` }) };
      const nothingElse = { before: undefined, facts: {}, issued: [], by: undefined, keeping: undefined, calls: [] };
      const id = newOfferId();
      await append(tx, { id, events, after: { ...state, ...own }, ...nothingElse });
      sales.set(phase, id);
    }
  });
});
afterAll(() => test.close());

const by = (role: StaffRole): HttpClient => {
  const client = desks.get(role);
  if (!client) throw new Error(role);
  return client;
};
const sale = (phase: string) => sales.get(phase) ?? '';
async function queue(role: StaffRole, query: Readonly<Record<string, string>>): Promise<Queue> {
  return queueSchema.parse(await succeed(by(role).get(`${deskApi.queue}?${new URLSearchParams(query)}`)));
}
const countsOf = async (role: StaffRole) => queueCountsSchema.parse(await succeed(by(role).get(deskApi.queueCounts)));

describe('the work list of one kind of work', () => {
  it.each(staffRoles)('shows %s what is theirs, and counts no more than that', async (role) => {
    const { tabs, groups, questions } = await countsOf(role);
    for (const tab of ['ours', 'theirs', 'underway', 'all'] as const) {
      const { rows } = await queue(role, { tab });
      expect([tab, rows.filter(({ task }) => !isOwnTask([role], task))]).toEqual([tab, []]);
      expect([tab, rows.length]).toEqual([tab, tabs[tab]]);
    }
    for (const { group, all } of groups)
      expect([group, all]).toEqual([
        group,
        (await queue(role, { tab: 'all', group })).rows.filter(({ isExpired }) => !isExpired).length,
      ]);
    expect(questions.all).toBe((await queue(role, { tab: 'all', question: 'open' })).rows.length);
    expect(tabs.blocked).toBe((await queue(role, { tab: 'blocked' })).rows.length);
  });

  it.each(staffRoles)('goes for %s in the order of the whole list, and on from any row of it', async (role) => {
    const whole = (await queue(role, { tab: 'all', search: 'A-2026-' })).rows.map(({ id, task }) => ({ id, task }));
    const own = whole.filter(({ task }) => isOwnTask([role], task)).map(({ id }) => id);
    const shown = async (query: Readonly<Record<string, string>>) =>
      (await queue(role, { tab: 'all', ...query })).rows.map(({ id }) => id);
    expect(await shown({})).toEqual(own);
    const place = Math.floor(whole.length / 2);
    const { deskSide, deskDue, deskLess, id } = offers;
    const columns = { deskSide, deskDue, deskLess, id };
    const [row] = await test.deps.db
      .select(columns)
      .from(offers)
      .where(eq(id, whole[place]?.id ?? ''));
    expect(await shown({ after: JSON.stringify(Object.values(row ?? {})) })).toEqual(
      own.filter((one) => whole.findIndex((row) => row.id === one) > place),
    );
  });

  it('leaves no task to nobody', () => {
    const tasks = Object.keys(deskTasks) as (keyof typeof deskTasks)[];
    expect(tasks.filter((task) => !staffRoles.some((role) => isOwnTask([role], task)))).toEqual([]);
  });

  it('shows a sale that is blocked to whoever clears it too', async () => {
    const id = sale('payout');
    const blocked = async (role: StaffRole) =>
      (await queue(role, { tab: 'blocked' })).rows.some((row) => row.id === id);
    expect([await blocked('admin'), await blocked('warehouse')]).toEqual([false, false]);
    const before = (await countsOf('admin')).tabs.blocked;
    await test.deps.db
      .update(offers)
      .set({ deskBlocks: 'agreementWaits', deskNotes: 'agreementWaits' })
      .where(eq(offers.id, id));
    expect([await blocked('admin'), await blocked('warehouse')]).toEqual([true, false]);
    expect((await countsOf('admin')).tabs.blocked).toBe(before + 1);
    await test.deps.database.transaction((tx) => keepSaleRow(tx, id));
  });

  it('is left aside by a search, which goes through everything', async () => {
    const { rows } = await queue('warehouse', { tab: 'all', search: 'A-2026-' });
    expect(rows).toHaveLength(phases.length);
  });

  it('tells values to whoever has the right, and does not sift by them for anybody else', async () => {
    const all = { tab: 'all', search: 'A-2026-' };
    const values = async (role: StaffRole) => (await queue(role, all)).rows.map(({ value }) => value);
    expect((await values('buyer')).some((value) => value !== undefined)).toBe(true);
    expect((await values('warehouse')).every((value) => value === undefined)).toBe(true);
    expect(JSON.stringify(await queue('warehouse', all))).not.toContain('€');
    expect((await queue('buyer', { ...all, from: '90000000' })).rows).toEqual([]);
    expect((await queue('warehouse', { ...all, from: '90000000' })).rows).toHaveLength(phases.length);
  });
});

describe('a sale for whoever handles its goods', () => {
  const read = async (role: StaffRole, phase: string) =>
    (await by(role).get(deskApi.offer(sale(phase)))).json().data as Record<string, unknown>;

  it.each(phases)('says in the phase %s nothing of what is paid', async (phase) => {
    const [told, kept] = [await read('accounting', phase), await read('warehouse', phase)];
    const amounts = (view: unknown) => JSON.stringify(view).match(/\d,\d{2}\u00a0€/g) ?? [];
    expect(amounts(kept)).toEqual([]);
    const hidden = ['bid', 'agreement', 'adjustment', 'payoutTotal', 'contractDetails', 'counterbid', 'completion'];
    expect(hidden.filter((name) => kept[name] !== undefined)).toEqual([]);
    expect([kept.title, kept.items, kept.receipt, kept.contractAddress]).toEqual([
      ...[told.title, told.items, told.receipt, told.contractAddress],
    ]);
  });

  it('gives them no paper that does', async () => {
    const papers = async (role: StaffRole) => (await by(role).get(deskApi.papers(sale('completed')))).statusCode;
    expect([await papers('accounting'), await papers('warehouse')]).toEqual([200, 404]);
  });
});

describe('whose sale it is', () => {
  const id = () => sale('submitted');
  const assigned = async (role: StaffRole) =>
    (await queue(role, { tab: 'all', search: 'A-2026-' })).rows.find((row) => row.id === id())?.assigned;

  it('is handed over with a note, which stands in the list and with the sale, under the names of both', async () => {
    await succeed(by('buyer').post(deskApi.setOwnName, { name: 'Anna Berg' }));
    await succeed(by('accounting').post(deskApi.setOwnName, { name: 'Carl Dorn' }));
    const { colleagues } = (await succeed(by('buyer').get(deskApi.colleagues))) as {
      colleagues: { id: string; name: string; isMe: boolean }[];
    };
    expect(colleagues.map(({ name }) => name)).toEqual([
      ...['admin@example.org', 'Anna Berg', 'Carl Dorn', 'warehouse@example.org'],
    ]);
    const to = colleagues.find(({ name }) => name === 'Carl Dorn')?.id;
    await succeed(by('buyer').post(deskApi.assign(id()), { to, note: 'bitte bis Freitag' }));
    expect(await assigned('accounting')).toEqual({ name: 'Carl Dorn', isMine: true, note: 'bitte bis Freitag' });
    expect(await assigned('buyer')).toEqual({ name: 'Carl Dorn', isMine: false, note: 'bitte bis Freitag' });
    const { notes } = (await by('accounting').get(deskApi.offer(id()))).json().data;
    expect(notes).toMatchObject([{ by: 'Anna Berg', isMine: false, text: 'bitte bis Freitag', handedTo: 'Carl Dorn' }]);
    await succeed(by('accounting').post(deskApi.assign(id()), { to: 'me' }));
    expect(await assigned('accounting')).toEqual({ name: 'Carl Dorn', isMine: true });
    const nobody = { to: randomUUID() };
    expect((await by('buyer').post(deskApi.assign(id()), nobody)).statusCode).toBe(404);
  });

  it('keeps a name to one person', async () => {
    const taken = await by('warehouse').post(deskApi.setOwnName, { name: 'anna berg' });
    expect([taken.statusCode, taken.json().code]).toEqual([409, 'personNameTaken']);
  });
});

describe('what the desk writes for itself', () => {
  it('are notes on a sale, each once, taken back by their writer alone, and never the seller’s', async () => {
    const address = sale('agreed');
    const note = { noteId: randomUUID(), text: 'Ruft um 14 Uhr zurück' };
    const read = async () => (await by('buyer').get(deskApi.offer(address))).json().data.notes;
    for (const _ of [1, 2]) await succeed(by('warehouse').post(deskApi.addNote(address), note));
    expect(await read()).toMatchObject([{ text: note.text, by: 'warehouse@example.org', isMine: false }]);
    await succeed(by('buyer').post(deskApi.removeNote(address), { noteId: note.noteId }));
    expect(await read()).toHaveLength(1);
    await succeed(by('warehouse').post(deskApi.removeNote(address), { noteId: note.noteId }));
    expect(await read()).toEqual([]);
    expect((await by('buyer').post(deskApi.addNote(newOfferId()), note)).statusCode).toBe(404);
  });

  it('are texts for everybody', async () => {
    const snippet = { snippetId: randomUUID(), title: 'Zu alt', text: 'Geräte dieses Alters kaufen wir nicht an.' };
    await succeed(by('buyer').post(deskApi.saveSnippet, { ...snippet, title: 'Alt' }));
    await succeed(by('admin').post(deskApi.saveSnippet, snippet));
    const kept = [{ id: snippet.snippetId, title: snippet.title, text: snippet.text }];
    expect(await succeed(by('accounting').get(deskApi.snippets))).toEqual({ snippets: kept });
    expect(await succeed(by('buyer').post(deskApi.removeSnippet, { snippetId: snippet.snippetId }))).toEqual({
      snippets: [],
    });
  });

  it('are views that somebody shares, which nobody else changes', async () => {
    const view = { viewId: randomUUID(), name: 'Heute fällig', filter: { tab: 'ours' } };
    const names = async (role: StaffRole) =>
      ((await succeed(by(role).get(deskApi.views))) as { views: { name: string; isMine: boolean }[] }).views;
    await succeed(by('buyer').post(deskApi.saveView, view));
    expect(await names('warehouse')).toEqual([]);
    await succeed(by('buyer').post(deskApi.saveView, { ...view, isShared: true }));
    expect(await names('warehouse')).toMatchObject([{ name: 'Heute fällig', isMine: false }]);
    await succeed(by('warehouse').post(deskApi.saveView, { ...view, name: 'Meins' }));
    await succeed(by('warehouse').post(deskApi.removeView, { viewId: view.viewId }));
    expect(await names('buyer')).toMatchObject([{ name: 'Heute fällig', isMine: true }]);
  });
});

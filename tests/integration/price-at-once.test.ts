import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { z } from 'zod';
import { deskApi } from '#contract/desk/desk-urls.ts';
import { estimateAnswerSchema, estimateCall } from '#contract/goods/estimate.ts';
import { api } from '#contract/site/urls.ts';
import type { BookSettings } from '#domain/pricing/price-book.ts';
import { dayOf } from '#domain/values/day.ts';
import { demoPriceBook } from '#seed/demo-price-book.ts';
import { staffIdOf } from '#server/accounts/staff.ts';
import { projectRoot } from '#server/db/project-root.ts';
import { recordDeskViewOpened } from '#server/offers/desk-views.ts';
import { keepVersion, newestVersion } from '#server/pricing/price-books.ts';
import { inquiryJudge } from '#server/reactions/judge-inquiry.ts';
import { reactionsTo } from '#server/reactions/reactions.ts';
import { bidBody, inquiryBody, newOfferId } from '#tests/factories/wire.ts';
import type { HttpClient } from '#tests/support/http-client.ts';
import { signInStaff, signUp, succeed } from '#tests/support/people.ts';
import { startTestApp, type TestApp } from '#tests/support/test-app.ts';

let test: TestApp;
let seller: HttpClient;
let desk: HttpClient;
const email = 'kim@example.org';
const now = '2026-11-23T09:00:00.000Z';

beforeAll(async () => {
  test = await startTestApp();
  test.clock.set(now);
  seller = await signUp(test, email);
  desk = await signInStaff(test);
  const book = demoPriceBook(join(projectRoot, 'price-book'), test.deps.catalogue.catalogue, dayOf(now));
  await keep(book);
});
afterAll(() => test.close());

async function keep(changed: Parameters<typeof keepVersion>[1]['changed']): Promise<void> {
  const { database, db } = test.deps;
  const basedOn = await newestVersion(db);
  await database.transaction((tx) => keepVersion(tx, { basedOn, changed, by: 'Test', note: 'Test', at: now }));
}

async function decide(
  atOnce: Partial<BookSettings['atOnce']>,
  hold: Partial<BookSettings['hold']> = {},
): Promise<void> {
  const { settings } = (await test.deps.pricing.current(test.deps.db)).book;
  await keep({
    settings: { ...settings, atOnce: { ...settings.atOnce, ...atOnce }, hold: { ...settings.hold, ...hold } },
  });
}

const limits = { total: 500_000, unitsPerModel: 10, sellers: ['private'] as const };

/** Monitors that the book has a price for; nothing about them is left open. */
function monitors(quantity = 1) {
  const found = test.deps.catalogue.catalogue.items.find(({ title }) => title === 'EIZO FlexScan EV2450');
  return {
    id: `item-${crypto.randomUUID()}`,
    entryId: found?.id ?? '',
    quantity,
    configuration: { working: true, packagingAvailable: false, grade: 'b' },
  };
}

/** A notebook as its seller describes it, with everything that its price goes by. */
function notebook(said: Record<string, unknown> = {}) {
  const found = test.deps.catalogue.catalogue.items.find(({ title }) => title === 'Lenovo ThinkPad T480');
  const well = { working: true, packagingAvailable: false, charger: true, battery: 'good', grade: 'b' };
  const equipment = { ram: '16 GB', drives: [{ kind: 'ssd', capacity: '256 GB', count: 1 }] };
  return {
    ...{ id: `item-${crypto.randomUUID()}`, entryId: found?.id ?? '', quantity: 1 },
    configuration: { ...well, ...equipment, ...said },
  };
}

async function send(changes: Record<string, unknown> = {}): Promise<string> {
  const id = newOfferId();
  const body = inquiryBody(email, { offeredAsBusiness: false, items: [monitors()], ...changes });
  await succeed(seller.post(`/selfservice/api/submitOffer/${id}`, body));
  await test.runJobs();
  return id;
}

const view = z.object({
  data: z.object({
    phase: z.string(),
    version: z.number(),
    obstacles: z.array(z.string()).optional(),
    bid: z
      .object({
        total: z.number(),
        minimum: z.number(),
        validUntil: z.string(),
        lines: z.array(
          z.object({
            deductions: z.array(z.object({ name: z.string(), amount: z.number() })),
            countedIn: z.array(z.string()),
          }),
        ),
      })
      .optional(),
    timeline: z.array(z.object({ type: z.string(), by: z.string().optional() })),
  }),
});
const read = async (id: string, by: HttpClient = seller, address = api.selfservice.readOffer(id)) =>
  view.parse((await by.get(address)).json()).data;

describe('a price at once', () => {
  it('binds: the ordinary bid with its sheet, by the book, once', async () => {
    await decide({ mode: 'binding', limits });
    const id = await send();
    const offer = await read(id);
    expect(offer).toMatchObject({ phase: 'bidPlaced' });
    expect(offer.bid?.total).toBeGreaterThan(0);
    expect(offer.bid?.minimum).toBeLessThan(offer.bid?.total ?? 0);
    const atDesk = await read(id, desk, deskApi.offer(id));
    expect(atDesk.timeline.find(({ type }) => type === 'bidSubmitted')?.by).toMatch(/^Preisbuch Fassung \d+$/);
    expect(offer.timeline.every(({ by }) => by === undefined)).toBe(true);

    await inquiryJudge({ ...test.deps, reactionsTo })({ offerId: id, version: 2 });
    expect((await read(id)).timeline.filter(({ type }) => type === 'bidSubmitted')).toHaveLength(1);
  });

  it.each<[string, Record<string, unknown>, number, string, string[]]>([
    ['no power supply', { charger: false }, 144, 'ohne Netzteil', ['sichtbare Gebrauchsspuren', 'ohne Netzteil']],
    [
      'a weak battery',
      { battery: 'weak' },
      137,
      'Akku unter 60 % Kapazität',
      ['sichtbare Gebrauchsspuren', 'Akku schwach'],
    ],
    ['a damaged case', { grade: 'c' }, 113, 'Gehäuse beschädigt', ['beschädigt']],
  ])(
    'takes %s off once: in the price, where the sheet says so, and by no deduction',
    async (_what, said, price, name, told) => {
      await decide({ mode: 'binding', limits });
      const [sound, lacking] = [
        await read(await send({ items: [notebook()] })),
        await read(await send({ items: [notebook(said)] })),
      ];
      const [before] = sound.bid?.lines ?? [];
      const [line] = lacking.bid?.lines ?? [];
      expect(before?.deductions.map((one) => one.name)).toContain(name);
      expect([sound.bid?.total, lacking.bid?.total]).toEqual([156, price]);
      expect(line?.deductions.map((one) => one.name)).toEqual(
        before?.deductions.map((one) => one.name).filter((one) => one !== name),
      );
      expect(line?.countedIn).toEqual(told);
      const open = line?.deductions.reduce((sum, { amount }) => sum + amount, 0) ?? 0;
      expect(lacking.bid?.minimum).toBeCloseTo((lacking.bid?.total ?? 0) - open, 2);
    },
  );

  it.each([
    ['a comment', { comments: 'drei mit Firmensperre' }, ['comment']],
    ['more than the owner allows of a model', () => ({ items: [monitors(11)] }), ['tooMany']],
    [
      'free words',
      { items: [{ id: `item-${crypto.randomUUID()}`, freetext: 'Cisco Switch alt', quantity: 1 }] },
      ['linesUnclear'],
    ],
    ['a business', { offeredAsBusiness: true }, ['sellerKind']],
  ])('is left to people with %s, who see why and what it is worth', async (_what, changes, obstacles) => {
    await decide({ mode: 'binding', limits });
    const id = await send(typeof changes === 'function' ? changes() : changes);
    expect(await read(id)).toMatchObject({ phase: 'submitted', obstacles });
    const { rows } = z
      .object({
        rows: z.array(
          z.object({
            id: z.string(),
            isEstimate: z.boolean().optional(),
            notes: z.array(z.object({ text: z.string() })),
          }),
        ),
      })
      .parse((await desk.get(`${deskApi.queue}?tab=ours`)).json());
    const row = rows.find((one) => one.id === id);
    expect(row?.notes[0]?.text).not.toBe('');
    expect(row?.isEstimate).toBe(obstacles[0] === 'linesUnclear' ? undefined : true);
  });

  it('is not given where the owner has switched it off or to a range', async () => {
    for (const mode of ['off', 'range'] as const) {
      await decide({ mode, limits });
      const offer = await read(await send());
      expect(offer.phase).toBe('submitted');
      expect(offer.obstacles).toBeUndefined();
      const { id: _id, ...goods } = monitors();
      const estimate = estimateAnswerSchema.parse((await test.visitor().post(estimateCall, { items: [goods] })).json());
      expect([mode, estimate.estimate === undefined]).toEqual([mode, mode === 'off']);
    }
  });

  it('is left to people where the seller has written before it came', async () => {
    await decide({ mode: 'binding', limits });
    const id = newOfferId();
    const body = inquiryBody(email, { offeredAsBusiness: false, items: [monitors()] });
    await succeed(seller.post(`/selfservice/api/submitOffer/${id}`, body));
    const words = { id: crypto.randomUUID(), text: 'Eines davon hat einen Sprung.' };
    await succeed(seller.post(`/selfservice/api/sendMessage/${id}`, words));
    await test.runJobs();
    expect(await read(id)).toMatchObject({ phase: 'submitted', obstacles: ['comment'] });
  });

  it('leaves alone what somebody did before it came', async () => {
    await decide({ mode: 'binding', limits });
    const id = newOfferId();
    const body = inquiryBody(email, { offeredAsBusiness: false, items: [monitors()] });
    await succeed(seller.post(`/selfservice/api/submitOffer/${id}`, body));
    await succeed(desk.post(deskApi.command('reject', id), { reason: 'Kein Bedarf' }));
    await test.runJobs();
    expect((await read(id)).phase).toBe('rejected');
  });

  it('waits where the owner wants a pause, and comes to nothing where somebody has decided meanwhile', async () => {
    await decide({ mode: 'binding', limits }, { atOnce: 60 });
    const [waits, rejected] = [await send(), await send()];
    expect((await read(waits)).phase).toBe('submitted');
    const { rows } = z
      .object({ rows: z.array(z.object({ id: z.string(), notes: z.array(z.object({ text: z.string() })) })) })
      .parse((await desk.get(`${deskApi.queue}?tab=ours`)).json());
    expect(rows.find(({ id }) => id === waits)?.notes[0]?.text).toMatch(/^Gebot nach Preisbuch geht am .* hinaus$/);
    await succeed(desk.post(deskApi.command('reject', rejected), { reason: 'Kein Bedarf' }));
    test.clock.advance({ seconds: 60 });
    await test.runJobs();
    expect([(await read(waits)).phase, (await read(rejected)).phase]).toEqual(['bidPlaced', 'rejected']);
    await decide({}, { atOnce: 0 });
  });

  it('is left to a person who has the inquiry open as the pause ends, or has sent a bid that is still held', async () => {
    await decide({ mode: 'binding', limits }, { atOnce: 20 });
    const line = monitors();
    const [open, held] = [await send(), await send({ items: [line] })];
    const at = test.clock.now().toISOString();
    const staffId = (await staffIdOf(test.deps.db, 'desk@example.org')) ?? '';
    await recordDeskViewOpened(test.deps.db, { socketId: crypto.randomUUID(), staffId, offerId: open }, at);
    await succeed(desk.post(deskApi.holdBid(held), { ...bidBody([line]), confirmed: true }, { 'if-match': '"2"' }));
    test.clock.advance({ seconds: 20 });
    await test.runJobs();
    expect([(await read(open)).phase, (await read(held)).phase]).toEqual(['submitted', 'submitted']);
    test.clock.advance({ seconds: 10 });
    await test.runJobs();
    expect((await read(held)).bid?.total).toBe(640);
    await decide({}, { atOnce: 0 });
  });
});

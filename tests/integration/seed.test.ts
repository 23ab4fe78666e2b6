import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { numbersSchema, numberTables } from '#contract/desk/desk-numbers.ts';
import { deskApi } from '#contract/desk/desk-urls.ts';
import { itemInputSchema } from '#contract/sale/submit-offer.ts';
import { api } from '#contract/site/urls.ts';
import { optionsOf } from '#domain/catalogue/catalogue.ts';
import { storesNothing } from '#domain/catalogue/data-wish.ts';
import { monthsBetween } from '#domain/numbers/months.ts';
import { foldEvents } from '#domain/offer/events/evolve.ts';
import { phases } from '#domain/offer/phase.ts';
import { statusOf } from '#domain/offer/stage.ts';
import { demoLogins } from '#seed/demo-logins.ts';
import { seedDemoData } from '#seed/seed.ts';
import { offers } from '#server/db/schema/offers.ts';
import { loadEvents } from '#server/offers/store.ts';
import { countedLogs } from '#tests/factories/counted-logs.ts';
import { allLogs } from '#tests/support/all-logs.ts';
import { signInStaff, succeed } from '#tests/support/people.ts';
import { startTestApp, type TestApp } from '#tests/support/test-app.ts';

let test: TestApp;

beforeAll(async () => {
  test = await startTestApp();
  test.clock.set('2026-11-24T10:00:00.000Z');
  expect(await seedDemoData(test.deps)).toBe(true);
});
afterAll(() => test.close());

/** Staff read files under the desk's own path: only there is their cookie sent. */
const atDesk = (url: string) => url.replace(test.deps.env.uploadUrl, '/desk/api/uploads');
const rows = () => test.deps.db.select().from(offers);

describe('the demo data', () => {
  it('shows an offer in every phase, and one whose deadline is over', async () => {
    const all = await rows();
    const found = new Set(all.map((row) => row.phase));
    expect(phases.filter((phase) => !found.has(phase))).toEqual([]);
    const now = test.clock.now().toISOString();
    expect(all.filter((row) => statusOf(row.state, now) === 'deadlinePassed')).toHaveLength(1);
  });

  it('was made by real commands: every row is the fold of its events', async () => {
    for (const row of await rows()) {
      const events = await loadEvents(test.deps.db, row.id);
      expect(foldEvents(events)).toEqual(row.state);
      expect(events.map((event) => event.at)).toEqual(events.map((event) => event.at).toSorted());
      expect(events.every((event) => event.at < test.clock.now().toISOString())).toBe(true);
    }
  });

  it('names only goods and options of the real catalogue', async () => {
    const { catalogue } = test.deps.catalogue;
    for (const { state } of await rows()) {
      for (const { title, withoutData, ...item } of state.items) {
        const entry = catalogue.byId.get(itemInputSchema.parse(item).entryId ?? '');
        expect(entry?.title).toBe(title);
        expect(withoutData).toBe(entry && storesNothing(entry) ? true : undefined);
        const { model } = entry ?? {};
        const { cpu, ram, drives = [] } = item.configuration ?? {};
        if (cpu !== undefined) expect(optionsOf(catalogue, model?.optionsCpu)).toContain(cpu);
        if (ram !== undefined) expect(optionsOf(catalogue, model?.optionsRam)).toContain(ram);
        for (const { kind, capacity } of drives) {
          const options = optionsOf(catalogue, kind === 'ssd' ? model?.ssdCapacities : model?.hddCapacities);
          expect(options).toContain(capacity);
        }
      }
    }
  });

  it('lets the private and the business customer sign in and see their offers', async () => {
    for (const { email, password } of [demoLogins.privat, demoLogins.business]) {
      const visitor = test.visitor();
      const login = await visitor.post(api.auth.login, { email, password });
      expect(login.json()).toMatchObject({ account: { email, emailConfirmed: true } });
      const list = await visitor.get(api.selfservice.listOffers);
      expect(list.json().length).toBeGreaterThanOrEqual(5);
    }
  });

  it('lets the demo staff member sign in at the desk, and read evidence and invoices', async () => {
    const visitor = test.visitor();
    const { email, password } = demoLogins.staff;
    expect((await visitor.post('/desk/api/login', { email, password })).statusCode).toBe(200);
    expect((await visitor.get('/desk/api/queue?tab=all')).json().rows).toHaveLength((await rows()).length);
    const adjusted = (await rows()).find((row) => row.phase === 'adjusted')?.state.adjustment;
    const photo = adjusted?.lines.flatMap((line) => line.deductions.flatMap((deduction) => deduction.evidence))[0];
    expect((await visitor.get(atDesk(photo ?? ''))).headers['content-type']).toBe('image/png');
    const completed = (await rows()).find((row) => row.phase === 'completed')?.state.document;
    const invoice = completed?.type === 'invoice' ? completed.upload : '';
    expect((await visitor.get(atDesk(invoice))).headers['content-type']).toBe('application/pdf');
  });

  it('is counted by the numbers of the house as its raw events say, each month and each file', async () => {
    const desk = await signInStaff(test);
    const months = monthsBetween('2026-09', '2026-11');
    const { catalogue } = test.deps.catalogue;
    const counted = countedLogs(await allLogs(test), months, catalogue, test.clock.now().toISOString());
    const query = 'from=2026-09&to=2026-11';
    const read = numbersSchema.parse(await succeed(desk.get(`${deskApi.numbers}?${query}`)));
    expect(read).toMatchObject(counted);
    for (const part of ['findings', 'bidders', 'values'] as const) expect(counted[part].length).toBeGreaterThan(0);
    for (const table of numberTables) {
      const { body } = await desk.get(`${deskApi.numbersFile}?${query}&table=${table}`);
      // Its heads, and of the months a line for all of them.
      expect(body.trimEnd().split('\r\n')).toHaveLength(1 + read[table].length + (table === 'months' ? 1 : 0));
    }
  });

  it('writes no mails about its past, only about what waits for the customer now', async () => {
    // The files of the documents are not what this is about, and take long.
    test.deps.printer = { ...test.deps.printer, print: async () => new Uint8Array() };
    await test.runJobs();
    const subjects = (await test.mails()).map((mail) => mail.subject.replace(/[:,].*/, '')).toSorted();
    expect(subjects).toEqual(['Angepasster Ankaufpreis', 'Gegenvorschlag angenommen', 'Unser Kaufpreisgebot']);
  });

  it('is written into an empty database only', async () => {
    const before = (await rows()).length;
    expect(await seedDemoData(test.deps)).toBe(false);
    expect(await rows()).toHaveLength(before);
  });
});

import { randomUUID } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { deskApi } from '#contract/desk/desk-urls.ts';
import { type TestingView, testedUnitSchema, testingSchema } from '#contract/devices/desk-testing.ts';
import { mediaCalls, mediaSchema } from '#contract/devices/media.ts';
import { scansAnswerSchema, unitPageSchema } from '#contract/devices/units.ts';
import { sentValues } from '#contract/settings/setting-forms.ts';
import { settingCalls, settingsSchema } from '#contract/settings/settings.ts';
import type { Command } from '#domain/offer/commands/commands.ts';
import { loadState } from '#server/offers/store.ts';
import { ownCommand } from '#tests/factories/own-command.ts';
import { phonePhoto } from '#tests/factories/picture-files.ts';
import { onTheWay } from '#tests/factories/sale-on-the-way.ts';
import { newOfferId } from '#tests/factories/wire.ts';
import type { HttpClient } from '#tests/support/http-client.ts';
import { signInStaff, succeed } from '#tests/support/people.ts';
import { storeSale } from '#tests/support/store-sale.ts';
import { startTestApp, type TestApp } from '#tests/support/test-app.ts';

let test: TestApp;
let desk: HttpClient;

beforeAll(async () => {
  test = await startTestApp();
  test.clock.set('2026-12-21T09:00:00.000Z');
  desk = await signInStaff(test);
});
afterAll(() => test.close());

const sheet = [
  { name: 'ohne Netzteil', amount: 1_500 },
  { name: 'Akku unter 60 % Kapazität', amount: 4_000 },
];

/** Notebooks that have arrived and wait for their test, with a sheet of two deductions each 200 €. */
async function sale(serials: readonly string[], arrived = serials) {
  const offerId = newOfferId();
  const itemId = `item-${randomUUID()}`;
  const notebook = test.deps.catalogue.catalogue.items.find(({ model }) => model?.configType === 'notebook');
  const own = ownCommand(offerId, `${offerId}@example.org`);
  const item = { id: itemId, entryId: notebook?.id ?? '', title: notebook?.title ?? '', quantity: serials.length };
  await storeSale(
    test,
    offerId,
    (command: Command): Command => {
      const made = own(command);
      if (made.type === 'submitOffer')
        return { ...made, draft: { ...made.draft, items: [{ ...item, serialNumbers: [...serials] }] } };
      if (made.type === 'submitBid') return { ...made, lines: [{ itemId, unitPrice: 20_000, deductions: sheet }] };
      return made;
    },
    onTheWay,
  );
  const at = '2026-12-21T08:59:00.000Z';
  const scans = arrived.map((code) => ({ id: randomUUID(), at, code }));
  const { made } = scansAnswerSchema.parse(await succeed(desk.post(deskApi.scan(offerId), { scans })));
  await step(offerId, 'confirmScopeOfSupply', { fromUnits: true });
  await step(offerId, 'skipDeletion', { reason: 'noMedia' });
  await step(offerId, 'startTesting');
  return { offerId, itemId, plates: made.map(({ plate }) => plate) };
}

const step = (offerId: string, command: string, body: object = {}) =>
  succeed(desk.post(deskApi.command(command, offerId), body));
const refusal = async (offerId: string, command: string, body: object) =>
  (await desk.post(deskApi.command(command, offerId), body)).json().code;
const stateOf = async (offerId: string) => (await loadState(test.deps.db, offerId))?.state;
const testing = async (offerId: string): Promise<TestingView> =>
  testingSchema.parse(await succeed(desk.get(deskApi.testing(offerId))));
const record = async (call: string, body: object) => testedUnitSchema.parse(await succeed(desk.post(call, body)));
const photo = async () => {
  const files = [{ name: 'netzteil.jpg', content: await phonePhoto(), type: 'image/jpeg' }];
  return (await desk.upload(deskApi.uploads, files)).json()[0].url;
};

describe('The test of devices', () => {
  it('keeps answers as they come, grades by them, and takes a finding back with its answer', async () => {
    const { offerId, plates } = await sale(['PF1', 'PF2']);
    const [plate = ''] = plates;
    const weak = await record(deskApi.recordTest(offerId), {
      plate,
      answers: [
        { question: 'battery', answer: 'weak' },
        { question: 'housing', answer: 'light' },
      ],
    });
    expect(weak).toMatchObject({
      standing: 'untested',
      functional: { grade: 'C', because: ['Akku unter 60 % der Kapazität'] },
      cosmetic: { grade: 'B', because: ['Gehäuse: leichte Spuren'] },
      findings: [{ code: 'batteryWeak', deduction: 'Akku unter 60 % Kapazität' }],
    });
    const good = await record(deskApi.recordTest(offerId), {
      plate,
      answers: [
        { question: 'battery', answer: 'good' },
        { question: 'housing', answer: null },
      ],
    });
    expect(good).toMatchObject({ findings: [], answers: { battery: 'good' }, cosmetic: { grade: 'A' } });
    const unknown = await desk.post(deskApi.recordTest(offerId), {
      plate,
      answers: [{ question: 'rails', answer: 'missing' }],
    });
    expect(unknown.json()).toMatchObject({ code: 'testAnswerUnknown' });
  });

  it('is done by itself where the ramp recorded something: many at once never pass over it', async () => {
    const { offerId, plates } = await sale(['5CG7000001', '5CG7000002', '5CG7000003']);
    await succeed(desk.post(deskApi.changeUnit(offerId), { plate: plates[0], hold: 'Deckel gebrochen' }));
    await succeed(desk.post(deskApi.changeUnit(offerId), { plate: plates[1], batteryDamaged: true }));
    await succeed(desk.post(deskApi.recordSound(offerId), { plates }));
    const { units } = await testing(offerId);
    expect(plates.map((plate) => units.find((unit) => unit.plate === plate))).toMatchObject([
      { standing: 'untested', atRamp: ['angehalten: Deckel gebrochen'] },
      { standing: 'untested', atRamp: [expect.stringContaining('Akku beschädigt')] },
      { standing: 'sound' },
    ]);
  });

  it('is done for forty devices without a finding at once, and again changes nothing', async () => {
    const serials = Array.from({ length: 40 }, (_, index) => `5CG${1_000_000 + index}`);
    const { offerId, plates } = await sale(serials);
    const [first = ''] = plates;
    await record(deskApi.recordTest(offerId), { plate: first, answers: [{ question: 'power', answer: 'missing' }] });
    for (const _time of [1, 2]) await succeed(desk.post(deskApi.recordSound(offerId), { plates }));
    const { units } = await testing(offerId);
    expect(units.filter(({ standing }) => standing === 'sound')).toHaveLength(39);
    expect(units.find(({ plate }) => plate === first)).toMatchObject({
      standing: 'photoMissing',
      findings: [{ code: 'noPowerSupply', deduction: 'ohne Netzteil' }],
    });
    const { history } = unitPageSchema.parse(await succeed(desk.get(deskApi.unit(first))));
    expect(history.map(({ text }) => text)).toEqual([
      'Angekommen',
      'Geprüft: Netzteil dabei? fehlt',
      'Geprüft: ohne Befund',
    ]);
  });

  it('belongs to its own sale: a device of another is not found', async () => {
    const [one, other] = [await sale(['PF1']), await sale(['PF1'])];
    const plate = other.plates[0];
    for (const [call, body] of [
      [deskApi.recordTest, { plate, answers: [{ question: 'starts', answer: 'no' }] }],
      [deskApi.recordSound, { plates: [plate] }],
      [deskApi.recordFinding, { plate, code: 'other', deduction: null, photos: [] }],
      [deskApi.removeFinding, { plate, code: 'other' }],
    ] as const)
      expect((await desk.post(call(one.offerId), body)).statusCode).toBe(404);
  });

  it('takes no deduction that the sheet does not name, nor a finding twice', async () => {
    const { offerId, plates } = await sale(['PF1']);
    const finding = { plate: plates[0], code: 'other', note: 'Aufkleber', photos: [await photo()] };
    expect(
      (await desk.post(deskApi.recordFinding(offerId), { ...finding, deduction: 'Aufkleber' })).json(),
    ).toMatchObject({ code: 'notOnSheet' });
    for (const deduction of [null, 'ohne Netzteil'])
      await record(deskApi.recordFinding(offerId), { ...finding, deduction });
    const { units } = await testing(offerId);
    expect(units[0]?.findings).toMatchObject([{ code: 'other', deduction: 'ohne Netzteil', note: 'Aufkleber' }]);
  });
});

describe('A hardware audit of a device', () => {
  const lshw = readFileSync('tests/fixtures/hardware-audits/inxi-notebook.json', 'utf8');

  it('finds its device by the serial number, answers the battery, and says what differs', async () => {
    const { offerId } = await sale(['PF1ABCDE']);
    const unit = await record(deskApi.recordAudit(offerId), { file: lshw });
    const long = await sale(['1S20L7S0XX00PF1ABCDE']);
    const sameLine = { what: 'Seriennummer', is: 'same' };
    const { machine } = await record(deskApi.recordAudit(long.offerId), { file: lshw });
    expect(machine?.lines).toContainEqual(expect.objectContaining(sameLine));
    expect(unit).toMatchObject({
      serial: 'PF1ABCDE',
      answers: { battery: 'weak' },
      machine: { tool: 'inxi' },
      findings: [{ code: 'batteryWeak' }],
    });
    expect(unit.machine?.lines.map(({ what }) => what)).toContain('Laufwerke');
  });

  it('is refused where it is none, or of a device that is not here', async () => {
    const { offerId } = await sale(['PF2']);
    const codeOf = async (file: string) => (await desk.post(deskApi.recordAudit(offerId), { file })).json().code;
    expect(await codeOf(lshw)).toBe('auditWithoutUnit');
    expect(await codeOf('{"a":')).toBe('auditUnreadable');
    expect(await codeOf('{}')).toBe('auditUnknown');
    expect(await codeOf('<inventory/>')).toBe('auditUnknown');
    expect(await codeOf(readFileSync('tests/fixtures/hardware-audits/lshw-debian-virtual.xml', 'utf8'))).toBe(
      'auditWithoutUnit',
    );
  });
});

describe('An adjusted bid of a tested sale', () => {
  it('follows from findings, missing devices and the frozen sheet, and nothing is typed twice', async () => {
    const { offerId, itemId, plates } = await sale(['PF1', 'PF2', 'PF3'], ['PF1', 'PF3']);
    const [plate = '', other = ''] = plates;
    expect(await refusal(offerId, 'finishTesting', { fromUnits: true })).toBe('unitsNotTested');
    await record(deskApi.recordTest(offerId), { plate, answers: [{ question: 'power', answer: 'missing' }] });
    await record(deskApi.recordTest(offerId), { plate: other, answers: [{ question: 'battery', answer: 'weak' }] });
    await succeed(desk.post(deskApi.recordSound(offerId), { plates }));
    expect(await refusal(offerId, 'finishTesting', { fromUnits: true })).toBe('findingPhotoMissing');
    const found = { plate, code: 'noPowerSupply', deduction: 'ohne Netzteil', note: 'Auch im Karton keins' };
    await record(deskApi.recordFinding(offerId), { ...found, photos: [await photo()] });
    expect(await refusal(offerId, 'finishTesting', { lines: [{ itemId, result: 'passed' }] })).toBe('testsDiffer');
    await step(offerId, 'finishTesting', { fromUnits: true });

    const answerUntil = '2027-01-08';
    const byHand = [{ itemId, deductions: [{ name: 'ohne Netzteil', units: 2, evidence: [] }] }];
    expect(await refusal(offerId, 'adjustBid', { lines: byHand, answerUntil })).toBe('findingsDiffer');
    expect(await refusal(offerId, 'adjustBid', { fromUnits: true, answerUntil })).toBe('evidenceMissing');
    const proof = { missingEvidence: [await photo()] };
    await step(offerId, 'adjustBid', { fromUnits: true, answerUntil, ...proof });
    const { adjustment } = (await stateOf(offerId)) ?? {};
    expect(adjustment).toMatchObject({
      total: 2 * 20_000 - 1_500 - 4_000,
      lines: [
        {
          deductions: [
            { name: 'ohne Netzteil', units: 1, found: [{ plate, serial: 'PF1', note: 'Auch im Karton keins' }] },
            { name: 'Akku unter 60 % Kapazität', units: 1, evidence: [], found: [{ plate: other, serial: 'PF3' }] },
          ],
        },
      ],
    });

    const findingIds = adjustment?.lines[0]?.deductions[0]?.found?.map((one) => one.findingId);
    const waived = [{ findingIds, note: 'Netzteil verzichtbar' }];
    await step(offerId, 'adjustBid', { fromUnits: true, answerUntil, ...proof, waived });
    expect((await stateOf(offerId))?.adjustment).toMatchObject({
      total: 2 * 20_000 - 4_000,
      lines: [{ waived: [{ name: 'ohne Netzteil', units: 1, note: 'Netzteil verzichtbar' }] }],
    });
  });

  it('waits for the release of a locked device, unless nobody waits any more', async () => {
    const { offerId, plates } = await sale(['PF1']);
    await record(deskApi.recordTest(offerId), {
      plate: plates[0],
      answers: [{ question: 'autopilot', answer: 'locked' }],
    });
    await succeed(desk.post(deskApi.recordSound(offerId), { plates }));
    expect((await testing(offerId)).units[0]?.standing).toBe('locked');
    expect(await refusal(offerId, 'finishTesting', { fromUnits: true })).toBe('unitsLocked');
    await step(offerId, 'finishTesting', { fromUnits: true, locksStay: true });
    expect((await stateOf(offerId))?.phase).toBe('tested');
  });

  it('waits for a drive that was found in it and that nobody declared, as for its certificate (DEL-01)', async () => {
    const { offerId, plates, itemId } = await sale(['PF1']);
    const found = { mediumId: randomUUID(), plate: plates[0], serial: 'S4EMNX0R', model: 'PM961', mediaType: 'nvme' };
    await succeed(desk.post(mediaCalls.add(offerId), found));
    await succeed(desk.post(deskApi.recordSound(offerId), { plates }));
    expect(await refusal(offerId, 'finishTesting', { fromUnits: true })).toBe('mediumNotErased');
    expect(await refusal(offerId, 'finishTesting', { lines: [{ itemId, result: 'passed' }] })).toBe('mediumNotErased');
    const { media } = mediaSchema.parse(await succeed(desk.get(mediaCalls.media(offerId))));
    const erasure = {
      ...{ result: 'erased', technique: 'nvmeSanitize', verification: 'full', operator: 'Jo Prüfer' },
      finishedAt: '2026-12-21T08:59:50.000Z',
    };
    await succeed(
      desk.post(mediaCalls.change(offerId), { mediumId: media[0]?.id, reason: 'Beim Test gefunden', erasure }),
    );
    expect(await refusal(offerId, 'finishTesting', { fromUnits: true })).toBe('mediaDiffer');
    await step(offerId, 'finishDeletion', { fromUnits: true });
    await step(offerId, 'finishTesting', { fromUnits: true });
    expect((await stateOf(offerId))?.deletion).toMatchObject({ media: [{ serial: 'S4EMNX0R' }] });
  });

  it('waits for a device that is held until somebody has cleared why', async () => {
    const { offerId, plates } = await sale(['PF1', 'PF2']);
    await succeed(desk.post(deskApi.recordSound(offerId), { plates }));
    const hold = (reason: string | null) =>
      succeed(desk.post(deskApi.changeUnit(offerId), { plate: plates[1], hold: reason }));
    await hold('Eigentum unklar');
    expect(await refusal(offerId, 'finishTesting', { fromUnits: true })).toBe('unitsHeld');
    await hold(null);
    await step(offerId, 'finishTesting', { fromUnits: true });
  });

  it('ends with the devices that go back on the receipt, and lets none change its line afterwards', async () => {
    const { offerId, plates, itemId } = await sale(['PF1']);
    const extra = { id: randomUUID(), at: '2026-12-21T08:59:30.000Z', code: 'FREMD-77', unannounced: true };
    const { made } = scansAnswerSchema.parse(await succeed(desk.post(deskApi.scan(offerId), { scans: [extra] })));
    await succeed(desk.post(deskApi.recordSound(offerId), { plates }));
    expect(await refusal(offerId, 'finishTesting', { fromUnits: true })).toBe('unitsDiffer');
    const byHand = { lines: [{ itemId, received: 1 }], foreign: [] };
    expect(await refusal(offerId, 'confirmScopeOfSupply', byHand)).toBe('unitsDiffer');
    const foreign = [
      { description: 'Monitor', units: 1 },
      { description: 'Kabel', units: 3 },
    ];
    await step(offerId, 'confirmScopeOfSupply', { ...byHand, foreign });
    await step(offerId, 'confirmScopeOfSupply', { fromUnits: true });
    await step(offerId, 'finishTesting', { fromUnits: true });
    const change = async (plate: string | undefined, line: string | null) =>
      (await desk.post(deskApi.changeUnit(offerId), { plate, itemId: line })).json().code;
    expect(await change(plates[0], null)).toBe('notAllowedInPhase');
    expect(await change(made[0]?.plate, itemId)).toBe('notAllowedInPhase');
    await succeed(desk.post(deskApi.changeUnit(offerId), { plate: plates[0], place: 'Regal 7' }));
  });

  it('counts the devices that are here: a late parcel closes the receipt anew before the test ends', async () => {
    const { offerId, plates } = await sale(['PF1', 'PF2'], ['PF1']);
    const late = { id: randomUUID(), at: '2026-12-21T08:59:30.000Z', code: 'PF2' };
    await succeed(desk.post(deskApi.scan(offerId), { scans: [late] }));
    await succeed(desk.post(deskApi.recordSound(offerId), { plates }));
    expect(await refusal(offerId, 'finishTesting', { fromUnits: true })).toBe('unitsDiffer');
  });
});

describe('What the owner asks', () => {
  const ask = async (changes: Record<string, string>) => {
    await test.deps.settings.follow();
    const { now } = test.deps.settings.valuesOf('testQuestions');
    const { settings } = settingsSchema.parse(await succeed(desk.get(settingCalls.list)));
    const basedOn = settings.find(({ key }) => key === 'testQuestions')?.changed?.version ?? 0;
    const values = sentValues({ ...now, ...changes });
    return desk.post(settingCalls.change, { key: 'testQuestions', basedOn, values });
  };

  it('is asked at once of who is not through; who is keeps questions and words of that time', async () => {
    const { offerId, plates } = await sale(['PX1', 'PX2']);
    const [done = '', open = ''] = plates;
    await succeed(desk.post(deskApi.recordSound(offerId), { plates: [done] }));
    const begun = { starts: 'yes', battery: 'weak' };
    const given = Object.entries(begun).map(([question, answer]) => ({ question, answer }));
    await record(deskApi.recordTest(offerId), { plate: open, answers: given });
    test.clock.advance({ minutes: 1 });
    const changed = await ask({
      battery: 'Akkustand | ab 85 % | 70 bis 84 % | unter 70 % | aufgebläht | fehlt',
      hinges: '',
      further: 'Notebook, Tablet: Ist der Stift dabei? | ja | nein',
      order: 'Ist der Stift dabei?',
    });
    expect(changed.statusCode, changed.body).toBe(200);
    const { lines, units } = await testing(offerId);
    const asked = lines[0]?.questions.map(({ text }) => text) ?? [];
    expect([asked[0], asked.includes('Scharniere'), asked.includes('Akku')]).toEqual([
      'Ist der Stift dabei?',
      false,
      false,
    ]);
    expect(units.map(({ plate, standing }) => [plate, standing])).toEqual([
      [done, 'sound'],
      [open, 'untested'],
    ]);
    // Nobody has said "unter 70 %" of it.
    expect(units.map(({ answers }) => [answers.starts, answers.battery])).toEqual([
      ['yes', 'good'],
      ['yes', undefined],
    ]);
    const pen = [{ question: 'own: Ist der Stift dabei?', answer: 'nein' }];
    await record(deskApi.recordTest(offerId), { plate: open, answers: pen });
    await succeed(desk.post(deskApi.recordSound(offerId), { plates: [open] }));
    test.clock.advance({ minutes: 1 });
    expect((await ask({ further: '', order: '' })).statusCode).toBe(200);
    await step(offerId, 'finishTesting', { fromUnits: true });
    const results = (await stateOf(offerId))?.testing?.results?.flatMap(({ units: all = [] }) => all) ?? [];
    const answersOf = (plate: string) => results.find((one) => one.plate === plate)?.answers;
    expect(answersOf(done)).toEqual(
      expect.arrayContaining([
        { name: 'Akku', value: 'ab 80 %' },
        { name: 'Scharniere', value: 'fest' },
      ]),
    );
    expect(answersOf(open)).toEqual(
      expect.arrayContaining([
        { name: 'Akkustand', value: 'ab 85 %' },
        { name: 'Ist der Stift dabei?', value: 'nein' },
      ]),
    );
    expect(answersOf(open)?.map(({ name }) => name)).not.toContain('Scharniere');
    expect((await testing(offerId)).units.flatMap(({ findings }) => findings.map(({ code }) => code))).toEqual([]);
    const page = unitPageSchema.parse(await succeed(desk.get(deskApi.unit(open))));
    expect(page.history.map(({ text }) => text)).toContain('Geprüft: Ist der Stift dabei? nein');
  });

  it('is refused where the domain needs the question, or an answer is missing, by its field', async () => {
    const wrong = await ask({ starts: '', battery: 'Akku | gut', further: 'Toaster: Geht er? | ja | nein' });
    expect(wrong.json()).toMatchObject({
      fields: { starts: expect.any(String), battery: expect.any(String), further: expect.any(String) },
    });
    expect((await ask({ battery: 'Akku | a | a | b | c | d' })).statusCode).toBe(400);
  });
});

import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { wizardDetailsSchema, wizardEntriesSchema, wizardPropertiesSchema } from '#contract/goods/wizard.ts';
import { problemSchema } from '#contract/problem.ts';
import { api } from '#contract/site/urls.ts';
import type { ItemConfiguration } from '#domain/catalogue/item-configuration.ts';
import { questionsFor } from '#domain/catalogue/questions/questions-for.ts';
import { deliveredCatalogue } from '#tests/support/delivered-catalogue.ts';
import type { HttpClient } from '#tests/support/http-client.ts';
import { startTestApp, type TestApp } from '#tests/support/test-app.ts';

const { catalogue } = deliveredCatalogue();
let test: TestApp;
let visitor: HttpClient;

beforeAll(async () => {
  test = await startTestApp();
  visitor = test.visitor();
});
afterAll(() => test.close());

const r640 = '3cf99a28-f993-58d5-a24f-9cef7b233203';
const details = (...ids: string[]) =>
  `/selfservice/api/wizard/entries/${ids.map(encodeURIComponent).join('/')}/details`;

/** Every answer the wizard can take, each at its bound. */
const everything: ItemConfiguration = {
  working: false,
  packagingAvailable: false,
  modelName: 'M'.repeat(200),
  capacity: '128 GB',
  cpu: 'Gold 6130',
  cpuCount: 2,
  ram: '256 GB',
  gpu: 'Quadro P2000',
  display: '14 Zoll Full HD (1920 × 1080)',
  drives: Array.from({ length: 20 }, () => ({ kind: 'hdd' as const, capacity: '1,2 TB SAS', count: 8 })),
  powerSupplies: 16,
  controllers: 2,
  ioModules: 2,
  tapeDrive: 'LTO-7',
  tapeDriveCount: 64,
  interface: 'SAS 12 Gbit/s',
  ports: '16 × FC 16 Gbit/s',
  formFactor: '2,5 Zoll',
  memoryType: 'DDR4 RDIMM',
  socket: 'LGA 3647',
  cooler: 'passiv',
  bracket: 'volle Höhe',
  parts: 'ASUS Z490, 750 W',
  power: '1.500 VA',
  region: 'Europa (-E)',
  keyboard: 'Deutsch (QWERTZ)',
  grade: 'b',
  battery: 'weak',
  batteryYear: 2023,
  batteryPacks: 50,
  powerOnHours: 200_000,
  charger: false,
  keyboardCover: true,
  cellular: false,
  rails: true,
  mount: true,
  stand: true,
  pixelErrors: false,
  antennas: false,
  networkCard: true,
  tray: true,
  sectors520: false,
  cacheBattery: true,
  mining: false,
  engineeringSample: false,
  mediaWish: 'destroyH5',
  vendorLocked: false,
  extras: 'Unterschrank',
  pageCount: 50_000_000,
  lampHours: 100_000,
  toner: 'missing',
  handset: true,
  remoteControl: false,
  roomParts: true,
  gamepad: true,
  simLock: false,
  released: true,
  remarks: 'Zeile eins\nZeile zwei',
};

function submit(number: number, configuration: unknown, entryId = r640) {
  const id = String(number).padStart(12, '0');
  return visitor.post(api.selfservice.offerAction('submitOffer', `offer-00000000-0000-4000-8000-${id}`), {
    email: 'kim@example.org',
    offeredAsBusiness: false,
    location: '04109',
    availableImmediately: true,
    items: [{ id: `item-00000000-0000-4000-8000-${id}`, entryId, quantity: 3, configuration }],
  });
}

describe('the wizard calls of the whole server', () => {
  it('give entries and properties in the shape of their contract', async () => {
    const entries = await visitor.get(api.selfservice.wizardEntries);
    const properties = await visitor.get(api.selfservice.wizardProperties);
    expect(wizardEntriesSchema.parse(entries.json()).wizardentries.length).toBeGreaterThan(150);
    expect(wizardPropertiesSchema.parse(properties.json()).wizardproperties.length).toBeGreaterThan(10);
  });

  it('give the details of an entry, and of a category together with a manufacturer', async () => {
    const { wizardentries } = wizardEntriesSchema.parse((await visitor.get(api.selfservice.wizardEntries)).json());
    const model = wizardentries.find((entry) => entry.id === r640);
    if (model?.selectType !== 'model') throw new Error('The PowerEdge R640 is no model');
    const addresses = [details(model.id), details(model.cid, model.mid)];
    for (const address of addresses) {
      const answer = await visitor.get(address);
      expect(wizardDetailsSchema.parse(answer.json()).sitemap).toBe(true);
    }
  });

  it('find an entry by the short form of its id too', async () => {
    const [whole, short] = await Promise.all([r640, r640.slice(0, -4)].map((id) => visitor.get(details(id))));
    expect(short?.statusCode).toBe(200);
    expect(short?.json()).toEqual(whole?.json());
  });

  it.each([details('nothing'), details('../../etc/passwd'), details(r640, r640), details('x'.repeat(101))])(
    'refuse %s with a problem document',
    async (address) => {
      const answer = await visitor.get(address);
      expect(answer.statusCode).toBeGreaterThanOrEqual(400);
      expect(answer.statusCode).toBeLessThan(500);
      expect(problemSchema.safeParse(answer.json()).success).toBe(true);
    },
  );
});

describe('an item as the wizard sends it', () => {
  it('is accepted with every answer given', async () => {
    expect((await submit(1, everything)).statusCode).toBe(200);
  });

  it.each([
    ['phone', 'samsung-galaxy-s24-ultra', { capacity: '256 GB', grade: 'a', battery: 'good', simLock: false }],
    ['printer', 'kyocera-ecosys-m2540dw', { extras: 'zweites Fach', grade: 'b', pageCount: 12_500, toner: 'low' }],
    ['access point', 'cisco-aironet-air-cap2602e-e-k9', { antennas: false, mount: true, released: true }],
  ] as const)('is accepted for a %s with what is asked of it, and of nothing else', async (_, slug, answers) => {
    const item = catalogue.bySlug.get(`${slug}-verkaufen`);
    if (item === undefined) throw new Error(`no page ${slug}`);
    const asked: readonly string[] = questionsFor(item);
    expect(asked).toEqual(expect.arrayContaining(Object.keys(answers)));
    expect(asked.filter((question) => ['cpu', 'drives', 'rails'].includes(question))).toEqual([]);
    const configuration = { working: true, packagingAvailable: true, ...answers };
    expect((await submit(asked.length + 10, configuration, item.id)).statusCode).toBe(200);
  });

  it.each([
    ['an unknown answer', { ...everything, price: 100 }],
    [
      'too many groups of drives',
      { ...everything, drives: [...(everything.drives ?? []), { kind: 'ssd', capacity: '1 TB', count: 1 }] },
    ],
    ['a drive of an unknown kind', { ...everything, drives: [{ kind: 'floppy', capacity: '1,44 MB', count: 1 }] }],
    ['a control character', { ...everything, cpu: 'Gold\u0000 6130' }],
    ['an engineering sample', { ...everything, engineeringSample: true }],
    ['words for a number', { ...everything, cpuCount: 'zwei' }],
    ['no answer whether it works', { packagingAvailable: true }],
  ])('is refused with %s', async (_, configuration) => {
    const answer = await submit(2, configuration);
    expect(answer.statusCode).toBe(400);
    expect(problemSchema.parse(answer.json()).code).toBe('invalidBody');
  });

  it('is refused when the catalogue does not have it, or when it is no complete item', async () => {
    const category = 'baa50862-cdea-5876-91bd-b5fb1609ab71';
    for (const entryId of ['00000000-0000-4000-8000-000000000000', category]) {
      const answer = await submit(3, everything, entryId);
      expect([answer.statusCode, problemSchema.parse(answer.json()).code]).toEqual([400, 'itemUnknown']);
    }
  });
});

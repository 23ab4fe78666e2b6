import { randomUUID } from 'node:crypto';
import { deskPages } from '#contract/desk/desk-urls.ts';
import { dayOf } from '#domain/values/day.ts';
import { blanccoReport, nwipeLog } from '#tests/factories/erasure-reports.ts';
import { expect, type Page, test } from '#tests/support/browser-test.ts';
import { expectSoundInWarehouse } from '#tests/support/desk-page.ts';
import { smallTargets } from '#tests/support/page-flaws.ts';
import { announcedGoods, sellAndSend, tabletAt } from '#tests/support/ramp.ts';
import { expectSound } from '#tests/support/sound-page.ts';

/** For gloves. */
const warehouse = { least: 56, inside: 'main' };

const xml = (name: string, text: string) => ({ name, mimeType: 'text/xml', buffer: Buffer.from(text) });

async function handIn(desk: Page, files: ReturnType<typeof xml>[]): Promise<void> {
  await desk.locator('input[type=file]').setInputFiles(files);
}

test('reports are dropped, write what they prove into the media of their devices, and what fits nothing is linked by hand', async ({
  page,
  desk,
}) => {
  const servers = announcedGoods(1, 'HPE ProLiant DL360 Gen10', 2, 'CZJL');
  const { offerId } = await sellAndSend(page, desk, 'loescht@example.org', [servers]);
  const scans = servers.serialNumbers.map((code) => ({ id: randomUUID(), at: new Date().toISOString(), code }));
  await desk.send('scan', offerId, { scans });
  await desk.send('confirmScopeOfSupply', offerId, { fromUnits: true });
  const tablet = await tabletAt(page);

  await tablet.goto(`${deskPages.offer(offerId)}`);
  await expect(tablet.getByRole('heading', { name: 'Löschung' })).toBeVisible();
  await tablet.getByRole('button', { name: 'Datenlöschung beginnen' }).click();
  await expect(tablet.getByText('Noch kein Datenträger bekannt.')).toBeVisible();

  await tablet.goto(deskPages.erasureReports);
  const [first = '', second = ''] = servers.serialNumbers;
  // What ran before the goods came would wait.
  const today = dayOf(new Date().toISOString());
  const run = { start: `${today}T00:10:00+0100`, end: `${today}T00:50:00+0100` };
  const disks = [
    { serial: 'S3Z2NB0KE2E001', ...run },
    { serial: 'S3Z2NB0KE2E002', state: 'Failed', errors: 3, ...run },
  ];
  const blancco = xml('server-1.xml', blanccoReport(disks, { serial: first }));
  const loose = ['MK0371E2E0001', 'MK0371E2E0002', 'MK0371E2E0003'].map((serial) => ({ serial }));
  await handIn(tablet, [blancco, xml('nwipe.log', nwipeLog(loose)), xml('leer.xml', '<a>')]);
  const taken = tablet.getByRole('list', { name: 'Eingelesen' });
  await expect(taken.getByRole('listitem')).toHaveCount(3);
  await expect(taken).toContainText('1 gelöscht · 1 nicht gelöscht');
  await expect(tablet.getByText('1 gelöscht · 1 nicht gelöscht · 3 nicht zugeordnet')).toBeVisible();
  await expect(taken).toContainText('Die Datei ist beschädigt');
  const log = tablet.getByRole('region', { name: 'nwipe.log' });
  await expect(log).toContainText('bei keinem Datenträger oder Gerät bekannt');
  await expectSound(tablet, 'reports that wait');
  expect(await smallTargets(tablet, warehouse)).toEqual([]);

  await test.step('the same file is told, and not counted', async () => {
    await handIn(tablet, [blancco]);
    await expect(taken).toContainText('War schon eingelesen');
  });

  await test.step('what waits is linked to the device that somebody has before them, or laid aside', async () => {
    const { units } = await read(tablet, offerId);
    const plate = units.find(({ serial }) => serial === second)?.plate ?? '';
    await log.getByRole('button', { name: 'Zuordnen …' }).first().click();
    await log.getByLabel('Kennzeichen des Geräts').fill(plate.toLowerCase());
    await log.getByLabel('Woran zu erkennen ist, dass er es war').fill('Aufkleber am Laufwerk');
    await expectSoundInWarehouse(tablet, 'linking a run');
    await log.getByRole('button', { name: 'Zuordnen', exact: true }).click();
    await expect(log.getByText('MK0371E2E0001')).toHaveCount(0);
    // The others are all of one machine: chosen together, by its own number, with one reason.
    const several = tablet.getByRole('region', { name: 'Mehrere Läufe' });
    await several.getByRole('button', { name: 'Alle wählen' }).click();
    await log.getByRole('checkbox', { name: /MK0371E2E0003/ }).uncheck();
    await several.getByRole('button', { name: 'Gewählte zuordnen …' }).click();
    await several.getByLabel('Kennzeichen oder Seriennummer des Geräts').fill(second);
    await several.getByLabel('Woran zu erkennen ist, dass sie es waren').fill('Alle aus diesem Server');
    await expectSoundInWarehouse(tablet, 'linking runs together');
    await several.getByRole('button', { name: 'Zuordnen', exact: true }).click();
    await expect(several.getByText('1 gelöscht', { exact: true })).toBeVisible();
    await log.getByRole('checkbox', { name: /MK0371E2E0003/ }).check();
    await several.getByRole('button', { name: 'Gewählte weglegen …' }).click();
    await several.getByLabel('Warum es weggelegt wird').fill('Gerät des Hauses');
    await several.getByRole('button', { name: 'Weglegen', exact: true }).click();
    await expect(log).toHaveCount(0);
    const damaged = tablet.getByRole('region', { name: 'leer.xml' });
    await damaged.getByRole('button', { name: 'Weglegen …' }).click();
    await damaged.getByLabel('Warum es weggelegt wird').fill('Übertragung abgebrochen');
    await damaged.getByRole('button', { name: 'Weglegen', exact: true }).click();
    await expect(damaged).toHaveCount(0);
  });

  await test.step('the view of the sale says what is proved and what comes next', async () => {
    await tablet.goto(`${deskPages.offer(offerId)}?ansicht=loeschung`);
    await expect(tablet.getByText('4 Datenträger, 1 davon offen. 3 gelöscht · 1 nicht gelöscht')).toBeVisible();
    const failed = tablet.getByRole('listitem').filter({ hasText: 'S3Z2NB0KE2E002' }).first();
    await expect(failed).toContainText('nicht gelöscht');
    await expect(failed).toContainText('noch einmal löschen: ATA Sanitize, Crypto');
    await failed.getByRole('button', { name: 'Berichtigen …' }).click();
    // Escape closes what was opened last, and only then leads back to the list.
    await expect(failed.getByLabel('Begründung')).toBeVisible();
    await tablet.keyboard.press('Escape');
    await expect(failed.getByLabel('Begründung')).toHaveCount(0);
    await expect(tablet.locator(':focus')).toHaveAttribute('data-keys', 'offer');
    await failed.getByRole('button', { name: 'Berichtigen …' }).click();
    await failed.getByRole('radio', { name: 'Vernichten' }).check();
    await failed.getByLabel('Begründung').fill('Lagerschaden');
    await expectSound(tablet, 'correcting a medium');
    await failed.getByRole('button', { name: 'Festhalten' }).click();
    await expect(failed).toContainText('vernichten');
    await failed.getByRole('button', { name: 'Verlauf' }).click();
    await expect(failed).toContainText('Geändert: Lagerschaden');
  });

  await test.step('a drive that no report knows is noted by hand', async () => {
    const unit = tablet.getByRole('region', { name: /DL360/ }).last();
    await unit.getByRole('button', { name: 'Datenträger erfassen …' }).click();
    await unit.getByLabel('Seriennummer des Datenträgers').fill('ZC1E2E0003');
    await expectSoundInWarehouse(tablet, 'noting a medium');
    expect(await smallTargets(tablet, { least: 56, inside: 'main section[aria-label]' })).toEqual([]);
    await unit.getByRole('button', { name: 'Datenträger erfassen', exact: true }).click();
    await expect(tablet.getByText('5 Datenträger, 2 davon offen.')).toBeVisible();
    await expect(unit).toContainText('ZC1E2E0003');
  });
});

test('a report that is chosen before the program has taken over the page is read by it', async ({ page }) => {
  const tablet = await tabletAt(page);
  const held = Promise.withResolvers<void>();
  await tablet.route('**/assets/js/*', async (route) => {
    await held.promise;
    await route.continue();
  });
  await tablet.goto(deskPages.erasureReports, { waitUntil: 'commit' });
  await handIn(tablet, [xml('frueh.xml', '<a>')]);
  held.resolve();
  await expect(tablet.getByRole('list', { name: 'Eingelesen' })).toContainText('frueh.xml');
});

interface Units {
  readonly units: readonly { readonly plate: string; readonly serial?: string }[];
}

async function read(tablet: Page, offerId: string): Promise<Units> {
  return (await tablet.request.get(`/desk/api/media/${offerId}`)).json();
}

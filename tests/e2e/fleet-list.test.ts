import { z } from 'zod';
import { fleetSheets, fleetSize, fleetWorkbook } from '#tests/factories/fleet/fleet-workbook.ts';
import { sheetsWorkbook } from '#tests/factories/inventory-workbook.ts';
import { expect, type Page, test } from '#tests/support/browser-test.ts';
import { field } from '#tests/support/shop-page.ts';
import { expectSoundHere } from '#tests/support/sound-page.ts';

const button = (page: Page, name: string | RegExp) => page.getByRole('button', { name });
const row = (page: Page, text: string) => page.getByRole('row').filter({ hasText: text });
const tile = (page: Page, words: RegExp) =>
  page.getByRole('group', { name: 'Zeilen zeigen' }).getByRole('button', { name: words });

/** Every press of a finger or a mouse, and every key that presses a button, counted by the page itself. */
async function countPresses(page: Page): Promise<() => Promise<number>> {
  await page.addInitScript(() => {
    const key = 'presses-of-this-test';
    const count = () => sessionStorage.setItem(key, String(Number(sessionStorage.getItem(key)) + 1));
    document.addEventListener('pointerdown', count, true);
    document.addEventListener('keydown', ({ key: pressed }) => ['Enter', ' '].includes(pressed) && count(), true);
  });
  return () => page.evaluate(() => Number(sessionStorage.getItem('presses-of-this-test')));
}

const sent = z.object({
  items: z.array(
    z.object({
      quantity: z.int(),
      freetext: z.string().optional(),
      inventoryNumbers: z.array(z.string()).optional(),
      site: z.string().optional(),
    }),
  ),
});

const halls = sheetsWorkbook('Hallen.xlsx', {
  'Halle 1': [
    ['Anzahl', 'Modell', 'Inventar-Nr.', 'Standort', 'Bemerkung'],
    [2, 'Dell PowerEdge R640', 'H1-001', 'Leipzig', ''],
    [3, 'Dell PowerEdge R740', 'H1-002', 'Halle', 'SSD ausgebaut'],
    [1, 'HP EliteBook 840 G5', 'H1-003', 'Halle', 'Displaybruch'],
  ],
  'Halle 2': [
    ['Anzahl', 'Modell', 'Inventar-Nr.', 'Standort'],
    [4, 'Dell PowerEdge R630', 'H2-001', 'Leipzig'],
  ],
});

test('a workbook of 8 sheets and 2,913 devices becomes an inquiry in at most 20 presses; rows are found and changed together by keyboard', async ({
  page,
}) => {
  await test.step('a workbook of 8 sheets and 2,913 devices becomes an inquiry in at most 20 presses', async () => {
    const presses = await countPresses(page);
    const question = (name: string) =>
      page.getByRole('region', { name: 'Fragen zu Ihrer Liste' }).getByRole('button', { name, exact: true });
    await page.goto('/upload/list/');
    await expect(page.getByLabel('Ihre Geräteliste')).toBeEnabled();
    const chooser = page.waitForEvent('filechooser');
    await page.getByLabel('Ihre Geräteliste').click();
    await (await chooser).setFiles(fleetWorkbook());
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('So haben wir Ihre Liste gelesen');
    await expect(tile(page, /Geräte/)).toHaveText(/^2\.913/);
    await expect(page.getByText('Prüfen Sie nur, was gelb ist.')).toBeVisible();
    const pcs = page.getByRole('row', { name: /^PCs/ });
    await expect(pcs).toContainText('840');
    await expect(pcs).toContainText('852');

    const { width, height } = page.viewportSize() ?? { width: 1280, height: 800 };
    await page.setViewportSize({ width: 390, height: 844 });
    await expectSoundHere(page, 'a list with questions on a phone');
    await page.setViewportSize({ width, height });

    await button(page, 'Alle auslassen').click();
    await button(page, 'Stimmt so').click();
    await question('Lenovo ThinkPad T14 Gen 1 (Intel), für Lenovo ThinkPad T14').click();
    await question('Aruba 2930F-24G-4SFP, für Aruba 2930F').click();
    await expect(page.getByText('Zu prüfen ist nichts.')).toBeVisible();
    await button(page, 'In den Verkaufskorb').click();
    await page.getByRole('link', { name: 'Weiter zur Anfrage' }).click();
    await field(page, 'E-Mail-Adresse').click();
    await page.keyboard.type('it@example.org');
    await field(page, 'Postleitzahl').click();
    await page.keyboard.type('04109');
    await page.getByRole('radio', { name: 'Ich bin ein gewerblicher Kunde' }).click();
    await button(page, 'Anfrage prüfen').click();
    const request = page.waitForRequest(/submitOffer/);
    await button(page, 'Anfrage senden').click();
    const { items } = sent.parse((await request).postDataJSON());
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Ihre Anfrage ist bei uns');
    expect(await presses()).toBeLessThanOrEqual(20);

    const staying = fleetSheets()
      .flatMap(({ lines }) => lines)
      .filter(({ unwanted }) => unwanted !== undefined)
      .reduce((sum, { quantity }) => sum + quantity, 0);
    expect(items.reduce((sum, { quantity }) => sum + quantity, 0)).toBe(fleetSize.devices - staying);
    // One answer each for 144 notebooks and 45 rows of switches: only the screens that no list names are left in their own words.
    expect(new Set(items.flatMap(({ freetext }) => freetext ?? []))).toEqual(new Set(['NoName Monitor 24 Zoll']));
    const notebook = fleetSheets()[1]?.lines[0];
    expect(items[0]).toMatchObject({ inventoryNumbers: [notebook?.inventoryNumber], site: notebook?.site });
  });

  await test.step('rows are found by sheet, site and inventory number, and several are changed at once by keyboard', async () => {
    await page.goto('/upload/list/');
    await expect(page.getByLabel('Ihre Geräteliste')).toBeEnabled();
    await page.getByLabel('Ihre Geräteliste').setInputFiles(halls);
    await expect(tile(page, /Geräte/)).toHaveText(/^10/);
    await expect(row(page, 'R740')).toContainText('ohne Laufwerke');
    await expect(row(page, 'EliteBook')).toContainText('defekt');

    const table = page.getByRole('table', { name: 'Zeilen Ihrer Liste' });
    await page.getByLabel('Nach Blatt filtern').selectOption('Halle 2');
    await expect(table).toHaveAttribute('aria-rowcount', '2');
    await page.getByLabel('Nach Blatt filtern').selectOption('Alle Blätter');
    await page.getByLabel('Nach Standort filtern').selectOption('Leipzig');
    await expect(table).toHaveAttribute('aria-rowcount', '3');
    await page.getByLabel('Nach Standort filtern').selectOption('Alle Standorte');
    await page.getByRole('textbox', { name: 'Zeilen suchen' }).fill('h1-00');
    await expect(table).toHaveAttribute('aria-rowcount', '4');

    await button(page, 'Mehrere Zeilen wählen').press('Enter');
    await page.getByLabel('Alle gezeigten Zeilen').press('Space');
    await page.getByLabel(/^Wählen: HP EliteBook/).press('Space');
    await expect(page.getByText('2 Zeilen gewählt')).toBeVisible();
    await page
      .getByRole('group', { name: 'Gewählte Zeilen' })
      .getByRole('button', { name: 'Ausstattung' })
      .press('Enter');
    const dialog = page.getByRole('dialog', { name: 'Ausstattung' });
    await dialog.getByLabel('Arbeitsspeicher').fill('166 GB');
    await page.keyboard.press('Enter');
    await expect(dialog.getByText('Bitte eine Größe angeben')).toBeVisible();
    await dialog.getByLabel('Arbeitsspeicher').fill('12x 16GB');
    await dialog.getByLabel('Laufwerke').fill('2 x 960 GB SSD');
    await page.keyboard.press('Enter');
    await expect(row(page, 'R640')).toContainText('192 GB');
    await expect(row(page, 'R740')).toContainText('2 × 960 GB SSD');
    await expectSoundHere(page, 'rows are being chosen');

    await button(page, 'Rückgängig').click();
    await expect(row(page, 'R740')).toContainText('ohne Laufwerke');
    await button(page, 'Auslassen: Blatt Halle 2').click();
    await expect(tile(page, /Geräte/)).toHaveText(/^6/);
    await page.reload();
    await expect(tile(page, /Geräte/)).toHaveText(/^6/);
    await button(page, 'Aufnehmen: Blatt Halle 2').click();
    await expect(tile(page, /Geräte/)).toHaveText(/^10/);
  });
});

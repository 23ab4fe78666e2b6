import type { Locator } from '@playwright/test';
import { strToU8, zipSync } from 'fflate';
import { listCalls } from '#contract/goods/list-calls.ts';
import { problemDocument } from '#contract/problem.ts';
import { hiddenWorkbook, inventoryWorkbook, sheetWorkbook } from '#tests/factories/inventory-workbook.ts';
import { withoutProgram } from '#tests/support/basket-page.ts';
import { expect, type Page, test } from '#tests/support/browser-test.ts';
import { field } from '#tests/support/shop-page.ts';
import { expectSoundHere } from '#tests/support/sound-page.ts';

const heading = (page: Page) => page.getByRole('heading', { level: 1 });
const row = (page: Page, text: string) => page.getByRole('row').filter({ hasText: text });
const tile = (page: Page, words: RegExp) =>
  page.getByRole('group', { name: 'Zeilen zeigen' }).getByRole('button', { name: words });
const button = (place: Page | Locator, name: string | RegExp) => place.getByRole('button', { name });
const intoBasket = (page: Page) => button(page, 'In den Verkaufskorb').click();
const stored = (page: Page) => page.evaluate(() => JSON.parse(localStorage.getItem('selfservice') ?? '{}'));

/** The page of the list as somebody sees it who has not been here before. */
async function openAnew(page: Page) {
  await page.goto(withoutProgram);
  await page.evaluate(() => {
    localStorage.clear();
    sessionStorage.clear();
  });
  await page.goto('/upload/list/');
  await expect(page.getByLabel('Ihre Geräteliste')).toBeEnabled();
}

async function upload(page: Page, file: ReturnType<typeof inventoryWorkbook>) {
  await openAnew(page);
  await page.getByLabel('Ihre Geräteliste').setInputFiles(file);
}

/** The first list of a server starts the process that reads it. */
const expectRead = (page: Page) => expect(heading(page)).toHaveText('So haben wir Ihre Liste gelesen');

async function openInventory(page: Page) {
  await upload(page, inventoryWorkbook());
  await expectRead(page);
}

/** As Strg+V does it, without the clipboard of the machine that runs the tests. */
async function paste(page: Page, cells: string) {
  await page.evaluate((text) => {
    const clipboardData = new DataTransfer();
    clipboardData.setData('text/plain', text);
    document.body.dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true }));
  }, cells);
}

async function send(page: Page) {
  await field(page, 'E-Mail-Adresse').fill('kim@example.org');
  await page.getByRole('radio', { name: 'Ich bin ein privater Kunde' }).check();
  await field(page, 'Postleitzahl').fill('04109');
  await button(page, 'Anfrage prüfen').click();
  const sent = page.waitForRequest(/submitOffer/);
  await button(page, 'Anfrage senden').click();
  await expect(heading(page)).toHaveText('Ihre Anfrage ist bei uns');
  return (await sent).postDataJSON();
}

test('a workbook is read, looked through, put into the basket and sent with its file', async ({ page }) => {
  await openInventory(page);
  await expect(tile(page, /Geräte/)).toHaveText(/^8/);
  await expect(page.getByText('Die Spalte „Benutzer“ haben wir nicht übernommen')).toBeVisible();
  await expect(row(page, 'PowerEdge R640')).toContainText('3 von 3');
  await expect(row(page, 'Konferenztisch')).toContainText('keine IT, ausgelassen');

  await test.step('unclear rows are decided about, together, and one step is taken back', async () => {
    await tile(page, /unklar/).click();
    await expect(page.getByRole('rowgroup').last().getByRole('row')).toHaveCount(2);
    const first = row(page, 'Aruba 2930F').first();
    await button(first, /^Aruba/)
      .first()
      .click();
    await expect(tile(page, /unklar/)).toHaveText(/^1/);
    await expect(button(first, /^Ändern/)).toBeFocused();
    await button(page, 'Auch die gleiche Zeile').click();
    await expect(tile(page, /unklar/)).toHaveText(/^0/);
    await button(page, 'Rückgängig').click();
    await expect(tile(page, /unklar/)).toHaveText(/^3/);
  });

  await test.step('what was decided outlives a reload, and stands on a phone', async () => {
    await button(row(page, 'Aruba 2930F').first(), /^auslassen/).click();
    await page.reload();
    await expect(row(page, 'von Ihnen ausgelassen')).toHaveCount(1);
    await button(row(page, 'R640'), /^Ändern/).click();
    await page.setViewportSize({ width: 390, height: 844 });
    await expectSoundHere(page, 'list on a phone');
    await expect(button(page, 'In den Verkaufskorb')).toBeInViewport();
    await page.setViewportSize({ width: 1280, height: 800 });
  });

  await test.step('it becomes items with quantities and serial numbers', async () => {
    await intoBasket(page);
    await expect(heading(page)).toHaveText('Verkaufskorb');
    const { items } = await stored(page);
    expect(
      items.map(({ title, quantity, serialNumbers }: Record<string, unknown>) => [title, quantity, serialNumbers]),
    ).toEqual([
      ['Dell PowerEdge R640', 3, ['7XK2A11', '7XK2A12', '7XK2A13']],
      ['Aruba 2930F', 1, undefined],
      ['HP EliteBook 840 G5', 1, ['5CG8121AAA']],
      ['HP EliteBook 840 G5', 1, ['5CG8121BBB']],
    ]);
  });

  await test.step('which are sent with the file, and nothing of it stays in the browser (LEG-22)', async () => {
    await page.goto('/basket/submit/');
    const body = await send(page);
    expect(body.items).toHaveLength(4);
    expect(JSON.stringify(body)).not.toMatch(/Muster|fromList/);
    expect(body.itemsListUpload).toMatch(/^\/selfservice\/api\/uploads\//);
    await page.goto('/upload/list/');
    await expect(page.getByLabel('Ihre Geräteliste')).toBeEnabled();
    expect(await page.evaluate(() => JSON.stringify({ ...sessionStorage, ...localStorage }))).not.toContain('Inventar');
  });
});

test('a list is read anew with other columns and keeps what was decided; another one takes its place', async ({
  page,
}) => {
  await openInventory(page);
  const table = row(page, 'Konferenztisch');

  await test.step('a row is found anew in the catalogue with a second press', async () => {
    await button(table, /^Doch aufnehmen/).click();
    await button(table, /^Ändern/).click();
    const model = page.getByRole('combobox', { name: /^Modell im Katalog/ });
    await button(table, /^Modell suchen/).click();
    await expect(model).toBeFocused();
    await page.keyboard.press('Escape');
    await expect(button(table, /^Ändern/)).toBeFocused();
    await page.keyboard.press('Enter');
    await button(table, /^Modell suchen/).click();
    await model.fill('r740xd');
    await expect(page.getByRole('option', { selected: true })).toContainText('Dell PowerEdge R740xd');
    await page.keyboard.press('Enter');
    await expect(model).toHaveCount(0);
    await expect(table).toContainText('Dell PowerEdge R740xd');
  });

  await test.step('columns are mapped and a hidden sheet is read, and what was decided stays', async () => {
    await button(page, '„Lager“ mitlesen').click();
    await expect(row(page, 'R740').filter({ hasNotText: 'R740xd' })).toBeVisible();
    await expect(table).toContainText('Dell PowerEdge R740xd');
    await button(page, 'Spalten zuordnen').click();
    await page.getByRole('dialog').getByRole('combobox', { name: 'Anz.' }).first().selectOption('Nicht verwenden');
    await button(page, 'Liste neu lesen').click();
    await expect(tile(page, /Geräte/)).toHaveText(/^12/);
    await expect(table).toContainText('Dell PowerEdge R740xd');
    await expect(row(page, 'R740').filter({ hasNotText: 'R740xd' })).toBeVisible();
  });

  await test.step('the same list put into the basket again takes the place of the first', async () => {
    await intoBasket(page);
    await expect(heading(page)).toHaveText('Verkaufskorb');
    await page.goto('/upload/list/');
    await expect(page.getByText('Ersetzt 7 Positionen')).toBeVisible();
    await page.getByRole('switch', { name: 'Gleiche Zeilen zusammenfassen' }).click();
    await expect(row(page, 'EliteBook')).toHaveCount(1);
    await field(page, /^Menge, HP EliteBook/).fill('5');
    await page.keyboard.press('Enter');
    await expect(tile(page, /Geräte/)).toHaveText(/^15/);
    await intoBasket(page);
    await expect(heading(page)).toHaveText('Verkaufskorb');
    const { items } = await stored(page);
    expect(items.map(({ title, quantity }: Record<string, unknown>) => [title, quantity])).toEqual([
      ['Dell PowerEdge R640', 3],
      ['Aruba 2930F', 2],
      ['HP EliteBook 840 G5', 5],
      ['Dell PowerEdge R740xd', 1],
      ['Dell PowerEdge R740', 4],
    ]);
  });

  await test.step('another list is looked for, and the first one is still looked through as before', async () => {
    await page.goto('/upload/list/');
    await button(page, 'Andere Liste').click();
    await expect(heading(page)).toHaveText('Geräteliste');
    await button(page, 'Weiter durchsehen').click();
    await expect(tile(page, /Geräte/)).toHaveText(/^15/);
    await button(page, 'Andere Liste').click();
    await paste(page, 'Anzahl\tModell\n7\tDell PowerEdge R740\n');
    await expect(tile(page, /Geräte/)).toHaveText(/^7/);
    await expect(page.getByText('Der Anfrage liegt außerdem Ihre Datei „Inventar_2026.xlsx“ bei.')).toBeVisible();
    await expect(page.getByText('bleiben 5 Positionen aus „Inventar_2026.xlsx“')).toBeVisible();
  });
});

test('thousands of pasted rows are searched and changed with the keyboard alone, and no name stays in the tab (IMP-01)', async ({
  page,
}) => {
  const rows = Array.from({ length: 5_001 }, (_, at) => `1\tDell PowerEdge R640\tSN${100_000 + at}\tKim Muster`);
  await openAnew(page);
  await paste(page, ['Anzahl\tModell\tSeriennummer\tBenutzer', ...rows].join('\n'));
  await expect(page.getByRole('table')).toHaveAttribute('aria-rowcount', '5002');
  await expect(page.getByText('Ihre Datei liegt der Anfrage bei.')).toBeHidden();
  expect(await page.getByRole('row').count()).toBeLessThan(80);
  await page.reload();
  await expect(page.getByRole('table')).toHaveAttribute('aria-rowcount', '5002');
  expect(await page.evaluate(() => JSON.stringify({ ...sessionStorage, ...localStorage }))).not.toContain('Muster');

  await page.keyboard.press('Control+f');
  await expect(page.getByRole('textbox', { name: 'Zeilen suchen' })).toBeFocused();
  await page.keyboard.type('sn105000');
  await expect(page.getByRole('table')).toHaveAttribute('aria-rowcount', '2');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Tab');
  await expect(field(page, /^Menge/)).toBeFocused();
  await page.keyboard.type('4');
  await page.keyboard.press('Tab');
  await expect(tile(page, /Geräte/)).toHaveText(/^5\.004/);
  await expect(button(row(page, 'R640'), /^Ändern/)).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(button(row(page, 'R640'), /^auslassen/)).toBeVisible();

  // One inquiry does not hold that many items; merged they do.
  await intoBasket(page);
  await expect(page.getByRole('alert')).toContainText('In eine Anfrage passen 5.000 Positionen, das wären 5.001.');
  await page.getByRole('switch', { name: 'Gleiche Zeilen zusammenfassen' }).click();
  await intoBasket(page);
  await expect(page.getByText('5.004 Geräte in 1 Position', { exact: true })).toBeVisible();
  expect((await stored(page)).itemsListUpload).toBeNull();
});

test.describe('when reading fails', () => {
  test.use({ allowedComplaints: /status of (400|422)|ERR_INTERNET_DISCONNECTED/ });

  test('a list whose line is cut or whose session ends is still there, and goes along unread (IMP-02)', async ({
    page,
    context,
  }) => {
    await openInventory(page);
    const table = row(page, 'Konferenztisch');
    await button(table, /^Doch aufnehmen/).click();

    await test.step('the line is cut', async () => {
      await context.setOffline(true);
      await button(page, '„Lager“ mitlesen').click();
      await expect(page.getByText('Prüfen Sie Ihre Internetverbindung')).toBeVisible();
      await button(page, 'Zurück zur gelesenen Liste').click();
      await expect(table).toContainText('frei beschrieben');
      await button(page, '„Lager“ mitlesen').click();
      await context.setOffline(false);
      await button(page, 'Noch einmal versuchen').click();
      await expect(row(page, 'R740')).toBeVisible();
      await expect(table).toContainText('frei beschrieben');
    });

    await test.step('the session has ended', async () => {
      await context.clearCookies();
      await page.reload();
      await expect(page.getByText('Die Datei liegt uns nicht mehr vor')).toBeVisible();
      await button(page, 'Liste noch einmal hochladen').click();
      await page.getByLabel('Ihre Geräteliste').setInputFiles(inventoryWorkbook());
      await expect(table).toContainText('frei beschrieben');
    });

    await test.step('it takes too long', async () => {
      const problem = problemDocument(422, 'listTookTooLong');
      const body = [
        { type: 'progress', done: 0.3 },
        { type: 'problem', problem },
      ];
      await page.route(`**${listCalls.read}`, (route) =>
        route.fulfill({
          contentType: 'application/x-ndjson',
          body: body.map((line) => JSON.stringify(line)).join('\n'),
        }),
      );
      await upload(page, inventoryWorkbook());
      await expect(page.getByText('Das Lesen dieser Liste dauert zu lange.')).toBeVisible();
      await expect(button(page, 'Noch einmal versuchen')).toBeVisible();
      await page.getByRole('link', { name: 'Weiter zur Anfrage' }).click();
      await expect(page).toHaveURL('/upload/list/submit/');
    });

    const body = await send(page);
    expect(body.itemsListUpload).toMatch(/^\/selfservice\/api\/uploads\//);
    expect(body).not.toHaveProperty('items');
    await page.goto('/upload/list/');
    await expect(page.getByLabel('Ihre Geräteliste')).toBeEnabled();
    expect((await stored(page)).itemsListUpload).toBeNull();
  });

  test('what is no list says so, and goes along when the customer wants it read by hand (IMP-01, IMP-02)', async ({
    page,
  }) => {
    await test.step('a file that cannot be read', async () => {
      await upload(page, { name: 'Scan.pdf', mimeType: 'application/pdf', buffer: Buffer.from('%PDF-1.7\n%âãÏÓ\n') });
      await expect(page.getByText('Wir lesen sie von Hand')).toBeVisible();
      await expectSoundHere(page, 'a list that was not read');
      await expect(page.getByRole('link', { name: 'Weiter zur Anfrage' })).toHaveAttribute(
        'href',
        '/upload/list/submit/',
      );
    });

    await test.step('a table that is not kept', async () => {
      const torn = zipSync({ 'xl/workbook.xml': strToU8('<workbook'), '[Content_Types].xml': strToU8('<Types/>') });
      const mimeType = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet';
      await upload(page, { name: 'Inventar.xlsx', mimeType, buffer: Buffer.from(torn) });
      await expect(page.getByText('Diese Tabelle ist beschädigt')).toBeVisible();
      await expectSoundHere(page, 'a list that is not kept');
      expect((await stored(page)).itemsListUpload ?? null).toBeNull();
      await button(page, 'Inventar.xlsx: Trotzdem senden').click();
      await expect(page.getByText('Die Datei liegt Ihrer Anfrage bei; wir lesen sie von Hand.')).toBeVisible();
      expect((await stored(page)).itemsListUpload).toMatchObject({ name: 'Inventar.xlsx' });
    });

    await test.step('no hardware', async () => {
      await upload(
        page,
        sheetWorkbook('Moebel.xlsx', [
          ['Anzahl', 'Bezeichnung'],
          [4, 'Konferenztisch Buche'],
          [12, 'Bürostuhl'],
        ]),
      );
      await expect(page.getByText('In dieser Liste haben wir kein Gerät gefunden')).toBeVisible();
      await expect(page.getByRole('link', { name: 'Gerät suchen' })).toBeVisible();
      await expect(button(page, 'In den Verkaufskorb')).toBeHidden();
    });

    await test.step('no row: nothing is asked for that is not there', async () => {
      await upload(page, hiddenWorkbook('Leer.xlsx', [['Modell', 'Anzahl']]));
      await expect(page.getByText('Das Blatt „Tabelle1“ ist leer.')).toBeVisible();
      await expect(page.getByText('Gehen Sie weiter: Die Datei liegt Ihrer Anfrage bei')).toBeVisible();
      await expect(button(page, 'Spalten zuordnen')).toHaveCount(0);
      await expect(page.getByRole('textbox', { name: 'Zeilen suchen' })).toHaveCount(0);
    });
  });
});

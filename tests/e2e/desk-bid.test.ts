import { randomUUID } from 'node:crypto';
import { join } from 'node:path';
import type { Locator } from '@playwright/test';
import { deskPages } from '#contract/desk/desk-urls.ts';
import { loadCatalogue } from '#server/catalogue/load-catalogue.ts';
import { projectRoot } from '#server/db/project-root.ts';
import { officeClearance } from '#tests/factories/office-clearance.ts';
import { bidBody, businessDeclarations } from '#tests/factories/wire.ts';
import { expect, type Page, test } from '#tests/support/browser-test.ts';
import { signUp } from '#tests/support/customer.ts';
import { expectSoundInWarehouse, signInAtDesk } from '#tests/support/desk-page.ts';
import { settled } from '#tests/support/settled.ts';
import { dayAhead } from '#tests/support/shop-page.ts';
import { expectSound } from '#tests/support/sound-page.ts';

const wide = { width: 1440, height: 900 };

const button = (page: Page, name: string | RegExp) => page.getByRole('button', { name });

/** Nobody waits for the half minute in which a bid could be taken back. */
async function leave(desk: Page): Promise<void> {
  await button(desk, 'Sofort senden').click();
  await expect(desk.getByRole('region', { name: 'Gebote auf dem Weg' })).toBeHidden();
}

/** Every key and every press from now on, counted by the page itself. */
async function countPresses(page: Page): Promise<() => Promise<number>> {
  const presses = await page.evaluateHandle(() => {
    const counted = { presses: 0 };
    for (const kind of ['keydown', 'pointerdown'])
      document.addEventListener(kind, () => (counted.presses += 1), { capture: true });
    return counted;
  });
  return () => presses.evaluate((counted) => counted.presses);
}

/** The words of a page as they are read: the same whatever the line breaks, and whatever the minute in which it was made. */
async function asRead(page: Locator): Promise<string[]> {
  // Before its styles have come it also tells what is hidden.
  await expect(page).toHaveJSProperty('ownerDocument.readyState', 'complete');
  const [text = ''] = await page.allInnerTexts();
  return text.replaceAll(/\b\d{2}:\d{2}\b/g, '–').split(/\s+/);
}

test('an inquiry of 400 rows is bid on with at most 60 keys, and the customer reads what was previewed', async ({
  page,
  context,
}) => {
  const customer = await signUp(page, 'raeumung@example.org');
  const { catalogue } = loadCatalogue(join(projectRoot, 'catalogue'));
  const items = officeClearance((slug) => catalogue.bySlug.get(slug)?.id ?? slug);
  const offerId = await customer.inquire({ items });

  const desk = await context.newPage();
  await desk.setViewportSize(wide);
  await signInAtDesk(desk.request);
  await desk.goto(deskPages.offer(offerId));
  await expect(desk.getByText('8 Zeilen offen')).toBeVisible();
  await expect(desk.getByText('392 aus dem Preisbuch')).toBeVisible();
  await button(desk, /24 weitere Gruppen/).click();
  const ofModel = desk.getByRole('textbox', { name: 'Preis je Gerät: Lenovo ThinkPad T480', exact: true });
  await ofModel.click();
  await desk.getByText('Was wir dafür gezahlt haben').click();
  await expect(desk.getByRole('img', { name: /^Lenovo ThinkPad T480: / })).toBeVisible();
  await button(desk, 'Als Tabelle').click();
  await expect(desk.getByRole('table', { name: 'Preisverlauf' })).toContainText('geboten');
  await expectSoundInWarehouse(desk, 'history beside the sheet');
  // Of equal goods the file prices one otherwise: it stands alone from then on.
  const usual = await ofModel.inputValue();
  const alike = items.filter(({ entryId }) => entryId === catalogue.bySlug.get('lenovo-thinkpad-t480-verkaufen')?.id);
  const lower = `${Number.parseInt(usual, 10) - 5},00`;
  await desk.getByLabel('Datei mit Preisen').setInputFiles({
    name: 'preise.csv',
    mimeType: 'text/csv',
    buffer: Buffer.from(`Kennung;Preis je Gerät\n${alike[0]?.id};${usual}\n${alike[1]?.id};${lower}\n`),
  });
  await expect(desk.getByRole('dialog')).toContainText('1 Zeile hat einen anderen Preis als gleiche Geräte');
  await button(desk, '1 Preis übernehmen').click();
  await expect(ofModel).toHaveCount(2);
  await ofModel.last().click();
  await button(desk, 'zurück in die Gruppe').click();
  await expect(ofModel).toHaveCount(1);
  await desk.reload();

  const presses = await countPresses(desk);
  // To the first open row, and a price a row; what is no price stays, with a word on why.
  await button(desk, /offene Zeilen zuerst/).press('Enter');
  await desk.keyboard.type('-5');
  await desk.keyboard.press('Enter');
  await expect(desk.getByText('Ein Preis hat kein Minus.')).toBeVisible();
  await desk.keyboard.press('Escape');
  for (const typed of ['35', '40', '0', '12', '5', '9,5', '20', '15']) {
    await desk.keyboard.type(typed);
    await desk.keyboard.press('Enter');
  }
  await expect(button(desk, 'Gebot senden')).toBeVisible();
  await desk.keyboard.press('Control+z');
  await expect(button(desk, '1 offene Zeile zuerst')).toBeVisible();
  await desk.keyboard.type('15');
  await desk.keyboard.press('Enter');

  await button(desk, 'Wie der Kunde es sieht').press('Enter');
  const preview = desk.frameLocator('iframe[title="Seite des Kunden"]').locator('main');
  await expect(preview).toContainText('Unser Kaufpreisgebot');
  const promised = await asRead(preview);
  await desk.keyboard.press('Escape');
  await expect(desk.getByRole('dialog')).toBeHidden();
  await desk.keyboard.press('Control+Enter');
  await desk.waitForURL((url) => !url.pathname.includes(offerId));
  expect(await presses()).toBeLessThanOrEqual(60);
  await leave(desk);

  await page.setViewportSize(wide);
  await page.goto(`/cockpit/${offerId}/`);
  await expect(page.getByRole('region', { name: 'Unser Kaufpreisgebot' })).toBeVisible();
  expect(await asRead(page.locator('main'))).toEqual(promised);
});

test.describe('a slip', () => {
  // The refusal that asks once more.
  test.use({ allowedComplaints: /status of 409 .*holdBid/ });

  test('5150 typed for 515 is asked about with its reckoning before it is sent, and each slip of a file in its preview', async ({
    page,
    context,
  }) => {
    const customer = await signUp(page, 'vertippt@example.org');
    const { catalogue } = loadCatalogue(join(projectRoot, 'catalogue'));
    const entryId = catalogue.items.find(({ title }) => title === 'Dell PowerEdge R640')?.id ?? '';
    const item = { id: `item-${randomUUID()}`, entryId, quantity: 11 };
    const offerId = await customer.inquire({ items: [item] });
    const desk = await context.newPage();
    await desk.setViewportSize(wide);
    await signInAtDesk(desk.request);
    await desk.goto(deskPages.offer(offerId));
    const price = desk.getByRole('textbox', { name: /^Preis je Gerät/ });
    await price.fill('515');
    await price.press('Enter');
    await expect(price).toHaveValue('515,00');

    await price.fill('5150');
    await price.press('Control+Enter');
    const asked = desk.getByRole('dialog', { name: 'Ein Betrag weicht weit ab' });
    await expect(asked).toContainText(
      /5\.150,00\s€ je Stück, erwartet .* bis .*-fach\); 11 × = 56\.650,00\s€, \+\s.* gegenüber dem Preisbuch/,
    );
    await expectSound(desk, 'a slip is asked about');
    // The way back has the focus; what was typed stands, and the seller sees nothing.
    await desk.keyboard.press('Enter');
    await expect(asked).toBeHidden();
    await expect(price).toHaveValue('5.150,00');
    expect((await customer.read(offerId)).phase).toBe('submitted');

    const file = (unitPrice: string) => ({
      name: 'preise.csv',
      mimeType: 'text/csv',
      buffer: Buffer.from(`Kennung;Preis je Gerät\n${item.id};${unitPrice}\n`),
    });
    await desk.getByLabel('Datei mit Preisen').setInputFiles(file('51,50'));
    const take = button(desk, '1 Preis übernehmen');
    const ofFile = desk.getByRole('checkbox', { name: /51,50\s€ je Stück, erwartet/ });
    await expect(ofFile).toBeVisible();
    await expectSound(desk, 'a slip in a file');
    await expect(take).toBeHidden();
    await ofFile.check();
    await take.click();
    await expect(price).toHaveValue('51,50');
    // It was confirmed there: it goes out unasked.
    await price.press('Control+Enter');
    await desk.waitForURL((url) => !url.pathname.includes(offerId));
    // Sent, and not gone: it comes back by one key, as it was typed.
    const onItsWay = desk.getByRole('region', { name: 'Gebote auf dem Weg' });
    await expect(onItsWay).toContainText(/Gebot über 566,50\s€ geht in \d+ s hinaus/);
    await expectSound(desk, 'a bid on its way');
    expect((await customer.read(offerId)).phase).toBe('submitted');
    await desk.keyboard.press('Control+Shift+z');
    await desk.waitForURL((url) => url.pathname.includes(offerId));
    await expect(onItsWay).toBeHidden();
    await expect(price).toHaveValue('51,50');
    await price.fill('515');
    await price.press('Control+Enter');
    await desk.waitForURL((url) => !url.pathname.includes(offerId));
    await leave(desk);
    expect((await customer.read(offerId)).phase).toBe('bidPlaced');
  });
});

test.describe('when somebody was faster', () => {
  // The refusal that the screen is about.
  test.use({ allowedComplaints: /status of 409 .*holdBid/ });

  test('a colleague was faster: both bids stand side by side, and the counterbid is answered beside the own bid', async ({
    page,
    context,
    desk: colleague,
  }) => {
    const customer = await signUp(page, 'zweigebote@example.org');
    const rows = ['Beamer', 'Leinwand', 'Türsprechanlage'];
    const items = rows.map((freetext) => ({ id: `item-${randomUUID()}`, freetext, quantity: 1 }));
    const offerId = await customer.inquire({ items });
    const desk = await context.newPage();
    await desk.setViewportSize(wide);
    await signInAtDesk(desk.request);
    await desk.goto(deskPages.offer(offerId));
    const prices = desk.getByRole('textbox', { name: /^Preis je Gerät/ });
    await expect(prices).toHaveCount(3);

    // A column of a spreadsheet: counted first, refused with its line, its last newline none of its rows.
    const paste = (text: string) =>
      prices.first().evaluate((field, pasted) => {
        const clipboardData = new DataTransfer();
        clipboardData.setData('text/plain', pasted);
        field.dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }));
      }, text);
    await paste('10\n-4\nviel\n');
    await expect(desk.getByRole('dialog')).toContainText('Zeile 2: Ein Preis hat kein Minus.');
    await button(desk, 'Zurück').click();
    await paste('1\n'.repeat(10_000));
    await expect(desk.getByRole('dialog')).toContainText('nur 3 Zeilen da');
    await button(desk, 'Zurück').click();
    // Out as a workbook, and in again: what it changes is shown first, and a row of another inquiry takes nothing with it.
    const download = desk.waitForEvent('download');
    await button(desk, 'XLSX ausgeben').click();
    expect((await download).suggestedFilename()).toMatch(/^Preisblatt-A-.*\.xlsx$/);
    const priced = (...lines: string[]) => ({
      name: 'preise.csv',
      mimeType: 'text/csv',
      buffer: Buffer.from(['Kennung;Preis je Gerät', ...lines].join('\n')),
    });
    const file = desk.getByLabel('Datei mit Preisen');
    await file.setInputFiles(priced(`${items[0]?.id};99,00`, 'item-fremd;1,00'));
    await expect(desk.getByRole('dialog')).toContainText('Zeile 3: Diese Kennung gehört nicht zu dieser Anfrage.');
    await button(desk, 'Zurück').click();
    await file.setInputFiles(priced(`${items[0]?.id};99,00`, `${items[1]?.id};49,50`));
    await expect(desk.getByRole('dialog')).toContainText('offen → 99,00');
    await button(desk, '2 Preise übernehmen').click();
    await expect(prices.nth(1)).toHaveValue('49,50');
    await paste('100,00\r\n50\r\n20\r\n');
    await button(desk, '3 Preise einfügen').click();
    await expect(prices.nth(1)).toHaveValue('50,00');
    // Whoever closes the page the moment after finds it again.
    await desk.evaluate((elsewhere) => location.assign(elsewhere), deskPages.ownAccess);
    await expect(desk).toHaveURL(deskPages.ownAccess);
    await desk.goto(deskPages.offer(offerId));
    await expect(prices.nth(2)).toHaveValue('20,00');

    const theirs = [50, 25, 15];
    const lines = items.map(({ id }, at) => ({ itemId: id, unitPrice: theirs[at], deductions: [] }));
    await colleague.send('submitBid', offerId, bidBody(items, { lines, validUntil: dayAhead(14) }));
    await prices.first().focus();
    await desk.keyboard.press('Control+Enter');
    const both = desk.getByRole('alert', { name: 'Zwei Gebote' });
    await expect(both).toContainText('170,00 €');
    await expect(both).toContainText('90,00 €');
    await expectSound(desk, 'two bids');
    await button(desk, 'Mit meinem weitermachen').click();
    await prices.first().focus();
    await desk.keyboard.press('Control+Enter');
    await desk.waitForURL((url) => !url.pathname.includes(offerId));
    await leave(desk);

    const { inquiryId } = await customer.read(offerId);
    const declarations = businessDeclarations;
    await customer.act('submitCounterbid', offerId, { inquiryId, counterbid: 187, declarations });
    await desk.goto(deskPages.offer(offerId));
    const counterbid = desk.getByRole('region', { name: 'Gegenvorschlag' });
    await expect(counterbid).toContainText('+ 10 %');
    await expectSound(desk, 'counterbid');
    await counterbid.getByRole('button', { name: 'Annehmen …' }).click();
    await button(desk, 'Gegenvorschlag annehmen').click();
    await expect(counterbid).toBeHidden();
    await settled(desk);
    expect((await customer.read(offerId)).phase).toBe('agreed');
  });
});

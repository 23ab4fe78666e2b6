import { randomUUID } from 'node:crypto';
import type { Locator } from '@playwright/test';
import { z } from 'zod';
import { deskApi, deskPages } from '#contract/desk/desk-urls.ts';
import { bookRowsSchema, priceBookCalls } from '#contract/goods/price-book.ts';
import { bookPartTitles } from '#contract/money/book-part-titles.ts';
import { bidSheetSchema } from '#contract/sale/bid-sheet.ts';
import { bookParts } from '#domain/pricing/price-book.ts';
import { demoLogins } from '#seed/demo-logins.ts';
import { businessDeclarations } from '#tests/factories/wire.ts';
import { expect, type Page, test } from '#tests/support/browser-test.ts';
import { type Customer, signUp } from '#tests/support/customer.ts';
import { pageCalls } from '#tests/support/page-calls.ts';
import { settled } from '#tests/support/settled.ts';
import { field } from '#tests/support/shop-page.ts';
import { expectSound } from '#tests/support/sound-page.ts';

// A price below nothing is refused on the way, and one that jumps is asked about.
test.use({ viewport: { width: 1440, height: 900 }, allowedComplaints: /400 .*changePriceBook/ });

async function open(page: Page, href: string): Promise<void> {
  await page.goto(href);
  await expect(page.getByRole('heading', { level: 1, name: 'Preisbuch' })).toBeVisible();
  await settled(page);
}

/** An inquiry about one unit of a model, and what the book proposes for it. */
async function inquireAbout(page: Page, customer: Customer, entryId: string) {
  const itemId = `item-${randomUUID()}`;
  const offerId = await customer.inquire({ items: [{ id: itemId, entryId, quantity: 1 }] });
  const sheet = z.object({ data: bidSheetSchema }).parse(await pageCalls(page.request).get(deskApi.bidSheet(offerId)));
  return { offerId, itemId, sheet: sheet.data, amount: sheet.data.groups[0]?.proposal.amount ?? 0 };
}

/** Sellers who want more than the book gives them. */
async function haggle(page: Page, customer: Customer, entryId: string): Promise<void> {
  for (let sale = 0; sale < 8; sale++) {
    const { offerId, itemId, sheet, amount } = await inquireAbout(page, customer, entryId);
    const { priceBook, validUntil, version } = sheet;
    const lines = [{ itemId, unitPrice: amount, deductions: [] }];
    const bid = { lines, shippingMethod: 'shipment', validUntil, priceBook };
    await pageCalls(page.request).post(deskApi.command('submitBid', offerId), bid, { 'if-match': `"${version}"` });
    const { inquiryId } = await customer.read(offerId);
    const wanted = { inquiryId, counterbid: Math.round(amount * 1.12), declarations: businessDeclarations };
    await customer.act('submitCounterbid', offerId, wanted);
  }
}

/** What does not show all of its text in a list, and the list itself where it is wider than its place. */
function cutIn(list: Locator): Promise<string[]> {
  return list.evaluate((region) =>
    [region, ...region.querySelectorAll<HTMLElement>('th, td, td > div, textarea')]
      .filter((one) => one.scrollWidth > one.clientWidth || one.scrollHeight > one.clientHeight)
      .map((one) => one.outerHTML.slice(0, 200)),
  );
}

test('the price book is changed by hand and by a file, tried on past inquiries, shows what a model was worth, and learns', async ({
  page,
}) => {
  await page.goto(deskPages.today);
  await field(page, 'E-Mail-Adresse').fill(demoLogins.staff.email);
  await field(page, 'Passwort').fill(demoLogins.staff.password);
  await page.keyboard.press('Enter');
  await page.getByRole('link', { name: 'Preisbuch' }).click();
  const customer = await signUp(page, 'preise@example.org');
  const found = await pageCalls(page.request).get(`${priceBookCalls.rows}?part=rows&search=poweredge%20r740`);
  const model = bookRowsSchema.parse(found).rows[0]?.[0] ?? '';
  await haggle(page, customer, model);

  await test.step('a row is searched and changed; what is wrong is said at its row', async () => {
    await field(page, 'In dieser Liste suchen').fill('poweredge r640');
    await page.keyboard.press('Enter');
    const price = page.getByRole('textbox', { name: 'Preis in €, Zeile 1', exact: true });
    await expect(page.getByRole('textbox', { name: 'Modell oder Gruppe, Zeile 1', exact: true })).toHaveValue(/R640/);
    await price.fill('-5');
    const look = page.getByRole('button', { name: 'Ansehen und speichern …' });
    const looked = page.getByRole('dialog', { name: 'Noch gilt nichts davon' });
    await look.click();
    await expect(page.getByText('Ein Preis kann nicht unter 0,00 € liegen.')).toBeVisible();
    await price.fill('387,00');
    await look.click();
    await expect(looked).toContainText('Preise: 0 neu, 1 geändert, 0 entfallen.');
    await expect(looked.getByRole('table', { name: 'Probelauf über die letzten Anfragen' })).toBeVisible();
    await expectSound(page, 'looked at before it counts');
    await looked.getByRole('button', { name: 'Als neue Fassung speichern' }).press('Enter');
    await expect(page.getByText(/^Fassung 2 vom/)).toBeVisible();
    await expect(price).toHaveValue('387,00');
    // What was pressed has gone with what it did: the focus is beside it, and what is added is typed into at once.
    const another = page.getByRole('button', { name: 'Neue Zeile' });
    await expect(another).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(page.getByRole('textbox', { name: 'Modell oder Gruppe, Zeile 1', exact: true })).toBeFocused();
    await page.getByRole('button', { name: /^Löschen\s?, Zeile 1$/ }).press('Enter');
    await expect(page.getByRole('link', { name: 'Verlauf, Zeile 1', exact: true })).toBeFocused();
    await price.fill('400,00');
    await page.getByRole('button', { name: 'Verwerfen' }).press('Enter');
    await expect(another).toBeFocused();
  });

  await test.step('a price that jumps is asked about with its reckoning, and stays as it was typed', async () => {
    const price = page.getByRole('textbox', { name: 'Preis in €, Zeile 1', exact: true });
    await price.fill('3870,00');
    const look = page.getByRole('button', { name: 'Ansehen und speichern …' });
    await look.click();
    const asked = page.getByRole('dialog', { name: 'Noch gilt nichts davon' });
    await expect(asked).toContainText(/R640.*: 3\.870,00\s€, bisher 387,00\s€ \(10-fach\)/);
    await expectSound(page, 'asked about');
    await page.keyboard.press('Escape');
    await expect(price).toHaveValue('3870,00');
    await expect(page.getByText(/^Fassung 2 vom/)).toBeVisible();
    await look.click();
    await asked.getByRole('button', { name: 'So speichern' }).click();
    await expect(page.getByText(/^Fassung 3 vom/)).toBeVisible();
    // The rows are read again after the head.
    await expect(price).toHaveValue('3870,00');
  });

  await test.step('its history is a chart with a table behind it', async () => {
    await page.getByRole('link', { name: /^Verlauf, Zeile 1$/ }).click();
    await expect(page.getByRole('img', { name: /R640/ })).toBeVisible();
    await expectSound(page, 'chart');
    await page.getByRole('button', { name: 'Als Tabelle' }).click();
    await expect(page.getByRole('cell', { name: /3\.870,00/ })).toBeVisible();
  });

  await test.step('a file is compared first, and taken once it was confirmed', async () => {
    await open(page, deskPages.priceBookImport);
    const text = 'scope;from;percent\n*;10;3\nnotebook;x;1\n';
    await page.getByLabel('Liste, wenn die Datei keine nennt').selectOption('steps');
    await page
      .getByLabel('Datei', { exact: true })
      .setInputFiles({ name: 'mengen.csv', mimeType: 'text/csv', buffer: Buffer.from(text) });
    await page.getByRole('button', { name: 'Datei prüfen' }).click();
    await expect(page.getByText('1 Zeile wird nicht übernommen')).toBeVisible();
    await expectSound(page, 'import');
    await page.getByRole('checkbox').check();
    await page.getByRole('button', { name: 'Als neue Fassung übernehmen' }).click();
    await expect(page.getByText('Gespeichert als Fassung 4')).toBeVisible();
  });

  await test.step('a price that jumps in a file is listed, and taken once it was said to be meant', async () => {
    await open(page, deskPages.priceBookImport);
    const jump = 'scope;from;percent\n*;10;300\n';
    await page.getByLabel('Liste, wenn die Datei keine nennt').selectOption('steps');
    await page
      .getByLabel('Datei', { exact: true })
      .setInputFiles({ name: 'sprung.csv', mimeType: 'text/csv', buffer: Buffer.from(jump) });
    await page.getByRole('button', { name: 'Datei prüfen' }).click();
    await expect(
      page.getByText(/^Mengen, alle Geräte, ab 10 Stück: \+300 %, bisher \+3 % \(3,9-fach\)$/),
    ).toBeVisible();
    await expectSound(page, 'import that jumps');
    const take = page.getByRole('button', { name: 'Als neue Fassung übernehmen' });
    await expect(take).toBeHidden();
    await page.getByRole('checkbox', { name: 'Dieser Betrag ist so gemeint.' }).check();
    await take.click();
    await expect(page.getByText('Gespeichert als Fassung 5')).toBeVisible();
  });

  await test.step('on a tablet no cell of any list is cut, and every row has what can be done with it in sight', async () => {
    await page.setViewportSize({ width: 1024, height: 768 });
    await open(page, deskPages.priceBook);
    for (const part of bookParts) {
      const title = bookPartTitles[part];
      await page.getByRole('navigation', { name: 'Listen' }).getByRole('link', { name: title }).click();
      await expect(page.getByRole('table', { name: title })).toBeVisible();
      await settled(page);
      expect(await cutIn(page.getByRole('region', { name: title })), title).toEqual([]);
    }
    await page.setViewportSize({ width: 1440, height: 900 });
  });

  await test.step('a dry run, the deviations, the versions and the settings can be read', async () => {
    for (const [href, text] of [
      [deskPages.priceBookDryRun, /Abweichung im Median/],
      [deskPages.priceDeviations, /Gebote, die vom Vorschlag abweichen/],
      [deskPages.priceBookSettings, /Gerundet wird/],
      [deskPages.priceBookVersions, /Einfuhr: mengen.csv/],
    ] as const) {
      await open(page, href);
      await expect(page.getByText(text).first()).toBeVisible();
      // The rail says where one is, below a page too.
      await expect(page.getByRole('link', { name: 'Preisbuch', exact: true })).toHaveAttribute('aria-current', 'true');
    }
  });

  await test.step('what it proposes of itself is looked at, taken by its key, and prices the next inquiry', async () => {
    const before = await inquireAbout(page, customer, model);
    await open(page, deskPages.priceProposals);
    const proposal = page
      .getByRole('listitem')
      .filter({ has: page.getByRole('heading', { name: /R740.*: \+\d+ %$/ }) });
    await expect(proposal).toContainText('8 Gebote, davon 0 % angenommen, Gegenvorschläge im Median +12 %');
    await page.getByText('Wie gerechnet wird, mit Quellen').click();
    await expectSound(page, 'proposals');
    await proposal.focus();
    await page.keyboard.press('p');
    const looked = page.getByRole('dialog', { name: 'Noch gilt nichts davon' });
    await expect(looked).toContainText('1 geändert');
    await looked.getByRole('button', { name: 'Als neue Fassung speichern' }).click();
    await expect(page.getByText(/^Fassung 6 vom .*: Vorschlag \+\d+ %: .*R740/)).toBeVisible();
    await expect(proposal).toBeHidden();
    expect((await inquireAbout(page, customer, model)).amount).toBeGreaterThan(before.amount);
  });
});

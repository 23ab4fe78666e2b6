import { addToBasket, askForBid, fillBasket, stored, withoutProgram } from '#tests/support/basket-page.ts';
import { expect, type Page, test } from '#tests/support/browser-test.ts';
import { field } from '#tests/support/shop-page.ts';

/** The page of somebody whose basket is empty. */
async function openWithEmptyBasket(page: Page, path: string) {
  await page.goto(withoutProgram);
  await page.evaluate(() => localStorage.clear());
  await page.goto(path);
}

const heading = (page: Page) => page.getByRole('heading', { level: 1 });

test('goods are found, configured or described in own words, and lie in the basket', async ({ page }) => {
  await test.step('a search by keyboard leads to a configured item in the basket', async () => {
    await page.goto('/');
    await page.getByRole('combobox', { name: 'Modell oder Hersteller' }).fill('r640');
    await expect(page.getByRole('option').first()).toContainText('Dell PowerEdge R640');
    await page.keyboard.press('Enter');
    await expect(page).toHaveTitle('Dell PowerEdge R640 verkaufen | Ankaufwerk');

    await field(page, 'Menge').fill('3');
    await page.getByRole('combobox', { name: 'Prozessor', exact: true }).fill('6130');
    await page.getByRole('option', { name: 'Gold 6130' }).click();
    await page.getByLabel('Anzahl Prozessoren').selectOption('2');
    await page.getByRole('combobox', { name: 'Arbeitsspeicher' }).fill('256 GB');
    await page.keyboard.press('Tab');
    await page.getByRole('combobox', { name: 'Kapazität' }).fill('1,2');
    await page.getByRole('option', { name: '1,2 TB SAS' }).click();
    await field(page, 'Anzahl').fill('8');
    await page.getByRole('button', { name: 'In den Verkaufskorb' }).click();

    await expect(page.getByText('3 Geräte in 1 Position.')).toBeVisible();
    await expect(page.getByText('2 × Gold 6130, 256 GB, 8 × 1,2 TB SAS')).toBeVisible();
    await expect(page.getByRole('link', { name: /^Verkaufskorb/ })).toContainText('1');
  });

  await test.step('what the catalogue does not list is described in own words', async () => {
    await openWithEmptyBasket(page, '/wizard/');
    await page.getByRole('combobox').fill('Hicom 150/E 50 %');
    await page.getByRole('option', { name: '„Hicom 150/E 50 %“ frei beschreiben' }).click();
    await expect(heading(page)).toHaveText('Hicom 150/E 50 % verkaufen');
    await page.reload();
    await page.getByRole('button', { name: 'In den Verkaufskorb' }).click();
    await page.getByRole('link', { name: 'Hicom 150/E 50 % ändern' }).click();
    // The basket has a field of that name too.
    await expect(heading(page)).toHaveText('Hicom 150/E 50 % verkaufen');
    await field(page, 'Menge').fill('2');
    await page.getByRole('button', { name: 'Änderungen übernehmen' }).click();
    await expect(page.getByText('2 Geräte in 1 Position.')).toBeVisible();
  });

  await test.step('a device that only works in its cloud is asked for its release first', async () => {
    await openWithEmptyBasket(page, '/wizard/meraki-ms120-24p-verkaufen/');
    await page.getByRole('button', { name: 'In den Verkaufskorb' }).click();
    await expect(page.getByRole('alert')).toContainText('Aus dem Cloud-Konto entfernt ist ein Pflichtfeld');
    await page
      .getByRole('radiogroup', { name: 'Aus dem Cloud-Konto entfernt' })
      .getByText('Nein', { exact: true })
      .click();
    await page.getByRole('button', { name: 'In den Verkaufskorb' }).click();
    await expect(page.getByText('noch an ein Konto gebunden')).toBeVisible();
  });

  await test.step('of a device with one built-in drive only its size is asked', async () => {
    await openWithEmptyBasket(page, '/wizard/apple-macbook-air-13-m1-a2337-verkaufen/');
    await page.getByText('Weitere Angaben').click();
    await page.getByRole('combobox', { name: 'SSD', exact: true }).fill('512');
    await page.getByRole('option', { name: '512 GB', exact: true }).click();
    await expect(page.getByRole('button', { name: 'Weitere Laufwerke angeben' })).toHaveCount(0);
    await page.getByRole('button', { name: 'In den Verkaufskorb' }).click();
    await expect(page.getByText('1 × 512 GB SSD')).toBeVisible();
  });

  await test.step('a component is named with the help of the catalogue, by keyboard, or in own words', async () => {
    await page.goto('/');
    await page.getByRole('combobox', { name: 'Modell oder Hersteller' }).fill('grafikkarten');
    await page
      .getByRole('option', { selected: true })
      .filter({ hasText: /^Grafikkarten/ })
      .click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Grafikkarten verkaufen');
    const box = page.getByRole('combobox', { name: 'Hersteller und Modell' });
    const suggestions = page.getByRole('listbox', { name: 'Hersteller und Modell' }).getByRole('option');
    await box.pressSequentially('a');
    await expect(suggestions).toHaveCount(0);
    await box.pressSequentially('4000');
    await expect(suggestions.first()).toContainText('A4000');
    await page.keyboard.press('ArrowDown');
    const marked = await suggestions.first().textContent();
    await page.keyboard.press('Enter');
    await expect(box).toHaveValue(marked ?? '');
    await expect(suggestions).toHaveCount(0);

    await box.fill('PowerEdge R640');
    await expect(suggestions, 'no other kind of goods').toHaveCount(0);
    await box.fill('Voodoo 2 mit 12 MB');
    await page.getByRole('button', { name: 'In den Verkaufskorb' }).click();
    await expect(page.getByText('Voodoo 2 mit 12 MB')).toBeVisible();
  });

  await test.step('a long list of processors waits for two characters and is in the order of the alphabet', async () => {
    await page.goto('/wizard/dell-poweredge-r640-verkaufen/');
    const box = page.getByRole('combobox', { name: 'Prozessor', exact: true });
    const options = page.getByRole('listbox', { name: 'Prozessor' }).getByRole('option');
    await box.click();
    await expect(page.getByText('Bitte noch 2 Zeichen eingeben.')).toBeVisible();
    await box.pressSequentially('gold');
    await expect(options.first()).toBeVisible();
    const shown = await options.allTextContents();
    expect(shown).toEqual(shown.toSorted((one, other) => one.localeCompare(other, 'de')));
  });

  await test.step('a printer is found by its number and asked for its pages and its toner', async () => {
    await page.goto('/');
    await page.getByRole('combobox', { name: 'Modell oder Hersteller' }).fill('m2540dw');
    await page.getByRole('option', { name: 'Kyocera ECOSYS M2540dw' }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Kyocera ECOSYS M2540dw verkaufen');
    await field(page, 'Zählerstand').fill('12500');
    await page.getByLabel('Toner oder Tinte').selectOption('fast leer');
    await page.getByRole('button', { name: 'In den Verkaufskorb' }).click();
    await expect(page.getByText('12.500 Seiten, Toner oder Tinte fast leer')).toBeVisible();
  });
});

test('the basket is the same in every tab, worked by keyboard, page by page when it is long, and survives what the storage does to it', async ({
  page,
  context,
}) => {
  await test.step('the basket is the same in every tab, survives a reload and takes a removal back', async () => {
    await addToBasket(page, 'lenovo-thinkpad-t480-verkaufen');
    const other = await context.newPage();
    await addToBasket(other, 'dell-poweredge-r740-verkaufen');
    await expect(page.getByText('2 Geräte in 2 Positionen.')).toBeVisible();

    await page.getByRole('button', { name: 'Lenovo ThinkPad T480 entfernen' }).click();
    await expect(other.getByText('1 Gerät in 1 Position.')).toBeVisible();
    await expect(page.getByRole('status').filter({ hasText: 'Lenovo ThinkPad T480 ist entfernt.' })).toBeAttached();
    await expect(page.getByRole('button', { name: 'Rückgängig' })).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(page.getByRole('listitem').filter({ hasText: 'Lenovo ThinkPad T480' })).toBeFocused();
    await field(page, 'Menge').first().fill('7');
    await expect(other.getByText('8 Geräte in 2 Positionen.')).toBeVisible();
    await page.reload();
    await expect(page.getByRole('main').getByRole('heading', { level: 2 })).toHaveText([
      'Lenovo ThinkPad T480',
      'Dell PowerEdge R740',
    ]);
  });

  await test.step('an item is not lost when somebody is faster than the basket', async () => {
    await openWithEmptyBasket(page, '/wizard/dell-poweredge-r640-verkaufen/');
    const held = Promise.withResolvers<void>();
    await page.route('**/assets/js/open-basket-*.js', async (route) => {
      await held.promise;
      await route.continue();
    });
    await page.reload();
    const asked = page.waitForRequest('**/assets/js/open-basket-*.js');
    await page.getByRole('button', { name: 'In den Verkaufskorb' }).click();
    await asked;
    held.resolve();
    await expect(heading(page)).toHaveText('Verkaufskorb');
    await expect(page.getByText('1 Gerät in 1 Position.')).toBeVisible();
  });

  await test.step('goods are taken once more, changed and removed by keyboard alone', async () => {
    await fillBasket(page, [stored(1, { serialNumbers: ['7X2K9Q2', '7X2K9Q3'] })]);
    await page.getByRole('button', { name: 'Server 1 duplizieren' }).focus();
    await page.keyboard.press('Enter');
    const rows = page.getByRole('list', { name: 'Positionen' }).getByRole('listitem');
    await expect(rows).toHaveCount(2);
    await expect(rows.nth(1)).toBeFocused();
    await expect(rows.nth(1).getByText('Seriennummern angeben')).toBeVisible();

    // The first keeps its numbers, and no fewer units than numbers.
    await field(page, 'Menge').first().fill('1');
    await expect(page.getByText('Mindestens 2: so viele Seriennummern sind angegeben.')).toBeVisible();
    await rows.first().getByText('Seriennummern (2)').click();
    await field(page, 'Seriennummern').fill('7X2K9Q2\n7X2K9Q3\n7X2K9Q4\n7X2K9Q5\n7X2K9Q6');
    await expect(page.getByText('Das sind 5 Seriennummern für 4 Geräte. Erhöhen Sie zuerst die Menge.')).toBeVisible();
    await field(page, 'Seriennummern').fill('7X2K9Q2');
    await expect(rows.first().getByText('Seriennummern (1)')).toBeVisible();
    await page.getByRole('button', { name: 'Server 1 entfernen' }).nth(1).press('Enter');
    await expect(page.getByRole('button', { name: 'Rückgängig' })).toBeFocused();
    await page.getByRole('button', { name: 'Server 1 entfernen' }).press('Enter');
    await expect(page.getByText('Ihr Verkaufskorb ist leer.')).toBeVisible();
    await page.getByRole('button', { name: 'Rückgängig' }).press('Enter');
    await expect(page.getByText('4 Geräte in 1 Position.')).toBeVisible();
  });

  await test.step('a basket of 400 items is looked through page by page, filtered, emptied and filled again', async () => {
    const items = Array.from({ length: 400 }, (_, index) =>
      stored(index + 1, { serialNumbers: [`7X2K${index + 1}A`, `7X2K${index + 1}B`] }),
    );
    await fillBasket(page, items);
    await expect(page.getByText('1.600 Geräte in 400 Positionen.')).toBeVisible();
    const rows = page.getByRole('list', { name: 'Positionen' }).getByRole('listitem');
    await expect(rows).toHaveCount(50);
    await page.getByRole('button', { name: 'Nächste Seite' }).click();
    await expect(page.getByText('Positionen 51 bis 100 von 400')).toBeVisible();
    await expect(page.getByRole('list', { name: 'Positionen' })).toBeFocused();
    await expect(rows.first()).toContainText('Server 51');

    const filter = page.getByRole('searchbox', { name: 'Positionen filtern' });
    await filter.fill('7x2k377b');
    await expect(page.getByText('1 von 400 Positionen, 4 Geräte')).toBeVisible();
    await field(page, 'Menge').fill('10');
    await expect(page.getByText('1.606 Geräte in 400 Positionen.')).toBeVisible();
    await filter.fill('gibt es nicht');
    await expect(page.getByText('Keine Position passt dazu.')).toBeVisible();
    await filter.fill('server 39');
    await page.getByRole('button', { name: /^Diese \d+ Positionen entfernen$/ }).click();
    await expect(page.getByText('1.550 Geräte in 386 Positionen.')).toBeVisible();
    await page.getByRole('button', { name: 'Rückgängig' }).click();
    await expect(page.getByText('1.606 Geräte in 400 Positionen.')).toBeVisible();

    await askForBid(page, 'kim@example.org');
    await expect(page.getByText('Zusammen 1.606 Geräte in 400 Positionen')).toBeVisible();
    await page.getByText('Seriennummern (2)').first().click();
    await expect(page.getByText('7X2K1A')).toBeVisible();
    await page.getByRole('button', { name: 'Anfrage senden' }).click();
    await expect(heading(page)).toHaveText('Ihre Anfrage ist bei uns');
  });

  await test.step('broken, hostile and foreign content of the storage costs no sound item and no sound answer', async () => {
    await page.goto('/');
    await page.evaluate(() => localStorage.setItem('selfservice', '{"items":[{"id":'));
    await page.goto('/basket/');
    await expect(page.getByText('Ihr Verkaufskorb ist leer.')).toBeVisible();

    const hostile = { ...stored(2), title: '<img src=x onerror=alert(1)>' };
    const elsewhere = { ...stored(4), slug: 'javascript:alert(1)' };
    const draft = { id: 'offer-x', email: 'kim@example.org', availableFromDate: 'morgen', comments: 7 };
    await fillBasket(page, [{ ...stored(1), quantity: -1 }, hostile, elsewhere, null, 'x', stored(3)], {
      draft,
      more: 1,
    });
    await expect(page.getByText('8 Geräte in 2 Positionen.')).toBeVisible();
    await expect(page.getByRole('heading', { name: '<img src=x onerror=alert(1)>' })).toBeVisible();
    await page.getByRole('link', { name: 'Weiter zur Anfrage' }).click();
    await expect(field(page, 'E-Mail-Adresse')).toHaveValue('kim@example.org');
  });

  await test.step('a full storage is told, and what was put in stays while the page is open', async () => {
    await fillBasket(page, [stored(1)]);
    await page.evaluate(() => {
      for (let size = 4_000_000; size > 1; size = Math.floor(size / 2)) {
        try {
          for (;;) localStorage.setItem(`voll-${Math.random()}`, 'x'.repeat(size));
        } catch {
          // Full for this size: the next smaller one.
        }
      }
    });
    await page.getByRole('button', { name: 'Server 1 duplizieren' }).click();
    await expect(page.getByText('Ihr Browser kann den Verkaufskorb nicht speichern')).toBeVisible();
    await expect(page.getByText('8 Geräte in 2 Positionen.')).toBeVisible();
  });
});

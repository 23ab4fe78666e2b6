import type { Locator } from '@playwright/test';
import { expect, type Page, test } from '#tests/support/browser-test.ts';
import { axeViolations, overflow, show } from '#tests/support/page-flaws.ts';

const textbox = (page: Page, name: string) => page.getByRole('textbox', { name, exact: true });
const combobox = (page: Page, name: string) => page.getByRole('combobox', { name, exact: true });

/** What a combobox marks for a screen reader: the focus itself stays in the box. */
async function marked(box: Locator): Promise<string> {
  const id = await box.getAttribute('aria-activedescendant');
  return (id === null ? null : await box.page().locator(`[id="${id}"]`).textContent()) ?? '';
}

test('fields, groups, days and selects say their state and take what is typed, stepped, pasted and chosen by keyboard', async ({
  page,
  context,
}) => {
  await page.goto('/dev/ui/');
  await expect(page.getByRole('heading', { name: 'Eingabefelder', level: 1 })).toBeVisible();
  await test.step('the page has no barrier and no overflow in either theme, on phone and desktop', async () => {
    await show(page, 'light', 390);
    expect([...(await axeViolations(page)), ...(await overflow(page))]).toEqual([]);
    await show(page, 'dark', 1440);
    expect([...(await axeViolations(page, 'colours')), ...(await overflow(page))]).toEqual([]);
    await show(page, 'light', 1440);
  });

  await test.step('the page is no page of the shop', async () => {
    expect(await (await page.request.get('/sitemap.xml')).text()).not.toContain('/dev/');
    await expect(page.locator('meta[name=robots]')).toHaveAttribute('content', 'noindex');
    expect(await (await page.request.get('/')).text()).not.toContain('/dev/ui/');
  });

  await test.step('a password can be shown', async () => {
    const shown = page.getByRole('region', { name: 'Passwort', exact: true });
    await shown.getByRole('button', { name: 'Passwort anzeigen' }).nth(1).click();
    await expect(textbox(page, 'Passwort, ausgefüllt')).toHaveValue('ein langes Passwort');
  });

  await test.step('every input says its state: required, wrong, disabled', async () => {
    const kinds: [
      string,
      Locator['getByRole'] extends (role: infer Role, ...rest: never[]) => unknown ? Role : never,
    ][] = [
      ['Text', 'textbox'],
      ['Nachricht', 'textbox'],
      ['Telefon', 'textbox'],
      ['IBAN', 'textbox'],
      ['Postleitzahl', 'textbox'],
      ['Betrag', 'textbox'],
      ['Menge', 'textbox'],
      ['Datum', 'textbox'],
      ['MAC unter Maske', 'textbox'],
      ['Schalter', 'switch'],
      ['Kästchen', 'checkbox'],
      ['Liste', 'combobox'],
      ['Prozessor', 'combobox'],
      ['Ort', 'combobox'],
      ['Modell von Dell', 'combobox'],
      ['Hersteller und Modell', 'combobox'],
    ];
    for (const [kind, role] of kinds) {
      const field = (state: string) => page.getByRole(role, { name: `${kind}, ${state}`, exact: true });
      await expect(field('Pflichtfeld'), kind).toHaveAttribute('aria-required', 'true');
      await expect(field('Pflichtfeld'), kind).toHaveAccessibleDescription('Ein Hinweis zum Feld.');
      await expect(field('fehlerhaft'), kind).toHaveAttribute('aria-invalid', 'true');
      await expect(field('fehlerhaft'), kind).toHaveAccessibleDescription(
        /Pflichtfeld|muss aktiviert|Bestätigung|gültige/,
      );
      await expect(field('gesperrt'), kind).toBeDisabled();
      await expect(field('leer'), kind).toBeEnabled();
      expect(await field('leer').getAttribute('id')).toMatch(/^formulate-/);
    }
    const required = page.locator('label', { hasText: 'Text, Pflichtfeld' });
    await expect(required).toHaveText('Text, Pflichtfeld *');
  });

  await test.step('a currency amount stands behind a euro sign and is read the German way', async () => {
    const field = textbox(page, 'Betrag, leer');
    await field.fill('1.234,5');
    await field.press('Tab');
    await expect(field).toHaveValue('1.234,50');
    await expect(page.getByRole('region', { name: 'Betrag', exact: true }).getByText('€').first()).toBeVisible();
  });

  await test.step('a number is typed or stepped, within its bounds', async () => {
    const field = textbox(page, 'Menge, von 1 bis 5');
    const more = page.getByRole('button', { name: 'Menge, von 1 bis 5 erhöhen' });
    await expect(page.getByRole('button', { name: 'Menge, von 1 bis 5 verringern' })).toBeDisabled();
    for (let step = 0; step < 4; step += 1) await more.press('Enter');
    await expect(field).toHaveValue('5');
    await expect(more).toBeDisabled();
    const free = textbox(page, 'Menge, leer');
    await free.fill('1.000');
    await free.press('Tab');
    await expect(free).toHaveValue('1000');
  });

  await test.step('switch, box, radio buttons and weekdays answer to the keyboard', async () => {
    const toggle = page.getByRole('switch', { name: 'Schalter, leer', exact: true });
    await toggle.press('Space');
    await expect(toggle).toBeChecked();
    const box = page.getByRole('checkbox', { name: 'Kästchen, leer', exact: true });
    await box.press('Space');
    await expect(box).toBeChecked();

    const groupOf = (state: string) => page.getByRole('radiogroup', { name: `Zahlungsweg, ${state}`, exact: true });
    await expect(groupOf('Pflichtfeld')).toHaveAttribute('aria-required', 'true');
    await expect(groupOf('fehlerhaft')).toHaveAttribute('aria-invalid', 'true');
    await expect(groupOf('gesperrt').getByRole('radio', { name: 'PayPal' })).toBeDisabled();
    const payment = page.getByRole('radiogroup', { name: 'Zahlungsweg, ausgefüllt', exact: true });
    await payment.getByRole('radio', { name: 'Überweisung' }).press('ArrowDown');
    await expect(payment.getByRole('radio', { name: 'PayPal' })).toBeChecked();
    await expect(payment.getByRole('radio', { name: 'PayPal' })).toBeFocused();

    const week = page.getByRole('group', { name: 'Wochentage, leer', exact: true });
    await expect(week.getByRole('button')).toHaveCount(7);
    const wednesday = week.getByRole('button', { name: 'Mittwoch' });
    await wednesday.press('Space');
    await expect(wednesday).toHaveAttribute('aria-pressed', 'true');
    await wednesday.press('Enter');
    await expect(wednesday).toHaveAttribute('aria-pressed', 'false');
  });

  await test.step('a phone number is written by DIN 5008, and one that cannot be dialled is answered by advice', async () => {
    const phone = textbox(page, 'Telefon, leer');
    await phone.fill('0341/1234567');
    await phone.press('Tab');
    await expect(phone).toHaveValue('+49 341 1234567');
    await phone.fill('12');
    await phone.press('Tab');
    await expect(phone).toHaveAccessibleDescription(/lässt sie sich nicht wählen/);
    await expect(phone).toHaveValue('12');
  });

  await test.step('an IBAN is grouped while it is typed, pasted, composed and corrected', async () => {
    const iban = textbox(page, 'IBAN, leer');
    await iban.pressSequentially('de0212030000');
    await expect(iban).toHaveValue('DE02 1203 0000');
    await iban.evaluate((input: HTMLInputElement) => input.setSelectionRange(7, 7));
    await page.keyboard.press('Backspace');
    await expect(iban).toHaveValue('DE02 1030 000');
    await page.keyboard.type('2');
    await expect(iban).toHaveValue('DE02 1203 0000');
    await iban.fill('');
    await page.keyboard.insertText('IBAN: DE02-1203-0000-0000-2020-51');
    await expect(iban).toHaveValue('DE02 1203 0000 0000 2020 51');

    await iban.fill('');
    const keyboard = await context.newCDPSession(page);
    for (const text of ['d', 'de', 'de0', 'de02', 'de021', 'de0212']) {
      await keyboard.send('Input.imeSetComposition', { text, selectionStart: text.length, selectionEnd: text.length });
    }
    await keyboard.send('Input.insertText', { text: 'de0212' });
    await expect(iban).toHaveValue('DE02 12');
  });

  await test.step('a repeatable group keeps to its minimum and its limit', async () => {
    const group = page.getByRole('group', { name: 'Laufwerke, 1 bis 3', exact: true });
    await expect(group.getByRole('button', { name: 'Laufwerke 1 entfernen' })).toBeDisabled();
    const add = group.getByRole('button', { name: 'Laufwerke hinzufügen' });
    await add.press('Enter');
    await add.press('Enter');
    await expect(add).toBeDisabled();
    await expect(group.getByText('Höchstens 3.')).toBeVisible();
    await group.getByRole('button', { name: 'Laufwerke 2 entfernen' }).press('Enter');
    await expect(group.getByRole('group')).toHaveCount(2);
    await expect(page.getByRole('group', { name: 'Bänder, keines bis 2' }).getByRole('group')).toHaveCount(0);
  });

  await test.step('a file is chosen, removed, and says how far it is', async () => {
    await page
      .getByLabel('Datei, leer')
      .setInputFiles({ name: 'a.csv', mimeType: 'text/csv', buffer: Buffer.from('a') });
    await page.getByRole('button', { name: 'a.csv entfernen' }).click();
    await expect(page.getByText('a.csv', { exact: true })).toHaveCount(0);
    await expect(page.getByRole('progressbar', { name: 'unterwegs.csv: Fortschritt' })).toBeVisible();
    await expect(page.getByText('4 von 7 Dateien hochgeladen, 1 nicht.')).toHaveCount(0);
    await expect(page.getByText('3 von 7 Dateien hochgeladen, 1 nicht.')).toBeVisible();
  });

  await test.step('a postcode fills its place, offers several, and overwrites nothing', async () => {
    const place = textbox(page, 'Ort dazu');
    const postcode = textbox(page, 'Postleitzahl, mit Ort');
    await postcode.fill('04109');
    await expect(place).toHaveValue('Leipzig');
    await expect(page.getByRole('status').filter({ hasText: 'Ort ergänzt: Leipzig' })).toBeVisible();

    await postcode.fill('54636');
    const offered = page.getByRole('group', { name: 'Postleitzahl, mit Ort: Ort übernehmen' });
    await expect(offered.getByRole('button').first()).toHaveText('Altscheid');
    await expect(place).toHaveValue('Leipzig');
    await offered.getByRole('button', { name: 'Bickendorf' }).press('Enter');
    await expect(place).toHaveValue('Bickendorf');
    await expect(offered).toBeHidden();
  });

  await test.step('a date is typed under its mask or picked from a grid of 6 weeks from Monday', async () => {
    const field = textbox(page, 'Datum, leer');
    await expect(field).toHaveAttribute('placeholder', 'JJJJ-MM-TT');
    await field.pressSequentially('20261224');
    await expect(field).toHaveValue('2026-12-24');
    await expect(page.getByText('Donnerstag, 24. Dezember 2026').first()).toBeVisible();

    await page.getByRole('button', { name: 'Datum, leer: Kalender öffnen' }).press('Enter');
    const dialog = page.getByRole('dialog', { name: 'Datum, leer: Kalender' });
    const grid = dialog.getByRole('grid', { name: 'Dezember 2026' });
    await expect(grid.getByRole('columnheader')).toHaveText(['Mo', 'Di', 'Mi', 'Do', 'Fr', 'Sa', 'So']);
    await expect(grid.getByRole('row')).toHaveCount(7);
    await expect(grid.getByRole('gridcell')).toHaveCount(42);
    await expect(grid.getByRole('button', { pressed: true })).toBeFocused();

    for (const [key, day] of [
      ['ArrowRight', 'Freitag, 25. Dezember 2026'],
      ['ArrowDown', 'Freitag, 1. Januar 2027'],
      ['Home', 'Montag, 28. Dezember 2026'],
      ['End', 'Sonntag, 3. Januar 2027'],
      ['PageUp', 'Donnerstag, 3. Dezember 2026'],
      ['Shift+PageDown', 'Freitag, 3. Dezember 2027'],
    ] as const) {
      await page.keyboard.press(key);
      await expect(dialog.getByRole('button', { name: day }), key).toBeFocused();
    }
    await page.keyboard.press('Escape');
    await expect(dialog).toBeHidden();
    await expect(field).toHaveValue('2026-12-24');

    await page.getByRole('button', { name: 'Datum, leer: Kalender öffnen' }).click();
    await dialog.getByRole('button', { name: 'Nächster Monat' }).click();
    await expect(dialog.getByRole('grid', { name: 'Januar 2027' })).toBeVisible();
    await dialog.getByRole('button', { name: 'Voriger Monat' }).click();
    await dialog.getByRole('button', { name: 'Mittwoch, 23. Dezember 2026' }).press('Enter');
    await expect(field).toHaveValue('2026-12-23');
    await expect(field).toBeFocused();
  });

  await test.step('days out of bounds can be crossed but not picked', async () => {
    await page.getByRole('button', { name: 'Datum, vom 7. bis 18. Dezember: Kalender öffnen' }).click();
    const dialog = page.getByRole('dialog', { name: 'Datum, vom 7. bis 18. Dezember: Kalender' });
    const sunday = dialog.getByRole('button', { name: 'Sonntag, 6. Dezember 2026' });
    await expect(sunday).toHaveAttribute('aria-disabled', 'true');
    await sunday.press('Enter');
    await expect(dialog).toBeVisible();
    await dialog.getByRole('button', { name: 'Freitag, 18. Dezember 2026' }).press('Enter');
    await expect(textbox(page, 'Datum, vom 7. bis 18. Dezember')).toHaveValue('2026-12-18');
  });

  await test.step('a searchable select is found by typing and chosen by the keyboard', async () => {
    const box = combobox(page, 'Prozessor, leer');
    await box.press('ArrowDown');
    await expect(box).toHaveAttribute('aria-expanded', 'true');
    const list = page.getByRole('listbox', { name: 'Prozessor, leer' });
    const height = await list.evaluate((one) => {
      const rem = Number.parseFloat(getComputedStyle(document.documentElement).fontSize);
      return { height: one.clientHeight / rem, scrolls: one.scrollHeight > one.clientHeight };
    });
    expect(height.height).toBeCloseTo(16, 0);
    expect(height.scrolls).toBe(true);

    await box.fill('xeon gold');
    await expect(list.getByRole('option')).toHaveText(['Xeon Gold 6148', 'Xeon Gold 6130']);
    await box.press('ArrowDown');
    expect(await marked(box)).toBe('Xeon Gold 6148');
    await box.press('ArrowUp');
    expect(await marked(box)).toBe('Xeon Gold 6130');
    await expect(box).toBeFocused();
    await box.press('Enter');
    await expect(box).toHaveValue('Xeon Gold 6130');
    await expect(box).toHaveAttribute('aria-expanded', 'false');
    await box.press('ArrowDown');
    await expect(list.getByRole('option', { selected: true })).toHaveText('Xeon Gold 6130');
    await box.press('Escape');
    await expect(box).toHaveAttribute('aria-expanded', 'false');
    await expect(box).toHaveValue('Xeon Gold 6130');
  });

  await test.step('a searchable select takes what is typed out, and leaves Enter and the caret keys to the text', async () => {
    const box = combobox(page, 'Prozessor, leer');
    await box.fill('epyc 7302');
    await box.press('Tab');
    await expect(box).toHaveValue('EPYC 7302');
    await box.fill('platinum');
    await box.press('Enter');
    await expect(box).toHaveValue('Xeon Platinum 8180');

    await box.fill('zzz');
    await box.press('Enter');
    await expect(box).toHaveValue('zzz');
    await expect(page.getByRole('status').filter({ hasText: 'Keine passende Auswahl gefunden.' })).toBeVisible();

    await box.fill('xeon');
    await box.press('ArrowDown');
    await expect(box).toHaveAttribute('aria-activedescendant', /option-0$/);
    await box.press('Home');
    await expect(box).not.toHaveAttribute('aria-activedescendant');
    await box.dispatchEvent('keydown', { key: 'Enter', isComposing: true, bubbles: true });
    await expect(box).toHaveAttribute('aria-expanded', 'true');
    await box.press('Alt+ArrowUp');
    await expect(box).toHaveAttribute('aria-expanded', 'false');
    await box.press('Alt+ArrowDown');
    await expect(box).toHaveAttribute('aria-expanded', 'true');
    await box.press('Tab');
    await expect(box).toHaveValue('Xeon Platinum 8180');
  });

  await test.step('a free text is completed from suggestions, and from the catalogue for models', async () => {
    const town = combobox(page, 'Ort, leer');
    await town.fill('leip');
    await town.press('ArrowDown');
    await town.press('Enter');
    await expect(town).toHaveValue('Leipzig');
    await town.fill('Buxtehude');
    await town.press('Tab');
    await expect(town).toHaveValue('Buxtehude');

    const model = combobox(page, 'Modell von Dell, leer');
    await model.fill('r640');
    await expect(page.getByRole('option', { name: /^PowerEdge R640/ })).toBeVisible();
    await model.press('ArrowDown');
    await model.press('Enter');
    await expect(model).toHaveValue('PowerEdge R640');

    const both = combobox(page, 'Hersteller und Modell, leer');
    await both.fill('dell r640');
    await page.getByRole('option', { name: /^Dell PowerEdge R640/ }).click();
    await expect(both).toHaveValue('Dell PowerEdge R640');
  });

  await test.step('a place that is filled in under the cursor is replaced by what is typed next', async () => {
    const line = Promise.withResolvers<void>();
    await page.route('**/places/**', async (route) => {
      await line.promise;
      await route.continue();
    });
    const place = textbox(page, 'Ort dazu');
    await place.fill('');
    await textbox(page, 'Postleitzahl, mit Ort').fill('04109');
    await place.focus();
    line.resolve();
    await expect(place).toHaveValue('Leipzig');
    await page.keyboard.type('Leipzig-Mitte');
    await expect(place).toHaveValue('Leipzig-Mitte');
  });
});

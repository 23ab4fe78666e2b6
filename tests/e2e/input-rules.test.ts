import { expect, type Page, test } from '#tests/support/browser-test.ts';

test.beforeEach(async ({ page }) => {
  await page.goto('/dev/ui/');
  await expect(page.getByRole('heading', { name: 'Eingabefelder', level: 1 })).toBeVisible();
});

const textbox = (page: Page, name: string) => page.getByRole('textbox', { name, exact: true });
const form = (page: Page, name: string) => page.getByRole('region', { name, exact: true });

test('each mask shapes what is typed and takes nothing that does not fit', async ({ page }) => {
  for (const [name, typed, text] of [
    ['Tag und Uhrzeit', '202612241830', '2026-12-24 18:30'],
    ['Zahl mit Nachkommastellen', '1234,5x', '1.234,5'],
    ['Währung', '1234,567', '€ 1.234,56'],
    ['Ganze Zahl', '12a34', '1.234'],
    ['Anteil', '400', '100 %'],
    ['IP', '192.0.2.1', '192.0.2.1'],
    ['E-Mail-Adresse', 'kim @example.org', 'kim@example.org'],
    ['Web', 'example.org', 'https://example.org'],
    ['MAC', '001a2b3c4d5e', '00:1A:2B:3C:4D:5E'],
    ['Fahrgestellnummer', 'wvwzzz1jzxwio000001', 'WVWZZZ1JZXW000001'],
    ['Versicherungsnummer', '15070649c103', '15 070649 C 103'],
    ['Social Security Number', '078051120', '078-05-1120'],
  ] as const) {
    const field = textbox(page, `${name}, leer`);
    await field.pressSequentially(typed);
    await field.press('Tab');
    await expect(field, name).toHaveValue(text);
    await expect(textbox(page, `${name}, ausgefüllt`), name).not.toHaveValue('');
  }
});

test('a mask keeps the caret in the middle of an entry, and takes what is pasted and taken back', async ({ page }) => {
  const mac = textbox(page, 'MAC, ausgefüllt');
  await mac.focus();
  await mac.evaluate((input: HTMLInputElement) => input.setSelectionRange(4, 5));
  await page.keyboard.type('f');
  await expect(mac).toHaveValue('00:1F:2B:3C:4D:5E');
  expect(await mac.evaluate((input: HTMLInputElement) => input.selectionStart)).toBe(6);
  await page.keyboard.press('End');
  await page.keyboard.press('Backspace');
  await expect(mac).toHaveValue('00:1F:2B:3C:4D:5');

  const empty = textbox(page, 'MAC, leer');
  await empty.focus();
  await page.keyboard.insertText('aa-bb-cc-dd-ee-ff');
  await expect(empty).toHaveValue('AA:BB:CC:DD:EE:FF');
});

test('a mask reads what is pasted in another way of writing, and keeps the rest when a digit is taken back', async ({
  page,
}) => {
  for (const [name, pasted, text] of [
    ['Tag und Uhrzeit', '24.12.2026 18:30', '2026-12-24 18:30'],
    ['Zahl mit Nachkommastellen', '1234.5', '1.234,5'],
    ['Währung', '1,234.50', '€ 1.234,5'],
    ['Anteil', '12,5', '12,5 %'],
    ['IP', 'fe80::1%eth0', 'fe80::1'],
    ['E-Mail-Adresse', 'Kim Muster <kim@example.org>', 'kim@example.org'],
  ] as const) {
    const field = textbox(page, `${name}, leer`);
    await field.focus();
    await page.keyboard.insertText(pasted);
    await expect(field, name).toHaveValue(text);
  }
  const number = textbox(page, 'Versicherungsnummer, ausgefüllt');
  await number.focus();
  await number.evaluate((input: HTMLInputElement) => input.setSelectionRange(4, 4));
  await page.keyboard.press('Backspace');
  await expect(number).toHaveValue('15 70649 C 103');
  await page.keyboard.type('1');
  await expect(number).toHaveValue('15 170649 C 103');
});

test('a VIN whose check digit is wrong is answered by advice', async ({ page }) => {
  const vin = textbox(page, 'Fahrgestellnummer, leer');
  await vin.pressSequentially('1m8gdm9a1kp042788');
  await expect(vin).toHaveAccessibleDescription(/9\. Stelle/);
  await expect(vin).not.toHaveAttribute('aria-invalid');
});

test('a masked entry is judged after 3000 ms of rest, without leaving the field', async ({ page }) => {
  await page.clock.install();
  await page.clock.pauseAt(Date.now() + 60_000);
  const field = textbox(page, 'MAC nach einer Pause');
  await field.pressSequentially('001a');
  await page.clock.runFor(2_900);
  await expect(field).not.toHaveAttribute('aria-invalid');
  await page.clock.runFor(200);
  await expect(field).toHaveAccessibleDescription('MAC nach einer Pause Adresse ungültig');
  await expect(field).toBeFocused();
});

test('every generic rule says its German sentence, above the form and at its field', async ({ page }) => {
  const rules = form(page, 'Regeln');
  await rules.getByRole('button', { name: 'Regeln prüfen' }).press('Enter');
  const summary = rules.getByRole('alert');
  await expect(summary).toBeFocused();
  await expect(summary.getByRole('button')).toHaveText([
    'Pflicht ist ein Pflichtfeld',
    'Buchstaben darf nur aus Buchstaben bestehen',
    'Buchstaben und Ziffern darf nur aus Buchstaben und Ziffern bestehen',
    'Später muss nach dem 24.12.2026 liegen',
    'Früher muss vor dem 24.12.2026 liegen',
    'Tag: Bitte ein gültiges Datum angeben',
    'Zwischen: höchstens 4 Zeichen',
    'Mindestens: mindestens 3 Zeichen',
    'Höchstens: höchstens 3 Zeichen',
    'Zahl: Bitte geben Sie eine Zahl ein',
    'Bitte eine gültige E-Mail-Adresse eingeben.',
    'Web Adresse ungültig',
    'Anfang muss mit „DE“ beginnen',
    'Ende muss mit „.de“ enden',
    'Eines davon: möglich sind „dhl“, „dpd“',
    'Keines davon: „admin“ ist nicht möglich',
    'Muster ist nicht gültig',
    'Das Nächste allein darf nur aus Buchstaben bestehen',
    'Feld ist keine gültige Postleitzahl',
    'Nummer ist keine gültige IBAN',
    'Passwort muss übereinstimmen',
    'Es fehlt die Bestätigung',
    'Dieser Schalter muss aktiviert sein',
  ]);
  await expect(rules.locator('label', { hasText: 'Pflicht' }).first()).toHaveText('Pflicht *');
  await expect(textbox(page, 'Freiwillig')).not.toHaveAttribute('aria-invalid');

  await summary.getByRole('button', { name: 'Später muss nach dem 24.12.2026 liegen' }).press('Enter');
  await expect(textbox(page, 'Später')).toBeFocused();
  await expect(textbox(page, 'Später')).toHaveAccessibleDescription('Später muss nach dem 24.12.2026 liegen');
  await textbox(page, 'Später').fill('2026-12-25');
  await expect(textbox(page, 'Später')).not.toHaveAttribute('aria-invalid');
});

test('errors show on blur, live, on submit or with a value', async ({ page }) => {
  const fieldOf = (name: string) => form(page, name).getByRole('textbox', { name: 'E-Mail-Adresse' });
  const send = (name: string) => form(page, name).getByRole('button', { name: 'Absenden' }).press('Enter');

  await expect(fieldOf('Fehler sofort')).toHaveAccessibleDescription('E-Mail-Adresse ist ein Pflichtfeld');
  await fieldOf('Fehler, sobald etwas dasteht').press('Tab');
  await expect(fieldOf('Fehler, sobald etwas dasteht')).not.toHaveAttribute('aria-invalid');
  await fieldOf('Fehler, sobald etwas dasteht').pressSequentially('kim');
  await expect(fieldOf('Fehler, sobald etwas dasteht')).toHaveAttribute('aria-invalid', 'true');
  await fieldOf('Fehler, sobald etwas dasteht').fill('');
  await expect(fieldOf('Fehler, sobald etwas dasteht')).not.toHaveAttribute('aria-invalid');

  await fieldOf('Fehler beim Verlassen').pressSequentially('kim');
  await expect(fieldOf('Fehler beim Verlassen')).not.toHaveAttribute('aria-invalid');
  await fieldOf('Fehler beim Verlassen').press('Tab');
  await expect(fieldOf('Fehler beim Verlassen')).toHaveAttribute('aria-invalid', 'true');

  await fieldOf('Fehler beim Absenden').pressSequentially('kim');
  await fieldOf('Fehler beim Absenden').press('Tab');
  await expect(fieldOf('Fehler beim Absenden')).not.toHaveAttribute('aria-invalid');
  await send('Fehler beim Absenden');
  await expect(fieldOf('Fehler beim Absenden')).toHaveAttribute('aria-invalid', 'true');
  await fieldOf('Fehler beim Absenden').fill('kim@example.org');
  await send('Fehler beim Absenden');
  await expect(form(page, 'Fehler beim Absenden').getByText('Gesendet: kim@example.org')).toBeVisible();
});

test('a failed submit shows its own message, English words, or what the server says', async ({ page }) => {
  const send = (name: string) => form(page, name).getByRole('button', { name: 'Absenden' }).press('Enter');
  const summaryOf = (name: string) => form(page, name).getByRole('alert');
  await send('Eigene Meldung');
  await expect(summaryOf('Eigene Meldung')).toContainText('Das Formular ist noch nicht vollständig.');
  await expect(summaryOf('Eigene Meldung')).toContainText('E-Mail-Adresse ist ein Pflichtfeld');

  await send('Auf Englisch');
  await expect(summaryOf('Auf Englisch')).toContainText('E-Mail-Adresse is required');
  await form(page, 'Auf Englisch').getByRole('textbox').fill('x');
  await expect(summaryOf('Auf Englisch')).toContainText('Please enter a valid email address.');

  await form(page, 'Vom Server abgelehnt').getByRole('textbox').fill('kim@example.org');
  await send('Vom Server abgelehnt');
  await expect(summaryOf('Vom Server abgelehnt')).toContainText('E-Mail-Adresse ist bereits vergeben');
  await expect(summaryOf('Vom Server abgelehnt')).toBeFocused();
});

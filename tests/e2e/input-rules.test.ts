import { expect, type Page, test } from '#tests/support/browser-test.ts';

test.beforeEach(async ({ page }) => {
  await page.goto('/dev/ui/');
  await expect(page.getByRole('heading', { name: 'Eingabefelder', level: 1 })).toBeVisible();
});

const textbox = (page: Page, name: string) => page.getByRole('textbox', { name, exact: true });
const form = (page: Page, name: string) => page.getByRole('region', { name, exact: true });

test('a form judges when it should, keeps the caret, and leads to what is wrong', async ({ page }) => {
  await test.step('a mask keeps the caret in the middle of an entry, and takes what is pasted and taken back', async () => {
    const mac = textbox(page, 'MAC, ausgefüllt');
    await mac.focus();
    await mac.evaluate((input: HTMLInputElement) => input.setSelectionRange(4, 5));
    await page.keyboard.type('f');
    await expect(mac).toHaveValue('00:1F:2B:3C:4D:5E');
    await expect(mac).toHaveJSProperty('selectionStart', 6);
    await page.keyboard.press('End');
    await page.keyboard.press('Backspace');
    await expect(mac).toHaveValue('00:1F:2B:3C:4D:5');
  });

  await test.step('a mask reads what is pasted in another way of writing, and keeps the rest when a digit is taken back', async () => {
    for (const [name, pasted, text] of [
      ['Währung', '1,234.50', '€ 1.234,5'],
      ['MAC', 'aa-bb-cc-dd-ee-ff', 'AA:BB:CC:DD:EE:FF'],
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

  await test.step('every generic rule says its German sentence, above the form and at its field', async () => {
    const rules = form(page, 'Regeln');
    await rules.getByRole('button', { name: 'Regeln prüfen' }).press('Enter');
    const summary = rules.getByRole('alert');
    await expect(summary).toBeFocused();
    await expect(summary.getByRole('button')).toHaveCount(23);
    await expect(rules.locator('label', { hasText: 'Pflicht' }).first()).toHaveText('Pflicht *');
    await expect(textbox(page, 'Freiwillig')).not.toHaveAttribute('aria-invalid');

    await summary.getByRole('button', { name: 'Später muss nach dem 24.12.2026 liegen' }).press('Enter');
    await expect(textbox(page, 'Später')).toBeFocused();
    await expect(textbox(page, 'Später')).toHaveAccessibleDescription('Später muss nach dem 24.12.2026 liegen');
    await textbox(page, 'Später').fill('2026-12-25');
    await expect(textbox(page, 'Später')).not.toHaveAttribute('aria-invalid');
  });

  await test.step('errors show on blur, live, on submit or with a value', async () => {
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

  await test.step('a failed submit shows its own message, English words, or what the server says', async () => {
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

  await test.step('a masked entry is judged after 3000 ms of rest, without leaving the field', async () => {
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
});

import { expect, type Page, test } from '#tests/support/browser-test.ts';
import { pressOn, replaceText, tabTo } from '#tests/support/keyboard.ts';
import { field } from '#tests/support/shop-page.ts';

const typeInto = (page: Page, name: string, text: string) => replaceText(page, field(page, name), text);
const heading = (page: Page) => page.getByRole('heading', { level: 1 });
const button = (page: Page, name: string) => page.getByRole('button', { name });

test('a device is searched, configured and offered without a mouse, others are chosen step by step and described', async ({
  page,
}) => {
  await page.goto('/');
  await page.keyboard.press('Tab');
  await expect(page.getByRole('link', { name: 'Zum Inhalt' })).toBeFocused();
  await expect(page.getByRole('link', { name: 'Zum Inhalt' })).toBeInViewport();
  await tabTo(page, page.getByRole('combobox', { name: 'Modell oder Hersteller' }));
  await page.keyboard.type('poweredge r6');
  await expect(page.getByRole('option', { name: 'Dell PowerEdge R640' })).toBeVisible();
  const wanted = page.getByRole('option', { name: 'Dell PowerEdge R640' });
  const below = await wanted.evaluate((option) => {
    const options = [...document.querySelectorAll('[role=option]')];
    return options.indexOf(option) - options.findIndex((one) => one.ariaSelected === 'true');
  });
  for (let step = 0; step < below; step += 1) await page.keyboard.press('ArrowDown');
  await expect(wanted).toHaveAttribute('aria-selected', 'true');
  await page.keyboard.press('Enter');
  await expect(heading(page)).toHaveText('Dell PowerEdge R640 verkaufen');
  await expect(page.getByRole('main')).toBeFocused();

  await typeInto(page, 'Menge', '2');
  await tabTo(page, page.getByRole('combobox', { name: 'Prozessor', exact: true }));
  await page.keyboard.type('6130');
  await expect(page.getByRole('listbox').getByRole('option')).toHaveText(['Gold 6130']);
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  await tabTo(page, page.getByRole('radio', { name: 'Ja' }));
  await page.keyboard.press('ArrowRight');
  await expect(page.getByRole('radio', { name: 'Nein' })).toBeChecked();
  await tabTo(page, page.getByRole('combobox', { name: 'Kapazität' }));
  await page.keyboard.type('1,2');
  await expect(page.getByRole('listbox').getByRole('option')).toHaveText(['1,2 TB SAS']);
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  await typeInto(page, 'Anzahl', '8');
  await pressOn(page, page.getByRole('switch', { name: 'Das Gerät funktioniert' }), 'Space');
  await pressOn(page, button(page, 'In den Verkaufskorb'));

  await expect(page.getByText('2 Geräte in 1 Position.')).toBeVisible();
  await expect(page.getByText('8 × 1,2 TB SAS')).toBeVisible();
  await pressOn(page, page.getByRole('link', { name: 'Weiter zur Anfrage' }));

  await expect(heading(page)).toHaveText('Kaufpreis anfragen');
  await typeInto(page, 'E-Mail-Adresse', 'tastatur@example.org');
  await pressOn(page, page.getByRole('radio', { name: 'Ich bin ein gewerblicher Kunde' }), 'Space');
  await typeInto(page, 'Postleitzahl', '04109');
  await pressOn(page, button(page, 'Anfrage prüfen'));
  await expect(page.getByText('2 × Dell PowerEdge R640')).toBeVisible();
  await pressOn(page, button(page, 'Anfrage senden'));
  await expect(heading(page)).toHaveText('Ihre Anfrage ist bei uns');
  await expect(page.getByRole('main')).toBeFocused();

  const main = page.getByRole('main');
  const link = (name: string) => main.getByRole('link', { name, exact: true });
  const box = (name: string) => page.getByRole('combobox', { name, exact: true });
  const answer = (question: string, name: string) => page.getByRole('radiogroup', { name: question }).getByLabel(name);
  const steps = async (...names: string[]) => {
    for (const name of names) await pressOn(page, link(name));
  };
  const choose = async (name: string, typed: string, option: string) => {
    await tabTo(page, box(name));
    await page.keyboard.type(typed);
    await expect(page.getByRole('listbox').getByRole('option')).toHaveText([option]);
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('Enter');
  };

  await page.goto('/wizard/');
  await steps('Notebooks & Tablets', 'Lenovo', 'Lenovo ThinkPad T', 'Lenovo ThinkPad T480 14 Zoll');
  await expect(heading(page)).toHaveText('Lenovo ThinkPad T480 verkaufen');
  await pressOn(page, button(page, 'Firma oder alle Angaben auf einmal'));
  await choose('Prozessor', 'i9-9999', 'Anderer Prozessor: i9-9999');
  await choose('Arbeitsspeicher', '16', '16 GB');
  await choose('Tastaturlayout', 'deutsch', 'Deutsch (QWERTZ)');
  await tabTo(page, box('Akku'));
  await page.keyboard.type('schwach');
  await pressOn(page, answer('Netzteil dabei', 'Ja'), 'Space');
  await choose('Kapazität', '512', '512 GB');
  await expect(button(page, 'Laufwerk 1 entfernen')).toBeDisabled();
  await pressOn(page, button(page, 'Weitere Laufwerke angeben'));
  await pressOn(page, button(page, 'Laufwerk 2 entfernen'));
  await expect(button(page, 'Laufwerk 1 entfernen')).toBeDisabled();

  await page.reload();
  await expect(box('Prozessor'), 'half-typed answers survive a reload').toHaveValue('i9-9999');
  await pressOn(page, button(page, 'In den Verkaufskorb'));
  const said = 'i9-9999, 16 GB, 1 × 512 GB SSD, Tastatur Deutsch (QWERTZ), Akku schwach, mit Netzteil';
  await expect(page.getByText(said, { exact: true })).toBeVisible();
  await pressOn(page, link('Lenovo ThinkPad T480 ändern'));
  await expect(answer('Netzteil dabei', 'Ja')).toBeChecked();
  await pressOn(page, button(page, 'Netzteil dabei: keine Angabe'));
  await expect(answer('Netzteil dabei', 'Ja'), 'an answer can be taken back').not.toBeChecked();
  await expect(answer('Netzteil dabei', 'Ja')).toBeFocused();
  await page.keyboard.press('Space');
  await pressOn(page, button(page, 'Änderungen übernehmen'));
  await expect(page.getByText(said, { exact: true })).toBeVisible();

  await page.goto('/wizard/');
  await steps('Storage & Tape', 'HPE', 'HPE StoreEver MSL', 'HPE StoreEver MSL2024 24 Kassettenplätze');
  await choose('Bandlaufwerk', 'lto-7', 'LTO-7');
  await typeInto(page, 'Anzahl Bandlaufwerke', '2');
  await choose('Kapazität', 'lto-7', 'LTO-7 6 TB');
  await typeInto(page, 'Anzahl', '20');
  await expect(page.getByRole('checkbox', { name: 'Ohne Laufwerke' })).toHaveCount(0);
  await pressOn(page, button(page, 'In den Verkaufskorb'));
  await expect(page.getByText('20 × LTO-7 6 TB, 2 × LTO-7-Laufwerk', { exact: true })).toBeVisible();
});

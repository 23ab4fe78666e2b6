import { pages } from '#contract/site/urls.ts';
import { deviceLine } from '#tests/factories/device-line.ts';
import { expect, type Page, test } from '#tests/support/browser-test.ts';
import { field } from '#tests/support/shop-page.ts';
import { expectSoundHere } from '#tests/support/sound-page.ts';

const button = (page: Page, name: string) => page.getByRole('button', { name });
const heading = (page: Page) => page.getByRole('heading', { level: 1 });
const stored = (page: Page) => page.evaluate(() => JSON.parse(localStorage.getItem('selfservice') ?? '{}'));

const fileOf = (text: Buffer | string, index: number) => ({
  name: `Geraet-${index}.txt`,
  mimeType: 'text/plain',
  buffer: Buffer.from(text),
});

test('what the scripts write becomes items and a list, pasted or as files, and the scripts can be had whole', async ({
  page,
  context,
}) => {
  await test.step('both scripts stand on their page whole, to copy and to save', async () => {
    await context.grantPermissions(['clipboard-read', 'clipboard-write']);
    await page.goto(pages.deviceScripts);
    await button(page, 'Skript kopieren: Windows').click();
    await expect(page.getByText('Kopiert')).toBeVisible();
    const copied = await page.evaluate(() => navigator.clipboard.readText());
    const text = await page.getByRole('region', { name: 'Text des Skripts für Windows' }).textContent();
    expect(copied).toBe(text);
    expect(copied).toContain('Win32_BIOS');
    const download = page.waitForEvent('download');
    await page.getByRole('link', { name: 'geraet-auslesen.sh herunterladen' }).click();
    expect((await download).suggestedFilename()).toBe('geraet-auslesen.sh');
  });

  await test.step('a line that is pasted into the wizard becomes an item with configuration and serial number', async () => {
    await page.goto(pages.wizard.start);
    await page.getByText('Gerätedaten aus dem Skript einfügen').click();
    const line = deviceLine('7XK2A11');
    await field(page, 'Zeile aus dem Skript').fill(line.slice(0, 50));
    await button(page, 'Zeile lesen').click();
    await expect(page.getByText('Die Zeile ist abgeschnitten')).toBeVisible();

    // As a mail program hands it on.
    await field(page, 'Zeile aus dem Skript').fill(line.replace(/(.{60})/g, '> $1\n'));
    await button(page, 'Zeile lesen').click();
    // The first list of a server starts the process that reads it.
    await expect(page.getByText('Dell Latitude 5490')).toBeVisible();
    await expectSoundHere(page, 'a device out of its line');
    await button(page, 'Hineinlegen und Angaben ergänzen').click();
    await expect(heading(page)).toHaveText('Dell Latitude 5490 verkaufen');
    await button(page, 'Änderungen übernehmen').click();
    await expect(heading(page)).toHaveText('Verkaufskorb');
    const { items } = await stored(page);
    expect(items).toMatchObject([
      {
        title: 'Dell Latitude 5490',
        quantity: 1,
        serialNumbers: ['7XK2A11'],
        configuration: { ram: '16 GB', drives: [{ kind: 'ssd', capacity: '512 GB', count: 1 }] },
      },
    ]);

    await page.goto(pages.deviceScripts);
    await field(page, 'Zeile aus dem Skript').fill(line);
    await button(page, 'Zeile lesen').click();
    await expect(page.getByText('Dieses Gerät liegt schon im Verkaufskorb.')).toBeVisible();
    await expect(button(page, 'In den Verkaufskorb')).toHaveCount(0);
  });

  await test.step('thirty files of the script become a list, each device with its serial number', async () => {
    await page.evaluate(() => localStorage.clear());
    await page.goto(pages.deviceScripts);
    await expect(field(page, 'Zeile aus dem Skript')).toBeEnabled();
    const lines = Array.from({ length: 30 }, (_, index) => deviceLine(`SN${index + 100}`));
    const files = lines.map((line, index) =>
      fileOf(index % 2 === 0 ? `${line}\n` : Buffer.from(`\ufeff${line}\r\n`, 'utf16le'), index),
    );
    await page.getByLabel('Oder Dateien des Skripts').setInputFiles([...files, fileOf(lines[0] ?? '', 30)]);
    await expect(page.getByText('30 Geräte gelesen')).toBeVisible();
    await expect(page.getByText('Eine Zeile war doppelt und zählt einmal.')).toBeVisible();
    await button(page, 'Als Liste durchsehen').click();
    await expect(heading(page)).toHaveText('So haben wir Ihre Liste gelesen');
    await button(page, 'In den Verkaufskorb').click();
    await expect(heading(page)).toHaveText('Verkaufskorb');
    const { items } = await stored(page);
    expect(items).toHaveLength(30);
    expect(new Set(items.map(({ serialNumbers }: { serialNumbers: string[] }) => serialNumbers[0])).size).toBe(30);
  });

  await test.step('several files on the page of the list are one list when the script has written them, and refused otherwise', async () => {
    await page.evaluate(() => {
      localStorage.clear();
      sessionStorage.clear();
    });
    await page.goto(pages.upload.list);
    const upload = page.getByLabel('Ihre Geräteliste');
    await expect(upload).toBeEnabled();
    await upload.setInputFiles([fileOf('Modell\nR640', 1), fileOf('Modell\nR740', 2)]);
    await expect(page.getByText('Mehrere Dateien auf einmal lesen wir nur vom Skript')).toBeVisible();
    await upload.setInputFiles([fileOf(deviceLine('A1'), 1), fileOf(deviceLine('A2'), 2)]);
    await expect(heading(page)).toHaveText('So haben wir Ihre Liste gelesen');
    await expect(page.getByRole('row').filter({ hasText: 'Latitude 5490' })).toHaveCount(2);
  });
});

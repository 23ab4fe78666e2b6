import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { chromium } from '@playwright/test';
import { deskPages } from '#contract/desk/desk-urls.ts';
import { barcodeFilm } from '#tests/factories/barcode-picture.ts';
import { diceOf } from '#tests/factories/label-forms.ts';
import { photograph, printLabel } from '#tests/factories/label-photo.ts';
import { expect, type Page, test } from '#tests/support/browser-test.ts';
import { chromiumLaunchOptions } from '#tests/support/chromium.ts';
import { announcedGoods, sellAndSend, tabletAt } from '#tests/support/ramp.ts';
import { expectSoundHere } from '#tests/support/sound-page.ts';

/** A browser whose camera looks at a barcode for ever. */
async function withCamera(baseURL: string, code: string, look: (page: Page) => Promise<void>): Promise<void> {
  const folder = mkdtempSync(join(tmpdir(), 'kamera-'));
  const film = join(folder, 'film.y4m');
  writeFileSync(film, barcodeFilm(code));
  const usual = await chromiumLaunchOptions();
  const camera = [
    '--use-fake-ui-for-media-stream',
    '--use-fake-device-for-media-stream',
    `--use-file-for-fake-video-capture=${film}`,
  ];
  const browser = await chromium.launch({ ...usual, args: [...(usual.args ?? []), ...camera] });
  try {
    const context = await browser.newContext({ baseURL, locale: 'de-DE', reducedMotion: 'reduce' });
    const page = await context.newPage();
    const complaints: string[] = [];
    context.on('console', (message) => message.type() === 'error' && complaints.push(message.text()));
    await look(page);
    expect(complaints).toEqual([]);
  } finally {
    await browser.close();
    rmSync(folder, { recursive: true });
  }
}

test('a serial number is read by the camera and counted once; where it is refused, the page says so and the field goes on listening', async ({
  page,
  desk,
  server,
}) => {
  const goods = announcedGoods(3, 'Lenovo ThinkPad L480', 3, 'PF1X');
  const { offerId } = await sellAndSend(page, desk, 'kamera@example.org', [goods]);
  await test.step('a serial number is read by the camera, and counted once however long it stays before it', async () => {
    await withCamera(server.url, goods.serialNumbers[1] ?? '', async (blank) => {
      const tablet = await tabletAt(blank);
      const answer = await tablet.goto(deskPages.ramp(offerId));
      expect(answer?.headers()['content-security-policy']).not.toContain('wasm');
      await tablet.getByRole('button', { name: 'Kamera' }).click();
      await expect(tablet.getByText(`Seriennummer ${goods.serialNumbers[1]}`)).toBeVisible();
      await expectSoundHere(tablet, 'the camera at the ramp');
      await expect(tablet.getByRole('region', { name: 'Stand' }).getByRole('definition').nth(1)).toHaveText('1');
      await expect(tablet.getByText('schon gezählt')).toHaveCount(0);
      await tablet.getByRole('button', { name: 'Kamera schließen' }).click();
      await expect(tablet.getByRole('region', { name: 'Kamera' })).toHaveCount(0);
    });
  });

  const tablet = await tabletAt(page);
  await test.step('where the camera is refused, the page says so and the field goes on listening', async () => {
    await tablet.goto(deskPages.ramp(offerId));
    await tablet.getByRole('button', { name: 'Kamera' }).click();
    await expect(tablet.getByRole('alert')).toContainText(/Kamera nicht benutzen|keine Kamera/);
    await tablet.keyboard.type(goods.serialNumbers[0] ?? '');
    await tablet.keyboard.press('Enter');
    await expect(tablet.getByText(`Seriennummer ${goods.serialNumbers[0]}`)).toBeVisible();
  });

  await test.step('a photo of labels counts after a look: what is announced is chosen, what was counted is not', async () => {
    const codes = [...goods.serialNumbers, 'INV-004711'].map((text) => ({
      format: 'Code128' as const,
      text,
      words: '',
    }));
    const print = await printLabel({ form: 'pallet', heading: 'Palette', codes });
    const shot = {
      width: 800,
      height: 900,
      share: 0.8,
      turned: 4,
      slant: 0,
      blur: 0.4,
      noise: 3,
      shadow: 0,
      quality: 80,
    };
    const buffer = await photograph([print], shot, diceOf(1));
    const chooser = tablet.waitForEvent('filechooser');
    await tablet.getByRole('button', { name: 'Etiketten fotografieren' }).click();
    await (await chooser).setFiles([{ name: 'Palette.jpg', mimeType: 'image/jpeg', buffer }]);
    const look = tablet.getByRole('region', { name: 'Etiketten' });
    await expect(look.getByText('4 Codes auf einem Foto.')).toBeVisible();
    await expect(look.getByLabel(`${goods.serialNumbers[0]}, schon gezählt`)).toBeDisabled();
    await expect(look.getByLabel(`${goods.serialNumbers[2]}, erkannt`)).toBeChecked();
    await expect(look.getByLabel('INV-004711, nicht angekündigt')).not.toBeChecked();
    await expectSoundHere(tablet, 'labels at the ramp');
    await look.getByRole('button', { name: '1 Gerät zählen' }).click();
    await expect(tablet.getByText(`Seriennummer ${goods.serialNumbers[2]}`)).toBeVisible();
    await expect(look).toHaveCount(0);
  });
});

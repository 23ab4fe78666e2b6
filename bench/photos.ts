import { type Browser, chromium } from '@playwright/test';
import sharp from 'sharp';
import { pages } from '#contract/site/urls.ts';
import { chromiumLaunchOptions } from '#tests/support/chromium.ts';
import { refusedCookies } from '#tests/support/consent-cookie.ts';
import { startServer } from '#tests/support/server-process.ts';

const photos = 6;
const line = { uploadThroughput: 750_000 / 8, downloadThroughput: 6_000_000 / 8, latency: 100, offline: false };
const aim = 5;

/** Six photos of 12 million pixels from a phone on a line of 750 kbit/s: as they are, and made smaller before they travel. */
export async function benchPhotos(): Promise<void> {
  const server = await startServer({ JOBS: 'off', RATE_LIMITS: 'off' });
  const browser = await chromium.launch(await chromiumLaunchOptions());
  try {
    const content = await photo();
    const before = await upload(browser, server.url, { content, asTheyAre: true });
    const after = await upload(browser, server.url, { content, asTheyAre: false });
    console.log(
      `photos, sent    ${before.toFixed(1)} s for ${photos} of ${(content.length / 1e6).toFixed(1)} MB as they are, ${after.toFixed(1)} s made smaller:` +
        ` ${(before / after).toFixed(1)} times faster (aim ${aim})`,
    );
  } finally {
    await browser.close();
    await server.stop();
  }
}

/** As detailed as what a camera sees of a shelf: shapes, print and the sensor's noise. */
async function photo(): Promise<Buffer> {
  const [width, height] = [4_000, 3_000];
  const noise = { type: 'gaussian', mean: 128, sigma: 45 } as const;
  const coarse = await sharp({ create: { width: 300, height: 225, channels: 3, background: 'grey', noise } })
    .resize(width, height, { kernel: 'cubic' })
    .modulate({ saturation: 0.5 })
    .png({ compressionLevel: 1 })
    .toBuffer();
  const fine = await sharp({
    create: { width, height, channels: 3, background: 'grey', noise: { ...noise, sigma: 16 } },
  })
    .blur(0.6)
    .png({ compressionLevel: 1 })
    .toBuffer();
  return sharp(coarse)
    .composite([{ input: fine, blend: 'soft-light' }])
    .jpeg({ quality: 94 })
    .toBuffer();
}

async function upload(
  browser: Browser,
  shop: string,
  { content, asTheyAre }: { readonly content: Buffer; readonly asTheyAre: boolean },
): Promise<number> {
  const context = await browser.newContext();
  await context.addCookies([refusedCookies(shop)]);
  const page = await context.newPage();
  if (asTheyAre) await page.addInitScript(() => Reflect.deleteProperty(window, 'Worker'));
  await page.goto(`${shop}${pages.upload.images}`);
  await page.getByLabel('Ihre Fotos').waitFor();
  const session = await context.newCDPSession(page);
  await session.send('Network.enable');
  await session.send('Network.emulateNetworkConditions', line);
  const files = Array.from({ length: photos }, (_, at) => ({
    name: `Foto-${at + 1}.jpg`,
    mimeType: 'image/jpeg',
    buffer: Buffer.concat([content, Buffer.from([at])]),
  }));
  const started = performance.now();
  await page.getByLabel('Ihre Fotos').setInputFiles(files);
  await page
    .getByRole('button', { name: / entfernen$/ })
    .nth(photos - 1)
    .waitFor({ timeout: 600_000 });
  const seconds = (performance.now() - started) / 1_000;
  await context.close();
  return seconds;
}

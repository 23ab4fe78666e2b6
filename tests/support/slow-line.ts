import type { Page } from '@playwright/test';

/** A phone on a slow line: 150 ms there and back, 1.6 Mbit/s towards it and 750 kbit/s from it. */
export async function onSlowLine(page: Page): Promise<void> {
  const session = await page.context().newCDPSession(page);
  await session.send('Network.enable');
  await session.send('Network.emulateNetworkConditions', {
    offline: false,
    latency: 150,
    downloadThroughput: 1_600_000 / 8,
    uploadThroughput: 750_000 / 8,
  });
}

import { seededShop } from './before-journeys.ts';
import { test as base, ofJourneys } from './browser-test.ts';
import { type DeskApi, openDesk } from './desk-api.ts';
import { startSeeded } from './seeded-shop.ts';

interface OwnShop {
  /** How its server is set, beside what all journeys have. */
  settings: Readonly<Record<string, string>>;
  shop: Awaited<ReturnType<typeof startSeeded>>;
  /** The provider of that shop, signed in. */
  provider: DeskApi;
}

/**
 * A journey on a server of its own with a copy of the demo data. It lives as long as the journey: one for the worker would end the
 * worker, and cost its browser and its server as well.
 */
export const test = base.extend<OwnShop>({
  settings: [{}, { option: true }],
  shop: async ({ settings }, use) => {
    const shop = await startSeeded(seededShop(), { ...ofJourneys, ...settings });
    await use(shop);
    await shop.stop();
  },
  baseURL: async ({ shop }, use) => use(shop.url),
  provider: async ({ shop }, use) => {
    const desk = await openDesk(shop.url);
    await use(desk);
    await desk.close();
  },
});

import { seededShop } from '#tests/support/before-journeys.ts';
import { expect } from '#tests/support/browser-test.ts';
import { signUp } from '#tests/support/customer.ts';
import { createDatabase } from '#tests/support/databases.ts';
import { type Gate, openGate } from '#tests/support/gate.ts';
import { test as base } from '#tests/support/own-shop.ts';
import { field } from '#tests/support/shop-page.ts';

/** The journeys share one PostgreSQL: for this one it is away while the line to it is cut. One that stops is in tests/process/. */
const test = base.extend<{ line: Gate }>({
  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the names of the fixtures from this pattern
  line: async ({}, use) => {
    const line = await openGate(Number(new URL(seededShop().postgresUrl).port));
    await use(line);
    await line.shut();
  },
  settings: async ({ line }, use) => {
    const database = new URL(await createDatabase(seededShop().postgresUrl, 'template_seeded'));
    database.port = String(line.port);
    await use({ DATABASE_URL: database.href });
  },
});

test.use({ allowedComplaints: /503/ });

test('while the database is away the shop says so in words, keeps what was typed, and goes on after it', async ({
  page,
  line,
}) => {
  await signUp(page, 'treu@example.org');
  await page.goto('/kontakt/');
  await field(page, 'E-Mail-Adresse').fill('treu@example.org');
  await field(page, 'Betreff').fill('Abholung in Halle');
  await field(page, 'Nachricht').fill('Holen Sie auch samstags ab?');

  await line.shut();
  await page.getByRole('button', { name: 'Nachricht senden' }).click();
  await expect(page.getByRole('alert')).toContainText('Der Shop kann gerade nichts lesen und nichts speichern');
  await expect(field(page, 'Nachricht')).toHaveValue('Holen Sie auch samstags ab?');

  expect((await page.reload())?.status()).toBe(503);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Gerade nicht erreichbar');

  await line.open();
  await page.getByRole('link', { name: 'Noch einmal laden' }).click();
  await expect(field(page, 'Nachricht')).toHaveValue('Holen Sie auch samstags ab?');
  await page.getByRole('button', { name: 'Nachricht senden' }).click();
  await expect(page.getByRole('status')).toContainText('Ihre Nachricht ist bei uns');
});

import { expect } from '#tests/support/browser-test.ts';
import { signUp } from '#tests/support/customer.ts';
import { test } from '#tests/support/on-postgres.ts';
import { field } from '#tests/support/shop-page.ts';

test.use({ allowedComplaints: /503/ });

test('while the database is away the shop says so in words, keeps what was typed, and goes on after it', async ({
  page,
  postgres,
}) => {
  await signUp(page, 'treu@example.org');
  await page.goto('/kontakt/');
  await field(page, 'E-Mail-Adresse').fill('treu@example.org');
  await field(page, 'Betreff').fill('Abholung in Halle');
  await field(page, 'Nachricht').fill('Holen Sie auch samstags ab?');

  const start = await postgres.interrupt('SIGINT');
  await page.getByRole('button', { name: 'Nachricht senden' }).click();
  await expect(page.getByRole('alert')).toContainText('Der Shop kann gerade nichts lesen und nichts speichern');
  await expect(field(page, 'Nachricht')).toHaveValue('Holen Sie auch samstags ab?');

  expect((await page.reload())?.status()).toBe(503);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Gerade nicht erreichbar');

  await start();
  await page.getByRole('link', { name: 'Noch einmal laden' }).click();
  await expect(field(page, 'Nachricht')).toHaveValue('Holen Sie auch samstags ab?');
  await page.getByRole('button', { name: 'Nachricht senden' }).click();
  await expect(page.getByRole('status')).toContainText('Ihre Nachricht ist bei uns');
});

import { api } from '#contract/urls.ts';
import { expect, type Page, test } from '#tests/support/browser-test.ts';
import { customerPassword, signUp } from '#tests/support/customer.ts';
import { pageCalls } from '#tests/support/page-calls.ts';
import { field } from '#tests/support/shop-page.ts';
import { expectSound } from '#tests/support/sound-page.ts';

const iban = 'DE02 1203 0000 0000 2020 51';

async function openPayee(page: Page) {
  await page.goto('/kundenportal/profil/');
  await page.getByRole('button', { name: 'Zahlungsweg hinterlegen' }).click();
}

const stored = (page: Page, kind: 'localStorage' | 'sessionStorage') =>
  page.evaluate((name) => Object.values({ ...window[name] }).join(), kind);

test('an IBAN that was typed and not sent stays in its tab, over a reload, and nowhere else in the browser', async ({
  page,
}) => {
  await signUp(page, 'ungesendet@example.org');
  await openPayee(page);
  await field(page, 'IBAN').fill(iban);
  await expect.poll(() => stored(page, 'sessionStorage')).toContain('2020 51');
  expect(await stored(page, 'localStorage')).not.toMatch(/2020 ?51/);
  await page.reload();
  await expect(field(page, 'IBAN')).toHaveValue(iban);

  const other = await page.context().newPage();
  await openPayee(other);
  await expect(field(other, 'IBAN')).toHaveValue('');
  expect(await stored(other, 'sessionStorage')).not.toMatch(/2020 ?51/);
});

test('a profile takes no way of payment before the address is confirmed, and says what to do', async ({ page }) => {
  const body = { email: 'unbestaetigt@example.org', password: customerPassword };
  await pageCalls(page.request).post(api.auth.registerAccount, body);
  await page.goto('/kundenportal/profil/');
  const section = page.getByRole('region', { name: 'Auszahlung' });
  await expect(section).toContainText('Bestätigen Sie zuerst Ihre E-Mail-Adresse.');
  await expect(section.getByRole('button')).toHaveCount(0);
  await expectSound(page, 'profile, address not confirmed');
});

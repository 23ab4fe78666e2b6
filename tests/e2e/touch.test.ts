import { fillBasket, stored } from '#tests/support/basket-page.ts';
import { expect, test } from '#tests/support/browser-test.ts';
import { field } from '#tests/support/shop-page.ts';

test.use({ viewport: { width: 390, height: 664 }, hasTouch: true });

test('a tap that leaves a wrong entry does what it was meant for, and what is wrong is said after it', async ({
  page,
}) => {
  await fillBasket(page, [stored(1)]);
  await page.goto('/basket/submit/');
  const email = field(page, 'E-Mail-Adresse');
  await email.fill('kim');
  await page.getByText('Ich bin ein gewerblicher Kunde').tap();
  await expect(page.getByRole('radio', { name: 'Ich bin ein gewerblicher Kunde' })).toBeChecked();
  await expect(email).toHaveAccessibleDescription(/gültige E-Mail-Adresse/);
});

test('a mistyped domain is asked back once the field was left, and the meant one is taken with a tap', async ({
  page,
}) => {
  await fillBasket(page, [stored(1)]);
  await page.goto('/basket/submit/');
  const email = field(page, 'E-Mail-Adresse');
  const meant = page.getByText('Meinten Sie kim@gmail.com?');
  await email.fill('kim@gmial.com');
  await expect(meant).toHaveCount(0);
  await page.getByText('Ich bin ein gewerblicher Kunde').tap();
  await expect(page.getByRole('radio', { name: 'Ich bin ein gewerblicher Kunde' })).toBeChecked();
  await expect(meant).toBeVisible();
  await page.getByRole('button', { name: 'Adresse übernehmen' }).tap();
  await expect(email).toHaveValue('kim@gmail.com');
  await expect(email).toBeFocused();
  await expect(meant).toHaveCount(0);
});

import { bidBody } from '#tests/factories/wire.ts';
import { expect, test } from '#tests/support/browser-test.ts';
import { signUp } from '#tests/support/customer.ts';
import { dayAhead } from '#tests/support/shop-page.ts';
import { onSlowLine } from '#tests/support/slow-line.ts';

test.use({ viewport: { width: 390, height: 844 }, allowedComplaints: /ERR_INTERNET_DISCONNECTED/ });

test('a bid that was raised while the device slept is there when it wakes, and a press without a line says so', async ({
  page,
  context,
  desk,
}) => {
  await onSlowLine(page);
  const customer = await signUp(page, 'schlaf@example.org');
  const offerId = await customer.inquire();
  const { items } = await desk.read(offerId);
  const bid = (unitPrice: number) => ({
    ...bidBody(items, { validUntil: dayAhead(14) }),
    lines: items.map(({ id }) => ({ itemId: id, unitPrice, deductions: [] })),
    confirmed: true,
  });
  await desk.send('submitBid', offerId, bid(300));

  // The line stays open and says nothing more, as one whose device sleeps.
  let isSilent = false;
  await page.routeWebSocket(/./, (socket) => {
    const server = socket.connectToServer();
    server.onMessage((message) => (isSilent ? undefined : socket.send(message)));
  });
  await page.goto(`/cockpit/${offerId}/`);
  const sheet = page.getByRole('region', { name: 'Unser Kaufpreisgebot' });
  await expect(sheet).toContainText('300,00');

  await test.step('asleep it shows the old price, awake the new one', async () => {
    isSilent = true;
    await desk.send('submitBid', offerId, bid(350));
    await expect(sheet).toContainText('300,00');
    await context.setOffline(true);
    await context.setOffline(false);
    await expect(sheet).toContainText('350,00');
  });

  await test.step('a press says within five seconds that nothing answers', async () => {
    const { promise: dead, resolve: revive } = Promise.withResolvers<void>();
    await page.route('**/selfservice/api/**', async (route) => {
      await dead;
      await route.continue();
    });
    await page.getByRole('button', { name: 'Eigene Bezeichnung geben' }).click();
    await page.getByLabel('Ihre Bezeichnung').fill('Nach dem Schlaf');
    await page.keyboard.press('Enter');
    await expect(page.getByRole('button', { name: 'Noch keine Antwort. Bitte Verbindung prüfen.' })).toBeVisible();
    revive();
    await expect(page.getByRole('heading', { level: 1, name: 'Nach dem Schlaf' })).toBeVisible();
  });
});

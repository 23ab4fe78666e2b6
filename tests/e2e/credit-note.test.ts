import { randomUUID } from 'node:crypto';
import type { Page } from '@playwright/test';
import { deskPages } from '#contract/desk-urls.ts';
import { expect, test } from '#tests/support/browser-test.ts';
import { signUp } from '#tests/support/customer.ts';
import type { DeskApi } from '#tests/support/desk-api.ts';
import { openDeskPage } from '#tests/support/desk-page.ts';
import { settledPrice } from '#tests/support/settled-price.ts';
import { field, offerPanel } from '#tests/support/shop-page.ts';
import { expectSound, expectSoundHere } from '#tests/support/sound-page.ts';

const taxData = { taxId: 'DE136695976', taxIdType: 'vatId', vatStatus: 'regular', selfBilling: true };

/** Issues what is due at the desk; afterwards the next sale that waits for its paper opens, if there is one. */
async function issue(desk: Page, provider: DeskApi, offerId: string) {
  await desk.goto(`${deskPages.offer(offerId)}?ansicht=beleg`);
  await desk.getByRole('button', { name: 'Gutschrift ausstellen, nächsten öffnen' }).click();
  await expect.poll(async () => (await provider.read(offerId)).document?.type).toBe('creditNote');
  await desk.goto(`${deskPages.offer(offerId)}?ansicht=beleg`);
  await expect(desk.getByText(/^Gilt, ausgestellt am/)).toBeVisible();
}

test('a seller objects to the Gutschrift and agrees to a new one; we cancel that by a Stornobeleg, and a third one stands', async ({
  page,
  context,
  desk: provider,
}) => {
  const customer = await signUp(page, 'widerspruch@example.org');
  const items = [{ id: `item-${randomUUID()}`, freetext: 'ThinkPad X13', quantity: 2 }];
  const { offerId } = await settledPrice(customer, provider, items, taxData);

  const desk = await openDeskPage(context, deskPages.offer(offerId));
  await expect(desk.getByRole('heading', { name: 'Als Nächstes: Gutschrift' })).toBeVisible();
  await expect(desk.getByText('Auszahlungsbetrag brutto')).toBeVisible();
  await expectSound(desk, 'a paper that is due');
  await issue(desk, provider, offerId);

  await page.goto(`/cockpit/${offerId}/`);
  const panel = offerPanel(page);
  await panel.getByRole('button', { name: 'Gutschrift widersprechen' }).click();
  const dialog = page.getByRole('dialog');
  await field(dialog, /Was stimmt nicht/).fill('Unsere Anschrift ist eine andere.');
  await dialog.getByRole('button', { name: 'Gutschrift widersprechen' }).click();
  await expect(panel.getByText('Sie sind am Zug: neuen Beleg wählen')).toBeVisible();
  await expect(panel.getByText(/Ihr Grund: Unsere Anschrift ist eine andere\./)).toBeVisible();
  await expectSound(page, 'after an objection');
  await page.setViewportSize({ width: 390, height: 844 });
  await expectSoundHere(page, 'after an objection on a phone');

  await expect(desk.getByText('Widerspruch klären')).toBeVisible();
  await expect(desk.getByText(/Unsere Anschrift ist eine andere\./).first()).toBeVisible();
  await expect(desk.getByText(/Der Kunde hat keiner Gutschrift zugestimmt/)).toBeVisible();
  await expectSound(desk, 'an objection');

  await panel.getByRole('button', { name: 'Angaben prüfen und neuer Gutschrift zustimmen' }).click();
  await panel.getByRole('radio', { name: /Wir, als Gutschrift/ }).check();
  await panel.getByRole('button', { name: 'Änderung speichern' }).click();
  await expect(panel.getByText('Sie haben einer neuen Gutschrift zugestimmt. Wir stellen sie aus.')).toBeVisible();

  await issue(desk, provider, offerId);
  await desk.getByRole('button', { name: /^Gutschrift GS-.* stornieren/ }).click();
  await field(desk, 'Grund').fill('Der Tag der Übergabe war falsch.');
  await expectSound(desk, 'a storno');
  await desk.getByRole('button', { name: 'Stornobeleg ausstellen' }).click();
  await expect(desk.getByRole('heading', { name: 'Als Nächstes: Gutschrift' })).toBeVisible();
  await issue(desk, provider, offerId);

  const papers = page.getByRole('region', { name: 'Unterlagen' });
  await expect(papers.getByText(/^Widersprochen am .*: Unsere Anschrift ist eine andere\. Es gilt GS-/)).toBeVisible();
  await expect(
    papers.getByText(/^Storniert am .*: Der Tag der Übergabe war falsch\. Stornobeleg ST-.*\. Es gilt GS-/),
  ).toBeVisible();
  // Their files follow when the machine has time.
  const rows = papers.getByRole('listitem');
  await expect(rows.filter({ hasText: /^\s*Stornobeleg ST-/ })).toHaveCount(1);
  await expect(rows.filter({ hasText: /^\s*Gutschrift GS-/ })).toHaveCount(3);
  await expect(panel.getByRole('button', { name: 'Verkauf abschließen' })).toBeVisible();
});

import { randomUUID } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import type { Locator, Page } from '@playwright/test';
import { deskPages } from '#contract/desk/desk-urls.ts';
import { expect, test } from '#tests/support/browser-test.ts';
import { signUp } from '#tests/support/customer.ts';
import { openDeskPage } from '#tests/support/desk-page.ts';
import { pdfText } from '#tests/support/pdf-text.ts';
import { sentGoods } from '#tests/support/sent-goods.ts';
import { settledPrice, settlePrice } from '#tests/support/settled-price.ts';
import { field, offerPanel } from '#tests/support/shop-page.ts';
import { expectSoundHere } from '#tests/support/sound-page.ts';

const taxData = { taxId: 'DE136695976', taxIdType: 'vatId', vatStatus: 'regular', selfBilling: true };

const items = [
  { id: `item-${randomUUID()}`, freetext: 'ThinkPad X13', quantity: 2, serialNumbers: ['PF-1AAAA', 'PF-2BBBB'] },
];

/** Issues what is due at the desk; afterwards the next sale that waits for its paper opens, if there is one. */
async function issue(desk: Page, offerId: string) {
  await desk.goto(`${deskPages.offer(offerId)}?ansicht=beleg`);
  const issued = desk.waitForResponse('**/addCreditNote/**');
  await desk.getByRole('button', { name: /^(Gutschrift|Ankaufbeleg) ausstellen, nächsten öffnen/ }).click();
  await issued;
  await desk.goto(`${deskPages.offer(offerId)}?ansicht=beleg`);
  await expect(desk.getByText(/^Gilt, ausgestellt am/)).toBeVisible();
}

test('a seller objects to the Gutschrift and agrees to a new one, that is cancelled and a third stands; lot prices are split for the Ankaufbeleg', async ({
  page,
  context,
  desk: provider,
}) => {
  const customer = await signUp(page, 'widerspruch@example.org');
  await test.step('a seller objects to the Gutschrift and agrees to a new one; we cancel that by a Stornobeleg, and a third one stands', async () => {
    const { offerId } = await settledPrice(customer, provider, items, taxData);

    const desk = await openDeskPage(context, deskPages.offer(offerId));
    await expect(desk.getByRole('heading', { name: 'Als Nächstes: Gutschrift' })).toBeVisible();
    await expect(desk.getByText('Auszahlungsbetrag brutto')).toBeVisible();
    await expect(desk.getByText(/^PDF mit E-Rechnung \(ZUGFeRD\)/)).toBeVisible();
    await issue(desk, offerId);

    await page.goto(`/cockpit/${offerId}/`);
    const panel = offerPanel(page);
    await panel.getByRole('button', { name: 'Gutschrift widersprechen' }).click();
    const dialog = page.getByRole('dialog');
    await field(dialog, /Was stimmt nicht/).fill('Unsere Anschrift ist eine andere.');
    await dialog.getByRole('button', { name: 'Gutschrift widersprechen' }).click();
    await expect(panel.getByText('Sie sind am Zug: neuen Beleg wählen')).toBeVisible();
    await expect(panel.getByText(/Ihr Grund: Unsere Anschrift ist eine andere\./)).toBeVisible();
    await page.setViewportSize({ width: 390, height: 844 });
    await expectSoundHere(page, 'after an objection on a phone');

    await expect(desk.getByText('Widerspruch klären')).toBeVisible();
    await expect(desk.getByText(/Unsere Anschrift ist eine andere\./).first()).toBeVisible();
    await expect(desk.getByText(/Der Kunde hat keiner Gutschrift zugestimmt/)).toBeVisible();
    await expectSoundHere(desk, 'an objection');

    await panel.getByRole('button', { name: 'Angaben prüfen und neuer Gutschrift zustimmen' }).click();
    await panel.getByRole('radio', { name: /Wir, als Gutschrift/ }).check();
    await panel.getByRole('button', { name: 'Änderung speichern' }).click();
    await expect(panel.getByText('Sie haben einer neuen Gutschrift zugestimmt. Wir stellen sie aus.')).toBeVisible();

    await issue(desk, offerId);
    await desk.getByRole('button', { name: /^Gutschrift GS-.* stornieren/ }).click();
    await field(desk, 'Grund').fill('Der Tag der Übergabe war falsch.');
    await expectSoundHere(desk, 'a storno');
    await desk.getByRole('button', { name: 'Stornobeleg ausstellen' }).click();
    await expect(desk.getByRole('heading', { name: 'Als Nächstes: Gutschrift' })).toBeVisible();
    await issue(desk, offerId);

    const papers = page.getByRole('region', { name: 'Unterlagen' });
    await expect(
      papers.getByText(/^Widersprochen am .*: Unsere Anschrift ist eine andere\. Es gilt GS-/),
    ).toBeVisible();
    await expect(
      papers.getByText(/^Storniert am .*: Der Tag der Übergabe war falsch\. Stornobeleg ST-.*\. Es gilt GS-/),
    ).toBeVisible();
    await expect(papers.getByText('Dieser Beleg gilt.')).toHaveCount(1);
    await expect(panel.getByRole('button', { name: 'Verkauf abschließen' })).toBeVisible();

    // The newest stands above.
    await expect(papers.getByRole('link', { name: /^Gutschrift GS-/ })).toHaveCount(3);
    const links = await papers.getByRole('link', { name: /^Gutschrift GS-/ }).allTextContents();
    const numbers = links.map((text) => /GS-\d{4}-\d{6}/.exec(text)?.[0]);
    expect(new Set(numbers).size).toBe(3);
    const storno = await printed(page, papers.getByRole('link', { name: /^Stornobeleg ST-/ }));
    expect(storno).toContain(`Gutschrift ${numbers[1]}`);
    expect(storno).toContain('Der Tag der Übergabe war falsch.');
    expect(storno).toContain('-1.523,20 €');
  });

  await test.step('a private seller is paid lot prices; at the desk each device gets its own, and the Ankaufbeleg has them to the cent', async () => {
    await page.setViewportSize({ width: 1440, height: 900 });
    const { offerId } = await sentGoods(customer, provider, items, false);
    await settlePrice(provider, offerId, items);

    const desk = await openDeskPage(context, `${deskPages.offer(offerId)}?ansicht=beleg`);
    await desk.getByText('2 × ThinkPad X13, 1.280,00 €').click();
    await desk.getByRole('textbox', { name: 'Preis in Euro, PF-1AAAA' }).fill('700');
    await expect(desk.getByText('Es sind 60,00 € zu viel.')).toBeVisible();
    await expect(desk.getByRole('button', { name: /ausstellen, nächsten öffnen/ })).toHaveCount(0);
    await desk.getByRole('textbox', { name: 'Preis in Euro, PF-2BBBB' }).fill('580');
    await expectSoundHere(desk, 'prices that somebody has set');
    const download = desk.waitForEvent('download');
    await desk.getByRole('button', { name: 'Entwurf mit Ihren Preisen ansehen (PDF)' }).click();
    const draft = await download;
    expect(draft.suggestedFilename()).toBe('Ankaufbeleg-Entwurf.pdf');
    const split = /PF-1AAAA.* 700,00 €.*PF-2BBBB.* 580,00 €/;
    expect(await pdfText(await readFile(await draft.path()))).toMatch(split);
    const issued = desk.waitForResponse('**/addCreditNote/**');
    await desk.getByRole('button', { name: /ausstellen, nächsten öffnen/ }).click();
    await issued;

    await page.goto(`/cockpit/${offerId}/`);
    const papers = page.getByRole('region', { name: 'Unterlagen' });
    const receipt = await printed(page, papers.getByRole('link', { name: /^Ankaufbeleg AB-/ }));
    expect(receipt).toMatch(split);
    expect(receipt).not.toMatch(/Umsatzsteuer|USt/);
    await expect(offerPanel(page).getByRole('button', { name: 'Gutschrift widersprechen' })).toHaveCount(0);
  });
});

/** What can be read on a paper that the seller opens by its link; its file follows when the machine has time. */
async function printed(page: Page, link: Locator): Promise<string> {
  await expect(link).toBeVisible();
  const file = await page.request.get((await link.getAttribute('href')) ?? '');
  return pdfText(await file.body());
}

import { randomUUID } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { deskPages } from '#contract/desk-urls.ts';
import { expect, type Page, test } from '#tests/support/browser-test.ts';
import { signUp } from '#tests/support/customer.ts';
import type { DeskApi } from '#tests/support/desk-api.ts';
import { expectSoundInWarehouse, openDeskPage } from '#tests/support/desk-page.ts';
import { pdfText } from '#tests/support/pdf-text.ts';
import { sentGoods } from '#tests/support/sent-goods.ts';
import { expectSound, expectSoundHere } from '#tests/support/sound-page.ts';

/** A certificate as its customer has it: the file, and the address that is printed on it. */
async function certificate(page: Page, desk: DeskApi, email: string) {
  const customer = await signUp(page, email);
  const items = [{ id: `item-${randomUUID()}`, freetext: 'PowerEdge R640', quantity: 3 }];
  const { offerId } = await sentGoods(customer, desk, items);
  await desk.send('startDeletion', offerId);
  const media = [{ serial: 'S4X1', model: 'PM883', method: 'NIST 800-88 Rev. 2 Purge', result: 'erased' }];
  await desk.send('finishDeletion', offerId, { media });
  await page.goto(`/cockpit/${offerId}/`);
  const link = page.getByRole('region', { name: 'Unterlagen' }).getByRole('link', { name: /^Löschzertifikat LZ-/ });
  await expect(link).toBeVisible();
  const download = page.waitForEvent('download');
  await link.click();
  const file = await readFile(await (await download).path());
  const [address = ''] = /\/nachweis\/LZ-[-0-9A-Z]+\//.exec(await pdfText(file)) ?? [];
  return { file, address, offerId };
}

const pdf = (name: string, buffer: Buffer) => ({ name, mimeType: 'application/pdf', buffer });

test('whoever has a certificate learns that it is ours, and whether their file is the one that was issued', async ({
  page,
  desk,
}) => {
  const { file, address } = await certificate(page, desk, 'pruefer@example.org');
  await page.context().clearCookies();
  await page.goto(address);
  await expect(page.getByRole('heading', { level: 1, name: /^Löschzertifikat LZ-/ })).toBeVisible();
  await expect(page.getByText('Dieser Nachweis ist gültig')).toBeVisible();
  await expect(page.locator('main')).not.toContainText(/S4X1|PM883|pruefer@/);
  await expectSound(page, 'the check page of a certificate');
  const choose = page.getByLabel('PDF-Datei des Nachweises');

  await test.step('the file as it was sent is the one', async () => {
    await choose.setInputFiles(pdf('nachweis.pdf', file));
    await expect(page.getByText('Die Datei ist unverändert')).toBeVisible();
  });

  await test.step('a file with one other byte is not', async () => {
    const changed = Buffer.from(file);
    changed[changed.length - 2] = (changed.at(-2) ?? 0) ^ 1;
    await choose.setInputFiles(pdf('geändert.pdf', changed));
    await expect(page.getByText('Das ist nicht die ausgestellte Datei')).toBeVisible();
    await expect(page.getByText('Die Datei ist unverändert')).toHaveCount(0);
    await expectSound(page, 'another file on the check page');
  });

  await test.step('a file may be dropped anywhere', async () => {
    const data = await page.evaluateHandle(
      (bytes) => {
        const transfer = new DataTransfer();
        transfer.items.add(new File([new Uint8Array(bytes)], 'gezogen.pdf', { type: 'application/pdf' }));
        return transfer;
      },
      [...file],
    );
    await page.locator('main').dispatchEvent('drop', { dataTransfer: data });
    await expect(page.getByText('gezogen.pdf ist die Datei, die wir ausgestellt haben.')).toBeVisible();
  });

  await page.setViewportSize({ width: 390, height: 844 });
  await expectSoundHere(page, 'the check page on a phone');
});

test('a certificate is taken back at the desk, and customer and check page say so at once', async ({
  page,
  context,
  desk: provider,
}) => {
  const { address, offerId } = await certificate(page, provider, 'zurueckgezogen@example.org');
  const desk = await openDeskPage(context, `${deskPages.offer(offerId)}?ansicht=nachweise`);
  await desk.getByRole('button', { name: /^Löschzertifikat LZ-.*: Zurückziehen$/ }).press('Enter');
  await desk.getByRole('button', { name: 'Nachweis zurückziehen' }).press('Enter');
  await expect(desk.getByText('Bitte nennen Sie den Grund, der Kunde liest ihn.')).toBeVisible();
  await desk.getByLabel('Grund').fill('Die Anschrift war falsch.');
  await expectSoundInWarehouse(desk, 'taking back a certificate');
  await desk.getByRole('button', { name: 'Nachweis zurückziehen' }).press('Enter');
  await expect(desk.getByText(/^Zurückgezogen am .*Die Anschrift war falsch\..*ersetzt durch LZ-/)).toBeVisible();

  const papers = page.getByRole('region', { name: 'Unterlagen' });
  await expect(papers.getByText(/^Zurückgezogen am .*: Die Anschrift war falsch\. Es gilt LZ-/)).toBeVisible();
  await expect(papers.getByRole('link', { name: /^Löschzertifikat LZ-/ })).toHaveCount(2);
  await expectSound(page, 'a withdrawn certificate at the customer');

  await page.goto(address);
  await expect(page.getByText('Dieser Nachweis gilt nicht mehr')).toBeVisible();
  await expect(page.getByText(/An seine Stelle tritt: Löschzertifikat LZ-/)).toBeVisible();
  await expect(page.locator('main')).not.toContainText('Anschrift');
  await expectSound(page, 'the check page of a withdrawn certificate');
});

test('without JavaScript the facts stand there, for nobody to keep, and a wrong code tells nothing', async ({
  page,
  desk,
  browser,
}) => {
  const { address } = await certificate(page, desk, 'ohne-skript@example.org');
  const plain = await browser.newPage({ javaScriptEnabled: false, baseURL: new URL(page.url()).origin });
  const answer = await plain.goto(address);
  expect(answer?.headers()).toMatchObject({
    'cache-control': 'private, no-store',
    'x-robots-tag': 'noindex, nofollow',
  });
  await expect(plain.getByText('Dieser Nachweis ist gültig')).toBeVisible();
  await expect(plain.getByText(/^[0-9a-f]{64}$/)).toBeVisible();
  await expect(plain.getByRole('main')).toContainText('Der Vergleich braucht JavaScript.', { useInnerText: true });
  await plain.goto(address.replace(/.\/$/, 'U/'));
  await expect(plain.getByRole('heading', { name: 'Diesen Nachweis kennen wir nicht' })).toBeVisible();
  await plain.close();
});

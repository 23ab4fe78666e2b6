import { randomUUID } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { deskPages } from '#contract/desk/desk-urls.ts';
import { expect, type Page, test } from '#tests/support/browser-test.ts';
import { refusedCookies } from '#tests/support/consent-cookie.ts';
import { signUp } from '#tests/support/customer.ts';
import type { DeskApi } from '#tests/support/desk-api.ts';
import { openDeskPage } from '#tests/support/desk-page.ts';
import { pdfText } from '#tests/support/pdf-text.ts';
import { sentGoods } from '#tests/support/sent-goods.ts';
import { expectSoundHere } from '#tests/support/sound-page.ts';

/** A certificate as its customer has it: the file, and the address that is printed on it. */
async function certificate(page: Page, desk: DeskApi, email: string) {
  const customer = await signUp(page, email);
  const items = [{ id: `item-${randomUUID()}`, freetext: 'PowerEdge R640', quantity: 1 }];
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

test('whoever has a certificate learns that it is ours and whole, also without JavaScript, and at once when it is taken back', async ({
  page,
  context,
  browser,
  server,
  desk: provider,
}) => {
  const { file, address, offerId } = await certificate(page, provider, 'zurueckgezogen@example.org');
  await test.step('whoever has a certificate learns that it is ours, and whether their file is the one that was issued', async () => {
    // Somebody else than its customer, at another computer.
    const elsewhere = await browser.newContext({ baseURL: server.url, viewport: { width: 390, height: 844 } });
    await elsewhere.addCookies([refusedCookies(server.url)]);
    const checking = await elsewhere.newPage();
    await checking.goto(address);
    await expect(checking.getByRole('heading', { level: 1, name: /^Löschzertifikat LZ-/ })).toBeVisible();
    await expect(checking.getByText('Dieser Nachweis ist gültig')).toBeVisible();
    await expect(checking.locator('main')).not.toContainText(/S4X1|PM883|pruefer@/);
    const choose = checking.getByLabel('PDF-Datei des Nachweises');

    await test.step('the file as it was sent is the one', async () => {
      await choose.setInputFiles(pdf('nachweis.pdf', file));
      await expect(checking.getByText('Die Datei ist unverändert')).toBeVisible();
    });

    await test.step('a file with one other byte is not', async () => {
      const changed = Buffer.from(file);
      changed[changed.length - 2] = (changed.at(-2) ?? 0) ^ 1;
      await choose.setInputFiles(pdf('geändert.pdf', changed));
      await expect(checking.getByText('Das ist nicht die ausgestellte Datei')).toBeVisible();
      await expect(checking.getByText('Die Datei ist unverändert')).toHaveCount(0);
    });

    await test.step('a file may be dropped anywhere', async () => {
      const data = await checking.evaluateHandle(
        (bytes) => {
          const transfer = new DataTransfer();
          transfer.items.add(new File([new Uint8Array(bytes)], 'gezogen.pdf', { type: 'application/pdf' }));
          return transfer;
        },
        [...file],
      );
      await checking.locator('main').dispatchEvent('drop', { dataTransfer: data });
      await expect(checking.getByText('gezogen.pdf ist die Datei, die wir ausgestellt haben.')).toBeVisible();
    });

    await expectSoundHere(checking, 'the check page on a phone');
    await elsewhere.close();
  });

  await test.step('without JavaScript the facts stand there, for nobody to keep, and a wrong code tells nothing', async () => {
    const plain = await browser.newPage({ javaScriptEnabled: false, baseURL: server.url });
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

  await test.step('a certificate is taken back at the desk, and customer and check page say so at once', async () => {
    const desk = await openDeskPage(context, `${deskPages.offer(offerId)}?ansicht=nachweise`);
    await desk.getByRole('button', { name: /^Löschzertifikat LZ-.*: Zurückziehen$/ }).press('Enter');
    await desk.getByRole('button', { name: 'Nachweis zurückziehen' }).press('Enter');
    await expect(desk.getByText('Bitte nennen Sie den Grund, der Kunde liest ihn.')).toBeVisible();
    await desk.getByLabel('Grund').fill('Die Anschrift war falsch.');
    await expectSoundHere(desk, 'taking back a certificate');
    await desk.getByRole('button', { name: 'Nachweis zurückziehen' }).press('Enter');
    await expect(desk.getByText(/^Zurückgezogen am .*Die Anschrift war falsch\..*ersetzt durch LZ-/)).toBeVisible();

    const papers = page.getByRole('region', { name: 'Unterlagen' });
    await expect(papers.getByText(/^Zurückgezogen am .*: Die Anschrift war falsch\. Es gilt LZ-/)).toBeVisible();
    await expect(papers.getByRole('link', { name: /^Löschzertifikat LZ-/ })).toHaveCount(2);
    await expectSoundHere(page, 'a withdrawn certificate at the customer');

    await page.goto(address);
    await expect(page.getByText('Dieser Nachweis gilt nicht mehr')).toBeVisible();
    await expect(page.getByText(/An seine Stelle tritt: Löschzertifikat LZ-/)).toBeVisible();
    await expect(page.locator('main')).not.toContainText('Anschrift');
  });
});

import { randomUUID } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import type { Locator, Page } from '@playwright/test';
import { deskPages } from '#contract/desk-urls.ts';
import { pages } from '#contract/urls.ts';
import { xrechnungLabel, xrechnungSyntaxes } from '#contract/xrechnung.ts';
import type { EnInvoice } from '#domain/invoicing/en-invoice.ts';
import { brokenRules } from '#domain/invoicing/rules.ts';
import { formatMoney } from '#domain/values/money.ts';
import { readInvoiceFile } from '#server/incoming-invoices/read-invoice-file.ts';
import { addressesBody } from '#tests/factories/wire.ts';
import { expect, test } from '#tests/support/browser-test.ts';
import { signUp } from '#tests/support/customer.ts';
import { openDeskPage } from '#tests/support/desk-page.ts';
import { sentGoods } from '#tests/support/sent-goods.ts';
import { expectSound } from '#tests/support/sound-page.ts';

/** What a click saves. */
async function saved(page: Page, link: Locator): Promise<Uint8Array> {
  const download = page.waitForEvent('download');
  await link.click();
  return readFile(await (await download).path());
}

/** The e-invoice in it, by what reads the invoices of sellers. */
async function invoiceIn(content: Uint8Array): Promise<EnInvoice> {
  const file = await readInvoiceFile({ content });
  const embedded = file.kind === 'pdf' ? file.embedded : undefined;
  const read = file.kind === 'xml' ? file.read : embedded && 'read' in embedded ? embedded.read : undefined;
  if (!read) throw new Error(`No e-invoice: ${JSON.stringify(file)}`);
  return read.invoice;
}

test('a firm downloads its Gutschrift as PDF with the e-invoice in it and as XRechnung, and each says what the page says (INV-22)', async ({
  page,
  context,
  desk: provider,
}) => {
  const customer = await signUp(page, 'e-rechnung@example.org');
  const items = [{ id: `item-${randomUUID()}`, freetext: 'ThinkPad X13', quantity: 2 }];
  const { contractAddress, contractDetails, packagingAddress } = addressesBody;
  const taxes = { taxId: 'DE136695976', taxIdType: 'vatId', vatStatus: 'regular', selfBilling: true };
  const { offerId } = await sentGoods(customer, provider, items, true, {
    contractAddress: { ...contractAddress, contactName: 'Kim Muster', contactPhone: '0341 1234567' },
    contractDetails: { ...contractDetails, ...taxes },
    packagingAddress,
  });
  await provider.send('skipDeletion', offerId, { reason: 'noMedia' });
  await provider.send('startTesting', offerId);
  await provider.send('finishTesting', offerId, { lines: items.map(({ id }) => ({ itemId: id, result: 'passed' })) });
  await provider.send('skipAdjustingBid', offerId);

  const desk = await openDeskPage(context, `${deskPages.offer(offerId)}?ansicht=beleg`);
  await expect(desk.getByText('PDF mit E-Rechnung (ZUGFeRD), auch als XRechnung')).toBeVisible();
  await expectSound(desk, 'a Gutschrift that will be an e-invoice');
  await provider.send('addCreditNote', offerId);

  await page.goto(pages.cockpit.offer(offerId));
  const papers = page.getByRole('region', { name: 'Unterlagen' });
  const paper = papers.getByRole('link', { name: /^Gutschrift GS-/ });
  await expect(paper).toBeVisible();
  // The browser shows it in a tab of its own.
  const pdf = await page.request.get((await paper.getAttribute('href')) ?? '');
  const hybrid = await invoiceIn(await pdf.body());
  const { document } = await customer.read(offerId);
  expect(hybrid).toMatchObject({ typeCode: '389', number: document?.type === 'creditNote' ? document.number : '' });
  await expect(page.getByText(formatMoney(hybrid.totals.payable ?? 0)).first()).toBeVisible();
  for (const syntax of xrechnungSyntaxes) {
    const read = await invoiceIn(await saved(page, papers.getByRole('link', { name: xrechnungLabel(syntax) })));
    expect([read.totals, read.taxes, read.lines]).toEqual([hybrid.totals, hybrid.taxes, hybrid.lines]);
    expect(brokenRules(read, 'xrechnung')).toEqual([]);
  }
});

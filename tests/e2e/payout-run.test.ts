import { randomUUID } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { sql } from 'drizzle-orm';
import { addedPersonSchema } from '#contract/desk/desk-people.ts';
import { deskPages } from '#contract/desk/desk-urls.ts';
import { duePayoutsSchema, payoutCalls, payoutRunSchema } from '#contract/money/payouts.ts';
import { pages } from '#contract/site/urls.ts';
import { openPostgres } from '#server/db/postgres.ts';
import { type BankPayment, bankStatement, ordersIn } from '#tests/factories/bank-answer.ts';
import { expect, type Page } from '#tests/support/browser-test.ts';
import { type Customer, signUp } from '#tests/support/customer.ts';
import type { DeskApi } from '#tests/support/desk-api.ts';
import { openDeskPage } from '#tests/support/desk-page.ts';
import { test } from '#tests/support/own-shop.ts';
import { pageCalls } from '#tests/support/page-calls.ts';
import { type CodeApp, setUpSecondFactor } from '#tests/support/second-factor.ts';
import { settledPrice } from '#tests/support/settled-price.ts';
import { field, offerPanel } from '#tests/support/shop-page.ts';
import { expectSoundHere } from '#tests/support/sound-page.ts';

const second = 'zweite-freigabe@example.org';
const taxData = { taxId: 'DE136695976', taxIdType: 'vatId', vatStatus: 'regular', selfBilling: true };

// What is refused until the second factor is given stands in the console as well, and what finds no network.
test.use({ allowedComplaints: /status of 403|ERR_INTERNET_DISCONNECTED|WebSocket/ });

test('payments are composed by one and released by a second, the bank pays them all and gives one back, and that is paid once more', async ({
  page,
  context,
  browser,
  shop,
  provider,
}) => {
  const database = await openPostgres(shop.databaseUrl, 1);
  const customer = await signUp(page, 'zweihundert@example.org');
  const offerId = await saleToPay(customer, provider, 2);
  // So much that one person alone may not release it.
  await saleToPay(customer, provider, 20);
  const { payable: count } = (await due(provider)).counts;
  const desk = await openDeskPage(context, deskPages.payouts);

  const runId = await test.step('one composes a run of all, and may not release it', async () => {
    await expect(desk.getByText(`an ${count} Empfänger, je eine Überweisung`)).toBeVisible();
    // On a phone nothing is scrolled sideways to see how much it is.
    await desk.setViewportSize({ width: 390, height: 844 });
    await expect(desk.getByRole('cell', { name: /€$/ }).first()).toBeInViewport({ ratio: 1 });
    await desk.setViewportSize({ width: 1440, height: 900 });
    await desk.getByRole('button', { name: 'Lauf zusammenstellen' }).click();
    await expect(desk.getByText('Sie haben diesen Lauf zusammengestellt')).toBeVisible();
    await expect(desk.getByText(`in ${count} Zahlungen`)).toBeVisible();
    await expect(desk.getByRole('button', { name: 'Freigeben und Datei erzeugen' })).toBeHidden();
    const opener = desk.getByRole('button', { name: /^Aus dem Lauf nehmen/ }).first();
    await opener.press('Enter');
    await desk.getByRole('button', { name: 'Abbrechen' }).press('Enter');
    await expect(opener).toBeFocused();
    return new URL(desk.url()).searchParams.get('lauf') ?? '';
  });

  const other = await browser.newContext({ baseURL: shop.url, viewport: { width: 1440, height: 900 } });
  const secondDesk = await other.newPage();
  const app = await signInSecond(secondDesk, provider);
  // It was given some time ago.
  await database.drizzle.execute(
    sql`update staff_session set factor_at = factor_at - interval '1 hour' where factor_at is not null`,
  );

  const ordered =
    await test.step('a second person gives the second factor again and releases, and the file holds all', async () => {
      await secondDesk.goto(`${deskPages.payouts}?lauf=${runId}`);
      await secondDesk.getByRole('button', { name: 'Freigeben und Datei erzeugen' }).click();
      const dialog = secondDesk.getByRole('dialog');
      await field(dialog, 'Code aus der App').fill(app.codeAt(new Date(Date.now() + 30_000)));
      await dialog.getByRole('button', { name: 'Weiter' }).click();
      await expect(secondDesk.getByRole('heading', { name: /^Lauf .*: freigegeben$/ })).toBeVisible();
      const payments = await downloaded(secondDesk);
      expect(new Set(payments.map(({ endToEndId }) => endToEndId)).size).toBe(count);
      const { sums } = payoutRunSchema.parse(await provider.calls.get(payoutCalls.run(runId)));
      expect(payments.reduce((sum, { amount }) => sum + amount, 0)).toBe(Math.round(sums.sepa * 100));
      await secondDesk.reload();
      await expect(secondDesk.getByText(`geholt von ${second}`)).toBeVisible();
      return payments;
    });

  await test.step('the statement of the bank ends all sales', async () => {
    await desk.goto(deskPages.bankStatements);
    await handIn(desk, 'AUSZUG-1', ordered);
    await expect(desk.getByText(`${count} bezahlt`)).toBeVisible();
    await expect(desk.getByText('Nichts offen: Jeder Umsatz ist einer Auszahlung zugeordnet.')).toBeVisible();
    expect((await customer.read(offerId)).phase).toBe('completed');
    await desk
      .getByLabel('Kontoauszüge einlesen')
      .setInputFiles([
        xmlFile('AUSZUG-1', statementOf('AUSZUG-1', ordered)),
        xmlFile('FREMD', bankStatement({ id: 'FREMD', iban: 'DE02500105170137075030', bookings: [] })),
      ]);
    const results = desk.getByRole('list', { name: 'Eingelesen' }).getByRole('listitem');
    await expect(results).toHaveText([
      'AUSZUG-1.xmlWar schon eingelesen und zählt nicht noch einmal.',
      'FREMD.xmlDer Auszug gehört zu einem anderen Konto als dem, von dem ausgezahlt wird. (DE02500105170137075030)',
    ]);
    await expectSoundHere(desk, 'statements that were read');
  });

  await test.step('one comes back, and its seller says on a phone that the account is right', async () => {
    const { payouts } = payoutRunSchema.parse(await provider.calls.get(payoutCalls.run(runId)));
    const { endToEndId } = payouts.find((one) => one.offerId === offerId) ?? {};
    await handIn(
      desk,
      'AUSZUG-2',
      ordered.filter((payment) => payment.endToEndId === endToEndId),
      'AC04',
    );
    await expect(desk.getByText('1 zurückgekommen')).toBeVisible();
    await page.setViewportSize({ width: 390, height: 844 });
    await page.goto(pages.cockpit.offer(offerId));
    await expect(page.getByRole('heading', { name: /Stimmt das Konto\?$/ })).toBeVisible();
    await expect(page.getByRole('heading', { name: 'Nach Ihrer Antwort sind wir am Zug' })).toBeVisible();
    await expect(page.getByText('Ausgezahlt', { exact: true })).toBeHidden();
    const part = page.getByRole('region', { name: 'Auszahlung, die nicht ankam' });
    await expect(part).toContainText('Das Konto ist aufgelöst.');
    await part.getByRole('button', { name: 'Anderes Konto angeben' }).click();
    await expect(field(part, /^IBAN/)).toBeVisible();
    await expectSoundHere(page, 'another account');
    await part.getByRole('button', { name: 'Nichts ändern' }).click();
    await context.setOffline(true);
    await part.getByRole('button', { name: 'Das Konto stimmt' }).click();
    await expect(part.getByRole('alert')).toBeVisible();
    await context.setOffline(false);
    await part.getByRole('button', { name: 'Das Konto stimmt' }).click();
    await expect(part).toContainText('Wir sind am Zug: Wir zahlen noch einmal');
  });

  await test.step('it is paid once more, under an id of its own', async () => {
    await desk.goto(deskPages.payouts);
    await desk.getByRole('button', { name: 'Lauf zusammenstellen' }).click();
    await desk.getByRole('button', { name: 'Freigeben und Datei erzeugen' }).press('Enter');
    // The button has gone: the keyboard goes on where it stood.
    await expect(desk.getByRole('heading', { name: /^Lauf .*: freigegeben$/ })).toBeFocused();
    const [again, ...more] = await downloaded(desk);
    if (!again) throw new Error('Nothing was ordered once more');
    expect(more).toEqual([]);
    expect(ordered.map(({ endToEndId }) => endToEndId)).not.toContain(again.endToEndId);
    await desk.goto(deskPages.bankStatements);
    await handIn(desk, 'AUSZUG-3', [again]);
    await expect(desk.getByText('1 bezahlt', { exact: true })).toBeVisible();
    await page.reload();
    await expect(offerPanel(page).getByText('Ausgezahlt und abgeschlossen')).toBeVisible();
    expect((await due(provider)).counts).toMatchObject({ due: 0, payable: 0, inRun: 0 });
  });
  await other.close();
  await database.close();
});

/** A sale of a firm whose Gutschrift stands and whose seller waits for the money. */
async function saleToPay(customer: Customer, provider: DeskApi, quantity: number): Promise<string> {
  const items = [{ id: `item-${randomUUID()}`, freetext: 'ThinkPad X13', quantity }];
  const { offerId, orderId } = await settledPrice(customer, provider, items, taxData);
  await provider.send('addCreditNote', offerId);
  await customer.act('finishOffer', offerId, { orderId });
  return offerId;
}

const due = async (provider: DeskApi) => duePayoutsSchema.parse(await provider.calls.get(payoutCalls.due));

/** Somebody else from accounting, with a second factor. */
async function signInSecond(desk: Page, provider: DeskApi): Promise<CodeApp> {
  const added = await provider.calls.post('/desk/api/addPerson', { email: second, roles: ['accounting'] });
  const { password } = addedPersonSchema.parse(added);
  const calls = pageCalls(desk.request);
  await calls.post('/desk/api/login', { email: second, password });
  return setUpSecondFactor((path, body) => calls.post(path, body), new Date());
}

/** What the file of a run orders, as the bank gets it. */
async function downloaded(desk: Page): Promise<readonly (BankPayment & { endToEndId: string })[]> {
  const file = desk.waitForEvent('download');
  await desk.getByRole('link', { name: /herunterladen$/ }).click();
  return ordersIn(readFileSync(await (await file).path())).parts.flatMap(({ payments }) => payments);
}

/** The bank tells of these payments, or gives them back. */
async function handIn(desk: Page, id: string, payments: readonly BankPayment[], reason?: string): Promise<void> {
  await desk.getByLabel('Kontoauszüge einlesen').setInputFiles(xmlFile(id, statementOf(id, payments, reason)));
}

function statementOf(id: string, payments: readonly BankPayment[], reason?: string): string {
  const bookings = payments.map((payment) => ({ payments: [payment], ...(reason !== undefined && { reason }) }));
  return bankStatement({ id, bookings, opening: 100_000_000_00 });
}

function xmlFile(name: string, content: string) {
  return { name: `${name}.xml`, mimeType: 'application/xml', buffer: Buffer.from(content) };
}

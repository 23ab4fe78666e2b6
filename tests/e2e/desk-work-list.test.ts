import { randomUUID } from 'node:crypto';
import { addedPersonSchema } from '#contract/desk/desk-people.ts';
import { deskApi, deskPages } from '#contract/desk/desk-urls.ts';
import { demoLogins } from '#seed/demo-logins.ts';
import { expect, type Page, test } from '#tests/support/browser-test.ts';
import { signUp } from '#tests/support/customer.ts';
import { expectSoundInWarehouse } from '#tests/support/desk-page.ts';
import { pressOn, tabTo } from '#tests/support/keyboard.ts';
import { pageCalls } from '#tests/support/page-calls.ts';
import { axeViolations } from '#tests/support/page-flaws.ts';
import { settled } from '#tests/support/settled.ts';
import { field } from '#tests/support/shop-page.ts';
import { queueAddress } from '#web/desk/queue-address.ts';

// What a server says that is away for a moment.
test.use({ viewport: { width: 1440, height: 900 }, allowedComplaints: /status of 503/ });

const rows = (page: Page) => page.getByRole('region', { name: 'Verkäufe' }).locator('tbody tr');
const numbers = (page: Page) => rows(page).getByRole('rowheader').allInnerTexts();
const focused = (page: Page) => page.locator(':focus');

async function signIn(page: Page): Promise<void> {
  await page.goto(deskPages.today);
  await field(page, 'E-Mail-Adresse').fill(demoLogins.staff.email);
  await field(page, 'Passwort').fill(demoLogins.staff.password);
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { level: 1, name: 'Heute' })).toBeVisible();
  await expect(rows(page).getByRole('link').first()).toBeFocused();
}

test('a buyer works through the list with the keyboard alone', async ({ page }) => {
  await signIn(page);
  await expectSoundInWarehouse(page, 'list');

  await test.step('J and K move, Enter opens, back leads to the same row', async () => {
    const [first = '', second = '', third = ''] = await numbers(page);
    await expect(focused(page)).toHaveText(first);
    await page.keyboard.press('j');
    await page.keyboard.press('ArrowDown');
    await expect(focused(page)).toHaveText(third);
    await page.keyboard.press('k');
    await expect(focused(page)).toHaveText(second);
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(/\/desk\/verkauf\//);
    await expect(page.getByRole('navigation', { name: 'Ansichten' })).toBeVisible();
    await page.goBack();
    await expect(focused(page)).toHaveText(second);
  });

  await test.step('a mouse marks a row, and with Shift all from it, for what is done with several', async () => {
    const boxes = rows(page).getByRole('checkbox');
    const place = await boxes.nth(2).boundingBox();
    await boxes.nth(0).click();
    await expect(page.getByText('1 Zeile markiert')).toBeVisible();
    expect(await boxes.nth(2).boundingBox()).toEqual(place);
    await boxes.nth(2).click({ modifiers: ['Shift'] });
    await expect(page.getByText('3 Zeilen markiert')).toBeVisible();
    await boxes.nth(1).click();
    await expect(page.getByText('2 Zeilen markiert')).toBeVisible();
    await expect(focused(page)).toHaveText((await numbers(page))[1] ?? '');
    await page.getByRole('button', { name: 'Markierung aufheben' }).click();
    await expect(boxes.nth(0)).not.toBeChecked();
  });

  await test.step('Z takes a row and gives it up again', async () => {
    // An inquiry has a sheet; where in the list it stands goes by the day of the week. Other journeys fill the end of the list.
    const toBid = rows(page).filter({ has: page.getByText('bieten', { exact: true }) });
    const number = (await toBid.first().getByRole('rowheader').textContent()) ?? '';
    const inquiry = rows(page).filter({ hasText: number });
    const isFirst = (await numbers(page))[0] === number;
    await pressOn(page, inquiry.getByRole('link').first(), 'z');
    await expect(inquiry.getByText('Ihnen zugewiesen')).toBeVisible();
    await page.keyboard.press(isFirst ? 'j' : 'k');
    await page.keyboard.press('z');
    await expect(rows(page).filter({ hasText: 'Ihnen zugewiesen' })).toHaveCount(2);
    await page.getByRole('combobox', { name: 'Zuständig' }).selectOption('ich');
    await expect(page).toHaveURL(/assigned=me$/);
    await expect(rows(page)).toHaveCount(2);
    await pressOn(page, inquiry.getByRole('link').first(), 'Enter');
    await expect(page.getByText('Ihnen zugewiesen')).toBeVisible();
  });

  await test.step('an opened sale has the focus in its sheet; Escape leads out of it, and back to the narrowed list', async () => {
    await expect(focused(page)).toHaveAttribute('inputmode', 'decimal');
    await page.keyboard.press('Escape');
    await expect(focused(page)).toHaveAttribute('data-keys', 'offer');
    await page.keyboard.press('z');
    await expect(page.getByText('Niemandem zugewiesen')).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(page).toHaveURL(/assigned=me$/);
    // The row one left is gone: the one in its place has the focus.
    await expect(rows(page)).toHaveCount(1);
    await expect(rows(page).getByRole('link').first()).toBeFocused();
    await page.keyboard.press('z');
    await expect(page.getByText('nicht mehr in dieser Liste')).toBeVisible();
    await page.goto(deskPages.today);
    await expect(rows(page).getByRole('link').first()).toBeFocused();
  });

  await test.step('L goes to the next tab, which is an address', async () => {
    await page.keyboard.press('l');
    await expect(page).toHaveURL(/\?tab=theirs$/);
    await expect(page.getByRole('link', { name: /^Kunde ist am Zug/ })).toHaveAttribute('aria-current', 'page');
    await expect(rows(page).getByRole('link').first()).toBeFocused();
    for (const tab of ['underway', 'blocked', 'all']) {
      await page.keyboard.press('l');
      await expect(page).toHaveURL(new RegExp(`tab=${tab}$`));
      await expect(page.getByRole('region', { name: 'Verkäufe' })).toHaveAttribute('aria-busy', 'false');
      await expect(focused(page).locator('xpath=ancestor-or-self::*[@data-keys]')).toHaveCount(1);
    }
  });

  await test.step('/ searches everything, and no letter is a key while one types', async () => {
    await expect(rows(page).getByRole('link').first()).toBeFocused();
    await settled(page);
    // Of an inquiry: an order's number, as B-2026-000001, stands in that of another sale's receipt too, AB-2026-000001.
    const last = (await numbers(page)).findLast((number) => number.startsWith('A-')) ?? '';
    await page.keyboard.press('h');
    await expect(page).toHaveURL(/tab=blocked$/);
    await page.keyboard.press('/');
    const finder = page.getByRole('searchbox', { name: 'In allen Verkäufen suchen' });
    await expect(finder).toBeFocused();
    await page.keyboard.type('jklo');
    await expect(finder).toHaveValue('jklo');
    await expect(page.getByText('Hier liegt nichts.')).toBeVisible();
    await expectSoundInWarehouse(page, 'nothing found');
    await page.keyboard.press('ControlOrMeta+a');
    await page.keyboard.type(last);
    await expect(rows(page)).toHaveCount(1);
    await page.keyboard.press('ControlOrMeta+a');
    await page.keyboard.press('Delete');
    await expect(page).toHaveURL(/tab=blocked$/);
    await expect(finder).toBeFocused();
    await page.keyboard.type(last);
    await expect(rows(page)).toHaveCount(1);
    await page.keyboard.press('Enter');
    await expect(focused(page)).toHaveText(last);
  });

  await test.step('a view is this address with a name, renamed and deleted', async () => {
    await page.keyboard.press('v');
    const dialog = page.getByRole('dialog', { name: 'Ansicht speichern' });
    await expect(dialog).toBeVisible();
    await expectSoundInWarehouse(page, 'view');
    await expect(field(page, 'Name der Ansicht')).toBeFocused();
    await page.keyboard.type('Der eine');
    await page.keyboard.press('Enter');
    const view = page.getByRole('navigation', { name: 'Ansichten' }).getByRole('link', { name: 'Der eine' });
    await expect(view).toHaveAttribute('aria-current', 'page');
    await pressOn(page, page.getByRole('button', { name: 'Ansicht ändern' }));
    await expect(field(page, 'Name der Ansicht')).toBeFocused();
    await page.keyboard.press('ControlOrMeta+a');
    await page.keyboard.type('Der andere');
    await page.keyboard.press('Enter');
    const renamed = page.getByRole('link', { name: 'Der andere' });
    await expect(renamed).toBeVisible();
    await pressOn(page, page.getByRole('button', { name: 'Ansicht ändern' }));
    await pressOn(page, page.getByRole('button', { name: 'Ansicht löschen' }));
    await expect(renamed).toBeHidden();
    await expect(page).toHaveURL(/\/desk\/$/);
  });

  await test.step('the palette finds pages and acts', async () => {
    await page.keyboard.press('ControlOrMeta+k');
    const palette = page.getByRole('dialog', { name: 'Suchen und Befehle' });
    await expect(palette.getByRole('option', { name: 'Nächsten öffnen' })).toBeVisible();
    await expectSoundInWarehouse(page, 'palette');
    await page.keyboard.type('Rücks');
    await expect(palette.getByRole('option', { name: 'Rücksendungen' })).toBeVisible();
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(/group=returns/);
    await expect(page.getByRole('heading', { level: 1, name: 'Rücksendungen' })).toBeVisible();
  });

  await test.step('a server that is away is said beside the list that was read before, with a way on', async () => {
    await page.goto(deskPages.today);
    await expect(rows(page).getByRole('link').first()).toBeFocused();
    await page.route(`**${deskApi.queue}?*`, (route) => route.fulfill({ status: 503 }));
    // What was asked before is still answered, and would do for the list that is come back to.
    await settled(page);
    await page.keyboard.press('l');
    await expect(page.getByText('Die Liste ließ sich nicht laden.')).toBeVisible();
    await page.keyboard.press('h');
    await expect(page.getByText('Der Server antwortet gerade nicht.')).toBeVisible();
    await expect(focused(page)).toHaveText((await numbers(page))[0] ?? '');
    await tabTo(page, page.getByRole('button', { name: 'Noch einmal laden' }));
    await page.unroute(`**${deskApi.queue}?*`);
    await page.keyboard.press('Enter');
    await expect(page.getByText('Der Server antwortet gerade nicht.')).toBeHidden();
  });

  await test.step('what is not to be done by us stays readable as a pill of the row that is chosen', async () => {
    await page.goto(deskPages.today);
    await page.getByRole('link', { name: /^Kunde ist am Zug/ }).click();
    const waiting = rows(page).filter({ has: page.getByText('Antwort abwarten', { exact: true }) });
    await waiting.first().getByRole('checkbox').check();
    const [ofRow, ofPill] = await waiting
      .first()
      .evaluate((row) =>
        [row, row.querySelector('td > span')].map((one) => one && getComputedStyle(one).backgroundColor),
      );
    expect(ofPill).not.toBe(ofRow);
  });

  await test.step('the help names the keys, and switches letters off (WCAG 2.1.4)', async () => {
    await page.goto(deskPages.today);
    await expect(rows(page).getByRole('link').first()).toBeFocused();
    await page.keyboard.press('?');
    const help = page.getByRole('dialog', { name: 'Tasten' });
    await expect(help.getByText('Eine Zeile nach unten')).toBeVisible();
    await expectSoundInWarehouse(page, 'help');
    await pressOn(page, help.getByRole('switch'), 'Space');
    await page.keyboard.press('Escape');
    const [first = '', second = ''] = await numbers(page);
    await pressOn(page, rows(page).getByRole('link').first(), 'j');
    await expect(focused(page)).toHaveText(first);
    await page.keyboard.press('ArrowDown');
    await expect(focused(page)).toHaveText(second);
  });
});

test('news is counted and moves no row, and a colleague in the same sale is seen', async ({
  page,
  browser,
  server,
}) => {
  const outside = await browser.newContext({ baseURL: server.url });
  const customer = await signUp(await outside.newPage(), 'live@example.org');
  for (let sent = 0; sent < 2; sent += 1) await customer.inquire({ offeredAsBusiness: false });
  await signIn(page);
  // Theirs alone: journeys before this one may have left more than the rows that come at once.
  await page.goto(queueAddress({ search: 'live@example.org' }));
  await expect(rows(page)).toHaveCount(2);
  await expect(rows(page).getByRole('link').first()).toBeFocused();
  await page.keyboard.press('j');
  const before = await numbers(page);
  await expect(focused(page)).toHaveText(before[1] ?? '');

  const offerId = await customer.inquire({ offeredAsBusiness: false });
  await expect(page.getByText('1 neuer Verkauf')).toBeVisible();
  expect(await numbers(page)).toEqual(before);
  await expect(focused(page)).toHaveText(before[1] ?? '');
  await page.keyboard.press('a');
  await expect(rows(page)).toHaveCount(before.length + 1);
  await expect(focused(page)).toHaveText(before[1] ?? '');

  await test.step('the customer is seen looking', async () => {
    const cockpit = await outside.newPage();
    await cockpit.goto(`/cockpit/${offerId}/`);
    await expect(rows(page).filter({ hasText: 'sieht gerade zu' })).toHaveCount(1);
    await cockpit.close();
    await expect(rows(page).filter({ hasText: 'sieht gerade zu' })).toHaveCount(0);
  });

  await test.step('what the customer asks is to be answered, and its note leads there', async () => {
    await customer.act('sendMessage', offerId, { id: randomUUID(), text: 'Nehmen Sie auch Netzteile?' });
    const note = rows(page).getByRole('link', { name: 'Frage des Kunden: antworten' });
    await expect(page.getByRole('link', { name: /^Rückfragen 1 warten/ })).toBeVisible();
    await pressOn(page, note.first());
    await expect(page).toHaveURL(/\?ansicht=rueckfragen$/);
    await expect(page.getByText('Nehmen Sie auch Netzteile?')).toBeVisible();
    await page.goBack();
    await expect(rows(page).getByRole('link').first()).toBeVisible();
  });
  await outside.close();

  await test.step('a colleague in the same sale is seen, and it is taken over', async () => {
    const email = 'kollegin@example.org';
    const added = await pageCalls(page.request).post('/desk/api/addPerson', { email, roles: ['buyer'] });
    const elsewhere = await browser.newContext({ baseURL: server.url });
    const calls = pageCalls(elsewhere.request);
    await calls.post('/desk/api/login', { email, password: addedPersonSchema.parse(added).password });
    await calls.post('/desk/api/putOffSecondFactor', {});
    const theirs = await elsewhere.newPage();
    // Whoever came first holds it: the server says so to all who look.
    const entered = theirs
      .waitForEvent('websocket')
      .then((socket) =>
        socket.waitForEvent('framereceived', ({ payload }) => `${payload}`.includes('deskViewEntered')),
      );
    await theirs.goto(deskPages.offer(offerId));
    await entered;
    await page.goto(deskPages.offer(offerId));
    await expect(page.getByText('kollegin@example.org bearbeitet diesen Verkauf')).toBeVisible();
    await expect(theirs.getByText('anbieter@example.org hat diesen Verkauf auch offen')).toBeVisible();
    await pressOn(page, page.getByRole('button', { name: 'Übernehmen' }));
    await expect(theirs.getByText('anbieter@example.org bearbeitet diesen Verkauf')).toBeVisible();
    await expect(page.getByText('kollegin@example.org hat diesen Verkauf auch offen')).toBeVisible();
    expect(await axeViolations(page)).toEqual([]);
    await elsewhere.close();
    await expect(page.getByText('kollegin@example.org')).toBeHidden();
  });
});

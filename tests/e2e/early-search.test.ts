import type { Locator } from '@playwright/test';
import { earlyHitsUrl } from '#contract/catalogue-search/search-hits.ts';
import { api } from '#contract/site/urls.ts';
import { expect, type Page, test } from '#tests/support/browser-test.ts';
import { programHeldBack } from '#tests/support/program-held-back.ts';
import { expectSoundHere } from '#tests/support/sound-page.ts';

const box = (page: Page): Locator => page.getByRole('combobox', { name: 'Modell oder Hersteller' });
const options = (page: Page): Locator => page.getByRole('option');

/** Whether the component answers: it marks what Enter means. */
const marked = (page: Page) => page.getByRole('option', { selected: true });

// The first question has the server build its index, which on a busy machine takes longer than anybody waits.
test.beforeEach(({ request }) => request.get(`${earlyHitsUrl(1)}r640`));

const loading = 'Der Katalog wird noch geladen …';

test('who types before the program has come sees hits, links and all, which it takes over as they stand', async ({
  page,
}) => {
  await test.step('who types before the program has come sees hits, which it takes over as they stand', async () => {
    const release = await programHeldBack(page);
    await page.goto('/', { waitUntil: 'commit' });
    await box(page).pressSequentially('dl380 g9');
    await expect(options(page).first()).toContainText('HPE ProLiant DL380 Gen9');
    await expect(options(page).first()).toHaveAttribute('href', '/wizard/hpe-proliant-dl380-gen9-verkaufen/');
    await expect(options(page).last()).toContainText('„dl380 g9“ frei beschreiben');
    await expect(box(page)).toHaveAttribute('aria-expanded', 'true');
    await expect(marked(page)).toHaveCount(0);
    await expect(page.getByText(loading)).toBeVisible();
    await expectSoundHere(page, 'search before the program');
    const theme = page.getByRole('group', { name: 'Darstellung' });
    await theme.getByRole('radio', { name: 'Dunkel' }).check({ force: true });
    await box(page).focus();
    const stood = await options(page).allTextContents();
    const places = await Promise.all((await options(page).all()).map((option) => option.boundingBox()));

    release();
    await expect(marked(page)).toContainText('HPE ProLiant DL380 Gen9');
    await expect(page.getByText(loading)).toHaveCount(0);
    await expect(box(page)).toHaveValue('dl380 g9');
    await expect(box(page)).toBeFocused();
    await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
    expect(await options(page).allTextContents()).toEqual(stood);
    expect(await Promise.all((await options(page).all()).map((option) => option.boundingBox()))).toEqual(places);

    await page.keyboard.press('Escape');
    await expect(options(page)).toHaveCount(0);
    await expect(box(page)).toHaveAttribute('aria-expanded', 'false');
    await box(page).fill('r640');
    await expect(marked(page)).toContainText('Dell PowerEdge R640');
  });

  await test.step('before the program has come a hit is a link for the keyboard too, and emptied words close the list', async () => {
    await programHeldBack(page);
    await page.goto('/', { waitUntil: 'commit' });
    await box(page).pressSequentially('r640');
    await expect(options(page).first()).toContainText('Dell PowerEdge R640');
    await box(page).fill('');
    await expect(options(page)).toHaveCount(0);
    await expect(box(page)).toHaveAttribute('aria-expanded', 'false');
    await box(page).pressSequentially('r640');
    await expect(options(page).first()).toBeVisible();
    await page.keyboard.press('Tab');
    await page.keyboard.press('Tab');
    await expect(options(page).first()).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(/\/wizard\/dell-poweredge-r640-verkaufen\/$/);
  });

  await test.step('before the program has come Enter means the first hit, as it does afterwards', async () => {
    await programHeldBack(page);
    await page.goto('/', { waitUntil: 'commit' });
    await box(page).pressSequentially('r640');
    await expect(options(page).first()).toContainText('Dell PowerEdge R640');
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(/\/wizard\/dell-poweredge-r640-verkaufen\/$/);
  });

  await test.step('the hits stay while the program asks for its own', async () => {
    const release = await programHeldBack(page);
    const answer = Promise.withResolvers<void>();
    for (const call of ['**/selfservice/api/wizard/hits?*', `**${api.selfservice.wizardSearch}`]) {
      await page.context().route(call, async (route) => {
        await answer.promise;
        await route.continue();
      });
    }
    await page.goto('/', { waitUntil: 'commit' });
    await box(page).pressSequentially('r640');
    await expect(options(page).first()).toContainText('Dell PowerEdge R640');
    // It was dark before: the press on what the server cannot know to be chosen counts too.
    await page.getByRole('radio', { name: 'Wie das Gerät' }).click({ force: true });
    await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
    await box(page).focus();
    const asked = page.waitForRequest('**/selfservice/api/wizard/hits?*');
    release();
    await asked;
    await expect(options(page).first()).toContainText('Dell PowerEdge R640');
    await expect(page.locator('html')).not.toHaveAttribute('data-theme');
    await box(page).press('Escape');
    await expect(options(page)).toHaveCount(0);
    await box(page).press('0');
    answer.resolve();
    await expect(marked(page)).toBeVisible();
    await expect(box(page)).toHaveValue('r6400');
  });
});

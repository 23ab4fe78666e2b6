import type { Page } from '@playwright/test';
import { api } from '#contract/site/urls.ts';
import { readPackingVideos } from '#server/content/packing-videos.ts';
import { expect, test } from '#tests/support/browser-test.ts';
import { openPage } from '#tests/support/open-page.ts';
import { field } from '#tests/support/shop-page.ts';

/** What the page says to search engines, by its type. */
async function structured(page: Page): Promise<string[]> {
  const texts = await page.locator('script[type="application/ld+json"]').allTextContents();
  return texts.map((text) => String(JSON.parse(text)['@type']));
}

test('articles, instructions and questions lead to one another inside the application, each to its place and back', async ({
  page,
}) => {
  const question = 'Der Akku ist aufgebläht. Was tun?';
  const answer = 'Ein beschädigter Lithium-Akku darf in kein gewöhnliches Paket';
  await openPage(page, '/blog/');
  await page.evaluate(() => Object.assign(window, { sameDocument: true }));
  await page.getByRole('main').getByRole('link', { name: 'Batterien im Paket' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Batterien im Paket: was geht, was nicht');
  await expect(page).toHaveTitle('Batterien im Paket: was geht, was nicht | Ankaufwerk');
  expect(await structured(page)).toEqual(['BlogPosting', 'BreadcrumbList']);
  await page.getByRole('link', { name: 'Verpackung: USV-Anlagen' }).click();
  await expect(page).toHaveURL('/hilfe/so-laeufts-ab/verpackungsvideos/#usv');
  await expect(page.getByRole('heading', { name: 'USV-Anlagen' })).toBeInViewport();
  await page.goBack();
  await expect(page.getByRole('link', { name: 'Verpackung: USV-Anlagen' })).toBeInViewport();
  expect(await page.evaluate(() => 'sameDocument' in window)).toBe(true);

  await test.step('all of it below /de/ too for whoever came through it', async () => {
    await openPage(page, '/de/blog/5/batterien-im-paket/');
    await page.getByRole('link', { name: 'Verpackung: Notebooks' }).click();
    await expect(page).toHaveURL('/de/hilfe/so-laeufts-ab/verpackungsvideos/#notebook');
  });

  await test.step('a question is reached by its hash, open and in view; each opens and closes by itself', async () => {
    await openPage(page, '/hilfe/faq/#akku-aufgeblaeht');
    expect(await structured(page)).toEqual(['FAQPage', 'BreadcrumbList']);
    await expect(page.getByText(answer)).toBeVisible();
    await expect(page.getByText(question)).toBeInViewport();
    await page.getByRole('main').getByRole('link', { name: 'Batterien im Paket' }).first().click();
    await expect(page).toHaveURL('/blog/5/batterien-im-paket/');
    await page.goBack();
    await expect(page.getByText(answer)).toBeVisible();
    await page.getByText('Wie versende ich eine USV?').click();
    await expect(page.getByText(answer)).toBeVisible();
    await page.getByText(question).focus();
    await page.keyboard.press('Enter');
    await expect(page.getByText(answer)).toBeHidden();
  });

  await test.step('what cannot be loaded is said, and tried again', async () => {
    const posts = '**/assets/data/blog/index.json';
    await page.route(posts, async (route) => {
      const response = await route.fetch();
      const { data, ...rest } = await response.json();
      return route.fulfill({ response, json: { ...rest, data: { ...data, posts: [], away: true } } });
    });
    await openPage(page, '/ueber-uns/');
    await page.getByRole('contentinfo').getByRole('link', { name: 'Blog' }).click();
    await expect(page.getByText('Das lässt sich gerade nicht laden.')).toBeVisible();
    await page.getByRole('button', { name: 'Noch einmal laden' }).click();
    await expect(page.getByRole('link', { name: 'Batterien im Paket' })).toBeVisible();
  });
});

test('the packing instructions play their steps but for whoever wants less motion, and a video of the provider with captions', async ({
  page,
}) => {
  const plays = page.locator('.packing-picture.plays');
  await openPage(page, '/hilfe/so-laeufts-ab/verpackungsvideos/');
  await expect(page.getByRole('button', { name: /Schritte abspielen/ }).first()).toBeHidden();
  await page.emulateMedia({ reducedMotion: 'no-preference' });
  await page.getByRole('button', { name: /^Schritte abspielen.*Notebooks/ }).click();
  await expect(plays).toHaveCount(1);
  await page.getByRole('button', { name: /^Anhalten.*Notebooks/ }).click();
  await expect(plays).toHaveCount(0);

  const asked: string[] = [];
  await page.route('**/assets/videos/*', (route) => {
    const name = new URL(route.request().url()).pathname.split('/').at(-1) ?? '';
    asked.push(name);
    return route.fulfill({ path: `tests/fixtures/videos/${name}` });
  });
  await page.route('**/assets/data/hilfe/so-laeufts-ab/verpackungsvideos/index.json', async (route) => {
    const response = await route.fetch();
    const { data, ...rest } = await response.json();
    const video = readPackingVideos(['notebook'], 'tests/fixtures/videos').get('notebook');
    const guides = data.guides.map((guide: { id: string }) => (guide.id === 'notebook' ? { ...guide, video } : guide));
    return route.fulfill({ response, json: { ...rest, data: { ...data, guides } } });
  });
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await openPage(page, '/hilfe/so-laeufts-ab/');
  await page
    .getByRole('main')
    .getByRole('link', { name: /Verpack/ })
    .first()
    .click();
  const video = page.getByLabel('Video: Notebooks');
  await expect(video).toBeVisible();
  expect(asked.filter((name) => name.endsWith('.webm'))).toEqual([]);
  await video.focus();
  await page.keyboard.press('Space');
  // A film that was played to its end says so too.
  await expect(video).toHaveJSProperty('played.length', 1);
  await expect(video).toHaveJSProperty('textTracks.0.cues.length', 1);
  expect(asked).toEqual(expect.arrayContaining(['notebook.png', 'notebook.webm', 'notebook.vtt']));
  await page.emulateMedia({ reducedMotion: 'no-preference' });
  await expect(page.getByRole('button', { name: /Schritte abspielen.*Notebooks/ })).toBeVisible();
});

test.describe('the contact form', () => {
  test.use({ allowedComplaints: /ERR_FAILED|500/ });

  test('says what is missing, keeps what was typed when sending fails or the page is loaded anew, and is one message whose answer was lost', async ({
    page,
  }) => {
    const call = `**${api.selfservice.contact}`;
    const send = page.getByRole('button', { name: 'Nachricht senden' });
    await openPage(page, '/kontakt/');
    await field(page, 'Betreff').fill('Abholung in Halle');
    await send.click();
    await expect(page.getByRole('alert')).toContainText('E-Mail-Adresse');
    await field(page, 'E-Mail-Adresse').fill('halle@example.org');
    await field(page, 'Nachricht').fill('Holen Sie auch samstags ab?');

    const ids: unknown[] = [];
    await page.route(call, async (route) => {
      ids.push(route.request().postDataJSON().id);
      await route.fetch();
      await (ids.length === 1 ? route.abort() : route.continue());
    });
    await send.click();
    await expect(page.getByRole('alert')).toContainText(/nicht/);
    await expect(field(page, 'Nachricht')).toHaveValue('Holen Sie auch samstags ab?');
    await openPage(page, '/kontakt/');
    await expect(field(page, 'Nachricht')).toHaveValue('Holen Sie auch samstags ab?');
    await send.click();
    await expect(page.getByRole('status')).toContainText('Ihre Nachricht ist bei uns');
    await expect(page.getByRole('status')).toContainText('halle@example.org');
    expect([ids.length, new Set(ids).size]).toEqual([2, 1]);
  });
});

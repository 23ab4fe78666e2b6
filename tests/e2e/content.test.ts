import type { Page } from '@playwright/test';
import { api } from '#contract/urls.ts';
import { readPackingVideos } from '#server/content/packing-videos.ts';
import { expect, test } from '#tests/support/browser-test.ts';
import { openPage } from '#tests/support/open-page.ts';
import { field } from '#tests/support/shop-page.ts';

/** What the page says to search engines, by its type. */
async function structured(page: Page): Promise<string[]> {
  const texts = await page.locator('script[type="application/ld+json"]').allTextContents();
  return texts.map((text) => String(JSON.parse(text)['@type']));
}

test.describe('the pages made of content', () => {
  test('are whole without JavaScript', async ({ request }) => {
    for (const [path, words] of [
      ['/blog/', 'Batterien im Paket'],
      ['/blog/5/batterien-im-paket/', 'Sondervorschrift 188'],
      ['/hilfe/faq/', 'Ein beschädigter Lithium-Akku darf in kein gewöhnliches Paket'],
      ['/hilfe/so-laeufts-ab/', 'Gebot verbindlich annehmen'],
      ['/hilfe/so-laeufts-ab/verpackungsvideos/', 'Melden Sie Konten und Geräteverwaltung ab'],
      ['/ueber-uns/', 'Was wir tun'],
      ['/ueber-uns/geschichte/', 'Der Preis fiel nach dem Versand'],
      ['/ueber-uns/vision-und-mission/', 'Mission'],
      ['/kontakt/', 'Anschrift'],
      ['/impressum/', 'Verbraucherschlichtungsstelle'],
      ['/cookie-hinweise/', 'TDDDG'],
      ['/datenschutz/', 'Art. 13'],
      ['/agb/', 'Fassung'],
      ['/barrierefreiheit/', 'BFSG'],
    ] as const) {
      const answer = await request.get(path);
      expect([path, answer.status()]).toEqual([path, 200]);
      expect(await answer.text(), path).toContain(words);
    }
  });

  test('whose forms need the program say so without it', async ({ request }) => {
    for (const [path, what] of [
      ['/kundenportal/anmeldung/', 'Dieses Formular'],
      ['/kundenportal/registrierung/', 'Dieses Formular'],
      ['/kundenportal/profil/', 'Dieses Formular'],
      ['/cockpit/', 'Dieses Formular'],
      ['/kontakt/', 'Dieses Formular'],
      ['/wizard/', 'Dieses Formular'],
      ['/wizard/dell-poweredge-r640-verkaufen/', 'Dieses Formular'],
      ['/upload/list/', 'Dieses Formular'],
      ['/upload/images/', 'Dieses Formular'],
      ['/basket/', 'Der Verkaufskorb'],
      ['/basket/submit/', 'Die Anfrage'],
    ] as const) {
      const html = await (await request.get(path)).text();
      expect(html.replaceAll('<!-- -->', ''), path).toContain(`${what} braucht JavaScript.`);
    }
  });

  test('open one another inside the application, links inside texts too', async ({ page }) => {
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
  });

  test('say that they cannot be loaded, and offer another try', async ({ page }) => {
    await openPage(page, '/ueber-uns/');
    await page.route('**/assets/data/blog/index.json', async (route) => {
      const response = await route.fetch();
      const { data, ...rest } = await response.json();
      return route.fulfill({ response, json: { ...rest, data: { ...data, posts: [], away: true } } });
    });
    await page.getByRole('contentinfo').getByRole('link', { name: 'Blog' }).click();
    await expect(page.getByText('Das lässt sich gerade nicht laden.')).toBeVisible();
    await page.getByRole('button', { name: 'Noch einmal laden' }).click();
    await expect(page.getByRole('link', { name: 'Batterien im Paket' })).toBeVisible();
  });

  test('stay below /de/ for whoever came through it', async ({ page }) => {
    await openPage(page, '/de/blog/5/batterien-im-paket/');
    await page.getByRole('link', { name: 'Verpackung: Notebooks' }).click();
    await expect(page).toHaveURL('/de/hilfe/so-laeufts-ab/verpackungsvideos/#notebook');
  });
});

test.describe('an article', () => {
  test.use({ allowedComplaints: /404/ });

  test('has one address: a wrong slug leads to it, an unknown number to the not-found page', async ({
    page,
    request,
  }) => {
    const moved = await request.get('/blog/5/anders/', { maxRedirects: 0 });
    expect([moved.status(), moved.headers().location]).toEqual([301, '/blog/5/batterien-im-paket/']);
    expect((await request.get('/blog/999/x/')).status()).toBe(404);
    await openPage(page, '/blog/');
    await page.evaluate(() => history.pushState({}, '', '/blog/5/'));
    await openPage(page, '/blog/5/anders/');
    await expect(page).toHaveURL('/blog/5/batterien-im-paket/');
  });

  test('stands in the feed', async ({ request, server }) => {
    const answer = await request.get(api.feed);
    expect(answer.headers()['content-type']).toContain('application/rss+xml');
    expect(await answer.text()).toContain(`<link>${server.url}/blog/5/batterien-im-paket/</link>`);
  });
});

test.describe('the questions', () => {
  const question = 'Der Akku ist aufgebläht. Was tun?';
  const answer = 'Ein beschädigter Lithium-Akku darf in kein gewöhnliches Paket';

  test('open and close one by one, by mouse and keyboard', async ({ page }) => {
    await openPage(page, '/hilfe/faq/');
    expect(await structured(page)).toEqual(['FAQPage', 'BreadcrumbList']);
    await page.getByText(question).click();
    await expect(page.getByText(answer)).toBeVisible();
    await page.getByText('Wie versende ich eine USV?').click();
    await expect(page.getByText(answer)).toBeVisible();
    await page.getByText(question).focus();
    await page.keyboard.press('Enter');
    await expect(page.getByText(answer)).toBeHidden();
  });

  test('are reached by their hash, open and in view', async ({ page }) => {
    await openPage(page, '/hilfe/faq/#akku-aufgeblaeht');
    await expect(page.getByText(answer)).toBeVisible();
    await expect(page.getByText(question)).toBeInViewport();

    await page.getByRole('main').getByRole('link', { name: 'Batterien im Paket' }).first().click();
    await expect(page).toHaveURL('/blog/5/batterien-im-paket/');
    await page.goBack();
    await expect(page.getByText(answer)).toBeVisible();
  });
});

test.describe('the packing instructions', () => {
  test('play their steps one after the other and stop when told to', async ({ page }) => {
    await page.emulateMedia({ reducedMotion: 'no-preference' });
    await openPage(page, '/hilfe/so-laeufts-ab/verpackungsvideos/');
    await page.getByRole('button', { name: /^Schritte abspielen.*Notebooks/ }).click();
    await expect(page.locator('.packing-picture.plays')).toHaveCount(1);
    await page.getByRole('button', { name: /^Anhalten.*Notebooks/ }).click();
    await expect(page.locator('.packing-picture.plays')).toHaveCount(0);
  });

  test('show a video of the provider, which loads when it is played and has captions', async ({ page }) => {
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
      const guides = data.guides.map((guide: { id: string }) =>
        guide.id === 'notebook' ? { ...guide, video } : guide,
      );
      return route.fulfill({ response, json: { ...rest, data: { ...data, guides } } });
    });
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
    await expect.poll(() => video.evaluate((film: HTMLVideoElement) => film.currentTime)).toBeGreaterThan(0);
    expect(asked).toEqual(expect.arrayContaining(['notebook.png', 'notebook.webm', 'notebook.vtt']));
    const captions = () => video.evaluate((film: HTMLVideoElement) => film.textTracks[0]?.cues?.length);
    await expect.poll(captions).toBe(1);
    await page.emulateMedia({ reducedMotion: 'no-preference' });
    await expect(page.getByRole('button', { name: /Schritte abspielen.*Notebooks/ })).toBeVisible();
  });

  test('stand still for whoever wants less motion', async ({ page }) => {
    await openPage(page, '/hilfe/so-laeufts-ab/verpackungsvideos/');
    await expect(page.getByRole('button', { name: /Schritte abspielen/ }).first()).toBeHidden();
  });
});

test.describe('the contact form', () => {
  test.use({ allowedComplaints: /ERR_FAILED|500/ });

  test('says what is missing, keeps what was typed when sending fails, and thanks once it has arrived', async ({
    page,
  }) => {
    await openPage(page, '/kontakt/');
    const send = page.getByRole('button', { name: 'Nachricht senden' });
    await field(page, 'Betreff').fill('Abholung in Halle');
    await send.click();
    await expect(page.getByRole('alert')).toContainText('E-Mail-Adresse');

    await field(page, 'E-Mail-Adresse').fill('halle@example.org');
    await field(page, 'Nachricht').fill('Holen Sie auch samstags ab?');
    await page.route(`**${api.selfservice.contact}`, (route) => route.abort());
    await send.click();
    await expect(page.getByRole('alert')).toBeVisible();
    await expect(field(page, 'Nachricht')).toHaveValue('Holen Sie auch samstags ab?');

    await page.unroute(`**${api.selfservice.contact}`);
    await send.click();
    await expect(page.getByRole('status')).toContainText('Ihre Nachricht ist bei uns');
    await expect(page.getByRole('status')).toContainText('halle@example.org');
  });

  test('is one message, though its answer was lost and the page was loaded anew before it was sent again', async ({
    page,
  }) => {
    const ids: unknown[] = [];
    await page.route(`**${api.selfservice.contact}`, async (route) => {
      ids.push(route.request().postDataJSON().id);
      await route.fetch();
      await (ids.length === 1 ? route.abort() : route.continue());
    });
    const send = page.getByRole('button', { name: 'Nachricht senden' });
    await openPage(page, '/kontakt/');
    await field(page, 'Betreff').fill('Abholung in Jena');
    await field(page, 'E-Mail-Adresse').fill('jena@example.org');
    await field(page, 'Nachricht').fill('Holen Sie auch sonntags ab?');
    await send.click();
    await expect(page.getByRole('alert')).toBeVisible();
    await openPage(page, '/kontakt/');
    await expect(field(page, 'Nachricht')).toHaveValue('Holen Sie auch sonntags ab?');
    await send.click();
    await expect(page.getByRole('status')).toContainText('Ihre Nachricht ist bei uns');
    expect([ids.length, new Set(ids).size]).toEqual([2, 1]);
  });
});

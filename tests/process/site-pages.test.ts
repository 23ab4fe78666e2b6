// Dear: every page is asked for, and every link of each.
import { type APIRequestContext, request as requests } from '@playwright/test';
import { afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { z } from 'zod';
import { hashMetaName } from '#contract/site/page-data.ts';
import { api, pages } from '#contract/site/urls.ts';
import { demoLogins } from '#seed/demo-logins.ts';
import { deadAmong } from '#tests/support/own-links.ts';
import { pageCalls } from '#tests/support/page-calls.ts';
import { sentHeadFlaws } from '#tests/support/page-flaws.ts';
import { stopsOfStrangers } from '#tests/support/shop-tour.ts';
import { siteServer } from '#tests/support/site-server.ts';

let server: Awaited<ReturnType<typeof siteServer>>;
let request: APIRequestContext;
beforeAll(async () => {
  server = await siteServer();
});
beforeEach(async () => {
  request = await requests.newContext({ baseURL: server.url });
});
afterEach(() => request.dispose());

const salesSchema = z.array(z.object({ id: z.string() })).min(1);
const r640 = 'dell-poweredge-r640-verkaufen';
const r640Id = '3cf99a28-f993-58d5-a24f-9cef7b233203';

/** The shop's own addresses that the links of a page lead to. */
function linksIn(html: string): string[] {
  const found = [...html.matchAll(/<a\b[^>]*\shref="(\/[^"#]*)/g)];
  return found.map(([, address = '']) => address.replaceAll('&amp;', '&'));
}

/** Every page of the table, and those that only lead on when nothing was uploaded. */
const routes = [...stopsOfStrangers.map(({ path }) => path), pages.upload.listSubmit, pages.upload.imagesSubmit];
const withoutSlash = (path: string) => (path === '/' ? '/de' : path.slice(0, -1));

describe('every route', () => {
  it('is a whole page with its slash, and the same under /de/ with one address for both', async () => {
    for (const path of routes) {
      const [plain, german] = [await request.get(path), await request.get(`/de${path}`)];
      expect([path, plain.status(), german.status()]).toEqual([path, 200, 200]);
      const [html, germanHtml] = [await plain.text(), await german.text()];
      expect(html, path).toMatch(/<h1/);
      const canonical = `<link rel="canonical" href="${server.url}${path}"/>`;
      expect(html, path).toContain(canonical);
      expect(germanHtml, path).toContain(canonical);
    }
  });

  it('says in its head what it is, and whether it may be listed', async () => {
    const flaws: string[] = [];
    for (const stop of stopsOfStrangers) {
      const html = await (await request.get(stop.path)).text();
      flaws.push(...sentHeadFlaws(html, server.url, stop).map((flaw) => `${stop.name}: ${flaw}`));
    }
    expect(flaws).toEqual([]);
  });

  it('without its slash leads to it, the query kept, on this host', async () => {
    for (const path of routes) {
      const answer = await request.get(`${withoutSlash(path)}?a=%C3%A4&b`, { maxRedirects: 0 });
      const target = path === '/' ? '/de/' : path;
      expect([answer.status(), answer.headers().location]).toEqual([301, `${target}?a=%C3%A4&b`]);
    }
  });

  it('has its data in a file with the hash of the document', async () => {
    for (const path of routes) {
      const html = await (await request.get(path)).text();
      const hash = new RegExp(`<meta name="${hashMetaName}" content="([^"]+)"`).exec(html)?.[1] ?? 'none';
      for (const place of [path, `/de${path}`]) {
        const file = await request.get(`/assets/data${place}index.json`);
        expect([place, file.status(), (await file.json()).hash]).toEqual([place, 200, hash]);
      }
    }
  });
});

describe('an address with nothing behind it', () => {
  it('answers 404 with the not-found page, and its data with 404', async () => {
    const addresses = [
      '/404/',
      '/gibt-es-nicht/',
      '/de/a/b/c/',
      '/wizard/gibt-es-nicht/',
      '/blog/999999/x/',
      '/Wizard/',
    ];
    for (const path of addresses) {
      const answer = await request.get(path);
      expect([path, answer.status()]).toEqual([path, 404]);
      expect(await answer.text()).toContain('Diese Seite gibt es nicht');
    }
    for (const path of addresses.slice(1)) {
      expect((await request.get(`/assets/data${path}index.json`)).status(), path).toBe(404);
    }
  });

  it('is a page too when nothing can be meant by it', async () => {
    for (const path of ['/%E4/', '/wizard/%00/', '/wizard%2Fx/', '/%2e%2e%2fetc%2fpasswd', `/${'x'.repeat(9_000)}/`]) {
      const answer = await request.get(`${server.url}${path}`);
      expect(answer.status(), path).toBe(404);
      expect(await answer.text()).toContain('Diese Seite gibt es nicht');
    }
  });

  it('below the files is a problem document', async () => {
    for (const path of [
      '/assets/js/ground-00000000.js',
      '/assets/..%2f..%2fpackage.json',
      '/assets/data/%E4/index.json',
    ]) {
      const answer = await request.get(path);
      expect([path, answer.status(), answer.headers()['content-type']]).toEqual([
        path,
        404,
        'application/problem+json; charset=utf-8',
      ]);
    }
  });

  it('is refused before it is read when it is longer than any request', async () => {
    expect((await request.get(`/${'x'.repeat(20_000)}/`)).status()).toBe(431);
  });
});

it('an id of an item leads to its slug, under /de/ too', async () => {
  for (const prefix of ['', '/de']) {
    const answer = await request.get(`${prefix}/wizard/${r640Id}/`, { maxRedirects: 0 });
    expect([answer.status(), answer.headers().location]).toEqual([307, `${prefix}${pages.wizard.item(r640)}`]);
  }
});

describe('a page', () => {
  it('answers with its status, its title and German as its language', async () => {
    const answers = [
      ['/', 200, 'Gebrauchte IT verkaufen | Ankaufwerk'],
      ['/kundenportal/anmeldung/', 200, 'Anmelden | Ankaufwerk'],
      ['/gibt-es-nicht/', 404, 'Seite nicht gefunden | Ankaufwerk'],
      ['/404/', 404, 'Seite nicht gefunden | Ankaufwerk'],
      ['/de/gibt/es/nicht/', 404, 'Seite nicht gefunden | Ankaufwerk'],
    ] as const;
    for (const [path, status, title] of answers) {
      const answer = await request.get(path);
      const html = await answer.text();
      expect([path, answer.status()]).toEqual([path, status]);
      expect(html).toContain(`<title>${title}</title>`);
      expect(html).toContain('<html lang="de"');
    }
  });

  it('without its slash is redirected, never to another host', async () => {
    for (const [path, location] of [
      ['/kundenportal/anmeldung?x=1', '/kundenportal/anmeldung/?x=1'],
      ['/de', '/de/'],
      ['//example.org/x', '/example.org/x/'],
    ] as const) {
      const answer = await request.get(`${server.url}${path}`, { maxRedirects: 0 });
      expect([answer.status(), answer.headers().location]).toEqual([301, location]);
    }
  });

  it('that needs a log-in answers 200 with the form in place and stays out of search engines', async () => {
    const answer = await request.get('/kundenportal/profil/');
    expect(answer.status()).toBe(200);
    const html = await answer.text();
    expect(html).toContain('autoComplete="current-password"');
    expect(html).toContain('<meta name="robots" content="noindex"/>');
  });
});

it('the footer leads to every legal page and says who runs the shop', async () => {
  const html = (await (await request.get('/')).text()).replaceAll('<!-- -->', '');
  const footer = /<footer.*<\/footer>/s.exec(html)?.[0] ?? '';
  const legal = /<nav[^>]*aria-label="Rechtliches".*?<\/nav>/s.exec(footer)?.[0] ?? '';
  expect(linksIn(legal)).toEqual(['/agb/', '/datenschutz/', '/cookie-hinweise/', '/impressum/', '/barrierefreiheit/']);
  expect(footer.replaceAll(/<[^>]*>/g, '')).toContain(
    `© ${new Date().getFullYear()} Muster Ankauf e. K. · Ankaufwerk 0.7.23`,
  );
});

describe('a page made of content', () => {
  it('are whole without JavaScript', async () => {
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

  it('whose forms need the program say so without it', async () => {
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

  it('lets nobody fill in what the program would lose when it takes the page over', async () => {
    // The search answers before the program, which takes its words over.
    const kept = /role="combobox"|type="hidden"|name="theme"/;
    const lost: string[] = [];
    for (const path of routes) {
      const waiting: boolean[] = [];
      for (const [tag] of (await (await request.get(path)).text()).matchAll(
        /<\/?(?:fieldset|input|select|textarea)\b[^>]*>/g,
      )) {
        if (tag === '</fieldset>') waiting.pop();
        else if (tag.startsWith('<fieldset')) waiting.push(/ disabled=""/.test(tag));
        else if (!tag.startsWith('</') && !waiting.includes(true) && !/ disabled=""/.test(tag) && !kept.test(tag))
          lost.push(`${path}: ${tag.slice(0, 120)}`);
      }
    }
    expect(lost).toEqual([]);
  });

  it('has one address: a wrong slug of an article leads to it, an unknown number nowhere', async () => {
    const moved = await request.get('/blog/5/anders/', { maxRedirects: 0 });
    expect([moved.status(), moved.headers().location]).toEqual([301, '/blog/5/batterien-im-paket/']);
    expect((await request.get('/blog/999/x/')).status()).toBe(404);
  });

  it('stands in the feed', async () => {
    const answer = await request.get(api.feed);
    expect(answer.headers()['content-type']).toContain('application/rss+xml');
    expect(await answer.text()).toContain(`<link>${server.url}/blog/5/batterien-im-paket/</link>`);
  });
});

it('every sale is shown as it stands, and no link leads to nowhere, be it for a stranger or for a seller who is signed in', async () => {
  const known = new Set(stopsOfStrangers.map(({ path }) => path));
  const textsOf = async (paths: Iterable<string>) => {
    const texts = new Map<string, string>();
    for (const path of paths) texts.set(path, await (await request.get(path)).text());
    return texts;
  };
  /** Links of these pages to addresses that were not looked at before. */
  const newLinksIn = (texts: Map<string, string>) =>
    [...new Set([...texts.values()].flatMap(linksIn))].filter((link) => !known.has(link) && known.add(link));
  const ofStrangers = newLinksIn(await textsOf(known));
  expect(ofStrangers.length).toBeGreaterThan(40);
  expect(await deadAmong(request, ofStrangers)).toEqual([]);

  const others = stopsOfStrangers.filter(({ listed, path }) => !listed || path === '/').map(({ path }) => path);
  for (const login of [demoLogins.business, demoLogins.privat]) {
    await pageCalls(request).post(api.auth.login, login);
    const own = salesSchema
      .parse(await pageCalls(request).get(api.selfservice.listOffers))
      .map(({ id }) => pages.cockpit.offer(id));
    const texts = await textsOf([...others, ...own]);
    for (const path of own) expect(texts.get(path), path).toContain('Stand: was jetzt zu tun ist');
    const ofSeller = newLinksIn(texts).filter((link) => !texts.has(link));
    expect(ofSeller.length).toBeGreaterThan(5);
    expect(await deadAmong(request, ofSeller)).toEqual([]);
    await pageCalls(request).post(api.auth.logout);
  }
});

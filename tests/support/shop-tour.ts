import { join } from 'node:path';
import { type Page as BrowserPage, expect as expectSoon } from '@playwright/test';
import { z } from 'zod';
import { consentCookie } from '#contract/site/consent.ts';
import { allPages, type Page, type PageRecord } from '#contract/site/page-table.ts';
import { api, pages } from '#contract/site/urls.ts';
import { demoLogins } from '#seed/demo-logins.ts';
import { loadBlogPosts } from '#server/content/blog-posts.ts';
import { contentFolder } from '#server/content/content-folder.ts';
import { limits } from './limits.ts';
import { openPage } from './open-page.ts';
import { pageCalls } from './page-calls.ts';
import { settled } from './settled.ts';

/** Scripts that go on this tour have no limits of their own. */
const expect = expectSoon.configure({ timeout: limits.wait });

/** A page in one of its states. */
export interface Stop {
  /** Names it in reports and pictures. */
  readonly name: string;
  readonly path: string;
  readonly status?: number;
  /** Search engines may list it. */
  readonly listed?: true;
  /** The first of its kind: others are laid out alike. */
  readonly template?: true;
}

/** Who looks at pages, in the order in which one browser can play them. */
export const scenes = ['sell', 'read', 'account', 'basket', 'privat', 'business'] as const;
export type Scene = (typeof scenes)[number];

const template = { template: true } as const;
const own = (name: string, path: string): Stop => ({ name, path, ...template });

const madeUp = '00000000-0000-4000-8000-000000000001';
const offer = `offer-${madeUp}`;
const r640 = 'dell-poweredge-r640-verkaufen';
const [article] = loadBlogPosts(join(contentFolder, 'blog'));

const list = {
  name: 'inventar.csv',
  mimeType: 'text/csv',
  buffer: Buffer.from('Anzahl;Modell\n3;Dell PowerEdge R640\n'),
};
const photo = {
  name: 'regal.png',
  mimeType: 'image/png',
  buffer: Buffer.from(
    'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
    'base64',
  ),
};

/** Addresses to look at of pages with parameters, by the names of the stops. */
const examples: Readonly<Record<Extract<Page['path'], `${string}$${string}`>, Readonly<Record<string, string>>>> = {
  '/wizard/$id': {
    'wizard-modell': pages.wizard.item(r640),
    'wizard-kategorie': pages.wizard.item('server-verkaufen'),
    'wizard-typ': pages.wizard.item('arbeitsspeicher-verkaufen'),
  },
  '/wizard/$id/$freetext': {
    'wizard-freitext': pages.wizard.freetext('server-verkaufen', 'Fujitsu Primergy TX100, zwei Stück'),
  },
  '/wert/$id': { 'wert-modell': pages.worth('lenovo-thinkpad-t480') },
  '/basket/submitted/$id': { 'basket-submitted': pages.basket.submitted(offer) },
  '/cockpit/$id': { 'cockpit-fremd': pages.cockpit.offer(offer) },
  '/cockpit/$id/packliste': { 'cockpit-packliste-fremd': pages.cockpit.packing(offer) },
  '/status/$token': { 'status-abgelaufen': pages.status(madeUp) },
  '/zustimmung/$token': { 'zustimmung-abgelaufen': pages.signOff(madeUp) },
  '/nachweis/$token': { 'nachweis-unbekannt': pages.certificate('LZ-2026-000000-AAAAAAAAAAAA') },
  '/kundenportal/passwort-zuruecksetzen/$id': {
    'kundenportal-passwort-zuruecksetzen': pages.account.resetPassword(madeUp),
  },
  '/kundenportal/email-bestaetigen/$id': { 'kundenportal-email-bestaetigen': pages.account.confirmEmail(madeUp) },
  '/kundenportal/zum-verkauf/$token': { 'kundenportal-zum-verkauf-abgelaufen': pages.account.toOffer(madeUp) },
  '/kundenportal/einladung/$token': { 'kundenportal-einladung-abgelaufen': pages.account.joinFirm(madeUp) },
  '/blog/$id/$slug': { 'blog-beitrag': pages.blogPost(article?.id ?? '', article?.slug ?? '') },
};

/** Stops laid out like another one. */
const alike: readonly string[] = [
  'wizard-typ',
  'ueber-uns-geschichte',
  'ueber-uns-vision-und-mission',
  'auftragsverarbeitung',
  'datenschutz',
  'cookie-hinweise',
  'impressum',
  'barrierefreiheit',
  'kundenportal-profil',
  'kundenportal-firma',
  'kundenportal-firma-systeme',
  'kundenportal-einladung-abgelaufen',
  'kundenportal-passwort-vergessen',
  'kundenportal-passwort-zuruecksetzen',
  'kundenportal-email-bestaetigen',
  'kundenportal-zum-verkauf-abgelaufen',
  'basket-submit',
  'cockpit',
  'cockpit-fremd',
  'cockpit-packliste-fremd',
  'status-abgelaufen',
  'zustimmung-abgelaufen',
];

/** Without something uploaded before, these give way to another page: they are seen in the scene of the Verkaufskorb. */
const afterUpload: readonly string[] = [pages.upload.listSubmit, pages.upload.imagesSubmit];

/** The pages of the table as a stranger with an empty Verkaufskorb sees them. */
export const stopsOfStrangers: readonly Stop[] = allPages.flatMap((page: PageRecord) => {
  const byPath: Readonly<Record<string, Readonly<Record<string, string>>>> = examples;
  const address = page.path.replace(/\/?$/, '/');
  const name = page.path.slice(1).replaceAll('/', '-') || 'start';
  if (address === pages.notFound || afterUpload.includes(address)) return [];
  return Object.entries(byPath[page.path] ?? { [name]: address }).map(([stop, path]) => ({
    name: stop,
    path,
    ...(page.listed ? { listed: true } : {}),
    ...(alike.includes(stop) ? {} : template),
  }));
});

/** What is to be seen once the Verkaufskorb is filled and files are uploaded. */
export const stopsOfBasket: readonly Stop[] = [
  own('korb', pages.basket.show),
  own('anfrage', pages.basket.submit),
  { name: 'liste-gelesen', path: pages.upload.list, listed: true, ...template },
  own('liste-anfrage', pages.upload.listSubmit),
  { name: 'fotos-anfrage', path: pages.upload.imagesSubmit },
];

const sceneOf = ({ path, listed }: Stop): Scene => {
  if (/^\/(wizard|upload|kontakt)\/|^\/$/.test(path)) return 'sell';
  return listed ? 'read' : 'account';
};

const offers = z.array(z.object({ id: z.string(), status: z.string(), stage: z.string() }));

/** Brings the browser into a scene and names what there is to see in it. */
export async function openScene(page: BrowserPage, scene: Scene): Promise<readonly Stop[]> {
  const calls = pageCalls(page.request);
  await answerQuestion(page);
  if (scene === 'sell' || scene === 'read' || scene === 'account') {
    const missing = { name: 'nicht-gefunden', path: '/gibt-es-nicht/', status: 404, ...template };
    const stops = stopsOfStrangers.filter((stop) => sceneOf(stop) === scene);
    return scene === 'sell' ? [...stops, missing] : stops;
  }
  if (scene === 'basket') {
    await openPage(page, pages.wizard.item(r640));
    await page.getByRole('button', { name: 'In den Verkaufskorb' }).click();
    await expect(page).toHaveURL(pages.basket.show);
    await visit(page, own('liste', pages.upload.list));
    await page.locator('input[type=file]').setInputFiles(list);
    // The first list of a server starts the process that reads it.
    await expect(page.getByRole('heading', { name: 'So haben wir Ihre Liste gelesen' })).toBeVisible();
    await visit(page, own('fotos', pages.upload.images));
    await page.getByLabel('Ihre Fotos').setInputFiles(photo);
    await expect(page.getByRole('button', { name: `${photo.name} entfernen` })).toBeVisible();
    await settled(page);
    return stopsOfBasket;
  }
  const { email, password } = demoLogins[scene];
  await calls.post(api.auth.logout);
  await calls.post(api.auth.login, { email, password });
  const found = offers.parse(await calls.get(api.selfservice.listOffers));
  const shown = found.map(({ id, stage, status }, index) => {
    const isFirst = found.findIndex((other) => other.stage === stage) === index;
    const path = pages.cockpit.offer(id);
    return { name: `${scene}-${stage}-${status}-${index}`, path, ...(isFirst ? template : {}) };
  });
  const sheets = found
    .filter(({ stage }) => stage === 'logistics')
    .slice(0, 1)
    .map(({ id }) => own(`packliste-${scene}`, pages.cockpit.packing(id)));
  return [
    own(`cockpit-${scene}`, pages.cockpit.list),
    own(`profil-${scene}`, pages.account.profile),
    ...shown,
    ...sheets,
  ];
}

/** Opens a page and waits until everything that belongs to it has arrived. */
export async function visit(page: BrowserPage, { path, status = 200 }: Stop): Promise<void> {
  const answer = await openPage(page, path);
  expect(answer?.status(), path).toBe(status);
}

/** The question about cookies lies over the lower edge until it is answered. */
async function answerQuestion(page: BrowserPage): Promise<void> {
  const cookies = await page.context().cookies();
  if (cookies.some(({ name }) => name === consentCookie)) return;
  await page.goto(pages.home);
  await page.getByRole('button', { name: 'Alle ablehnen' }).click();
  await expect(page.getByRole('button', { name: 'Alle ablehnen' })).toBeHidden();
}

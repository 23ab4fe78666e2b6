import { expect, type Page } from '@playwright/test';
import { z } from 'zod';
import { api, pages } from '#contract/urls.ts';
import { demoLogins } from '#seed/demo-logins.ts';
import { pageCalls } from './page-calls.ts';

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

const listed = { listed: true } as const;
const template = { template: true } as const;
const own = (name: string, path: string): Stop => ({ name, path, ...template });
const forAll = (name: string, path: string): Stop => ({ name, path, ...listed, ...template });

const madeUp = '00000000-0000-4000-8000-000000000001';
const r640 = 'dell-poweredge-r640-verkaufen';

const list = {
  name: 'inventar.csv',
  mimeType: 'text/csv',
  buffer: Buffer.from('Anzahl;Modell\n3;Dell PowerEdge R640\n'),
};

/** What is to be seen without an account and with an empty Verkaufskorb. */
const ofStrangers = {
  sell: [
    forAll('start', pages.home),
    forAll('wizard', pages.wizard.start),
    forAll('wizard-modell', pages.wizard.item(r640)),
    forAll('wizard-kategorie', pages.wizard.item('server-verkaufen')),
    { name: 'wizard-typ', path: pages.wizard.item('arbeitsspeicher-verkaufen'), ...listed },
    own('wizard-freitext', pages.wizard.freetext('server-verkaufen', 'Fujitsu Primergy TX100, zwei Stück')),
    forAll('liste', pages.upload.list),
    forAll('fotos', pages.upload.images),
    forAll('kontakt', pages.contact),
    { name: 'nicht-gefunden', path: '/gibt-es-nicht/', status: 404, ...template },
  ],
  read: [
    forAll('so-laeufts-ab', pages.howItWorks),
    forAll('verpackung', pages.packaging),
    forAll('faq', pages.faq),
    forAll('blog', pages.blog),
    { name: 'ueber-uns', path: pages.about, ...listed, ...template },
    { name: 'geschichte', path: pages.history, ...listed },
    { name: 'vision', path: pages.vision, ...listed },
    { name: 'agb', path: pages.terms, ...listed, ...template },
    { name: 'auftragsverarbeitung', path: pages.dataProcessing, ...listed },
    { name: 'datenschutz', path: pages.privacy, ...listed },
    { name: 'cookie-hinweise', path: pages.cookies, ...listed },
    { name: 'impressum', path: pages.imprint, ...listed },
    { name: 'barrierefreiheit', path: pages.accessibility, ...listed },
  ],
  account: [
    own('anmeldung', pages.account.login),
    { name: 'registrierung', path: pages.account.register },
    { name: 'passwort-vergessen', path: pages.account.forgotPassword },
    { name: 'passwort-zuruecksetzen', path: pages.account.resetPassword(madeUp) },
    { name: 'email-bestaetigen', path: pages.account.confirmEmail(madeUp) },
    own('korb-leer', pages.basket.show),
    { name: 'anfrage-leer', path: pages.basket.submit },
    own('anfrage-gesendet', pages.basket.submitted(`offer-${madeUp}`)),
    { name: 'cockpit-fremd', path: pages.cockpit.list },
    { name: 'status-abgelaufen', path: pages.status(madeUp) },
    { name: 'angebot-fremd', path: pages.cockpit.offer(`offer-${madeUp}`) },
    { name: 'packliste-fremd', path: pages.cockpit.packing(`offer-${madeUp}`) },
  ],
} satisfies Record<string, readonly Stop[]>;

const posts = z.object({ data: z.array(z.object({ id: z.union([z.int(), z.string()]), slug: z.string() })) });
const offers = z.array(z.object({ id: z.string(), status: z.string(), stage: z.string() }));

/** Brings the browser into a scene and names what there is to see in it. */
export async function openScene(page: Page, scene: Scene): Promise<readonly Stop[]> {
  const calls = pageCalls(page.request);
  await answerQuestion(page);
  if (scene === 'read') {
    const articles = posts.parse(await calls.get(api.cms.posts)).data.slice(0, 1);
    return [...ofStrangers.read, ...articles.map(({ id, slug }) => forAll('blog-beitrag', pages.blogPost(id, slug)))];
  }
  if (scene === 'sell' || scene === 'account') return ofStrangers[scene];
  if (scene === 'basket') {
    await page.goto(pages.wizard.item(r640));
    await page.getByRole('button', { name: 'In den Verkaufskorb' }).click();
    await expect(page).toHaveURL(pages.basket.show);
    await visit(page, forAll('liste', pages.upload.list));
    await page.locator('input[type=file]').setInputFiles(list);
    await expect(page.getByRole('heading', { name: 'Ihre Liste, gelesen' })).toBeVisible();
    return [
      own('korb', pages.basket.show),
      own('anfrage', pages.basket.submit),
      { name: 'liste-gelesen', path: pages.upload.list, ...listed, ...template },
      own('liste-anfrage', pages.upload.listSubmit),
    ];
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
export async function visit(page: Page, { path, status = 200 }: Stop): Promise<void> {
  const answer = await page.goto(path);
  expect(answer?.status(), path).toBe(status);
  await page.waitForLoadState('networkidle');
}

/** The question about cookies lies over the lower edge until it is answered. */
async function answerQuestion(page: Page): Promise<void> {
  const cookies = await page.context().cookies();
  if (cookies.some(({ name }) => name === 'cc_cookie')) return;
  await page.goto(pages.home);
  await page.getByRole('button', { name: 'Alle ablehnen' }).click();
  await expect(page.getByRole('button', { name: 'Alle ablehnen' })).toBeHidden();
}

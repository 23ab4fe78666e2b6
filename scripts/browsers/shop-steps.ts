import { setTimeout as pause } from 'node:timers/promises';
import { pages } from '#contract/site/urls.ts';
import { demoLogins } from '#seed/demo-logins.ts';
import { longOffer } from '#tests/factories/long-offer.ts';
import { pdfPages } from '#tests/support/pdf-text.ts';
import type { Others } from './provider.ts';
import type { Walker } from './walker.ts';

/** What the steps need beside the browser. */
export interface Scene {
  readonly others: Others;
  /** A list with a head and rows, and a photo of a camera. */
  readonly files: { readonly list: string; readonly photo: string };
}

export type Step = readonly [name: string, walk: (at: Walker, scene: Scene) => Promise<void>];

const isDark = `matchMedia('(prefers-color-scheme: dark)').matches || document.documentElement.dataset.theme === 'dark'`;

export const visitorSteps: readonly Step[] = [
  [
    'cookies are refused, and the question does not come again',
    async (at) => {
      await at.open('/');
      await at.press('button', /^Alle ablehnen$/);
      await at.lacks(/Alle ablehnen/);
      await at.open('/');
      // It would come once the page has time to spare.
      await pause(4_000);
      await at.lacks(/Alle ablehnen/);
    },
  ],
  [
    'the menu slides in, Escape closes it and gives the focus back',
    async (at) => {
      await at.press('button', 'Menü öffnen');
      await at.sees('dialog', /./);
      await at.engine.press('Escape');
      await at.until('the menu is closed', `!document.querySelector('dialog[open]')`);
      await at.until('the focus is back', `document.activeElement?.ariaLabel === 'Menü öffnen'`);
    },
  ],
  [
    'the search finds a model by its keys',
    async (at) => {
      await at.fill('Modell oder Hersteller', 'r640');
      await at.sees('option', /^Dell PowerEdge R640/);
      await at.press('option', /^Dell PowerEdge R640/);
      await at.sees('heading', 'Dell PowerEdge R640 verkaufen');
    },
  ],
  [
    'a device is configured, with a list that narrows',
    async (at) => {
      await at.fill('Menge', '3');
      await at.holds('Menge', '3');
      await at.fill('Kapazität', '1,2');
      await at.sees('option', '1,2 TB SAS');
      await at.engine.press('ArrowDown');
      await at.engine.press('Enter');
      await at.fill('Anzahl', '8');
      await at.press('button', 'In den Verkaufskorb');
      await at.reads(/3 Geräte in 1 Position\./);
    },
  ],
  [
    'the basket outlives a reload',
    async (at) => {
      await at.open('/basket/');
      await at.reads(/8 × 1,2 TB SAS/);
    },
  ],
  [
    'masks, a day and its calendar',
    async (at) => {
      await at.open('/dev/ui/');
      await at.fill('IBAN, leer', 'de0212030000');
      await at.holds('IBAN, leer', 'DE02 1203 0000');
      await at.fill('Betrag, leer', '1.234,5');
      await at.engine.press('Tab');
      await at.holds('Betrag, leer', '1.234,50');
      await at.fill('Telefon, leer', '0341/1234567');
      await at.engine.press('Tab');
      await at.holds('Telefon, leer', '+49 341 1234567');
      await at.fill('Datum, leer', '24.12.2026');
      await at.engine.press('Tab');
      await at.holds('Datum, leer', '2026-12-24');
      await at.reads(/Donnerstag, 24\. Dezember 2026/);
      await at.press('button', 'Datum, leer: Kalender öffnen');
      await at.reads(/Dezember 2026/);
      const calendar = `document.querySelector('.calendar-popup:popover-open').getBoundingClientRect()`;
      await at.until('the calendar lies in sight', `${calendar}.top >= 0 && ${calendar}.bottom <= innerHeight + 1`);
      await at.until(
        'the calendar lies at its field',
        `Math.abs(${calendar}.left - document.activeElement.closest('.relative').getBoundingClientRect().left) < 400`,
      );
      await at.engine.press('Escape');
      await at.until('the calendar is closed', `!document.querySelector('.calendar-popup:popover-open')`);
    },
  ],
  [
    'a long text stays in sight while it is typed',
    async (at) => {
      await at.fill('Nachricht, leer', 'eine Zeile');
      for (let line = 0; line < 8; line += 1) {
        await at.engine.press('Enter');
        await at.engine.type(`Zeile ${line}`);
      }
      const text = 'document.activeElement';
      await at.until(
        'it grows, or scrolls to its end',
        `${text}.scrollHeight <= ${text}.clientHeight + 2 || ${text}.scrollTop + ${text}.clientHeight >= ${text}.scrollHeight - 20`,
      );
    },
  ],
  [
    'a list of devices is uploaded and read',
    async (at, { files }) => {
      await at.open('/upload/list/');
      await at.choose('Ihre Geräteliste', [files.list]);
      await at.sees('heading', 'So haben wir Ihre Liste gelesen');
      await at.reads(/PowerEdge R640/);
    },
  ],
  [
    'a photo is made smaller and uploaded',
    async (at, { files }) => {
      await at.open('/basket/submit/');
      await at.choose('Fotos', [files.photo]);
      await at.sees('button', 'regal.jpg entfernen');
    },
  ],
  [
    'the inquiry is sent',
    async (at) => {
      await at.fill('E-Mail-Adresse', 'kim@example.org');
      await at.press('box', 'Ich bin ein privater Kunde');
      await at.fill('Postleitzahl', '04109');
      await at.press('button', 'Anfrage prüfen');
      await at.reads(/3 × Dell PowerEdge R640/);
      await at.press('button', /^Anfrage senden/);
      await at.sees('heading', 'Ihre Anfrage ist bei uns');
    },
  ],
];

export const sellerSteps: readonly Step[] = [
  [
    'a seller signs in',
    async (at) => {
      await at.open(pages.account.login);
      await at.fill('E-Mail-Adresse', demoLogins.business.email);
      await at.fill('Passwort', demoLogins.business.password);
      await at.press('button', 'Anmelden');
      await at.sees('heading', 'Verkaufscockpit');
    },
  ],
  [
    'the cockpit lists sales and narrows them',
    async (at) => {
      await at.sees('row', /./);
      await at.fill(/^Nummer, Bezeichnung oder Gerät suchen/, 'R640');
      await at.at(/suche=|search=/);
      await at.open('/cockpit/');
      await at.select('Stufe', 'Auszahlung');
      await at.at(/stufe=/);
      await at.reads(/\b\d von \d+ Verkäufen/);
    },
  ],
  [
    'a bid comes over the live line',
    async (at, { others }) => {
      const offerId = await others.inquire();
      await at.open(`/cockpit/${offerId}/`);
      await at.reads(/Ihre Anfrage ist eingegangen/);
      await at.engine.evaluate('void (window.openedOnce = true)');
      await others.bid(offerId);
      await at.reads(/1\.920,00/);
      await at.until('nothing was loaded again', 'window.openedOnce === true');
    },
  ],
  [
    'the bid is accepted, after a question',
    async (at) => {
      const boxes = '[...document.querySelectorAll("main input[type=checkbox]")].filter((one) => !one.checked)';
      await at.until('four declarations', `${boxes}.length === 4`);
      for (let box = 0; box < 4; box += 1) await at.engine.click(`${boxes}[0]`);
      await at.press('button', /^Gebot verbindlich annehmen|^Verbindlich annehmen|verbindlich annehmen$/);
      await at.sees('dialog', /./);
      await at.press('button', /verbindlich annehmen/i);
      await at.reads(/Straße und Hausnummer/);
    },
  ],
  [
    'addresses and account are sent',
    async (at) => {
      for (const [name, value] of [
        ...([
          ['Vor- und Nachname', 'Kim Muster'],
          ['Firma', 'Muster GmbH'],
        ] as const),
        ...([
          ['Straße und Hausnummer', 'Hafenstraße 1'],
          ['Postleitzahl', '04109'],
          ['Ort', 'Leipzig'],
        ] as const),
        ...([
          ['Ansprechpartner', 'Kim Muster'],
          ['Telefon', '0341 123456'],
        ] as const),
        ...([
          ['IBAN', 'DE02120300000000202051'],
          ['Kontoinhaber', 'Muster GmbH'],
        ] as const),
      ])
        await at.fill(name, value);
      await at.holds('IBAN', 'DE02 1203 0000 0000 2020 51');
      await at.select('Umsatzsteuer', 'Wir weisen Umsatzsteuer aus');
      await at.press('box', /^Sie, als eigene Rechnung/);
      await at.press('button', 'Angaben senden');
      await at.reads(/Wir prüfen Ihre Angaben/);
    },
  ],
  [
    'a sheet of 160 positions is on paper as a whole',
    async (at, { others }) => {
      const { items, lines } = longOffer(160);
      const offerId = await others.inquire({ items });
      await others.bid(offerId, { lines, shippingMethod: 'pickup' });
      await at.open(pages.cockpit.offer(offerId));
      await at.reads(/160 Positionen: 160 Geräte/);
      const copied = await at.engine.evaluate(`(() => {
        dispatchEvent(new Event('beforeprint'));
        const rows = document.body.innerText.match(/Seriennummer SN\\d{5}/g).length;
        dispatchEvent(new Event('afterprint'));
        return rows;
      })()`);
      if (copied !== 160) throw new Error(`${copied} positions were there when the page was copied`);
      const paper = (await printed(at)).join(' ');
      const missing = items.filter(({ serialNumbers: [number = ''] }) => !paper.includes(number));
      if (at.engine.print && missing.length > 0) throw new Error(`${missing.length} of 160 are not on paper`);
    },
  ],
  [
    'terms, questions and a sale are on paper from the first page on',
    async (at, { others }) => {
      for (const path of [pages.terms, pages.faq, pages.cockpit.offer(await others.inquire())]) {
        await at.open(path);
        const [first = 'no driver', ...more] = await printed(at);
        if (first.trim().length < 300 && more.length > 0) throw new Error(`${path} begins on page 2: ${first}`);
      }
    },
  ],
  [
    'the appearance is chosen and kept',
    async (at) => {
      await at.open('/');
      await at.press('box', 'Dunkel');
      await at.open(pages.faq);
      await at.until('it is dark', isDark);
      await at.press('box', 'Wie das Gerät');
      await at.until('it is as the device has it', `!(${isDark})`);
    },
  ],
];

/** The texts of the pages of paper; none where the browser's driver cannot print. */
async function printed({ engine }: Walker): Promise<readonly string[]> {
  // Firefox draws the letters of a variable font as lines, and nobody reads those.
  await engine.evaluate(`(() => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync('* { font-family: "DejaVu Sans", sans-serif !important }');
    document.adoptedStyleSheets = [sheet];
  })()`);
  const paper = await engine.print?.();
  return paper ? pdfPages(Buffer.from(paper)) : [];
}

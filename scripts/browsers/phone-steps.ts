import { pages } from '#contract/site/urls.ts';
import type { Step } from './shop-steps.ts';
import type { Walker } from './walker.ts';

/** Nothing is wider than the screen. */
const fits = (at: Walker) => at.until('nothing is cut', 'document.documentElement.scrollWidth <= innerWidth + 1');

/** The range of prices brings lines and questions with it, and a driver presses where a button was before. */
const untilReckoned = (at: Walker) => at.reads(/erfahrungsgemäß/);

const openBoxes = '[...document.querySelectorAll("main input[type=checkbox]")].filter((one) => !one.checked)';

/** What a private person does on a phone: the form of a firm asks all at once. */
export const visitorPhoneSteps: readonly Step[] = [
  [
    'on a phone a device gets a remark and a photo',
    async (at, { files }) => {
      await at.engine.resize(390, 844);
      await at.open('/wizard/lenovo-thinkpad-t480-verkaufen/');
      await at.press('box', /^Gebraucht/);
      await untilReckoned(at);
      await at.press('button', /^Weitere Angaben/);
      await at.fill('Anmerkungen', 'Display mit Kratzer');
      await at.press('button', 'Fotos hinzufügen');
      await at.choose('Fotos', [files.photo]);
      await at.sees('button', 'regal.jpg entfernen');
      await fits(at);
      await at.press('button', 'In den Verkaufskorb');
      await at.reads(/Display mit Kratzer/);
      await at.engine.resize(1280, 900);
    },
  ],
];

/** What sellers do on a phone, after the steps of a screen: 390 px wide. */
export const phoneSteps: readonly Step[] = [
  [
    'on a phone a list is read and put into the basket',
    async (at, { files }) => {
      await at.engine.resize(390, 844);
      await at.open(pages.upload.list);
      await at.choose('Ihre Geräteliste', [files.list]);
      await at.sees('heading', 'So haben wir Ihre Liste gelesen');
      await at.reads(/EliteBook 840 G5/);
      await untilReckoned(at);
      await fits(at);
      await at.press('button', /[Ii]n den Verkaufskorb/);
      await at.at(/^\/basket\//);
      await at.reads(/Geräte in \d Positionen/);
      await fits(at);
    },
  ],
  [
    'on a phone an own price is named',
    async (at, { others }) => {
      const offerId = await others.inquire();
      await others.bid(offerId);
      await at.open(pages.cockpit.offer(offerId));
      await at.reads(/1\.920,00/);
      await fits(at);
      await at.press('button', 'Eigenen Preis nennen');
      await at.fill('Ihr Preis', '2000');
      await at.until('boxes to tick', `${openBoxes}.length > 0`);
      for (let left = 4; left > 0; left -= 1)
        if ((await at.engine.evaluate(`${openBoxes}.length`)) !== 0) await at.engine.click(`${openBoxes}[0]`);
      await fits(at);
      await at.press('button', 'Gegenvorschlag verbindlich senden');
      await at.sees('dialog', /./);
      await at.press('button', 'Gegenvorschlag verbindlich senden');
      await at.reads(/Ihr Preis liegt uns vor/);
    },
  ],
  [
    'on a phone a bid is declined',
    async (at, { others }) => {
      const offerId = await others.inquire();
      await others.bid(offerId);
      await at.open(pages.cockpit.offer(offerId));
      await at.press('button', 'Ablehnen');
      await at.sees('dialog', /./);
      await at.press('button', 'Gebot ablehnen');
      await at.reads(/Sie haben unser Gebot über 1\.920,00/);
      await fits(at);
    },
  ],
  [
    'on a phone the profile is changed and kept',
    async (at) => {
      await at.open(pages.account.profile);
      await at.fill('Telefon', '0341/7654321');
      await at.press('button', 'Adresse und Telefon speichern');
      await at.reads(/Adresse und Telefon sind gespeichert/);
      await fits(at);
      await at.open(pages.account.profile);
      await at.holds('Telefon', '+49 341 7654321');
      await at.engine.resize(1280, 900);
    },
  ],
];

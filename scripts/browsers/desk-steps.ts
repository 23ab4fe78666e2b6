import { setTimeout as pause } from 'node:timers/promises';
import { deskPages } from '#contract/desk/desk-urls.ts';
import { demoLogins } from '#seed/demo-logins.ts';
import type { Others } from './provider.ts';
import type { Step } from './shop-steps.ts';

export const deskSteps: readonly Step[] = [
  [
    'somebody of the provider signs in',
    async (at) => {
      await at.open(deskPages.today);
      await at.fill('E-Mail-Adresse', demoLogins.staff.email);
      await at.fill('Passwort', demoLogins.staff.password);
      await at.engine.press('Enter');
      await at.sees('heading', 'Heute');
    },
  ],
  [
    'the work list is walked by keys',
    async (at) => {
      const text = '(document.activeElement?.closest("tr")?.innerText ?? "")';
      await at.until('the first row has the focus', text);
      const first = await at.engine.evaluate(text);
      await at.engine.press('j');
      await at.until('the next has it', `${text} !== '' && ${text} !== ${JSON.stringify(first)}`);
      await at.engine.press('Enter');
      await at.at(/\/desk\/verkauf\//);
    },
  ],
  [
    'the palette opens by its key and leads on',
    async (at) => {
      await at.engine.press('k', 'Control');
      await at.sees('field', /^Befehl/);
      await at.engine.type('Zahlen');
      await at.reads(/Zahlen/);
      await at.engine.press('Enter');
      await at.at(/\/desk\/zahlen\//);
      await at.sees('heading', 'Zahlen');
    },
  ],
  [
    'the charts of the numbers are the server’s',
    async (at) => {
      await at.open(deskPages.numbers);
      await at.sees('image', /^Angenommen;/);
      await at.lacks(/NaN/);
      await at.until('no place is NaN', `!document.body.innerHTML.includes('NaN')`);
    },
  ],
  [
    'a price is typed on the bid sheet, the bid sent',
    async (at, { others }) => {
      const offerId = await others.inquire();
      await at.open(deskPages.offer(offerId));
      await at.fill(/^Preis je Gerät/, '515');
      await at.engine.press('Enter');
      await at.holds(/^Preis je Gerät/, '515,00');
      await at.press('button', /^Gebot senden/);
      await at.press('button', 'Sofort senden');
      await at.lacks(/Sofort senden/);
    },
  ],
  [
    'devices are counted at the ramp while the network is away',
    async (at, { others }) => {
      const { offerId, serialNumbers } = await others.send(3);
      await at.open(deskPages.ramp(offerId));
      await at.until('the field listens', 'document.activeElement?.tagName === "INPUT"');
      await at.engine.type(serialNumbers[0] ?? '');
      await at.engine.press('Enter');
      await untilCounted(others, offerId, 1);
      at.line.cut();
      await at.engine.type(serialNumbers[1] ?? '');
      await at.engine.press('Enter');
      await at.reads(/Eintr(ag wartet|äge warten) auf das Netz/);
      at.line.mend();
      await untilCounted(others, offerId, 2);
    },
  ],
  [
    'without a camera the page says so',
    async (at) => {
      await at.press('button', 'Kamera');
      await at.reads(/keine Kamera|Kamera nicht benutzen/);
    },
  ],
];

async function untilCounted(others: Others, offerId: string, devices: number): Promise<void> {
  for (let tries = 0; (await others.counted(offerId)) < devices; tries += 1) {
    if (tries > 300) throw new Error(`Device ${devices} was never counted`);
    await pause(100);
  }
}

import { createMemoryHistory, createRootRoute, createRouter, RouterContextProvider } from '@tanstack/react-router';
import { renderToStaticMarkup, renderToString } from 'react-dom/server';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import type { OfferView } from '#contract/sale/offer-view.ts';
import { type Phase, phases } from '#domain/offer/phase.ts';
import { formatMoney, fromEuros } from '#domain/values/money.ts';
import { continueStory, offerIn } from '#tests/factories/offer-in-phase.ts';
import { viewIn, viewOf } from '#tests/factories/offer-view.ts';
import { OfferScreen } from './offer-screen.tsx';

const router = createRouter({ routeTree: createRootRoute(), history: createMemoryHistory() });
const actions = {
  act: async () => {},
  sendMessage: async () => {},
  handInAgreement: async () => {},
  checkInvoice: async () => undefined,
  correctInvoice: async () => {},
  answerMissing: async () => {},
  confirmAccount: async () => {},
  giveAccount: async () => {},
  nameOffer: async () => {},
  askSignOff: async () => {},
  withdrawSignOff: async () => {},
  giveSignOff: async () => {},
  upload: async () => ({ url: '', name: '' }),
  noticeSignOut: () => {},
};

/** A tab in which nothing was typed yet. */
beforeAll(() => void vi.stubGlobal('sessionStorage', { getItem: () => null }));
afterAll(() => void vi.unstubAllGlobals());

const screenOf = (view: OfferView) => (
  <RouterContextProvider router={router}>
    <OfferScreen view={view} actions={actions} news="" />
  </RouterContextProvider>
);

/** Everything that can be read on the screen of an offer, without its look. */
function readingOf(view: OfferView): string {
  const html = renderToStaticMarkup(screenOf(view));
  const text = html.replace(/<script.*?<\/script>/g, '').replace(/<[^>]+>/g, '\n');
  return typed(text).replace(/\n+/g, '\n');
}

/** Amounts hold a blank that does not break. */
const typed = (text: string) => text.replaceAll('\u00a0', ' ');

/** What the panel of each phase says first; the texts are exact. */
const texts: Record<Phase, readonly string[]> = {
  initiated: ['Wir nehmen Ihre Geräte auf'],
  submitted: ['Ihre Anfrage ist eingegangen'],
  bidPlaced: ['Unser Kaufpreisgebot, netto zzgl. 19 % USt.', 'Gebot verbindlich annehmen', 'Eigenen Preis nennen'],
  counterbidOpen: ['Sie haben unser Gebot über 1.945,00 € abgelehnt', 'Auf Gegenvorschlag verzichten'],
  counterbidPlaced: ['Ihr Gegenvorschlag, netto zzgl. 19 % USt.'],
  agreed: [
    'Sie haben unser Gebot angenommen',
    'Der Kauf ist vereinbart. Wir brauchen jetzt Ihre Adresse und Ihre Auszahlungsdaten.',
  ],
  addressed: ['Wir prüfen Ihre Angaben'],
  ordered: ['Wir prüfen Ihre Angaben'],
  handover: ['Wir bereiten den Versand vor'],
  inTransit: ['Ihre Geräte sind unterwegs zu uns'],
  received: ['Ihre Geräte sind angekommen'],
  erased: ['Ihre Geräte warten auf die Prüfung'],
  tested: ['Die Prüfung ist abgeschlossen'],
  adjusted: ['Angepasster Ankaufpreis, netto zzgl. 19 % USt.'],
  payout: ['Auszahlung, brutto', '2.314,55 €'],
  finished: ['Der Verkauf ist von Ihrer Seite abgeschlossen.', 'Zahlung bis', 'Mittwoch, 25. November 2026'],
  completed: ['Ausgezahlt, brutto', 'SEPA 2026-12-01/17'],
  rejected: ['Ein Ankauf der angebotenen IT kommt für uns aktuell nicht in Frage.'],
  declined: ['Ihre Anfrage wurde geschlossen.'],
  counterbidRefused: ['Ihre Anfrage wurde geschlossen.'],
  returning: ['Ihre Geräte kommen zurück'],
  aborted: ['Der Auftrag ist beendet'],
  cancelled: ['Transaktion abgebrochen!', 'Es wurden Probleme bei der Verarbeitung Ihrer Daten festgestellt.'],
};

const stageWords: Partial<Record<OfferView['stage'], string>> = {
  rejected: 'Geschlossen',
  orderRejected: 'Beendet',
  cancelled: 'Storniert',
  completed: 'Ausgezahlt',
};

describe('the screen of an offer', () => {
  it.each(phases)('says in phase %s what is the case, what is to be done and what happens next', (phase) => {
    const view = viewIn(phase);
    const reading = readingOf(view);
    for (const text of texts[phase]) expect(reading).toContain(`\n${text}`);
    expect(reading).toContain('Was jetzt zu tun ist:');
    expect(reading).toContain('\nWie es weitergeht\n');
    expect(reading).toContain('\nKosten für Sie\n');
    expect(reading).toContain(typed(view.timeline[0]?.text ?? 'nothing'));
    expect(reading).toContain('Dell PowerEdge R640');
    const end = stageWords[view.stage];
    if (end !== undefined) expect(reading).toContain(`\n${end}\n`);
  });

  it.each(phases)('is rendered whole by the server in phase %s: it waits for no code that comes by itself', (phase) => {
    expect(renderToString(screenOf(viewIn(phase))).includes('<!--$!-->')).toBe(false);
  });

  it.each(['bidPlaced', 'counterbidOpen'] as const)('says in phase %s that the deadline has passed', (phase) => {
    const reading = readingOf(viewOf(offerIn(phase), '2026-12-31T09:00:00.000Z'));
    expect(reading).toContain('\nZeit zur Annahme des Ankaufpreises verstrichen!\n');
    expect(reading).toContain('\nStarten Sie bitte eine neue Anfrage.\n');
  });

  it('says what becomes of the data only where goods come, or came', () => {
    const media = [{ wish: 'erase' as const, units: 2, goods: [{ title: 'Switch', units: 2 }] }];
    const says = (phase: Phase) => readingOf({ ...viewIn(phase), media }).includes('\n2 Geräte\n');
    const ended = ['rejected', 'declined', 'counterbidRefused', 'aborted', 'cancelled'];
    expect(phases.filter((phase) => !says(phase))).toEqual(ended);
    expect(viewIn('aborted').receipt).toBeUndefined();
  });

  it('asks once about the account of a payment that came back, and says below whose turn it is afterwards', () => {
    const account = { account: 'DE02 **** 2051', method: 'sepa' } as const;
    const payoutBack = {
      ...{ ...account, amount: 1945, reason: 'Das Konto ist aufgelöst.', at: '2026-11-27T09:00:00.000Z' },
      ...{ isAsked: true, mayAnswer: false, isOtherPayee: false, next: { ...account, holder: 'Kim Muster' } },
    };
    const reading = readingOf({ ...viewIn('completed'), payoutBack });
    expect(reading.match(/Stimmt das Konto\?/g)).toHaveLength(1);
    expect(reading).toContain('\nNach Ihrer Antwort sind wir am Zug\n');
    expect(reading).toContain('Sagen Sie uns oben, ob das Konto stimmt');
  });

  it.each(['bidPlaced', 'agreed', 'handover'] as const)(
    'shows in phase %s each deduction beside what the seller said, and what the price has taken in',
    (phase) => {
      const view = viewIn(phase);
      const sheet = phase === 'bidPlaced' ? view.bid : view.agreement;
      const said = sheet?.lines.map((line) => ({
        ...line,
        deductions: [{ name: 'ohne Netzteil', amount: 15, said: 'mit Netzteil' }],
        countedIn: ['defekt'],
      }));
      const items = view.items.map((item) => ({ ...item, remarks: 'Scharnier wackelt' }));
      const photo = { url: '/selfservice/uploads/1', name: 'deckel.jpg' };
      const own = { ...view, items, itemImageUploads: [photo], comments: 'Bitte klingeln' };
      const reading = readingOf({
        ...own,
        ...(view.bid && { bid: { ...view.bid, lines: said ?? [] } }),
        ...(view.agreement && { agreement: { ...view.agreement, lines: said ?? [] } }),
      });
      expect(reading).toContain('\nWas den Preis je Gerät senken kann\nohne Netzteil\nSie sagen: mit Netzteil\n');
      expect(reading).toContain('\nSchon eingerechnet: defekt\n');
      expect(reading).toContain('\nScharnier wackelt\n');
      expect(reading).toContain('\nBitte klingeln\n');
      expect(reading).toContain('deckel.jpg');
    },
  );

  it.each([
    'initiated',
    'submitted',
    'bidPlaced',
    'counterbidPlaced',
    'agreed',
    'handover',
    'received',
    'adjusted',
    'payout',
    'completed',
  ] as const)('shows in phase %s the photos of each line there, under the numbers of the contract', (phase) => {
    const view = viewIn(phase);
    const photo = (at: number) => ({ url: `/selfservice/uploads/${at}`, name: 'deckel.jpg' });
    const items = view.items.map((item, at) => ({ ...item, imageUploads: [photo(2 * at), photo(2 * at + 1)] }));
    const reading = readingOf({ ...view, items });
    expect(items.length).toBeGreaterThan(0);
    for (const at of items.keys()) expect(reading).toContain(`\nIhre Angabe: Foto ${2 * at + 1} bis ${2 * at + 2}\n`);
  });

  it.each(['payout', 'finished', 'completed'] as const)(
    'never shows a price of 0 € in phase %s for one that is missing',
    (phase) => {
      const { payoutTotal: _missing, ...view } = viewIn(phase);
      expect(() => readingOf(view)).toThrow('lacks payoutTotal');
    },
  );

  it('says of a delivery that the day is agreed on, then when and where to bring the goods', () => {
    const kind = { shippingMethod: 'delivery', offeredAsBusiness: false } as const;
    const story = offerIn('handover', kind);
    expect(readingOf(viewOf(story))).toContain('\nWir stimmen die Anlieferung ab\n');
    const reading = readingOf(viewOf(continueStory(story, ['confirmDeliveryAppointment'], kind)));
    for (const text of ['Ihr Liefertermin steht', 'Unsere Adresse']) expect(reading).toContain(`\n${text}`);
    expect(reading).toContain('markieren Sie sie danach als übergeben');
  });

  it('says why an inquiry was turned down, and that an own price was refused', () => {
    const rejection = {
      reason: 'Für Server dieses Baujahrs haben wir keine Abnehmer.',
      at: '2026-11-24T09:00:00.000Z',
    };
    expect(readingOf({ ...viewIn('rejected'), rejection })).toContain(rejection.reason);
    expect(readingOf(viewIn('counterbidRefused'))).toContain('Wir haben Ihren Gegenvorschlag abgelehnt.');
  });

  it('says of a sale that the customer took back when that was (LEG-10)', () => {
    const reading = readingOf(viewOf(continueStory(offerIn('bidPlaced'), ['cancelOffer'])));
    expect(reading).toContain('\nTransaktion abgebrochen!\n');
    expect(reading).toContain('\nSie haben den Verkauf am 23.11.2026 storniert.\n');
    expect(reading).not.toContain('Es wurden Probleme bei der Verarbeitung Ihrer Daten festgestellt.');
  });

  it('announces no step of an ended sale as one that follows, and keeps those it came through', () => {
    const stepsOf = (view: OfferView) =>
      readingOf(view).match(/(?<=\n, )(erledigt|jetzt|folgt|nicht abgeschlossen)(?=\n)/g);
    const left = (done: number) => [...Array(done).fill('erledigt'), ...Array(5 - done).fill('nicht abgeschlossen')];
    expect(stepsOf(viewIn('bidPlaced'))).toEqual(['jetzt', 'folgt', 'folgt', 'folgt', 'folgt']);
    expect(stepsOf(viewIn('declined'))).toEqual(left(0));
    expect(stepsOf(viewOf(continueStory(offerIn('agreed'), ['cancelOffer'])))).toEqual(left(1));
    expect(stepsOf(viewOf(continueStory(offerIn('tested'), ['rejectOrder'])))).toEqual(left(4));
    expect(stepsOf(viewIn('completed'))).toEqual(left(5));
  });

  it('says of a counterbid that was taken that it is the agreed price', () => {
    const agreed = continueStory(offerIn('counterbidPlaced'), ['acceptCounterbid']);
    expect(readingOf(viewOf(agreed))).toContain('\nWir haben Ihren Gegenvorschlag angenommen\n');
  });
});

describe('the day that is promised', () => {
  it('stands beside what happens next, and is said to be over once it is', () => {
    const view = viewIn('submitted');
    expect(view.promised).toEqual({ what: 'bid', by: '2026-11-24' });
    const ahead = { what: 'bid', by: '2099-12-01' } as const;
    expect(readingOf({ ...view, promised: ahead })).toContain('Unser Kaufpreisgebot kommt spätestens am');
    const over = { what: 'bid', by: '2020-12-01' } as const;
    expect(readingOf({ ...view, promised: over })).toContain('Es dauert länger, als wir zugesagt haben.');
  });
});

const said = (id: string, author: 'customer' | 'provider', text: string, at: string) => ({
  id,
  author,
  asks: true,
  text,
  files: [],
  at,
});

describe('a question of the provider', () => {
  const [item] = viewIn('submitted').items;
  const query = {
    ...said('1', 'provider', 'Liegt das Netzteil bei?', '2026-11-23T09:00:00.000Z'),
    itemId: item?.id ?? '',
  };

  it('stands on top with its line and the room for the answer, and says whose turn it is before and after', () => {
    const reading = readingOf({ ...viewIn('submitted'), messages: [query] });
    expect(reading.indexOf('Wir haben eine Frage an Sie')).toBeLessThan(
      reading.indexOf('Nach Ihrer Antwort sind wir am Zug'),
    );
    expect(reading).toContain('Liegt das Netzteil bei?\n');
    expect(reading).toContain(`Zu: ${item?.title}`);
    expect(reading).toContain('\nAntwort senden\n');
  });

  it('is out of the way once it is answered', () => {
    const answer = { ...said('2', 'customer', 'Ja.', '2026-11-23T10:00:00.000Z'), asks: false, answers: '1' };
    const reading = readingOf({ ...viewIn('submitted'), messages: [query, answer] });
    expect(reading).not.toContain('Wir haben eine Frage an Sie');
    expect(reading).not.toContain('Nach Ihrer Antwort');
    expect(reading).toContain('Ihre Antwort');
  });
});

describe('a question about an adjusted price', () => {
  const [item] = viewIn('adjusted').items;
  const messages = [
    { ...said('1', 'customer', 'Welches Foto?', '2026-11-23T09:00:00.000Z'), itemId: item?.id ?? '' },
    { ...said('2', 'provider', 'Das zweite.', '2026-11-23T10:30:00.000Z'), asks: false, answers: '1' },
  ] as const;

  it('can be asked at each line, stands there with its time and its answer, and stays to be read afterwards', () => {
    const reading = readingOf({ ...viewIn('adjusted'), messages: [...messages] });
    expect(reading).toContain('\nZu dieser Position etwas fragen\n');
    expect(reading).toMatch(/Ihre Frage\n?, \n?23\.11\.2026, 10:00 Uhr\nWelches Foto\?/);
    expect(reading).toMatch(/Unsere Antwort\n?, \n?23\.11\.2026, 11:30 Uhr\nDas zweite\./);
    expect(reading).not.toContain('Ihre letzte Frage liegt bei uns');
    expect(readingOf({ ...viewIn('payout'), messages: [...messages] })).toContain('Das zweite.');
  });

  it('waits for its answer without taking the decision away', () => {
    const reading = readingOf({ ...viewIn('adjusted'), messages: [messages[0]] });
    expect(reading).toContain(
      'Ihre letzte Frage liegt bei uns. Wir antworten hier und per E-Mail. Entscheiden können Sie trotzdem jederzeit.',
    );
    expect(reading).toContain('\nAngepassten Preis verbindlich annehmen\n');
  });
});

it('says of the minimum of an adjusted price that it is net where gross stands beside it', () => {
  expect(readingOf(viewIn('adjusted'))).toMatch(/Ihr Mindestbetrag von\s+[\d.,]+.€\s+netto/);
});

describe('taking devices of an adjusted price back', () => {
  it('shows one sum beside what was agreed, and takes no difference of another sum for it', () => {
    const view = viewIn('adjusted');
    const [line] = view.adjustment?.lines ?? [];
    if (!view.adjustment || !line) throw new Error('Nothing was adjusted');
    const lines = Array.from({ length: 12 }, (_, index) => ({ ...line, itemId: `item-${index + 1}` }));
    const sums = { total: 12 * line.total, agreedTotal: 12 * line.agreed };
    const adjustment = { ...view.adjustment, ...sums, lines, returnsOptional: true as const };
    const chosen = JSON.stringify({ at: adjustment.at, units: [['item-1', line.received]] });
    const getItem = (key: string) => (key.includes('zurueck:') ? chosen : null);
    vi.stubGlobal('sessionStorage', { getItem });
    const reading = readingOf({ ...view, adjustment });
    vi.stubGlobal('sessionStorage', { getItem: () => null });
    const agreed = typed(formatMoney(fromEuros(sums.agreedTotal)));
    const paid = typed(formatMoney(fromEuros(11 * line.total)));
    expect(reading).toContain(`\n12 Positionen geändert, 3 Geräte kommen zurück: \n${paid}`);
    expect(reading).toContain(`\nvereinbart waren ${agreed}\n`);
  });
});

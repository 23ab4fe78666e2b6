import { createMemoryHistory, createRootRoute, createRouter, RouterContextProvider } from '@tanstack/react-router';
import { renderToStaticMarkup } from 'react-dom/server';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { letterOf, takeSnapshot } from '#documents/documents.ts';
import { foldEvents } from '#domain/offer/events/evolve.ts';
import type { PaperProvider } from '#domain/offer/papers/document-snapshot.ts';
import type { IssuedKind } from '#domain/offer/papers/documents.ts';
import type { OfferState } from '#domain/offer/state.ts';
import { summaryOf } from '#domain/offer/summary.ts';
import { sellerRowOf } from '#domain/sale/seller-turn.ts';
import { inspectionPassedMail } from '#mail/inspection-passed.tsx';
import { renderMail } from '#mail/render-mail.ts';
import { listItem } from '#server/read-models/offer-list.ts';
import type { OfferStory } from '#tests/factories/offer-story.ts';
import { offerId, viewOf } from '#tests/factories/offer-view.ts';
import { saleOf, type VatCase } from '#tests/factories/vat-cases.ts';
import { basisWords, grossWords } from '../cockpit/row-words.ts';
import { OfferScreen } from './offer-screen.tsx';

interface Expected {
  /** What stands beside the price in the list and in the mail. */
  readonly basis: string;
  /** What is paid out with the tax; undefined where nobody can say it, or none comes on top. */
  readonly gross?: string;
  /** Who writes the document: it is on the page, in the mail and in the row whose turn it is. */
  readonly billing: 'Ankaufbeleg' | 'Gutschrift' | 'Rechnung' | 'offen';
  /** What stands on the paper. */
  readonly paper?: readonly string[];
  /** What the page says beyond that. */
  readonly page?: readonly string[];
}

const standard = '19 % USt.: ';
const listed = 'Steuerschuldnerschaft des Leistungsempfängers';

/** Every case of the Umsatzsteuer; 8.000 € are sold. */
const cases: readonly (readonly [string, VatCase, Expected])[] = [
  ['a private seller', { goods: [['tablet', 800_000]] }, { basis: 'Ankaufpreis', billing: 'Ankaufbeleg' }],
  [
    'a regular business',
    { status: 'regular', goods: [['none', 800_000]] },
    {
      basis: 'netto zzgl. 19 % USt.',
      gross: '9.520,00 €',
      billing: 'Gutschrift',
      paper: [`zuzüglich ${standard}1.520,00 €`],
    },
  ],
  [
    'a regular business with listed goods below the threshold',
    {
      status: 'regular',
      goods: [
        ['none', 300_001],
        ['tablet', 499_999],
      ],
    },
    {
      basis: 'netto zzgl. 19 % USt.',
      gross: '9.520,00 €',
      billing: 'Gutschrift',
      paper: [`zuzüglich ${standard}1.520,00 €`],
    },
  ],
  [
    'a regular business of whose goods all are listed',
    {
      status: 'regular',
      goods: [
        ['tablet', 300_000],
        ['integratedCircuit', 500_000],
      ],
    },
    {
      basis: 'netto, ohne USt., § 13b UStG',
      billing: 'Gutschrift',
      paper: [listed, 'Auszahlungsbetrag: 8.000,00 €'],
      page: ['Auf alle Positionen schulden wir die Umsatzsteuer', 'Tablets, lose Prozessoren, zusammen 8.000,00 €'],
    },
  ],
  [
    'a regular business of whose goods some are listed',
    {
      status: 'regular',
      goods: [
        ['mobilePhone', 600_000],
        ['none', 200_000],
      ],
    },
    {
      basis: 'netto zzgl. 19 % USt., teils ohne nach § 13b UStG',
      gross: '8.380,00 €',
      billing: 'Gutschrift',
      paper: [listed, `zuzüglich ${standard}380,00 €`, 'Auszahlungsbetrag: 8.380,00 €'],
      page: [
        'Auf 1 × mobilePhone 1 schulden wir die Umsatzsteuer',
        'auf die übrigen 19 %',
        'mobilePhone 1 ohne USt., § 13b UStG',
      ],
    },
  ],
  [
    'a regular business of whose goods nobody knows whether they are listed',
    {
      status: 'regular',
      goods: [
        ['review', 600_000],
        ['none', 200_000],
      ],
    },
    {
      basis: 'netto, USt. laut Beleg',
      billing: 'offen',
      page: ['Nicht geklärt ist die Umsatzsteuer auf 1 × review 1'],
    },
  ],
  [
    'a regular business that writes its invoice',
    { status: 'regular', goods: [['none', 800_000]], selfBilling: false },
    { basis: 'netto zzgl. 19 % USt.', gross: '9.520,00 €', billing: 'Rechnung' },
  ],
  [
    'a Kleinunternehmer, also with listed goods',
    { status: 'smallBusiness', goods: [['tablet', 800_000]] },
    { basis: 'keine USt., § 19 UStG', billing: 'Gutschrift', paper: ['Steuerfrei nach § 19 UStG (Kleinunternehmer)'] },
  ],
  [
    'a reseller under § 25a',
    { status: 'marginScheme', goods: [['none', 800_000]] },
    { basis: 'Endpreis, Differenzbesteuerung', billing: 'Gutschrift', paper: ['Gebrauchtgegenstände/Sonderregelung'] },
  ],
  ...(['publicBody', 'euBusiness', 'thirdCountry'] as const).map(
    (status) =>
      [
        `a seller whose status people judge: ${status}`,
        { status, goods: [['tablet', 800_000]] },
        {
          basis: 'netto, USt. laut Beleg',
          billing: 'offen',
          page: ['Wir klären noch, wie Ihr Verkauf besteuert wird'],
        },
      ] as const,
  ),
  [
    'a public body that does not sell as an entrepreneur',
    { status: 'publicBody', goods: [['tablet', 800_000]], decided: { treatment: 'exempt' } },
    { basis: 'Endpreis, ohne USt.', billing: 'Ankaufbeleg', page: ['Sie verkaufen nicht unternehmerisch'] },
  ],
  [
    'a public body that does',
    { status: 'publicBody', goods: [['none', 800_000]], decided: { treatment: 'standard' } },
    {
      basis: 'netto zzgl. 19 % USt.',
      gross: '9.520,00 €',
      billing: 'Gutschrift',
      paper: [`zuzüglich ${standard}1.520,00 €`],
    },
  ],
  [
    'a public body that does, with listed goods',
    { status: 'publicBody', goods: [['tablet', 800_000]], decided: { treatment: 'standard' } },
    { basis: 'netto, ohne USt., § 13b UStG', billing: 'Gutschrift', paper: [listed, 'Auszahlungsbetrag: 8.000,00 €'] },
  ],
  [
    'a business of another EU country that delivers from there',
    { status: 'euBusiness', goods: [['none', 800_000]], taxId: 'ATU12345675', decided: { treatment: 'euAcquisition' } },
    {
      basis: 'netto, ohne USt., innergemeinschaftliche Lieferung',
      billing: 'Gutschrift',
      paper: [
        'Steuerfreie innergemeinschaftliche Lieferung',
        'USt-IdNr.: ATU12345675',
        'USt-IdNr. des Leistungsempfängers: DE811907980',
      ],
      page: ['wir versteuern den Erwerb in Deutschland'],
    },
  ],
  [
    'a business from outside of the EU that delivers from there',
    { status: 'thirdCountry', goods: [['none', 800_000]], decided: { treatment: 'import' } },
    {
      basis: 'netto, ohne USt., Einfuhr',
      billing: 'Gutschrift',
      paper: ['die Einfuhrumsatzsteuer zahlt der Leistungsempfänger'],
    },
  ],
  [
    'a regular business whose doubtful goods were judged by a person',
    {
      status: 'regular',
      goods: [
        ['review', 600_000],
        ['none', 200_000],
      ],
      decided: { goods: { 'item-1': 'tablet' } },
    },
    {
      basis: 'netto zzgl. 19 % USt., teils ohne nach § 13b UStG',
      gross: '8.380,00 €',
      billing: 'Gutschrift',
      paper: [listed],
      page: [
        'Auf 1 × review 1 schulden wir die Umsatzsteuer',
        'Auf einen Teil der Geräte schulden wir die Umsatzsteuer',
      ],
    },
  ],
];

const router = createRouter({ routeTree: createRootRoute(), history: createMemoryHistory() });
const nothing = {
  act: async () => {},
  sendMessage: async () => {},
  handInAgreement: async () => {},
  checkInvoice: async () => undefined,
  correctInvoice: async () => {},
  answerMissing: async () => {},
  confirmAccount: async () => {},
  giveAccount: async () => {},
  upload: async () => ({ url: '', name: '' }),
  noticeSignOut: () => {},
  nameOffer: async () => {},
  askSignOff: async () => {},
  withdrawSignOff: async () => {},
  giveSignOff: async () => {},
};
const provider: PaperProvider = {
  ...{ productName: 'Ankaufwerk', name: 'Muster Ankauf e. K.', legalForm: 'e. K.', owner: 'Max Mustermann' },
  ...{ street: 'Musterstraße 1', zip: '04109', city: 'Leipzig', email: 'ankauf@example.org', phone: '0341 1' },
  ...{ register: { court: '', number: '' }, vatId: 'DE811907980', businessId: '', vatPercent: 19 },
};
const spaced = (text: string) => text.replaceAll('\u00a0', ' ').replaceAll(/\s+/g, ' ');

function pageOf(story: OfferStory): string {
  const html = renderToStaticMarkup(
    <RouterContextProvider router={router}>
      <OfferScreen view={viewOf(story)} actions={nothing} news="" />
    </RouterContextProvider>,
  );
  return spaced(html.replace(/<script.*?<\/script>/g, '').replace(/<[^>]+>/g, ' '));
}

function rowOf({ state }: OfferStory) {
  const columns = {
    id: offerId,
    createdAt: state.createdAt,
    inquiryId: null,
    orderId: null,
    sellerRow: sellerRowOf({ state, facts: {} }),
    ownName: null,
  };
  return listItem(
    { ...columns, summary: summaryOf(state), completion: null, payBy: null, promisedBy: null },
    state.createdAt,
  );
}

function mailOf({ state, events }: OfferStory): string {
  const event = events.at(-1);
  if (!event) throw new Error('Nothing happened');
  const reader = { hasAccount: true, statusUrl: 'https://x.example/s/', accessUrl: 'https://x.example/a/' };
  const { subject, text } = renderMail(
    inspectionPassedMail.compose({ offerId, event, state, publicUrl: 'https://x.example', reader }),
  );
  return spaced(`${subject} ${text}`);
}

/** What can be read on a paper: goods with their notes, sums, paragraphs. */
function paperOf(kind: IssuedKind, state: OfferState): string {
  const source = {
    number: 'XX-2026-000007',
    issuedAt: state.createdAt,
    state,
    provider,
    termsOf: () => undefined,
    processing: { textOf: () => undefined, subProcessors: [] },
  };
  const lines = letterOf(takeSnapshot(kind, source)).blocks.flatMap((block) => {
    if (block.type === 'table')
      return [
        ...block.rows.flatMap((row) => row.flatMap(({ notes = [] }) => notes)),
        ...(block.sums ?? []).map(({ name, amount }) => `${name}: ${amount}`),
      ];
    if (block.type === 'facts') return block.facts.map(({ name, value }) => `${name}: ${value}`);
    return block.type === 'paragraph' ? [block.text] : [];
  });
  return spaced(lines.join('\n'));
}

beforeAll(() => void vi.stubGlobal('sessionStorage', { getItem: () => null }));
afterAll(() => void vi.unstubAllGlobals());

describe.each(cases)('%s', (_name, sale, { basis, gross, billing, paper = [], page = [] }) => {
  const nextOnPage = {
    Ankaufbeleg: 'Wir stellen den Ankaufbeleg aus',
    Gutschrift: 'Wir stellen jetzt die Gutschrift aus',
    Rechnung: 'Rechnung einreichen',
    offen: 'Wir sind am Zug: Umsatzsteuer klären',
  };
  const nextInMail = {
    Ankaufbeleg: 'Als Nächstes erstellen wir den Ankaufbeleg',
    Gutschrift: 'Als Nächstes erstellen wir die Gutschrift',
    Rechnung: 'Rechnung',
    offen: 'Als Nächstes klären wir, wie Ihr Verkauf besteuert wird',
  };

  it('reads the same tax in the list, on the page and in the mail (INV-13, INV-15)', () => {
    const story = saleOf(sale);
    const row = rowOf(story);
    expect(spaced(basisWords(row))).toBe(basis);
    expect(spaced(grossWords(row))).toBe(gross === undefined ? '' : `brutto ${gross}`);
    const [shown, mail] = [pageOf(story), mailOf(story)];
    for (const text of page) expect(shown).toContain(text);
    if (gross !== undefined) expect([shown.includes(gross), mail.includes(gross)]).toEqual([true, true]);
    if (sale.status === undefined) expect(`${shown} ${mail}`).not.toMatch(/USt|netto|brutto/);
  });

  it('is told the same next step on the page, in the mail and in the list (INV-01)', () => {
    const story = saleOf(sale);
    expect(pageOf(story)).toContain(nextOnPage[billing]);
    expect(mailOf(story)).toContain(nextInMail[billing]);
    expect(rowOf(story).yourTurn).toBe(billing === 'Rechnung');
  });

  it('has it in its contract, as far as it is known when that is concluded (LEG-02)', () => {
    const { events } = saleOf(sale);
    const accepted = events.findIndex(({ type }) => type === 'bidAccepted');
    const state = foldEvents(events.slice(0, accepted + 1));
    if (!state) throw new Error('Nothing happened');
    const read = paperOf('purchaseContract', state);
    if (sale.status === undefined) expect(read).not.toMatch(/USt|netto|brutto/);
    if (sale.status === 'regular' && !sale.decided) {
      expect(read.includes('ohne USt., § 13b UStG')).toBe(basis.includes('§ 13b'));
      if (gross !== undefined) expect(read).toContain(`brutto: ${gross}`);
    }
  });

  it('gets the paper that was announced, with that tax, and no other', () => {
    const story = saleOf(sale);
    if (billing === 'Rechnung' || billing === 'offen') {
      const asked = { type: 'addCreditNote', number: 'GS-2026-000007', classes: {} } as const;
      expect(story.ask('provider', asked)).toHaveProperty('refusal');
      return;
    }
    const { state } = story.given('provider', { type: 'addCreditNote', number: 'XX-2026-000007', classes: {} });
    const read = paperOf(billing === 'Ankaufbeleg' ? 'purchaseReceipt' : 'selfBilledInvoice', state);
    for (const text of paper) expect(read).toContain(text);
    expect(read).toContain(gross ?? '8.000,00 €');
    if (billing === 'Ankaufbeleg') expect(read).not.toMatch(/USt|netto/);
  });
});

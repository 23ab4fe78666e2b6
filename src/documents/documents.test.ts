import { describe, expect, it } from 'vitest';
import type { PaperProvider } from '#domain/offer/papers/document-snapshot.ts';
import type { IssuedKind } from '#domain/offer/papers/documents.ts';
import type { VatStatus } from '#domain/offer/parties/addresses.ts';
import type { OfferState } from '#domain/offer/state.ts';
import { destruction, fullMedium } from '#tests/factories/full-medium.ts';
import { continueStory, offerIn } from '#tests/factories/offer-in-phase.ts';
import type { OfferStory } from '#tests/factories/offer-story.ts';
import { letterOf, takeSnapshot } from './documents.ts';
import type { Block } from './letter.ts';
import type { DocumentSource } from './source.ts';

const provider: PaperProvider = {
  ...{ productName: 'Ankaufwerk', name: 'Muster Ankauf e. K.', legalForm: 'e. K.', owner: 'Max Mustermann' },
  ...{ street: 'Musterstraße 1', zip: '04109', city: 'Leipzig', email: 'ankauf@example.org', phone: '0341 1' },
  ...{ register: { court: '', number: '' }, vatId: '', businessId: '', vatPercent: 19 },
};
const terms = {
  version: '2026-11',
  title: 'Ankaufbedingungen',
  parts: [
    { type: 'heading', text: '1. Geltung' },
    { type: 'paragraph', text: 'Schweigen ist nie eine Annahme.' },
  ],
} as const;
const business = { shippingMethod: 'shipment', offeredAsBusiness: true } as const;
const privately = { shippingMethod: 'shipment', offeredAsBusiness: false } as const;

/** Everything that can be read on a document of an offer. */
function textOf(
  kind: IssuedKind,
  state: OfferState,
  changes: Partial<PaperProvider> = {},
  more: Pick<DocumentSource, 'recorded' | 'account'> = {},
): string {
  const letter = letterOf(
    takeSnapshot(kind, {
      ...{ number: 'XX-2026-000007', issuedAt: '2026-12-04T23:30:00.000Z', state },
      ...more,
      provider: { ...provider, ...changes },
      termsOf: () => terms,
      processing: { textOf: () => terms, subProcessors: [] },
    }),
  );
  const references = letter.references.map(({ name, value }) => `${name}: ${value}`);
  const all = [letter.title, ...letter.addressee, ...references, ...letter.blocks.flatMap(linesOf)];
  return all.join('\n').replaceAll('\u00a0', ' ');
}

const signature = { name: 'Ada Wolf', role: 'Leiterin Datenlöschung' };

function linesOf(block: Block): string[] {
  if (block.type === 'amount') return [`${block.caption}: ${block.amount}`, ...block.notes];
  if (block.type === 'facts') return block.facts.map(({ name, value }) => `${name}: ${value}`);
  if (block.type === 'code') return [`${block.name} ${block.content}`, ...block.lines];
  if (block.type === 'columns') return block.parts.map(({ text }) => text);
  if (block.type !== 'table') return 'text' in block ? [block.text] : 'fields' in block ? [...block.fields] : [];
  const rows = block.rows.map((row) => row.map(({ text, notes = [] }) => [text, ...notes].join(' / ')).join(' | '));
  return [...rows, ...(block.sums ?? []).map(({ name, amount }) => `${name}: ${amount}`)];
}

function withStatus(story: OfferStory, vatStatus: VatStatus): OfferState {
  const { addresses } = story.state;
  if (!addresses) throw new Error('No addresses yet');
  const contractDetails = { ...addresses.contractDetails, vatStatus };
  return { ...story.state, addresses: { ...addresses, contractDetails } };
}

/** The seller has said what their own books go by. */
function withBooks(state: OfferState): OfferState {
  const { addresses } = state;
  if (!addresses) throw new Error('No addresses yet');
  const contractDetails = { ...addresses.contractDetails, orderNumber: '4500017', costCentre: 'KST 77' };
  const books = { name: 'Buchhaltung', company: 'Kern AG', street: 'Am Hof 2', zip: '20457', city: 'Hamburg' };
  return {
    ...state,
    addresses: { ...addresses, contractDetails, invoiceAddress: { differentFromContract: true, ...books } },
  };
}

/** The buyer owes the tax on these lines. */
function taxedAtBuyer(state: OfferState, ...itemIds: string[]): OfferState {
  const reverseCharge = { sum: 500_000, threshold: 500_000, itemIds };
  const [{ now: at }, total] = [offerIn('payout', business), state.payoutTotal ?? 0];
  return {
    ...state,
    document: { type: 'creditNote', kind: 'selfBilledInvoice', number: 'GS-1', total, at, reverseCharge },
  };
}

describe('the documents on media', () => {
  function deleted(...results: ('erased' | 'destroyed')[]): OfferState {
    const media = results.map((result, index) => ({
      serial: `SN-${index}`,
      model: 'PM883',
      method: 'Sanitize',
      result,
    }));
    return continueStory(offerIn('received'), ['startDeletion']).given('provider', { type: 'finishDeletion', media })
      .state;
  }

  it('name each medium once: erased ones on the certificate, destroyed ones on the proof (DEL-01)', () => {
    const state = deleted('erased', 'destroyed', 'erased');
    const certificate = textOf('deletionCertificate', state);
    expect(certificate).toContain('2 | PM883 | SN-2 | Sanitize | gelöscht');
    expect(certificate).not.toContain('SN-1');
    expect(certificate).toContain('Ein weiterer Datenträger wurde vernichtet');
    const proof = textOf('destructionProof', state);
    expect(proof).toContain('1 | PM883 | SN-1 | Sanitize | vernichtet');
    expect(proof).not.toContain('SN-0');
  });

  it('say everything that was recorded of a medium, what all share once, and what is confirmed', () => {
    const { state } = continueStory(offerIn('received'), ['startDeletion']).given('provider', {
      type: 'finishDeletion',
      media: [
        fullMedium('S-1', { result: 'erased' as const }),
        { ...fullMedium('S-2', { result: 'erased' as const }), passesCompleted: 3 },
      ],
      seal: 'PLOMBE 12',
      signature: { name: 'Ada Wolf', role: 'Leiterin Datenlöschung' },
    });
    const recorded = { media: state.deletion?.media ?? [], seal: 'PLOMBE 12', signature };
    const text = textOf('deletionCertificate', state, {}, { recorded });
    for (const shared of [
      'Standard: NIST SP 800-88 Rev. 2',
      'Stufe: Purge',
      'Werkzeug: nwipe 0.38',
      'Kapazität: 960 GB',
    ])
      expect(text.split(shared)).toHaveLength(2);
    expect(text).toContain('Durchgänge: 1 von 1');
    expect(text).toContain('Durchgänge: 3 von 1');
    for (const fact of [
      'Art: SSD (SATA)\nHersteller: Samsung',
      'Firmware: HXT7404Q\nAnschluss: SATA\nSektor: 512 Byte\nHPA/DCO: keine gefunden\naus Gerät: Dell R640',
      'Seriennummer des Geräts: 7XK9\nInventarnummer: INV-1\nGerätenummer bei uns: E-23456789',
      'Technik: ATA Sanitize Block Erase',
      'Prüfung: Stichprobe, 10 %',
      'Bericht: R-77\nPrüfergebnis: bestanden\nLesefehler: 0\nUmverteilte Sektoren: 2',
      'Dauer: 1 h 12 min\nAusgeführt: Kim Kern\nGeprüft: Ada Wolf',
      'Siegel, Behälter: PLOMBE 12',
      'Name: Ada Wolf\nFunktion: Leiterin Datenlöschung',
    ])
      expect(text).toContain(fact);
  });

  it('name for a destruction its two people, its level and its waste, one by one or as a lot', () => {
    const media = [{ serial: 'S-1', model: 'PM883', method: 'Schreddern', result: 'destroyed' as const, destruction }];
    const lots = [
      { description: 'Lose SSD', count: 12, weightGrams: 1_500, container: 'B-7', seal: 'P-9', destruction },
    ];
    const { state } = continueStory(offerIn('received'), ['startDeletion']).given('provider', {
      type: 'finishDeletion',
      media,
      lots,
    });
    const text = textOf('destructionProof', state);
    expect(text).toContain('die folgenden 13 Datenträger');
    expect(text).toMatch(/1 \| PM883 \| S-1 \| Schreddern \/ Sicherheitsstufe: H-4 \(DIN 66399\) \/ Schutzklasse: 2/);
    expect(text).toMatch(/Ausgeführt: Kim Kern \/ Bezeugt: Ada Wolf/);
    expect(text).toContain('Posten 1: Lose SSD\nAnzahl: 12\nGewicht: 1,5 kg\nBehälter: B-7\nSiegel: P-9');
    expect(text).toContain('Entsorger: Rein GmbH (§ 56 KrWG)\nAbfallschlüssel: 16 02 14');
  });

  it('are refused while a medium has no final result, and when a serial number stands twice (DEL-01, DEL-03)', () => {
    const state = deleted('erased');
    const having = (media: object[]) => ({ ...state, deletion: { ...state.deletion, media } }) as OfferState;
    const [first] = state.deletion?.media ?? [];
    const failed = having([{ ...first, result: 'failed' }]);
    expect(() => textOf('deletionCertificate', failed)).toThrow('failed');
    const twice = having([{ ...first }, { ...first, serial: ' sn-0' }]);
    expect(() => textOf('deletionCertificate', twice)).toThrow('twice');
  });

  it('name what the seller’s own books go by, and go to the seller', () => {
    const text = textOf('deletionCertificate', withBooks(deleted('erased')));
    expect(text).toMatch(/\nHafenstraße 12 a\n[\s\S]*Ihre Bestellnummer: 4500017\nIhre Kostenstelle: KST 77\n/);
    expect(text).toContain('Ihre Anschrift für Belege: Kern AG, Buchhaltung, Am Hof 2, 20457 Hamburg');
    expect(text).not.toContain('Verwendungszweck');
  });

  it('are not made of a skipped deletion (DEL-02)', () => {
    const { state } = continueStory(offerIn('received'), ['skipDeletion']);
    expect(() => textOf('deletionCertificate', state)).toThrow('not finished');
  });
});

describe('the Prüfprotokoll', () => {
  it('says of every agreed line what arrived and what was found, and what belongs to none', () => {
    const story = offerIn('inTransit').given('provider', {
      type: 'confirmScopeOfSupply',
      lines: [{ itemId: 'item-1', received: 2 }],
      foreign: [{ description: 'Netzteil HP', units: 4 }],
      note: 'Karton feucht',
    });
    continueStory(story, ['skipDeletion', 'startTesting']).given('provider', {
      type: 'finishTesting',
      lines: [{ itemId: 'item-1', result: 'deviating', note: 'ohne Netzteil' }],
    });
    const text = textOf('testProtocol', story.state);
    expect(text).toContain('Dell PowerEdge R640 / Befund: ohne Netzteil | 3 | 2 | weicht ab');
    expect(text).toContain('12 Bandkassetten LTO-6 | 2 | 0 | nicht angekommen');
    expect(text).toContain('Netzteil HP | 4');
    expect(text).toContain('Karton feucht');
    expect(text).not.toContain('Gerät für Gerät');
  });
});

describe('the Kaufvertrag', () => {
  it('holds the contract whole: each line, what was said and declared, the frozen deductions and the terms (LEG-02, LEG-10)', () => {
    const { state } = offerIn('agreed', privately);
    const { draft, items } = state;
    const [first, ...rest] = items;
    if (!draft || !first) throw new Error('No goods');
    const configuration = { working: false, packagingAvailable: false, remarks: 'Ein Kratzer am Deckel' };
    const said = {
      ...state,
      draft: { ...draft, comments: 'Bitte nur vormittags' },
      items: [{ ...first, configuration }, ...rest],
    };
    const account = { name: 'Kim Muster', company: 'Muster & Söhne', city: 'Leipzig' };
    const text = textOf('purchaseContract', said, {}, { account });
    for (const words of [
      'Kaufvertrag XX-2026-000007',
      'Sie unser Kaufpreisgebot angenommen',
      'Kaufpreis: 1.945,00 €',
      'wenn alle Geräte ankommen',
      `Verkäufer: Muster & Söhne, Kim Muster, Leipzig, ${said.email}`,
      'Käufer: Muster Ankauf e. K., Max Mustermann, Musterstraße 1, 04109 Leipzig',
      '| 3 | 640,00 € | 1.920,00 €',
      'Ein Kratzer am Deckel',
      'defekt',
      'Abzug je Gerät',
      'Bitte nur vormittags',
      'Versandetikett',
      'nie bar',
      'ohne Angabe von Gründen stornieren',
      'Ich bin Eigentümer der angebotenen Geräte',
      '(Fassung vom November 2026, erklärt am',
      'unsere Ankaufbedingungen in der Fassung vom November 2026. Sie stehen hier im Anschluss.\nAnkaufbedingungen, Fassung vom November 2026\n1. Geltung\nSchweigen ist nie eine Annahme.',
    ])
      expect(text).toContain(words);
    expect(text).not.toMatch(/netto|Umsatzsteuer|Widerruf/);
  });

  it('says when each wording was declared, and of one that was declared again the last time (LEG-03)', () => {
    const { state } = offerIn('agreed', privately);
    const at = (hour: number) => `2026-11-20T0${hour}:30:00.000Z`;
    const adult = { name: 'adult', textVersion: '2026-11' } as const;
    const text = textOf('purchaseContract', {
      ...state,
      declarations: [
        { ...adult, at: at(6) },
        { ...adult, at: at(8) },
      ],
    });
    expect(text).toContain('18 Jahre alt. (Fassung vom November 2026, erklärt am 20.11.2026, 09:30 Uhr)');
    expect(text).not.toContain('07:30');
  });

  it('that was concluded before times and terms were kept with it reads as before', () => {
    const { state } = offerIn('agreed', privately);
    const text = textOf('purchaseContract', { ...state, declarations: [{ name: 'adult', textVersion: '2026-11' }] });
    expect(text).toContain('Ich bin mindestens 18 Jahre alt. (Fassung vom November 2026)\n');
    expect(text).toContain('in der Fassung, der Sie zugestimmt haben');
  });

  it('leaves no line out, however many there are', () => {
    const { state } = offerIn('agreed', business);
    const [item, [line]] = [state.items[0], state.agreement?.lines ?? []];
    if (!item || !line || !state.agreement) throw new Error('No goods');
    const ids = Array.from({ length: 300 }, (_, index) => `many-${index}`);
    const items = ids.map((id) => ({ ...item, id, title: `Gerät ${id}` }));
    const agreement = { ...state.agreement, lines: ids.map((itemId) => ({ ...line, itemId })) };
    const text = textOf('purchaseContract', { ...state, items, agreement });
    expect(ids.filter((id) => !text.includes(`Gerät ${id}`))).toEqual([]);
    expect(text).toContain('netto, Umsatzsteuer zahlen wir zusätzlich');
  });
});

describe('the Ankaufbeleg', () => {
  it('is no invoice: its title says so, and it has not a word on value added tax (INV-05)', () => {
    const text = textOf('purchaseReceipt', offerIn('payout', privately).state);
    expect(text).toContain('Ankaufbeleg XX-2026-000007');
    expect(text).not.toMatch(/USt|Umsatzsteuer|MwSt|netto|brutto|Gutschrift|Rechnung/);
  });

  it('names the seller’s own numbers and sites beside the makers’, and none where none were given', () => {
    const { state } = offerIn('payout', privately);
    const [first, ...rest] = state.items;
    if (first === undefined) throw new Error('No goods');
    const marked = { ...first, serialNumbers: ['7XK2'], inventoryNumbers: ['INV-1', 'INV-2'], site: 'Leipzig' };
    const text = textOf('purchaseReceipt', { ...state, items: [marked, ...rest] });
    expect(text).toContain(
      'Seriennummer laut Ihrer Angabe: 7XK2 / Inventarnummern laut Ihrer Angabe: INV-1, INV-2 / Standort laut Ihrer Angabe: Leipzig',
    );
    expect(textOf('purchaseReceipt', state)).not.toMatch(/Inventarnummer|Standort laut/);
  });

  it('names the photos of each line by the numbers they have on the screen', () => {
    const { state } = offerIn('payout', privately);
    const [first, second, ...rest] = state.items;
    if (first === undefined || second === undefined) throw new Error('No goods');
    const pictured = [
      { ...first, imageUploads: ['a', 'b', 'c'] },
      { ...second, imageUploads: ['d'] },
    ];
    const text = textOf('purchaseReceipt', { ...state, items: [...pictured, ...rest] });
    expect(text).toMatch(/Foto 1 bis 3 aus Ihrer Anfrage.*Foto 4 aus Ihrer Anfrage/s);
    expect(textOf('purchaseReceipt', state)).not.toContain('Foto');
  });

  it('names both sides, the process, each price, the way of paying and the ownership (INV-14, LEG-03, LEG-60)', () => {
    const text = textOf('purchaseReceipt', offerIn('payout', privately).state);
    for (const line of [
      'Datum: 05.12.2026',
      'Auftrag: B-2026-000001',
      'Ankaufpreis: 1.945,00 €',
      '1 | Dell PowerEdge R640 | 3 | 640,00 € | 1.920,00 €',
      '2 | 12 Bandkassetten LTO-6 | 2 | 12,50 € | 25,00 €',
      'Zahlung: Überweisung auf DE02 1203 0000 0000 2020 51',
      'Ich bin Eigentümer der angebotenen Geräte',
      '(Fassung vom November 2026, erklärt am',
    ])
      expect(text).toContain(line);
  });
});

describe('the Gutschrift', () => {
  it('has the word, both addresses, the tax number, the day of supply and net, tax and gross (INV-04, INV-05, INV-31)', () => {
    const { state } = offerIn('payout', business);
    const text = textOf('selfBilledInvoice', state);
    for (const line of [
      'Gutschrift XX-2026-000007',
      'USt-IdNr.: DE136695976',
      'Leistungsempfänger: Muster Ankauf e. K., Max Mustermann, Musterstraße 1, 04109 Leipzig',
      'Leistungsdatum (Übergabe): 23.11.2026',
      'Summe netto: 1.945,00 €',
      'zuzüglich 19 % USt.: 369,55 €',
      'Auszahlungsbetrag brutto: 2.314,55 €',
    ])
      expect(text).toContain(line);
    expect(text).toMatch(/Leistender: .*Hafenstraße/);
  });

  it('goes to where the seller’s books are kept, under their numbers, and still names the seller', () => {
    const text = textOf('selfBilledInvoice', withBooks(offerIn('payout', business).state));
    expect(text).toMatch(/^Gutschrift XX-2026-000007\nKern AG\nBuchhaltung\nAm Hof 2\n20457 Hamburg\nNummer: /);
    expect(text).toContain('Ihre Bestellnummer: 4500017\nIhre Kostenstelle: KST 77\n');
    expect(text).toContain('Verwendungszweck: XX-2026-000007, B-2026-000001, 4500017, KST 77');
    expect(text).toMatch(/Leistender: .*Hafenstraße/);
    expect(text).not.toContain('Ihre Anschrift für Belege');
  });

  it('explains what was taken off an adjusted price, line by line', () => {
    const { state } = continueStory(offerIn('adjusted', business), ['acceptAdjustedBid']);
    const text = textOf('selfBilledInvoice', state);
    expect(text).toContain('vereinbart waren 1.945,00 € netto');
    expect(text).toContain('ohne Netzteil: 2 × 50,00 € = 100,00 € Abzug');
    expect(text).toContain('Summe netto: 1.845,00 €');
  });

  it.each([
    ['smallBusiness', 'Steuerfrei nach § 19 UStG (Kleinunternehmer)'],
    ['marginScheme', 'Gebrauchtgegenstände/Sonderregelung'],
  ] as const)('has no tax for %s, and says why (INV-10)', (status, sentence) => {
    const text = textOf('selfBilledInvoice', withStatus(offerIn('payout', business), status));
    expect(text).toContain(sentence);
    expect(text).toContain('Auszahlungsbetrag: 1.945,00 €');
    expect(text).not.toMatch(/19 %|netto|brutto/);
  });

  it('leaves the tax on listed goods to the buyer and pays it on the others, in one document (INV-15)', () => {
    const { state } = offerIn('payout', business);
    const text = textOf('selfBilledInvoice', taxedAtBuyer(state, 'item-2'));
    for (const line of [
      '12 Bandkassetten LTO-6 / Steuerschuldnerschaft des Leistungsempfängers | 2',
      'Summe netto, Steuer schuldet der Leistungsempfänger (0 %): 25,00 €',
      'Summe netto mit 19 % USt.: 1.920,00 €',
      'zuzüglich 19 % USt.: 364,80 €',
      'Auszahlungsbetrag: 2.309,80 €',
    ])
      expect(text).toContain(line);
    expect(text).not.toMatch(/R640 \/ Steuer/);
    expect(text.split('\n')).toContain('Steuerschuldnerschaft des Leistungsempfängers');
    const all = textOf('selfBilledInvoice', taxedAtBuyer(state, 'item-1', 'item-2'));
    expect(all).toContain('Auszahlungsbetrag: 1.945,00 €');
    expect(all).not.toMatch(/19 %|brutto/);
  });

  it.each(['publicBody', 'euBusiness', 'thirdCountry'] as const)(
    'is not made for %s, whom somebody has to judge',
    (status) => {
      const state = withStatus(offerIn('payout', business), status);
      expect(() => textOf('selfBilledInvoice', state)).toThrow('not decided');
    },
  );
});

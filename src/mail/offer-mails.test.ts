import { describe, expect, it } from 'vitest';
import { appointmentMail } from './appointment.tsx';
import { bidAdjustedMail } from './bid-adjusted.tsx';
import { bidPlacedMail } from './bid-placed.tsx';
import { cancelledMail } from './cancelled.tsx';
import { contractMail } from './contract.tsx';
import { documentReadyMail } from './document-ready.tsx';
import { goodsReceivedMail } from './goods-received.tsx';
import { inspectionPassedMail } from './inspection-passed.tsx';
import type { OfferMail, OfferMailFacts } from './offer-mail.ts';
import { offerMails } from './offer-mails.ts';
import { orderRejectedMail } from './order-rejected.tsx';
import { packagingDispatchedMail } from './packaging-dispatched.tsx';
import { paidMail } from './paid.tsx';
import { payoutDataChangedMail } from './payout-data-changed.tsx';
import { receivedMail } from './received.tsx';
import { reminderMails } from './reminder-mails.ts';
import { renderMail } from './render-mail.ts';
import {
  bidAnew,
  cancelledByCustomer,
  endedHalfway,
  labelUploaded,
  sampleFacts,
  soldPrivately,
  takenBackInPart,
} from './sample-offer.ts';
import { shippingLabelMail } from './shipping-label.tsx';

const every: readonly OfferMail[] = [...offerMails, ...reminderMails];
const written = (mail: OfferMail, facts: OfferMailFacts = mail.sample()) => renderMail(mail.compose(facts));
const spaced = (text: string) => text.replaceAll('\u00a0', ' ');

it.each([
  ['the inquiry', receivedMail, 'Unser Kaufpreisgebot kommt spätestens am Dienstag, 24. November 2026.'],
  ['the receipt', goodsReceivedMail, 'Die Prüfung ist spätestens am Donnerstag, 26. November 2026 abgeschlossen.'],
  ['the Ankaufbeleg', documentReadyMail, 'Wir zahlen spätestens am Mittwoch, 25. November 2026.'],
] as const)('the mail about %s names the last day of what is promised', (_name, mail, sentence) => {
  expect(spaced(written(mail).text).replaceAll(/\s+/g, ' ')).toContain(sentence);
});

describe.each(every.map((mail) => [mail.name, mail] as const))('the mail %s', (_name, mail) => {
  it('leads straight to the next step, in HTML and in plain text', () => {
    const { html, text } = written(mail);
    expect(html).toMatch(/href="https:\/\/ankauf\.example\/(kundenportal\/zum-verkauf\/|wizard\/|status\/)/);
    expect(text).toMatch(/https:\/\/ankauf\.example\/(kundenportal\/zum-verkauf\/\w+|wizard|status\/\w+)\//);
  });

  it('names the inquiry or the order in its subject', () => {
    expect(written(mail).subject).toMatch(/[AB]-2026-\d{6}/);
  });

  it('is written in formal German and shows no placeholder', () => {
    const { subject, text } = written(mail);
    expect(text).toContain('Guten Tag');
    expect(subject + text).not.toMatch(/undefined|null|NaN|\[object|\b(du|dein|dir)\b/);
  });

  it('names both colours wherever a text has a ground of its own, and knows the dark theme', () => {
    const { html } = written(mail);
    expect(html).toContain('<meta name="color-scheme" content="light dark"/>');
    expect(html).toContain('@media (prefers-color-scheme: dark)');
    const styled = [...html.matchAll(/<(?:a|span|p|h1)[^>]* style="([^"]*)"/g)].map(([, style = '']) => style);
    for (const style of styled.filter((one) => one.includes('background-color:'))) expect(style).toMatch(/(^|;)color:/);
  });

  it('never shows a whole IBAN', () => {
    const { html, text } = written(mail);
    expect(html + text).not.toMatch(/DE02 ?1203|DE89 ?3704/);
  });
});

describe('the set of mails', () => {
  it('has names that differ: they are part of the Message-ID', () => {
    expect(new Set(every.map((mail) => mail.name)).size).toBe(every.length);
  });
});

describe('the confirmation of receipt', () => {
  it('says that it is no contract yet and how to answer with the same address (LEG-02)', () => {
    const { text } = written(receivedMail);
    expect(text).toContain('noch kein Vertrag');
    expect(text).toContain('kim.muster@example.org');
    expect(text).toContain('https://ankauf.example/kundenportal/zum-verkauf/muster/');
    expect(text).toContain('3 × Dell PowerEdge R640');
  });

  it('carries no stranger’s link into a mailbox', () => {
    const facts = sampleFacts('linkedToInquiry');
    const items = [{ id: 'item-1', freetext: 'x', title: 'Gewinn: https://boese.example/konto', quantity: 1 }];
    const { html, text } = written(receivedMail, { ...facts, state: { ...facts.state, items } });
    expect(html + text).not.toContain('boese');
    expect(text).toContain('1 × Gerät nach eigener Beschreibung');
  });
});

describe('the bid', () => {
  it('names the amount, what is certain, the deadline and that it is net', () => {
    const { subject, text } = written(bidPlacedMail);
    expect(spaced(subject)).toContain('1.920,00 € netto zzgl. 19 % USt.');
    expect(spaced(text)).toContain('mindestens 1.875,00 € netto, wenn alle Geräte ankommen');
    expect(spaced(text)).toContain('ohne Einbauschienen: 15,00 € Abzug je Gerät');
    expect(text).toContain('Freitag, 4. Dezember 2026, 24 Uhr');
    expect(text).toContain('Andere Abzüge gibt es nicht.');
  });

  it('is flat for a private person: no word about VAT', () => {
    const { subject, text } = written(bidPlacedMail, sampleFacts('bidSubmitted', soldPrivately()));
    expect(subject + text).not.toMatch(/netto|USt/);
  });

  it('says when it answers a counterbid', () => {
    const { subject, text } = written(bidPlacedMail, sampleFacts('bidSubmitted', bidAnew()));
    expect(subject).toContain('Neues Kaufpreisgebot');
    expect(text).toContain('Ihren Gegenvorschlag nehmen wir so nicht an');
  });
});

describe('the adjusted bid', () => {
  it('names amount before and after, the reason of every line and the answer day', () => {
    const text = spaced(written(bidAdjustedMail).text);
    expect(text).toContain('Vereinbart: 2.000,00 €');
    expect(text).toMatch(/Angepasst:\s+1\.970,00 €/);
    expect(text).toContain('ohne Einbauschienen: 2 Geräte, je 15,00 € Abzug');
    expect(text).toContain('Freitag, 4. Dezember 2026');
    expect(text).toContain('Schweigen gilt nicht als Zustimmung');
  });
});

describe('mails that ask to pack', () => {
  const textOf = (mail: OfferMail) => written(mail).text.replaceAll(/\s+/g, ' ');

  it('name the number of parcels or pallets, and lead to the paper for each', () => {
    expect(textOf(shippingLabelMail)).toContain('Zu packen: 2 Pakete, zusammen ca. 48 kg. Die Packliste');
    expect(textOf(shippingLabelMail)).toContain(
      'enthält für jedes Paket ein Blatt mit den Geräten und ihren Seriennummern',
    );
    expect(textOf(appointmentMail)).toContain('Zu packen: 14 Paletten, zusammen ca. 3.180 kg.');
    expect(written(packagingDispatchedMail).html).toMatch(/\/cockpit\/offer-[^"]+\/packliste\//);
  });

  it('say beforehand that batteries are asked about (LOG-11)', () => {
    expect(textOf(appointmentMail)).toContain('Vorher fragen wir Sie beim Auftrag nach den Akkus von 543 Positionen.');
    expect(textOf(shippingLabelMail)).not.toContain('Akkus');
  });
});

describe('payment mails', () => {
  it('name what the seller’s own books go by beside the reference of the payment', () => {
    const facts = paidMail.sample();
    const { addresses } = facts.state;
    if (!addresses) throw new Error('No addresses');
    const contractDetails = { ...addresses.contractDetails, orderNumber: '4500017', costCentre: 'KST 77' };
    const { text } = written(paidMail, {
      ...facts,
      state: { ...facts.state, addresses: { ...addresses, contractDetails } },
    });
    expect(text.replaceAll(/\s+/g, ' ')).toMatch(/SEPA 2026-\d+, Ihre Bestellnummer 4500017, Ihre Kostenstelle KST 77/);
  });

  it('name the account by its first and last four characters', () => {
    expect(written(paidMail).text).toMatch(/DE02 [* ]+20 51/);
    expect(written(payoutDataChangedMail).text).toMatch(/DE89 [* ]+30 00/);
  });
});

describe('a name and a title that somebody typed', () => {
  const named = (name: string) => {
    const facts = sampleFacts('shippingLabelSent');
    const { addresses } = facts.state;
    if (!addresses) throw new Error('There are addresses');
    const contractAddress = { ...addresses.contractAddress, name };
    return { ...facts, state: { ...facts.state, addresses: { ...addresses, contractAddress } } };
  };

  it.each([
    ['Kim Muster', 'Guten Tag Kim Muster,'],
    ['\u202eMuster\u202c Kim', 'Guten Tag Muster Kim,'],
    ['Gewinn: https://boese.example', 'Guten Tag,'],
    ['kim@boese.example', 'Guten Tag,'],
    ['Kim\u200f\u2066Muster\r\nBcc: alle', 'Guten Tag Kim Muster Bcc: alle,'],
    ['  ', 'Guten Tag,'],
    ['x'.repeat(200), `Guten Tag ${'x'.repeat(60)} …,`],
    ['<b>Kim</b>', 'Guten Tag <b>Kim</b>,'],
    ['שרה כהן', 'Guten Tag שרה כהן,'],
  ])('greets %j without harm', (name, greeting) => {
    const { html, text } = written(shippingLabelMail, named(name));
    expect(text).toContain(greeting);
    expect(html).not.toContain('<b>');
    expect(html + text).not.toMatch(/[\u202a-\u202e\u2066-\u2069]|boese/);
  });

  it('keeps its direction of reading to itself', () => {
    expect(written(shippingLabelMail, named('שרה כהן')).html).toContain('<bdi>שרה כהן</bdi>');
  });
});

describe('a reminder', () => {
  it('can be switched off at the offer’s status page; no other mail can', () => {
    for (const mail of every) {
      const { text } = written(mail);
      expect(text.includes('#erinnerungen'), mail.name).toBe(reminderMails.some((reminder) => reminder === mail));
    }
  });
});

describe('a cancelled sale', () => {
  it('is told with our reason, or confirmed to the customer who withdrew', () => {
    expect(written(cancelledMail).text).toContain('Grund: Die Angaben zur Anschrift');
    const own = written(cancelledMail, sampleFacts('cancelled', cancelledByCustomer()));
    expect(own.text).toContain('storniert');
    expect(own.text).not.toContain('Grund');
  });
});

describe('the price that stays', () => {
  it('ends no sentence with two points', () => {
    const facts = sampleFacts('adjustingBidSkipped', soldPrivately());
    const { text } = written(inspectionPassedMail, {
      ...facts,
      state: { ...facts.state, offeredAsBusiness: true },
    });
    expect(spaced(text)).toContain('2.284,80 € brutto (1.920,00 € netto und 364,80 € USt.) wie vereinbart.');
    expect(text).not.toContain('..');
  });
});

describe('the Gutschrift', () => {
  it('of an old log names no tax beside a sum of which the buyer owes some (INV-15)', () => {
    const facts = sampleFacts('creditNoteAdded', soldPrivately());
    if (facts.state.document?.type !== 'creditNote') throw new Error('No Gutschrift');
    const document = {
      ...facts.state.document,
      reverseCharge: { sum: 500_000, threshold: 500_000, itemIds: ['item-1'] },
    };
    const state = { ...facts.state, offeredAsBusiness: true, document };
    const { text } = written(documentReadyMail, { ...facts, state });
    expect(spaced(text)).toContain(' € (netto, USt. laut Beleg) erstellt');
  });
});

it('the contract names the photos of each line by their numbers', () => {
  const facts = sampleFacts('bidAccepted', soldPrivately());
  const items = facts.state.items.map((item) => ({ ...item, imageUploads: ['a', 'b', 'c'] }));
  const { text } = written(contractMail, { ...facts, state: { ...facts.state, items } });
  expect(spaced(text).replaceAll(/\s+/g, ' ')).toContain('Nach Ihrer Angabe: Foto 1 bis 3');
});

it('the mail about the accepted price says what comes back, and that it does so before the payment', () => {
  const text = spaced(written(inspectionPassedMail, sampleFacts('adjustedBidAccepted', takenBackInPart())).text);
  expect(text.replaceAll(/\s+/g, ' ')).toContain(
    '1 Gerät kommt ohne Kosten zu Ihnen zurück. Wir zahlen aus, sobald es unterwegs ist.',
  );
});

it('the mail about an order that ends halfway keeps the goods of the other places where they are', () => {
  const text = spaced(written(orderRejectedMail, sampleFacts('orderRejected', endedHalfway())).text);
  expect(text.replaceAll(/\s+/g, ' ')).toContain(
    'Was noch an anderen Standorten steht, geben Sie bitte nicht mehr aus der Hand.',
  );
});

it.each([
  ['without a code', {}, 'Kein Drucker? Im Auftrag steht, wie es ohne geht, notfalls von Hand beschriftet.'],
  ['with one', { qrCode: { number: 'QR 4711' } }, 'Zeigen Sie am Schalter den QR-Code'],
])('the mail of the label tells who has no printer what to do, %s', (_, code, words) => {
  const { text } = written(shippingLabelMail, sampleFacts('shippingLabelSent', labelUploaded(code)));
  expect(spaced(text).replaceAll(/\s+/g, ' ')).toContain(words);
});

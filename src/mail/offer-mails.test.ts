import { describe, expect, it } from 'vitest';
import { eventTypes } from '#domain/offer/events.ts';
import { adjustmentReminderMail } from './adjustment-reminder.tsx';
import { bidAdjustedMail } from './bid-adjusted.tsx';
import { bidPlacedMail } from './bid-placed.tsx';
import { bidReminderMail } from './bid-reminder.tsx';
import { cancelledMail } from './cancelled.tsx';
import type { OfferFacts, OfferMail } from './offer-mail.ts';
import { offerMails } from './offer-mails.ts';
import { paidMail } from './paid.tsx';
import { payoutDataChangedMail } from './payout-data-changed.tsx';
import { receivedMail } from './received.tsx';
import { renderMail } from './render-mail.ts';
import {
  adjustmentRefused,
  bidAnew,
  cancelledByCustomer,
  fetched,
  payeeChanged,
  sampleFacts,
  soldByBusiness,
  soldPrivately,
} from './sample-offer.ts';

const every: readonly OfferMail[] = [...offerMails, bidReminderMail, adjustmentReminderMail];
const written = (mail: OfferMail, facts: OfferFacts = mail.sample()) => renderMail(mail.compose(facts));
const spaced = (text: string) => text.replaceAll('\u00a0', ' ');

describe.each(every.map((mail) => [mail.name, mail] as const))('the mail %s', (_name, mail) => {
  it('leads straight to the next step, in HTML and in plain text', async () => {
    const { html, text } = await written(mail);
    expect(html).toMatch(/href="https:\/\/ankauf\.example\/(cockpit\/offer-|wizard\/)/);
    expect(text).toMatch(/https:\/\/ankauf\.example\/(cockpit\/offer-[0-9a-f-]+|wizard)\//);
  });

  it('names the inquiry or the order in its subject', async () => {
    expect((await written(mail)).subject).toMatch(/[AB]-2026-\d{6}/);
  });

  it('is written in formal German and shows no placeholder', async () => {
    const { subject, text } = await written(mail);
    expect(text).toContain('Guten Tag');
    expect(subject + text).not.toMatch(/undefined|null|NaN|\[object|\b(du|dein|dir)\b/);
  });

  it('never shows a whole IBAN', async () => {
    const { html, text } = await written(mail);
    expect(html + text).not.toMatch(/DE02 ?1203|DE89 ?3704/);
  });
});

describe('the set of mails', () => {
  it('has at most one mail for each event', () => {
    for (const events of [soldByBusiness(), soldPrivately(), adjustmentRefused(), fetched(), payeeChanged()]) {
      for (const event of events) {
        expect(offerMails.filter((mail) => mail.isTriggeredBy(event)).length).toBeLessThanOrEqual(1);
      }
    }
  });

  it('is silent about what the customer did on the screen a moment ago', () => {
    const told = new Set(
      soldByBusiness()
        .filter((event) => offerMails.some((mail) => mail.isTriggeredBy(event)))
        .map((event) => event.type),
    );
    for (const type of ['submitted', 'counterbidSubmitted', 'addressesSubmitted', 'goodsDispatched', 'invoiceIssued']) {
      expect(eventTypes).toContain(type);
      expect([...told]).not.toContain(type);
    }
  });

  it('has names that differ: they are part of the Message-ID', () => {
    expect(new Set(every.map((mail) => mail.name)).size).toBe(every.length);
  });
});

describe('the confirmation of receipt', () => {
  it('says that it is no contract yet and how to register with the same address (LEG-02)', async () => {
    const { text } = await written(receivedMail);
    expect(text).toContain('noch kein Vertrag');
    expect(text).toContain('kim.muster@example.org');
    expect(text).toContain('https://ankauf.example/kundenportal/registrierung/');
    expect(text).toContain('3 × Dell PowerEdge R640');
  });

  it('carries no stranger’s link into a mailbox', async () => {
    const facts = sampleFacts('linkedToInquiry');
    const items = [{ id: 'item-1', freetext: 'x', title: 'Gewinn: https://boese.example/konto', quantity: 1 }];
    const { html, text } = await written(receivedMail, { ...facts, state: { ...facts.state, items } });
    expect(html + text).not.toContain('boese');
    expect(text).toContain('1 × Gerät nach eigener Beschreibung');
  });
});

describe('the bid', () => {
  it('names the amount, what is certain, the deadline and that it is net', async () => {
    const { subject, text } = await written(bidPlacedMail);
    expect(spaced(subject)).toContain('1.920,00 € netto zzgl. 19 % USt.');
    expect(spaced(text)).toContain('mindestens 1.875,00 €, wenn alle Geräte ankommen');
    expect(spaced(text)).toContain('ohne Einbauschienen: 15,00 € Abzug je Gerät');
    expect(text).toContain('Freitag, 4. Dezember 2026, 24 Uhr');
    expect(text).toContain('Andere Abzüge gibt es nicht.');
  });

  it('is flat for a private person: no word about VAT', async () => {
    const { subject, text } = await written(bidPlacedMail, sampleFacts('bidSubmitted', soldPrivately()));
    expect(subject + text).not.toMatch(/netto|USt/);
  });

  it('says when it answers a counterbid', async () => {
    const { subject, text } = await written(bidPlacedMail, sampleFacts('bidSubmitted', bidAnew()));
    expect(subject).toContain('Neues Kaufpreisgebot');
    expect(text).toContain('Ihren Gegenvorschlag nehmen wir so nicht an');
  });
});

describe('the adjusted bid', () => {
  it('names amount before and after, the reason of every line and the answer day', async () => {
    const text = spaced((await written(bidAdjustedMail)).text);
    expect(text).toContain('Vereinbart: 2.000,00 €');
    expect(text).toContain('Angepasst: 1.970,00 €');
    expect(text).toContain('ohne Einbauschienen: 2 Geräte, je 15,00 € Abzug');
    expect(text).toContain('Freitag, 4. Dezember 2026');
    expect(text).toContain('Schweigen gilt nicht als Zustimmung');
  });
});

describe('payment mails', () => {
  it('name the account by its first and last four characters', async () => {
    expect((await written(paidMail)).text).toMatch(/DE02 [* ]+20 51/);
    expect((await written(payoutDataChangedMail)).text).toMatch(/DE89 [* ]+30 00/);
  });
});

describe('a cancelled sale', () => {
  it('is told with our reason, or confirmed to the customer who withdrew', async () => {
    expect((await written(cancelledMail)).text).toContain('Grund: Die Angaben zur Anschrift');
    const own = await written(cancelledMail, sampleFacts('cancelled', cancelledByCustomer()));
    expect(own.text).toContain('zurückgezogen');
    expect(own.text).not.toContain('Grund');
  });
});

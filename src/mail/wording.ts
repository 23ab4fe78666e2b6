import { pages } from '#contract/urls.ts';
import type { OfferState } from '#domain/offer/state.ts';
import { basisOf } from '#domain/offer/summary.ts';
import { otherTaxOf } from '#domain/offer/tax.ts';
import type { Day } from '#domain/values/day.ts';
import { formatDayInFull } from '#domain/values/day-text.ts';
import { type Cents, formatMoney } from '#domain/values/money.ts';
import { shopConfig } from '#shop.config.ts';
import type { MailReader } from './offer-mail.ts';

interface OfferLinks {
  publicUrl: string;
  reader: MailReader;
}

/** Where a mail leads: the panel of what is to be done now, the questions, the documents, or just the state of things. */
export type MailTarget = 'now' | 'questions' | 'documents' | 'state' | 'newInquiry';

/** Address that leads to the very place, by the state of the account; looking at the state asks nobody without one for it. */
export function urlOf({ publicUrl, reader }: OfferLinks, target: MailTarget): string {
  switch (target) {
    case 'newInquiry':
      return `${publicUrl}${pages.wizard.start}`;
    case 'documents':
      return `${reader.accessUrl}#unterlagen`;
    case 'state':
      return reader.hasAccount ? reader.accessUrl : reader.statusUrl;
    case 'questions':
      return `${reader.accessUrl}#rueckfragen`;
    case 'now':
      return `${reader.accessUrl}#jetzt`;
  }
}

/** Where reminders of an offer are switched off, and on again. */
export function muteUrl({ reader }: Pick<OfferLinks, 'reader'>): string {
  return `${reader.statusUrl}#erinnerungen`;
}

/** Address of the terms, to be read and kept (LEG-02). */
export function termsUrl({ publicUrl }: Pick<OfferLinks, 'publicUrl'>): string {
  return `${publicUrl}${pages.terms}`;
}

/** 'Auftrag B-2026-000123' as soon as there is one, before that 'Anfrage A-2026-000123'. */
export function reference({ orderId, inquiryId }: OfferState): string {
  return orderId === undefined ? `Anfrage ${inquiryId ?? ''}`.trim() : `Auftrag ${orderId}`;
}

/** How VAT is named beside a net price (INV-13); a price to a private person stands alone. */
export function priceBasisText(state: OfferState): string {
  if (basisOf(state) === 'flat') return '';
  switch (otherTaxOf(state)) {
    case undefined:
      return `netto zzgl. ${shopConfig.vatPercent} % USt.`;
    case 'smallBusiness':
      return '(keine USt., § 19 UStG)';
    case 'marginScheme':
      return '(Gebrauchtgegenstände/Sonderregelung)';
    case 'undecided':
      return 'netto';
  }
}

/** An amount as the customer reads it: '1.920,00 €', with its basis for a business. */
export function priceText(amount: Cents, state: OfferState): string {
  return `${formatMoney(amount)} ${priceBasisText(state)}`.trim();
}

/** 'Freitag, 4. Dezember 2026, 24 Uhr': a deadline is open until the end of its day (LEG-01). */
export function deadlineText(day: Day): string {
  return `${formatDayInFull(day)}, 24 Uhr`;
}

/** '8.188' */
export function numberText(count: number): string {
  return count.toLocaleString('de-DE');
}

/** '1 Gerät', '3.000 Geräte'. */
export function unitsText(count: number): string {
  return count === 1 ? '1 Gerät' : `${numberText(count)} Geräte`;
}

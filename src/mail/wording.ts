import { priceBasisText } from '#contract/sale/price-tax-words.ts';
import { shopConfig } from '#contract/settings/shop-in-force.ts';
import { pages } from '#contract/site/urls.ts';
import { isTaxUndecided, ownInvoiceReasonOf } from '#domain/offer/standing.ts';
import type { OfferState } from '#domain/offer/state.ts';
import { basisOf } from '#domain/offer/summary.ts';
import { moneyOfOffer, otherTaxOf } from '#domain/offer/tax/price-tax.ts';
import type { Day } from '#domain/values/day.ts';
import { formatDayInFull } from '#domain/values/day-text.ts';
import { type Cents, formatMoney } from '#domain/values/money.ts';
import { numberText } from '#domain/values/number-text.ts';
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

/** How VAT is named beside the price as it stands; a price to a private person stands alone. */
export function basisText(state: OfferState): string {
  return priceBasisText({ basis: basisOf(state), otherTax: otherTaxOf(state) });
}

/** An amount as the customer reads it: '1.920,00 € netto zzgl. 19 % USt.', '1.920,00 € (keine USt., § 19 UStG)', or alone. */
export function priceText(amount: Cents, state: OfferState): string {
  const basis = basisText(state);
  if (basis === '') return formatMoney(amount);
  return `${formatMoney(amount)} ${basis.includes(',') ? `(${basis})` : basis}`;
}

/** What reaches the account: '2.284,80 € brutto (1.920,00 € netto und 364,80 € USt.)', or as `priceText` where no tax comes on top. */
export function payoutText(amount: Cents, state: OfferState, rounding = 0): string {
  const money = moneyOfOffer(state, shopConfig.vatPercent);
  if (!money || money.vat === 0) return priceText(amount, state);
  const { net, vat, gross } = money;
  return `${formatMoney(gross + rounding)} brutto (${formatMoney(net)} netto und ${formatMoney(vat + rounding)} USt.)`;
}

/** 'Freitag, 4. Dezember 2026, 24 Uhr': a deadline is open until the end of its day (LEG-01). */
export function deadlineText(day: Day): string {
  return `${formatDayInFull(day)}, 24 Uhr`;
}

/** '1 Gerät', '3.000 Geräte'. */
export function unitsText(count: number): string {
  return count === 1 ? '1 Gerät' : `${numberText(count)} Geräte`;
}

/** A business that has not agreed to a Gutschrift, or cannot get one, invoices us (INV-01); not while its tax is still to be decided. */
export function writesOwnInvoice(state: OfferState): boolean {
  return ownInvoiceReasonOf(state) !== undefined && !isTaxUndecided(state);
}

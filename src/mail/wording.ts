import { pages } from '#contract/urls.ts';
import type { OfferState } from '#domain/offer/state.ts';
import { basisOf } from '#domain/offer/summary.ts';
import type { Day } from '#domain/values/day.ts';
import { formatDayInFull } from '#domain/values/day-text.ts';
import { type Cents, formatMoney } from '#domain/values/money.ts';
import { shopConfig } from '#shop.config.ts';

interface OfferPlace {
  offerId: string;
  publicUrl: string;
}

/** Address of the offer's own screen. */
export function offerUrl({ offerId, publicUrl }: OfferPlace): string {
  return `${publicUrl}${pages.cockpit.offer(offerId)}`;
}

/** Address of the registration. */
export function registerUrl({ publicUrl }: Pick<OfferPlace, 'publicUrl'>): string {
  return `${publicUrl}${pages.account.register}`;
}

/** 'Auftrag B-2026-000123' as soon as there is one, before that 'Anfrage A-2026-000123'. */
export function reference({ orderId, inquiryId }: OfferState): string {
  return orderId === undefined ? `Anfrage ${inquiryId ?? ''}`.trim() : `Auftrag ${orderId}`;
}

/** How VAT is named beside a net price (domain.md 1.2); a price to a private person stands alone. */
export function priceBasisText(state: OfferState): string {
  if (basisOf(state) === 'flat') return '';
  switch (state.addresses?.contractDetails.vatStatus) {
    case undefined:
    case 'regular':
      return `netto zzgl. ${shopConfig.vatPercent} % USt.`;
    case 'smallBusiness':
      return '(keine USt., § 19 UStG)';
    case 'marginScheme':
      return '(Gebrauchtgegenstände/Sonderregelung)';
    default:
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

/** '1 Gerät', '3 Geräte'. */
export function unitsText(count: number): string {
  return count === 1 ? '1 Gerät' : `${count} Geräte`;
}

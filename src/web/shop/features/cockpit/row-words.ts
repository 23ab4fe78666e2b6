import type { OfferListItem } from '#contract/offer-view.ts';
import { formatDayInFull } from '#domain/values/day-text.ts';
import { shopConfig } from '#shop.config.ts';

/** Whose turn it is with an offer of the list, and until when. */
export function turnWords({ turn, deadline, stage }: OfferListItem): string {
  switch (turn) {
    case 'customer':
      return deadline === undefined ? 'Sie sind am Zug' : `Sie sind am Zug, bis ${formatDayInFull(deadline)}`;
    case 'provider':
      return 'Wir sind am Zug';
    case 'both':
      return stage === 'payout' ? 'Beleg und Abschluss stehen an' : 'Die Übergabe steht an';
    case 'nobody':
      return 'Nichts mehr zu tun';
  }
}

/** What stands under the amount of a business. */
export function basisWords({ basis }: OfferListItem): string {
  return basis === 'net' ? `netto zzgl. ${shopConfig.vatPercent} % USt.` : '';
}

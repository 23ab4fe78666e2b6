import type { OfferView } from '#contract/sale/offer-view.ts';
import { numberText } from '#domain/values/number-text.ts';

export type ShownAdjustedLine = NonNullable<OfferView['adjustment']>['lines'][number];

/** 'alle 3 angekommen' */
export function arrivedText(received: number, quantity: number): string {
  if (received < quantity) return `${received} von ${quantity} angekommen`;
  return quantity === 1 ? 'angekommen' : `alle ${quantity} angekommen`;
}

/** What an inspection has led to. */
export type InspectedView = Pick<OfferView, 'items' | 'testing' | 'adjustment'>;

/** '2 Geräte kommen', '1 Gerät kommt' */
export function backText(units: number): string {
  return units === 1 ? '1 Gerät kommt' : `${numberText(units)} Geräte kommen`;
}

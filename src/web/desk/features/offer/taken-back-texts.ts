import type { DeskOfferView } from '#contract/desk/desk-offer-view.ts';
import { numberText } from '#domain/values/number-text.ts';

/** By item 'Zurück an den Kunden: 2 von 3 angekommenen', which the warehouse has to know before the payment. */
export function takenBackTexts({ takenBack }: Pick<DeskOfferView, 'takenBack'>): ReadonlyMap<string, string> {
  return new Map(
    takenBack.map(({ itemId, units, received }) => [
      itemId,
      `Zurück an den Kunden: ${numberText(units)} von ${numberText(received)} angekommenen`,
    ]),
  );
}

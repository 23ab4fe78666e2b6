import type { DeskOfferView } from '#contract/desk/desk-offer-view.ts';

/** By item 'Zurück an den Kunden: 2 von 3 angekommenen', which the warehouse has to know before the payment. */
export function takenBackTexts({ adjustment }: Pick<DeskOfferView, 'adjustment'>): ReadonlyMap<string, string> {
  const counted = (count: number) => count.toLocaleString('de-DE');
  return new Map(
    (adjustment?.lines ?? []).flatMap(({ itemId, received, returned }): [string, string][] =>
      returned
        ? [[itemId, `Zurück an den Kunden: ${counted(returned.units)} von ${counted(received)} angekommenen`]]
        : [],
    ),
  );
}

import type { OfferView } from '#contract/sale/offer-view.ts';

const goodsTravel = {
  shipment: 'Nach dem Versand bestätigen wir den Eingang, löschen die Datenträger und prüfen die Geräte.',
  pickup: 'Nach der Abholung bestätigen wir den Eingang, löschen die Datenträger und prüfen die Geräte.',
  delivery: 'Nach der Übergabe bestätigen wir den Eingang, löschen die Datenträger und prüfen die Geräte.',
};

/** What follows once the goods have left. */
export function afterHandover(view: OfferView): string {
  return goodsTravel[shippingMethodOf(view)];
}

/** What the inspection can lead to. */
export const inspectionOutcomes =
  'Stimmt alles, zahlen wir den vereinbarten Preis. Sonst schlagen wir einen Preis mit Abzügen aus dem Preisblatt vor, den Sie annehmen oder ablehnen.';

/** How the goods travel; as parcels until it is said. */
export function shippingMethodOf({ shippingMethod = 'shipment' }: Pick<OfferView, 'shippingMethod'>) {
  return shippingMethod;
}

import type { Catalogue } from '#domain/catalogue/catalogue.ts';
import { allTrackingNumbers } from '#domain/offer/handover/tracked.ts';
import type { OfferState } from '#domain/offer/state.ts';
import type { DeclaredLine } from '#domain/units/unit.ts';

/** What was announced of a sale and agreed to, line by line. */
export function declaredLines({ items, agreement }: OfferState, catalogue: Catalogue): DeclaredLine[] {
  const quantities = new Map(agreement?.lines.map(({ itemId, quantity }) => [itemId, quantity]));
  return items.map(({ id, title, quantity, serialNumbers = [], inventoryNumbers = [], entryId }) => ({
    itemId: id,
    title,
    quantity: quantities.get(id) ?? quantity,
    serialNumbers,
    inventoryNumbers,
    articleCodes: entryId === undefined ? [] : articleCodesOf(catalogue, entryId),
  }));
}

/** The model's name and the short forms and part numbers that the catalogue knows beside it. */
function articleCodesOf({ byId }: Catalogue, entryId: string): string[] {
  const model = byId.get(entryId)?.model;
  return model ? [model.name, ...(model.words ?? '').split(', ')].filter(Boolean) : [];
}

/** Tracking numbers under which a sale's goods come. */
export function announcedParcels({ shippingLabelData, siteHandovers = [] }: OfferState): string[] {
  const labels = [shippingLabelData, ...siteHandovers.map((one) => one.shippingLabelData)];
  return labels.flatMap((label) => (label ? allTrackingNumbers(label) : []));
}

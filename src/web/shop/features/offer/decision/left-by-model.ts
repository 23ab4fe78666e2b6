import type { OfferView } from '#contract/sale/offer-view.ts';
import { countUnits, sheetModelsOf } from '../sheet/sheet-models.ts';
import { goodsRows } from '../sheet/sheet-rows.ts';

/** Devices of one model that are not sold. */
interface LeftModel {
  readonly title: string;
  readonly units: number;
  /** By which their owner knows them, as far as somebody reads them. */
  readonly numbers: readonly string[];
  /** How many numbers beyond. */
  readonly more: number;
}

const maxNumbers = 100;

/** What stays with the seller, by model and in the order of the offer. */
export function leftByModel(items: OfferView['items'], left: ReadonlySet<string>): LeftModel[] {
  const rows = goodsRows(items.filter(({ id }) => left.has(id)));
  return sheetModelsOf(rows).map(({ title, rows: own }) => {
    const numbers = own.flatMap(({ inventoryNumbers = [], serialNumbers = [] }) =>
      serialNumbers.length > 0 ? serialNumbers : inventoryNumbers,
    );
    return {
      title,
      units: countUnits(own),
      numbers: numbers.slice(0, maxNumbers),
      more: Math.max(0, numbers.length - maxNumbers),
    };
  });
}

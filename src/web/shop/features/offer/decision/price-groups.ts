import { type Cents, fromEuros, isEuros } from '#domain/values/money.ts';
import { modelNote } from '../sheet/model-note.ts';
import { countUnits } from '../sheet/sheet-models.ts';
import type { PricedSheetRow } from '../sheet/sheet-row.ts';

/** Devices of one model for which the bid offers the same: they get one own price. */
export interface OwnPriceGroup {
  /** Model and price of the bid. */
  readonly key: string;
  readonly title: string;
  /** Which devices of the model these are. */
  readonly note: string;
  readonly units: number;
  /** Cents that the bid offers for one. */
  readonly unitPrice: Cents;
}

/** Euros for one device, by the key of its group; null once emptied, NaN while it cannot be read. */
export type OwnPrices = ReadonlyMap<string, number | null>;

/** The groups of a bid's sheet, those of one model together. */
export function priceGroups(rows: readonly PricedSheetRow[]): OwnPriceGroup[] {
  const byModel = Map.groupBy(rows, ({ model }) => model);
  return [...byModel].flatMap(([model, own]) => {
    const byPrice = Map.groupBy(own, ({ quantity, total }) => total / quantity);
    return [...byPrice].map(([unitPrice, alike]) => ({
      key: `${model} ${unitPrice}`,
      title: alike[0]?.title ?? '',
      note: modelNote(alike),
      units: countUnits(alike),
      unitPrice,
    }));
  });
}

/** Cents for all devices of a group at an own price; the bid's where none is named, undefined while it cannot be read. */
export function ownTotal({ units, unitPrice }: OwnPriceGroup, own: number | null | undefined): Cents | undefined {
  if (own === undefined || own === null) return units * unitPrice;
  return isEuros(own) && own >= 0 ? units * fromEuros(own) : undefined;
}

/** Cents for all groups together; undefined while one price cannot be read. */
export function sumOfOwn(groups: readonly OwnPriceGroup[], prices: OwnPrices): Cents | undefined {
  return groups.reduce<Cents | undefined>((sum, group) => {
    const total = ownTotal(group, prices.get(group.key));
    return sum === undefined || total === undefined ? undefined : sum + total;
  }, 0);
}

import type { OfferItem } from '#domain/offer/item.ts';
import type { PackedUnits } from './fill-loads.ts';

/** What goods of an offer are called, and their numbers by the seller. */
export interface NumberedItem extends Pick<OfferItem, 'id' | 'title' | 'quantity'> {
  readonly serialNumbers?: readonly string[] | undefined;
  readonly inventoryNumbers?: readonly string[] | undefined;
}

/** Loads that are packed alike, from one number to another. */
interface LoadRun {
  readonly from: number;
  readonly to: number;
  readonly contents: readonly PackedUnits[];
}

/** What of one model lies in a load, and which of its units these are as far as they have numbers: of a run, those in all its loads. */
export interface PackedModel {
  readonly title: string;
  readonly units: number;
  /** 'SN-1', 'SN-1 (Inventar 4711)', 'Inventar 4711'. */
  readonly numbers: readonly string[];
}

/**
 * What is in each load, model by model. The units of an item go into its loads in the order of their numbers; a run of loads that are
 * alike has the numbers of all of them.
 */
export function packedModels(loads: readonly LoadRun[], items: readonly NumberedItem[]): PackedModel[][] {
  const byId = new Map(items.map((item) => [item.id, item]));
  const taken = new Map<string, number>();
  return loads.map(({ from, to, contents }) => {
    const parts = contents.map(({ itemId, units }) => {
      const start = taken.get(itemId) ?? 0;
      const inAll = units * (to - from + 1);
      taken.set(itemId, start + inAll);
      const item = byId.get(itemId);
      return { title: item?.title, units, numbers: item ? numbersOf(item, start, inAll) : [] };
    });
    return byModel(parts);
  });
}

/** The same goods as one line each model: '40 × Dell Latitude 5420'. */
export function packedModelsOf(contents: readonly PackedUnits[], items: readonly NumberedItem[]): PackedModel[] {
  return packedModels([{ from: 1, to: 1, contents }], items)[0] ?? [];
}

function byModel(parts: readonly (Omit<PackedModel, 'title'> & { readonly title: string | undefined })[]) {
  const models = new Map<string, { title: string; units: number; numbers: string[] }>();
  for (const { title = 'Gerät', units, numbers } of parts) {
    const model = models.get(title) ?? { title, units: 0, numbers: [] };
    model.units += units;
    model.numbers.push(...numbers);
    models.set(title, model);
  }
  return [...models.values()];
}

function numbersOf(
  { quantity, serialNumbers = [], inventoryNumbers = [] }: NumberedItem,
  start: number,
  units: number,
): string[] {
  // Only where every unit has its own the two stand for the same one.
  const isWhole =
    inventoryNumbers.length === quantity && (serialNumbers.length === quantity || serialNumbers.length === 0);
  const inventory = (index: number) => (isWhole ? inventoryNumbers[index] : undefined);
  return Array.from({ length: units }, (_, place) => start + place).flatMap((index) => {
    const [serial, own] = [serialNumbers[index], inventory(index)];
    if (serial === undefined) return own === undefined ? [] : [`Inventar ${own}`];
    return [own === undefined ? serial : `${serial} (Inventar ${own})`];
  });
}

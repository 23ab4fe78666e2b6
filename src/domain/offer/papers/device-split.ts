import type { Cents } from '#domain/values/money.ts';
import type { DeviceSplit } from '../facts.ts';
import type { OfferState } from '../state.ts';
import { pricedLines } from '../tax/price-tax.ts';

/** Cents that the devices of a line come to. */
export function sumOfDevices({ devices }: Pick<DeviceSplit, 'devices'>): Cents {
  return devices.reduce((sum, { units, price }) => sum + units * price, 0);
}

/** Whether prices of devices make up the price of each line that they name, to the cent, and no other (INV-14). */
export function fitsLines(split: readonly DeviceSplit[], state: OfferState): boolean {
  const totals = new Map(pricedLines(state).map(({ itemId, total }) => [itemId, total]));
  const isNamedOnce = new Set(split.map(({ itemId }) => itemId)).size === split.length;
  const isWhole = ({ units, price }: DeviceSplit['devices'][number]) => units > 0 && price >= 0;
  return (
    isNamedOnce && split.every((line) => line.devices.every(isWhole) && sumOfDevices(line) === totals.get(line.itemId))
  );
}

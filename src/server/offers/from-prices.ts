import type { DevicePrices } from '#contract/papers/document-draft.ts';
import type { DeviceSplit } from '#domain/offer/facts.ts';
import { paidDevices } from '#domain/units/paid-devices.ts';
import { fromEuros } from '#domain/values/money.ts';
import { Problem } from '#server/problem.ts';
import type { RecordedUnits } from './from-units.ts';

/** The prices of the devices as they are proposed, with those that somebody has set. Throws where they name other devices. */
export function splitOf(
  recorded: Pick<RecordedUnits, 'state' | 'units'> | undefined,
  prices: DevicePrices,
): readonly DeviceSplit[] {
  if (!recorded) return [];
  const proposed = paidDevices(recorded.state, recorded.units);
  const set = new Map(prices.map(({ itemId, devices }) => [itemId, devices]));
  if (prices.some(({ itemId }) => !proposed.some((line) => line.itemId === itemId))) throw changed();
  return proposed.map((line) => {
    const devices = set.get(line.itemId);
    if (!devices) return line;
    if (devices.length !== line.devices.length) throw changed();
    return {
      itemId: line.itemId,
      devices: line.devices.map((device, index) => {
        const wanted = devices[index];
        if (!wanted || wanted.plate !== device.plate) throw changed();
        return { ...device, price: fromEuros(wanted.price) };
      }),
    };
  });
}

const changed = () => new Problem(409, 'splitInvalid');

import type { DeviceSplit, PaidDevice } from '#domain/offer/facts.ts';
import type { OfferState } from '#domain/offer/state.ts';
import { pricedLines } from '#domain/offer/tax/price-tax.ts';
import { isMarginEligible } from '#domain/offer/tax/tax.ts';
import type { Cents } from '#domain/values/money.ts';
import type { Unit } from './unit.ts';
import { shares, unitPrices } from './unit-prices.ts';

/**
 * The price of each device, in cents, as it is proposed for a paper (INV-14): of the devices in the house by plate and serial number, of
 * goods that were counted without plates in as few entries as the cents allow. Empty where the goods are not sold on under the margin scheme.
 */
export function paidDevices(state: OfferState, units: readonly Unit[]): DeviceSplit[] {
  if (!isMarginEligible(state) || state.payoutTotal === undefined) return [];
  const prices = unitPrices(state, units);
  const byLine = Map.groupBy(units, (unit) => unit.itemId);
  const arrived = new Map(state.receipt?.lines.map(({ itemId, received }) => [itemId, received]));
  const serials = new Map(state.items.map(({ id, serialNumbers = [] }) => [id, serialNumbers]));
  return pricedLines(state).flatMap(({ itemId, quantity, total, received, returned }) => {
    const here = (byLine.get(itemId) ?? []).flatMap((unit) => asPaid(unit, prices.get(unit.plate)) ?? []);
    if (here.length > 0) return [{ itemId, devices: here }];
    const paid = (received ?? arrived.get(itemId) ?? quantity) - (typeof returned === 'number' ? returned : 0);
    if (paid <= 0 && total === 0) return [];
    return [{ itemId, devices: uncounted(total, Math.max(1, paid), serials.get(itemId) ?? []) }];
  });
}

function asPaid({ plate, serial }: Unit, price: Cents | undefined): PaidDevice | undefined {
  return price === undefined ? undefined : { plate, ...(serial !== undefined && { serial }), units: 1, price };
}

/** By the seller's serial numbers where there is one of each, else alike ones in one entry. */
function uncounted(total: Cents, count: number, serials: readonly string[]): PaidDevice[] {
  if (serials.length === count) return shares(total, serials).map(([serial, price]) => ({ serial, units: 1, price }));
  const price = Math.floor(total / count);
  const dearer = total - price * count;
  return [
    { units: dearer, price: price + 1 },
    { units: count - dearer, price },
  ].filter(({ units }) => units > 0);
}

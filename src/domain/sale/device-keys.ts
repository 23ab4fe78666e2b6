import { endPhases } from '#domain/offer/phase.ts';
import type { OfferState } from '#domain/offer/state.ts';
import { deviceNumber } from '#domain/values/device-number.ts';
import { canBeSerial } from '#domain/values/placeholder.ts';

/** What is shorter may stand on many devices. */
const fewestSigns = 4;

/** The serial numbers that a sale announces, as devices are compared, each once; none once it is over: a device that left may come again. */
export function deviceKeysOf(state: Pick<OfferState, 'items' | 'phase'>): string[] {
  return [...new Set(keysIn(state))];
}

/** The first of the serial numbers that a sale which is not over announces twice, as devices are compared. */
export function serialTwice(state: Pick<OfferState, 'items' | 'phase'>): string | undefined {
  const seen = new Set<string>();
  return keysIn(state).find((key) => seen.size === seen.add(key).size);
}

function keysIn({ items, phase }: Pick<OfferState, 'items' | 'phase'>): string[] {
  if (endPhases.includes(phase)) return [];
  return items
    .flatMap(({ serialNumbers = [] }) => serialNumbers)
    .filter(canBeSerial)
    .map(deviceNumber)
    .filter((key) => key.length >= fewestSigns);
}

import { batteryPlace } from '#domain/units/unit.ts';
import { logisticsRules } from '#server/settings/rules-in-force.ts';

/** The places that are offered for a device, as the owner names them; none where there is no such list. */
export function placesNow(): string[] {
  const { storagePlaces } = logisticsRules;
  return storagePlaces.length === 0 ? [] : [...new Set([...storagePlaces, batteryPlace])];
}

import type { UnitChange, UnitView } from '#contract/devices/units.ts';
import { batteryPlace } from '#domain/units/unit.ts';

/** A unit as it will be once a change that waits has reached the server. */
export function changedUnit(unit: UnitView, { photos = [], hold, batteryDamaged, ...fields }: UnitChange): UnitView {
  const set = Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== null));
  const gone = new Set(Object.keys(fields).filter((field) => !(field in set)));
  if (hold === null) gone.add('hold');
  if (batteryDamaged === false) gone.add('batteryDamaged');
  const { plate, arrivedAt, ...rest } = unit;
  const kept = Object.fromEntries(Object.entries(rest).filter(([field]) => !gone.has(field)));
  return {
    ...kept,
    ...(batteryDamaged && { batteryDamaged, place: unit.batteryDamaged ? (unit.place ?? batteryPlace) : batteryPlace }),
    ...set,
    ...(typeof hold === 'string' && { hold: { reason: hold, at: unit.hold?.at ?? arrivedAt } }),
    plate,
    arrivedAt,
    photos: [...unit.photos, ...photos],
  };
}

import type { UnitState } from '#domain/units/sale-units.ts';

/** What a device's state is called to its seller. */
export const unitStateWords: Readonly<Record<UnitState, string>> = {
  announced: 'noch nicht hier',
  missing: 'nicht angekommen',
  held: 'in Klärung',
  unannounced: 'nicht angekündigt',
  arrived: 'angekommen',
  erased: 'gelöscht',
  tested: 'geprüft',
  paid: 'bezahlt',
  returned: 'zurück',
};

import { numberText } from '#domain/values/number-text.ts';
import type { GoodsRow } from './sheet-row.ts';

/** What is behind a model's line: '4 Ausstattungen, 3 Standorte'; a single one is named. */
export function modelNote(rows: readonly GoodsRow[]): string {
  const equipment = new Set(rows.map(({ description = '' }) => description));
  const sites = new Set(rows.flatMap(({ site }) => site ?? []));
  const [onlyEquipment = ''] = equipment;
  const [onlySite = ''] = sites;
  return [
    equipment.size === 1 ? onlyEquipment : `${numberText(equipment.size)} Ausstattungen`,
    sites.size === 0 ? '' : sites.size === 1 ? `Standort ${onlySite}` : `${numberText(sites.size)} Standorte`,
  ]
    .filter(Boolean)
    .join(', ');
}

import type { GoodsInView, UnitView } from '#contract/devices/units.ts';
import { deviceNumber } from '#domain/values/device-number.ts';
import { isWithoutPlate } from './goods-in-counts.ts';

/** What a unit is called at the ramp. */
export function unitTitle(unit: UnitView, { lines }: Pick<GoodsInView, 'lines'>): string {
  return unit.model ?? lines.find(({ itemId }) => itemId === unit.itemId)?.title ?? 'Nicht angekündigtes Gerät';
}

/** What is known of it beside its title. */
export function unitFacts(unit: UnitView, { lines }: Pick<GoodsInView, 'lines'>): string[] {
  const place = lines.findIndex(({ itemId }) => itemId === unit.itemId);
  const line = lines[place];
  const isListed =
    line?.serialNumbers.some(
      (number) => unit.serial !== undefined && deviceNumber(number) === deviceNumber(unit.serial),
    ) ?? false;
  return [
    ...(line?.description ? [line.description] : []),
    ...(unit.serial === undefined ? ['ohne Seriennummer'] : [`Seriennummer ${unit.serial}`]),
    ...(unit.inventoryNumber === undefined ? [] : [`Inventarnummer ${unit.inventoryNumber}`]),
    ...(line === undefined ? [] : [`Position ${place + 1}${isListed ? ', steht in der Liste des Kunden' : ''}`]),
  ];
}

/** Short words for what is unusual about a unit. */
export function unitMarks({ hold, batteryDamaged, place, note, photos }: UnitView): string[] {
  return [
    ...(hold === undefined ? [] : [`angehalten: ${hold.reason}`]),
    ...(batteryDamaged ? ['Akku beschädigt'] : []),
    ...(place === undefined ? [] : [`Platz: ${place}`]),
    ...(note === undefined ? [] : [note]),
    ...(photos.length === 0 ? [] : [photos.length === 1 ? '1 Foto' : `${photos.length} Fotos`]),
  ];
}

/** Its plate, or that it has none yet. */
export function plateText(unit: UnitView): string {
  return isWithoutPlate(unit) ? 'Kennzeichen folgt, sobald gesendet ist' : unit.plate;
}

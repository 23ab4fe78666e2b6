import { plateChoices, plateOf } from '#domain/units/plate.ts';
import type { Ids } from '#server/ids.ts';

/** As many plates, drawn by chance; whether a unit had one of them before is for the caller to see. */
export function drawPlates(ids: Ids, count: number): string[] {
  const plates = new Set<string>();
  while (plates.size < count) plates.add(draw(ids));
  return [...plates];
}

/** Digits of a random id that are enough for every plate. */
const digits = 12;

function draw(ids: Ids): string {
  for (;;) {
    const number = Number.parseInt(ids.uuid().replaceAll('-', '').slice(0, digits), 16);
    const plate = plateOf(number % plateChoices);
    if (plate !== undefined) return plate;
  }
}

import { inArray } from 'drizzle-orm';
import { plateChoices, plateOf } from '#domain/units/plate.ts';
import type { Tx } from '#server/db/client.ts';
import { units } from '#server/db/schema/units.ts';
import type { Ids } from '#server/ids.ts';

/** As many plates as are wanted that no unit ever had, and none of those that are taken but not written yet. */
export async function newPlates(
  tx: Tx,
  ids: Ids,
  count: number,
  taken: { has(plate: string): boolean },
): Promise<string[]> {
  const plates = new Set<string>();
  while (plates.size < count) {
    const drawn = Array.from({ length: count - plates.size }, () => draw(ids)).filter((plate) => !taken.has(plate));
    const used = await tx.select({ plate: units.plate }).from(units).where(inArray(units.plate, drawn));
    const isUsed = new Set(used.map(({ plate }) => plate));
    for (const plate of drawn) if (!isUsed.has(plate)) plates.add(plate);
  }
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

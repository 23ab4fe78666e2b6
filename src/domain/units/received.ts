import type { Receipt, ReceivedUnit } from '#domain/offer/facts.ts';
import type { Agreement } from '#domain/offer/state.ts';
import type { Unit } from './unit.ts';

/** What the units in the house say of a delivery: how many of each agreed line are here, and what belongs to none. */
export function receiptOf({ lines }: Pick<Agreement, 'lines'>, units: readonly Unit[]): Omit<Receipt, 'note'> {
  const agreed = new Set(lines.map(({ itemId }) => itemId));
  const byLine = Map.groupBy(units, ({ itemId }) => itemId);
  const foreign = units.filter(({ itemId }) => itemId === undefined || !agreed.has(itemId));
  return {
    lines: lines.map(({ itemId }) => ({ itemId, received: byLine.get(itemId)?.length ?? 0 })),
    foreign: foreign.map((unit) => ({ description: foreignText(unit), units: 1 })),
    units: units.map(receivedUnit),
  };
}

function foreignText({ model = 'Nicht angekündigtes Gerät', serial }: Unit): string {
  return serial === undefined ? model : `${model}, Seriennummer ${serial}`;
}

function receivedUnit({ plate, itemId, serial, inventoryNumber }: Unit): ReceivedUnit {
  return {
    plate,
    ...(itemId !== undefined && { itemId }),
    ...(serial !== undefined && { serial }),
    ...(inventoryNumber !== undefined && { inventoryNumber }),
  };
}

import type { OfferState } from '#domain/offer/state.ts';
import type { Cents } from '#domain/values/money.ts';
import type { Unit } from './unit.ts';

type Settled = Pick<OfferState, 'agreement' | 'adjustment' | 'payoutTotal'>;

/**
 * What is paid for each device, in cents by its plate; empty before the price is settled. The total of a line is divided among its
 * devices that are here, to the cent: the first ones get what is left over. What was taken off a device by name is taken off that one. A
 * line of which some devices go back has no prices: nobody has said which.
 */
export function unitPrices(
  { agreement, adjustment, payoutTotal }: Settled,
  units: readonly Unit[],
): Map<string, Cents> {
  const prices = new Map<string, Cents>();
  if (!agreement || payoutTotal === undefined) return prices;
  const adjusted = new Map(
    adjustment?.answer === 'accepted' ? adjustment.lines.map((line) => [line.itemId, line]) : [],
  );
  const byLine = Map.groupBy(units, (unit) => unit.itemId);
  for (const { itemId, total: agreed } of agreement.lines) {
    const line = adjusted.get(itemId);
    if ((line?.returned ?? 0) > 0) continue;
    const plates = byLine.get(itemId)?.map(({ plate }) => plate) ?? [];
    const off = deductedByPlate(line?.deductions ?? [], new Set(plates));
    const taken = [...off.values()].reduce((sum, amount) => sum + amount, 0);
    for (const [plate, share] of shares((line?.total ?? agreed) + taken, plates))
      prices.set(plate, share - (off.get(plate) ?? 0));
  }
  return prices;
}

type Deductions = NonNullable<OfferState['adjustment']>['lines'][number]['deductions'];

/** What is taken off single devices, of deductions that name each of theirs. */
function deductedByPlate(deductions: Deductions, plates: ReadonlySet<string>): Map<string, Cents> {
  const off = new Map<string, Cents>();
  for (const { units, amount, found = [] } of deductions) {
    const named = [...new Set(found.map(({ plate }) => plate))];
    if (named.length !== units || !named.every((plate) => plates.has(plate))) continue;
    for (const plate of named) off.set(plate, (off.get(plate) ?? 0) + amount);
  }
  return off;
}

/** A sum in cents divided among things by their names, to the cent: the first ones get what is left over. */
export function shares(total: Cents, plates: readonly string[]): [plate: string, share: Cents][] {
  const each = Math.floor(total / plates.length);
  const rest = total - each * plates.length;
  return plates.map((plate, index) => [plate, each + (index < rest ? 1 : 0)]);
}

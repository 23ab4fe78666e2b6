import type { AdjustedLine, Adjustment, AppliedDeduction } from '../facts.ts';
import type { RefusalCode } from '../refusal.ts';
import { arrivedValue } from './sheet.ts';

/** So many arrived units of a line go back to the seller. */
export interface TakenBack {
  itemId: string;
  units: number;
}

type Found = Pick<AppliedDeduction, 'units' | 'amount'> & { readonly found?: readonly { readonly plate: string }[] };

type Priced = Pick<AdjustedLine, 'quantity' | 'received' | 'agreed'> & {
  readonly deductions: readonly Found[];
};

/**
 * Whether some units of a line may go back and the others stay. With two deductions nobody has said which unit has which, so such a line goes back whole or not
 * at all.
 */
export function isDivisible({ received, deductions }: Priced): boolean {
  return received > 1 && deductions.length <= 1;
}

/** A line without the units that go back: those with its deduction first. Cents for what stays: ceil(agreed × stays ÷ quantity), less the deductions that are left. */
function lineWithout<L extends Priced>(line: L, units: number): L & { returned: number; total: number } {
  const stays = line.received - units;
  const deductions = line.deductions
    .map((deduction) => withoutFirst(deduction, stays === 0 ? deduction.units : Math.min(deduction.units, units)))
    .filter((deduction) => deduction.units > 0);
  const deducted = deductions.reduce((sum, deduction) => sum + deduction.units * deduction.amount, 0);
  const total = arrivedValue({ quantity: line.quantity, total: line.agreed }, stays) - deducted;
  return { ...line, deductions, total, returned: units };
}

/** A deduction after so many of its devices have gone back, those first that were found first. */
function withoutFirst<D extends Found>(deduction: D, units: number): D {
  const plates = new Set(deduction.found?.map(({ plate }) => plate));
  const back = new Set([...plates].slice(0, units));
  const found = deduction.found?.filter(({ plate }) => !back.has(plate));
  return { ...deduction, units: deduction.units - units, ...(found && { found }) };
}

/** Cents of the units of a line that went back, before any deduction. */
export function worthOfReturned({ quantity, received, agreed, returned = 0 }: AdjustedLine): number {
  const line = { quantity, total: agreed };
  return arrivedValue(line, received) - arrivedValue(line, received - returned);
}

/** What of these lines goes back. */
export function takenBackOf(lines: readonly AdjustedLine[]): TakenBack[] {
  return lines.flatMap(({ itemId, returned = 0 }) => (returned > 0 ? [{ itemId, units: returned }] : []));
}

/**
 * The lines that change when these units go back, and what is then paid for all of them. Refused where the adjusted bid does not allow it, names units that
 * there are not, or where nothing would stay to be paid.
 */
export function takeBack(
  { lines, returnsOptional, fixedItemIds = [] }: Adjustment,
  wanted: readonly TakenBack[],
): { lines: AdjustedLine[]; total: number } | RefusalCode {
  if (!returnsOptional) return 'returnsNotOptional';
  const units = new Map(wanted.map((one) => [one.itemId, one.units]));
  const named = lines.filter(({ itemId }) => units.has(itemId));
  if (wanted.length === 0 || named.length !== wanted.length) return 'returnsInvalid';
  const isSound = named.every((line) => {
    const back = units.get(line.itemId) ?? 0;
    const isCount = Number.isInteger(back) && back >= 1 && back <= line.received;
    return isCount && !fixedItemIds.includes(line.itemId) && (back === line.received || isDivisible(line));
  });
  if (!isSound) return 'returnsInvalid';
  const changed = named.map((line) => lineWithout(line, units.get(line.itemId) ?? 0));
  const total = sumOf(lines) - sumOf(named) + sumOf(changed);
  return total > 0 ? { lines: changed, total } : 'nothingStays';
}

function sumOf(lines: readonly AdjustedLine[]): number {
  return lines.reduce((sum, { total }) => sum + total, 0);
}

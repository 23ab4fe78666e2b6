import { onePerLack } from '#domain/catalogue/same-lack.ts';
import type { Cents } from '#domain/values/money.ts';
import type { OfferItem } from '../item.ts';
import { isDriveWorthSound } from './lost-drives.ts';
import { type Deduction, deductionsPerUnit, type ProposedLine, type SheetLine, sheetTotal } from './sheet.ts';

/** Cents one unit may cost at most, so that every sum stays exact. */
const highestUnitPrice: Cents = 100_000_000;
const longestDeductionName = 120;

/** The sheet of a proposal, one line per item in the items' order, or undefined when the proposal breaks a rule. */
export function toSheet(items: readonly OfferItem[], proposed: readonly ProposedLine[]): SheetLine[] | undefined {
  const byItem = new Map(proposed.map((line) => [line.itemId, line]));
  if (byItem.size !== proposed.length || byItem.size !== items.length) return undefined;
  const lines: SheetLine[] = [];
  for (const item of items) {
    const line = byItem.get(item.id);
    if (!line || !isLineValid(line) || !isDriveWorthSound(item, line)) return undefined;
    const { unitPrice, deductions, driveWorth } = line;
    lines.push({
      itemId: item.id,
      quantity: item.quantity,
      total: unitPrice * item.quantity,
      deductions,
      ...(driveWorth !== undefined && { driveWorth }),
    });
  }
  const total = sheetTotal(lines);
  return total > 0 && Number.isSafeInteger(total) ? lines : undefined;
}

function isLineValid({ unitPrice, deductions }: ProposedLine): boolean {
  return (
    Number.isInteger(unitPrice) &&
    unitPrice >= 0 &&
    unitPrice <= highestUnitPrice &&
    onePerLack(deductions).length === deductions.length &&
    deductions.every(isDeductionValid) &&
    deductionsPerUnit(deductions) <= unitPrice
  );
}

function isDeductionValid({ name, amount }: Deduction): boolean {
  return name.trim() !== '' && name.length <= longestDeductionName && Number.isInteger(amount) && amount > 0;
}

import { isPricedIn } from '#domain/catalogue/said-answers.ts';
import { onePerLack } from '#domain/catalogue/same-lack.ts';
import type { OfferItem } from '../item.ts';
import type { Deduction, SheetLine } from './sheet.ts';

type Declared = Pick<OfferItem, 'configuration'>;
type DeclaredItems = readonly Pick<OfferItem, 'id' | 'configuration'>[];

/**
 * A line with the deductions that can still be made. Sheets that were frozen before name some that the price has taken off already, or one lack in two
 * ways: of those the lowest counts.
 */
export function openLine<Line extends { readonly deductions: readonly Deduction[] }>(
  line: Line,
  item: Declared | undefined,
): Line & { deductions: Deduction[] } {
  const open = line.deductions.filter((one) => !isPricedIn(one, item?.configuration));
  const counted = new Set(onePerLack(open.toSorted((one, other) => other.amount - one.amount)));
  return { ...line, deductions: open.filter((one) => counted.has(one)) };
}

/** Whether a deduction that a sheet names so would take off what the price has taken off already; one that it does not name is known by its words. */
export function isChargedTwice(
  name: string,
  line: Pick<SheetLine, 'deductions'> | undefined,
  item: Declared | undefined,
): boolean {
  return isPricedIn(line?.deductions.find((one) => one.name === name) ?? { name }, item?.configuration);
}

/** The same for all lines of a sheet, by the items that they are for. */
export function openLines(lines: readonly SheetLine[], items: DeclaredItems): SheetLine[] {
  const byId = new Map(items.map((item) => [item.id, item]));
  return lines.map((line) => openLine(line, byId.get(line.itemId)));
}

/** Whether a sheet would take off once more what a price has taken off already, since the seller said it of the item. */
export function chargesTwice(lines: readonly SheetLine[], items: DeclaredItems): boolean {
  return openLines(lines, items).some((line, index) => line.deductions.length !== lines[index]?.deductions.length);
}

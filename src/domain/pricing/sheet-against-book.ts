import { type Cents, formatMoney } from '#domain/values/money.ts';
import { namedDeductions, priceOnSheet, type SheetEntries, type SheetGroup, sumsOf } from './bid-sheet.ts';
import { differenceText, isUnusual } from './unusual-price.ts';

/** From so many times of what the book proposes on a whole sheet stands out: single prices move more than their sum. */
const farFactor = 1.5;

/** What a sheet comes to against the proposals of the book, over the goods that have both a price and a proposal. */
export interface AgainstBook {
  /** In German, with the sign: '+ 50.985,00 € gegenüber dem Preisbuch'. */
  readonly text: string;
  readonly isFar: boolean;
}

/** How far the sheet is from the price book; undefined where nothing differs, or nothing can be compared. */
export function againstBook(groups: readonly SheetGroup[], entries: SheetEntries): AgainstBook | undefined {
  let [given, proposed] = [0, 0];
  for (const group of groups) {
    const { cents } = priceOnSheet(group, entries);
    if (cents === undefined || group.proposal === undefined) continue;
    const units = unitsOf(group);
    given += units * cents;
    proposed += units * group.proposal.cents;
  }
  if (given === proposed) return undefined;
  const isFar = isUnusual(given, { low: proposed, high: proposed }, farFactor);
  return { text: `${differenceText(given, proposed)} gegenüber dem Preisbuch`, isFar };
}

/**
 * What one act has changed on a sheet, in German: '6 Gruppen, 48 Geräte geändert: + 3.200,00 €, zusammen 9.000,00 €', of deductions alone what
 * they do to the least that is paid; undefined where it changed nothing.
 */
export function changeText(
  groups: readonly SheetGroup[],
  before: SheetEntries,
  after: SheetEntries,
): string | undefined {
  let [count, units] = [0, 0];
  let [was, is]: [Cents, Cents] = [0, 0];
  let isAboutPrices = false;
  for (const group of groups) {
    const [old, now] = [priceOnSheet(group, before).cents, priceOnSheet(group, after).cents];
    const isPrice = old !== now;
    if (!isPrice && deductionsText(group, before) === deductionsText(group, after)) continue;
    isAboutPrices ||= isPrice;
    count += 1;
    units += unitsOf(group);
    was += unitsOf(group) * (old ?? 0);
    is += unitsOf(group) * (now ?? 0);
  }
  if (count === 0) return undefined;
  const goods = `${count === 1 ? '1 Gruppe' : `${count} Gruppen`}, ${units === 1 ? '1 Gerät' : `${units} Geräte`}`;
  if (isAboutPrices) return `${goods} geändert: ${differenceText(is, was)}, zusammen ${formatMoney(is)}`;
  const least = differenceText(sumsOf(groups, after).minimum, sumsOf(groups, before).minimum);
  return `Abzüge geändert, ${goods}: mindestens ${least}`;
}

function deductionsText(group: SheetGroup, entries: SheetEntries): string {
  return JSON.stringify(namedDeductions(group, entries));
}

function unitsOf({ lines }: SheetGroup): number {
  return lines.reduce((sum, { quantity }) => sum + quantity, 0);
}

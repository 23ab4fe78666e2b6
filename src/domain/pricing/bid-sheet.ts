import type { ItemConfiguration } from '#domain/catalogue/item-configuration.ts';
import { isPricedIn } from '#domain/catalogue/said-answers.ts';
import { onePerLack } from '#domain/catalogue/same-lack.ts';
import { type Deduction, deductionsPerUnit, type ProposedLine } from '#domain/offer/price/sheet.ts';
import type { Cents } from '#domain/values/money.ts';
import { amountsOf, type DeductionTemplate } from './deduction-template.ts';

/** A deduction as a buyer writes it: percent becomes cents of the price with every change of it, and for good when the bid is sent. */
export type SheetDeduction = Pick<DeductionTemplate, 'name' | 'amount' | 'shortcoming'>;

/** Lines with one price on the sheet that a buyer fills in. */
export interface SheetGroup {
  readonly key: string;
  readonly lines: readonly { readonly itemId: string; readonly quantity: number }[];
  /** Cents of a unit by the price book; only `fill` counts without a buyer. */
  readonly proposal?: { readonly cents: Cents; readonly confidence: 'fill' | 'suggest' };
  /** Cents of a unit in the bid that this one replaces. */
  readonly former?: Cents;
  /** What the price book names for such goods, or the bid before. */
  readonly deductions: readonly SheetDeduction[];
  /** Cents of a unit's drives that are kept or destroyed. */
  readonly driveWorth?: Cents;
  /** What the seller said that the price has taken off already: no deduction takes it off again, whoever typed it. */
  readonly declared?: ItemConfiguration;
}

/** What a buyer has typed on a sheet. */
export interface SheetEntries {
  /** Cents of a unit by the group's key. */
  readonly prices: Readonly<Record<string, Cents>>;
  /** By the group's key, in place of those that it came with. */
  readonly deductions: Readonly<Record<string, readonly SheetDeduction[]>>;
}

/** Where the price of a group comes from: typed, taken over from the bid before, filled in from the price book, or not there yet. */
export type PriceOrigin = 'typed' | 'former' | 'book' | 'open';

/** The price of a group as the sheet stands: cents of a unit, absent while it is open. */
export interface SheetPrice {
  readonly origin: PriceOrigin;
  readonly cents?: Cents;
}

/** What a sheet comes to, in cents, and what is missing. */
export interface SheetSums {
  readonly total: Cents;
  readonly minimum: Cents;
  readonly units: number;
  readonly lines: number;
  /** Lines without a price: nothing is sent before there are none. */
  readonly openLines: number;
  /** Lines whose price nobody had to look at. */
  readonly bookLines: number;
}

/** The price that counts for a group: what was typed, else that of the bid before, else one that the book is sure of. */
export function priceOnSheet({ key, proposal, former }: SheetGroup, { prices }: SheetEntries): SheetPrice {
  const typed = prices[key];
  if (typed !== undefined) return { origin: 'typed', cents: typed };
  if (former !== undefined) return { origin: 'former', cents: former };
  return proposal?.confidence === 'fill' ? { origin: 'book', cents: proposal.cents } : { origin: 'open' };
}

/** The deductions of a group as they were typed, or as it came with them, without what the price has taken off already or names twice. */
export function namedDeductions(group: SheetGroup, entries: SheetEntries): readonly SheetDeduction[] {
  const named = entries.deductions[group.key] ?? group.deductions;
  return onePerLack(named).filter((one) => !isPricedIn(one, group.declared));
}

/** The deductions of a group for one unit, in cents of its price; none while it has none. */
function deductionsOnSheet(group: SheetGroup, entries: SheetEntries): readonly Deduction[] {
  const { cents } = priceOnSheet(group, entries);
  if (cents === undefined) return [];
  return amountsOf(namedDeductions(group, entries), cents);
}

/** What the sheet comes to as it stands; open groups count nothing. */
export function sumsOf(groups: readonly SheetGroup[], entries: SheetEntries): SheetSums {
  const sums = { total: 0, minimum: 0, units: 0, lines: 0, openLines: 0, bookLines: 0 };
  for (const group of groups) {
    const { origin, cents } = priceOnSheet(group, entries);
    const units = unitsOf(group);
    sums.units += units;
    sums.lines += group.lines.length;
    if (origin === 'book') sums.bookLines += group.lines.length;
    if (cents === undefined) sums.openLines += group.lines.length;
    else {
      sums.total += units * cents;
      sums.minimum += units * (cents - deductionsPerUnit(deductionsOnSheet(group, entries)));
    }
  }
  return sums;
}

/** The lines of the bid that the sheet makes, all in cents; undefined while a group is open. */
export function proposedLines(
  groups: readonly SheetGroup[],
  entries: SheetEntries,
): readonly ProposedLine[] | undefined {
  const lines: ProposedLine[] = [];
  for (const group of groups) {
    const { cents } = priceOnSheet(group, entries);
    if (cents === undefined) return undefined;
    const deductions = deductionsOnSheet(group, entries).map((one) => ({ ...one }));
    const worth = group.driveWorth === undefined ? {} : { driveWorth: group.driveWorth };
    for (const { itemId } of group.lines) lines.push({ itemId, unitPrice: cents, deductions, ...worth });
  }
  return lines;
}

/** Units of all lines of a group. */
function unitsOf({ lines }: Pick<SheetGroup, 'lines'>): number {
  return lines.reduce((sum, { quantity }) => sum + quantity, 0);
}

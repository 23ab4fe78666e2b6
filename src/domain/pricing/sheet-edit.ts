import { isPricedIn } from '#domain/catalogue/said-answers.ts';
import type { Cents } from '#domain/values/money.ts';
import { namedDeductions, priceOnSheet, type SheetDeduction, type SheetEntries, type SheetGroup } from './bid-sheet.ts';
import type { PriceEntry } from './column-entry.ts';

/** What is on a sheet, and what was there before each change, the newest last. */
export interface SheetHistory {
  readonly now: SheetEntries;
  readonly before: readonly SheetEntries[];
}

const longestHistory = 200;

/** A change that can be taken back; one that changes nothing is none. */
export function changed(history: SheetHistory, now: SheetEntries): SheetHistory {
  if (now === history.now) return history;
  return { now, before: [...history.before, history.now].slice(-longestHistory) };
}

/** The sheet as it was before its last change. */
export function undone(history: SheetHistory): SheetHistory {
  const now = history.before.at(-1);
  return now === undefined ? history : { now, before: history.before.slice(0, -1) };
}

/** Types prices over: cents of a unit by the group's key, undefined to go back to what stood there. */
export function withPrices(
  entries: SheetEntries,
  typed: readonly (readonly [key: string, cents: Cents | undefined])[],
): SheetEntries {
  if (typed.every(([key, cents]) => entries.prices[key] === cents)) return entries;
  const prices = new Map(Object.entries(entries.prices));
  for (const [key, cents] of typed) {
    if (cents === undefined) prices.delete(key);
    else prices.set(key, cents);
  }
  return { ...entries, prices: Object.fromEntries(prices) };
}

/** Takes what the book proposes; groups of which it knows nothing stay as they are. */
export function withProposals(entries: SheetEntries, groups: readonly SheetGroup[]): SheetEntries {
  return withPrices(
    entries,
    groups.flatMap(({ key, proposal }) => (proposal ? [[key, proposal.cents] as const] : [])),
  );
}

/** Moves prices by a percentage, to whole cents and never below nothing; open groups stay open. */
export function movedBy(entries: SheetEntries, groups: readonly SheetGroup[], percent: number): SheetEntries {
  const moved = groups.flatMap((group) => {
    const { cents } = priceOnSheet(group, entries);
    return cents === undefined ? [] : [[group.key, Math.max(0, Math.round((cents * (100 + percent)) / 100))] as const];
  });
  return withPrices(entries, moved);
}

/** Gives groups the price of the first one of them. */
export function filledDown(entries: SheetEntries, groups: readonly SheetGroup[]): SheetEntries {
  const [first, ...others] = groups;
  const cents = first && priceOnSheet(first, entries).cents;
  if (cents === undefined) return entries;
  return withPrices(
    entries,
    others.map(({ key }) => [key, cents]),
  );
}

/** Puts a pasted column onto groups, one below the other; an empty cell and one that is no price change nothing. */
export function withColumn(
  entries: SheetEntries,
  groups: readonly SheetGroup[],
  column: readonly PriceEntry[],
): SheetEntries {
  const typed = groups.flatMap(({ key }, index) => {
    const entry = column[index];
    return entry?.kind === 'price' ? [[key, entry.cents] as const] : [];
  });
  return withPrices(entries, typed);
}

/** Puts other deductions onto groups in place of those that they came with. */
export function withDeductions(
  entries: SheetEntries,
  keys: readonly string[],
  deductions: readonly SheetDeduction[],
): SheetEntries {
  const given = Object.fromEntries(keys.map((key) => [key, deductions]));
  return { ...entries, deductions: { ...entries.deductions, ...given } };
}

/** Puts the deductions of one group onto others; what its price alone has taken off already stays as the others have it. */
export function withDeductionsOf(
  entries: SheetEntries,
  group: SheetGroup,
  others: readonly SheetGroup[],
): SheetEntries {
  const named = namedDeductions(group, entries);
  return others.reduce((now, other) => {
    const own = namedDeductions(other, entries).filter((one) => isPricedIn(one, group.declared));
    return withDeductions(now, [other.key], [...named, ...own]);
  }, entries);
}

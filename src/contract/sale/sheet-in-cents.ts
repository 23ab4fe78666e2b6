import type { DeskCommandBody } from '#contract/desk/desk-commands.ts';
import type { NamedDeduction } from '#domain/catalogue/shortcomings.ts';
import type { Deduction } from '#domain/offer/price/sheet.ts';
import type { SheetDeduction, SheetEntries, SheetGroup } from '#domain/pricing/bid-sheet.ts';
import { fromEuros, toEuros } from '#domain/values/money.ts';
import type { BidEntries, BidGroup, WireDeduction } from './bid-sheet.ts';

type SentLines = DeskCommandBody<'submitBid'>['lines'];

/** The groups of a sheet as the arithmetic takes them, in cents. */
export function sheetGroups(groups: readonly BidGroup[]): readonly SheetGroup[] {
  return groups.map(({ key, lines, proposal: { amount, confidence }, former, deductions, driveWorth, declared }) => ({
    key,
    lines: lines.map(({ itemId, quantity }) => ({ itemId, quantity })),
    ...(amount !== undefined && confidence !== 'ask' && { proposal: { cents: fromEuros(amount), confidence } }),
    ...(former !== undefined && { former: fromEuros(former) }),
    deductions: deductions.map(inCents),
    ...(driveWorth !== undefined && { driveWorth: fromEuros(driveWorth) }),
    ...(declared && { declared }),
  }));
}

/** What was typed, in cents. */
export function entriesInCents({ prices, deductions }: Pick<BidEntries, 'prices' | 'deductions'>): SheetEntries {
  return {
    prices: Object.fromEntries(prices.map(({ group, amount }) => [group, fromEuros(amount)])),
    deductions: Object.fromEntries(deductions.map(({ group, deductions: some }) => [group, some.map(inCents)])),
  };
}

/** The same in euros, as it is kept and sent. */
export function entriesInEuros({ prices, deductions }: SheetEntries): Pick<BidEntries, 'prices' | 'deductions'> {
  return {
    prices: Object.entries(prices).map(([group, cents]) => ({ group, amount: toEuros(cents) })),
    deductions: Object.entries(deductions).map(([group, some]) => ({ group, deductions: some.map(inEuros) })),
  };
}

/** Lines of a bid as they are sent, in euros. */
export function linesInEuros(
  lines: readonly {
    readonly itemId: string;
    readonly unitPrice: number;
    readonly deductions: readonly Deduction[];
    readonly driveWorth?: number;
  }[],
): SentLines {
  return lines.map(({ itemId, unitPrice, deductions, driveWorth }) => ({
    itemId,
    unitPrice: toEuros(unitPrice),
    deductions: deductions.map(({ amount, ...named }) => ({ ...named, amount: toEuros(amount) })),
    ...(driveWorth !== undefined && { driveWorth: toEuros(driveWorth) }),
  }));
}

function inCents({
  name,
  shortcoming,
  ...one
}: NamedDeduction & {
  euros?: number | undefined;
  percent?: number | undefined;
}): SheetDeduction {
  const amount = one.percent === undefined ? { cents: fromEuros(one.euros ?? 0) } : { percent: one.percent };
  return { name, ...(shortcoming !== undefined && { shortcoming }), amount };
}

function inEuros({ amount, ...named }: SheetDeduction): WireDeduction {
  return 'cents' in amount ? { ...named, euros: toEuros(amount.cents) } : { ...named, percent: amount.percent };
}

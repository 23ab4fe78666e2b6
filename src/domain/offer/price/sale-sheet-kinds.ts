/** What a sale comes to at each of its steps, in their order: each is a sheet that its owner can take along. */
export const saleSheets = ['inquiry', 'bid', 'agreement', 'adjustment', 'result'] as const;
export type SaleSheetKind = (typeof saleSheets)[number];

/** What tells which sheets there are: as stored, or as its owner sees it. */
interface Steps {
  readonly items: readonly unknown[];
  readonly bid?: unknown;
  readonly agreement?: unknown;
  readonly adjustment?: unknown;
  readonly payoutTotal?: unknown;
}

/** The sheets that an offer has so far; none without positions. */
export function saleSheetsOf({ items, bid, agreement, adjustment, payoutTotal }: Steps): SaleSheetKind[] {
  const steps: Record<SaleSheetKind, unknown> = { inquiry: items, bid, agreement, adjustment, result: payoutTotal };
  return items.length === 0 ? [] : saleSheets.filter((kind) => steps[kind] !== undefined);
}

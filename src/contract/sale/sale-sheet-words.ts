import type { SaleSheetKind } from '#domain/offer/price/sale-sheet-kinds.ts';

/** What the sheet of each step is called; its file begins with it. */
export const saleSheetNames: Readonly<Record<SaleSheetKind, string>> = {
  inquiry: 'Anfrage',
  bid: 'Kaufpreisgebot',
  agreement: 'Vereinbarter Kaufpreis',
  adjustment: 'Angepasster Ankaufpreis',
  result: 'Ergebnis',
};

/** What a sheet is called with the number of its sale, 'Kaufpreisgebot A-2026-000123'. */
export function saleSheetTitle(
  kind: SaleSheetKind,
  { orderId, inquiryId }: { readonly orderId?: string; readonly inquiryId?: string },
): string {
  const number = orderId ?? inquiryId;
  return number === undefined ? saleSheetNames[kind] : `${saleSheetNames[kind]} ${number}`;
}

import type { SaleSheetKind } from '#domain/offer/price/sale-sheet-kinds.ts';
import type { Register } from '#domain/units/register-rows.ts';

/** The kinds of files that lists are given out as. */
export const listFormats = ['csv', 'xlsx'] as const;
export type ListFormat = (typeof listFormats)[number];

/** The kinds of files that the sheet of a sale is given out as. */
export const sheetFormats = ['xlsx', 'csv', 'pdf'] as const;
export type SheetFormat = (typeof sheetFormats)[number];

/** Addresses of the calls about lists of goods; apart from the others, so that the first load of a page does without them. */
export const listCalls = {
  read: '/selfservice/api/readList',
  /** An example of a list, to be filled in. */
  template: (ending: ListFormat) => `/selfservice/api/listTemplate.${ending}`,
  /** The sheet of a step of an own sale. */
  sheet: (offerId: string, sheet: SaleSheetKind, format: SheetFormat) =>
    `/selfservice/api/exportSheet/${encodeURIComponent(offerId)}?sheet=${sheet}&format=${format}`,
  /** The devices of an own sale, one a row, for the seller's asset register. */
  units: (offerId: string, format: ListFormat) =>
    `/selfservice/api/unitList/${encodeURIComponent(offerId)}?format=${format}`,
  /** The list that the seller handed in, with what is known of each device behind its rows. */
  ownList: (offerId: string, format: ListFormat) =>
    `/selfservice/api/unitList/${encodeURIComponent(offerId)}?format=${format}&list=own`,
  /** The devices that are paid, as the import file of an asset register. */
  register: (offerId: string, register: Register) =>
    `/selfservice/api/unitList/${encodeURIComponent(offerId)}?format=csv&list=${register}`,
} as const;

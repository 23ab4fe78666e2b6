import { sellerNameOf } from '#domain/offer/parties/seller-name.ts';
import { deskTextOf } from '#domain/sale/search-text.ts';
import { type DeskTask, deskSides } from './desk-tasks.ts';
import { deviceKeysOf } from './device-keys.ts';
import type { Sale } from './sale.ts';
import { blocksOf, notesOf } from './sale-notes.ts';
import { type SellerRow, sellerRowOf } from './seller-turn.ts';
import { sideOf, taskOf } from './task-of.ts';

interface SaleStanding {
  readonly deskTask: DeskTask;
  /** Place of whose turn it is in `deskSides`. */
  readonly deskSide: number;
  /** Codes of what has to be known, with blanks between them. */
  readonly deskNotes: string;
  /** The same of what keeps it from going on. */
  readonly deskBlocks: string;
  readonly sellerRow: SellerRow;
}

interface SaleRow extends SaleStanding {
  readonly sellerName: string;
  readonly deskText: string;
  /** Serial numbers of its devices, as numbers are compared. */
  readonly deviceKeys: string[];
}

/** What the lists of both sides and the desk's search go by; all of it follows from the sale, the clock left aside. Its search text is not made again where it is known. */
export function saleRowOf(sale: Sale, searchText?: string): SaleRow {
  return {
    ...saleStandingOf(sale),
    sellerName: sellerNameOf(sale.state),
    deskText: deskTextOf(sale.state, searchText),
    deviceKeys: deviceKeysOf(sale.state),
  };
}

/** The part of it that follows from what stands outside the event log too. */
export function saleStandingOf(sale: Sale): SaleStanding {
  return {
    deskTask: taskOf(sale),
    deskSide: deskSides.indexOf(sideOf(sale)),
    deskNotes: notesOf(sale).join(' '),
    deskBlocks: blocksOf(sale).join(' '),
    sellerRow: sellerRowOf(sale),
  };
}

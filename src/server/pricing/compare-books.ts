import { shopConfig } from '#contract/settings/shop-in-force.ts';
import { type BookDiff, diffBooks } from '#domain/pricing/diff-books.ts';
import type { PriceBook } from '#domain/pricing/price-book.ts';
import { type UnusualChange, unusualChanges } from '#domain/pricing/unusual-changes.ts';

/** What differs between two books, and what of it is far beyond what stood there. */
export interface ComparedBooks {
  readonly diff: BookDiff;
  readonly unusual: readonly UnusualChange[];
}

/** Compares a book with the one that it would replace. */
export function compareBooks(before: PriceBook, after: PriceBook): ComparedBooks {
  return { diff: diffBooks(before, after), unusual: unusualChanges(before, after, shopConfig.unusualPriceFactor) };
}

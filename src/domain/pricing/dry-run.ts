import type { Day } from '#domain/values/day.ts';
import type { Cents } from '#domain/values/money.ts';
import type { OpenPriceBook } from './open-price-book.ts';
import { price } from './price.ts';
import type { PriceGroup } from './price-group.ts';
import { type PriceHistory, withoutOffer } from './price-history.ts';
import { quantile } from './weighted-median.ts';

/** An inquiry of the past with what was bid on it. */
export interface PastInquiry {
  readonly offerId: string;
  readonly name: string;
  /** On which it was bid. */
  readonly date: Day;
  readonly groups: readonly PriceGroup[];
  /** By line what was bid for each of its units. */
  readonly given: ReadonlyMap<string, { readonly unitCents: Cents; readonly quantity: number }>;
}

/** What a book would have bid on it, compared over the lines that have a price in both. */
export interface DryRunRow {
  readonly offerId: string;
  readonly name: string;
  readonly proposed: Cents;
  readonly given: Cents;
  /** Whole percent that the proposal lies above what was given, negative below; absent where nothing could be compared. */
  readonly percent?: number;
  /** Lines with a price in both, of how many that were bid on. */
  readonly comparedLines: number;
  readonly lines: number;
}

/** A dry run: every inquiry, and how far the book is off in the middle, without regard to its sign. */
export interface DryRun {
  readonly rows: readonly DryRunRow[];
  readonly proposed: Cents;
  readonly given: Cents;
  readonly medianDeviation?: number;
}

/** Prices past inquiries anew by a book, each on its own day and without what came of it. */
export function dryRun(inquiries: readonly PastInquiry[], book: OpenPriceBook, history: PriceHistory): DryRun {
  const rows = inquiries.map((inquiry) => runOne(inquiry, book, history));
  const deviations = rows.flatMap(({ percent }) => (percent === undefined ? [] : [Math.abs(percent)]));
  return {
    rows,
    proposed: rows.reduce((sum, { proposed }) => sum + proposed, 0),
    given: rows.reduce((sum, { given }) => sum + given, 0),
    ...(deviations.length > 0 && { medianDeviation: Math.round(quantile(deviations, 0.5)) }),
  };
}

function runOne(
  { offerId, name, date, groups, given }: PastInquiry,
  book: OpenPriceBook,
  history: PriceHistory,
): DryRunRow {
  const known = withoutOffer(history, offerId);
  const sums = { proposed: 0, given: 0, comparedLines: 0 };
  for (const group of groups) {
    const { cents } = price(group, book, known, date);
    for (const lineId of group.lineIds) {
      const bid = given.get(lineId);
      if (cents === undefined || bid === undefined) continue;
      sums.proposed += cents * bid.quantity;
      sums.given += bid.unitCents * bid.quantity;
      sums.comparedLines += 1;
    }
  }
  return {
    offerId,
    name,
    ...sums,
    ...(sums.given > 0 && { percent: Math.round(((sums.proposed - sums.given) * 100) / sums.given) }),
    lines: given.size,
  };
}

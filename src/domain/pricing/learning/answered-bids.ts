import { type Day, daysBetween } from '#domain/values/day.ts';
import type { Cents } from '#domain/values/money.ts';
import { findBase, priceChangedOn } from '../find-base.ts';
import { enoughObservations } from '../history-base.ts';
import type { OpenPriceBook } from '../open-price-book.ts';
import { price } from '../price.ts';
import type { BookListRow } from '../price-book.ts';
import { openHistory } from '../price-history.ts';
import { everything, goodsKey, type PricedGoods } from '../priced-goods.ts';
import { canonicalConfiguration } from '../valued-answers.ts';
import type { AnsweredBid } from './propose-prices.ts';

/** A bid of the past on some of the goods of an offer: whole cents of one unit. */
export interface PastGroup {
  readonly goods: PricedGoods;
  readonly quantity: number;
  readonly bid: Cents;
  /** What was agreed and paid for one unit; absent where it was not. */
  readonly agreed?: Cents;
  readonly paid?: Cents;
  /** What the book had proposed, where a buyer bid something else. */
  readonly proposed?: Cents;
}

/** The newest bid on an offer and what became of it. */
export interface PastBid {
  readonly offerId: string;
  readonly day: Day;
  /** Whether anything was agreed on, by the bid, by a counterbid, by some of its lines. */
  readonly isAgreed: boolean;
  /** Whether the seller has refused it, or let it pass. */
  readonly isOver: boolean;
  /** What the seller wanted for all of it, and what was bid. */
  readonly counterbid?: Cents;
  readonly total: Cents;
  readonly groups: readonly PastGroup[];
}

/** What bids with an answer tell about rows of the list, and the rows by their keys. */
export interface AnsweredBids {
  readonly bids: readonly AnsweredBid[];
  readonly rows: ReadonlyMap<string, BookListRow>;
}

const nothingKnown = openHistory([]);

/**
 * Lays past bids beside what the book makes of the same goods today, by its list alone. Bids that wait for an answer tell nothing yet,
 * nor do goods that the list has no price for or that are not bought at the moment; of a row for a whole series or class neither those
 * of a model that own sales price by now.
 */
export function answeredBids(past: readonly PastBid[], book: OpenPriceBook, today: Day): AnsweredBids {
  const rows = new Map<string, BookListRow>();
  const priced = new Map<string, ReturnType<typeof listPrice>>();
  const sales = salesByModel(past);
  const priceOf = (goods: PricedGoods, quantity: number) => {
    const key = `${quantity} ${goodsKey(goods)} ${goods.modelId ?? goods.seriesId ?? goods.goodsClass}`;
    if (!priced.has(key)) priced.set(key, listPrice(goods, quantity, book, today));
    return priced.get(key);
  };
  const bids = past.flatMap(({ offerId, day, isAgreed, isOver, counterbid, total, groups }) => {
    if (!isAgreed && !isOver && counterbid === undefined) return [];
    // Of what was not sold, unless the counterbid was about other lines.
    const wanted = isAgreed || counterbid === undefined ? undefined : counterbid / total;
    const sum = groups.reduce((cents, { bid, quantity }) => cents + bid * quantity, 0);
    return groups.flatMap(({ goods, quantity, bid, agreed, paid, proposed }): AnsweredBid[] => {
      const found = priceOf(goods, quantity);
      if (found === undefined || sum <= 0 || bid <= 0) return [];
      if (found.isFar && (sales.get(goods.modelId ?? '') ?? 0) >= enoughObservations) return [];
      const rowKey = [found.row.entry, canonicalConfiguration(found.row.configuration)].filter(Boolean).join(' | ');
      rows.set(rowKey, found.row);
      return [
        {
          ...{ offerId, rowKey, kind: goods.goodsClass ?? goods.category ?? everything },
          age: Math.max(0, daysBetween(day, today)),
          ...(found.changedOn !== undefined && { priceAge: daysBetween(found.changedOn, today) }),
          bid: bid / found.cents,
          ...answerOf(agreed === undefined ? undefined : agreed / bid, wanted),
          part: (bid * quantity) / sum,
          cents: bid * quantity,
          ...(paid !== undefined && agreed !== undefined && agreed > 0 && { paid: paid / agreed }),
          ...(proposed !== undefined && proposed > 0 && { overridden: bid / proposed - 1 }),
        },
      ];
    });
  });
  return { bids, rows };
}

/** By shares of the bid. Sums of a counterbid are shared out over the lines to the cent, so that a thousandth is none. */
function answerOf(agreed: number | undefined, wanted: number | undefined): Pick<AnsweredBid, 'answer' | 'wanted'> {
  const named = agreed ?? wanted;
  if (named === undefined) return { answer: 'declined' };
  if (named > 1.001) return { answer: 'countered', wanted: named };
  return { answer: agreed === undefined ? 'declined' : 'accepted' };
}

function listPrice(goods: PricedGoods, quantity: number, book: OpenPriceBook, date: Day) {
  const { row, level } = findBase(goods, { book, history: nothingKnown, date }) ?? {};
  const { cents } = price({ goods, quantity }, book, nothingKnown, date);
  if (row === undefined || cents === undefined || cents <= 0) return undefined;
  const rows = book.rowsOf(row.entry, canonicalConfiguration(row.configuration));
  return { row, cents, isFar: level === 'series' || level === 'category', changedOn: priceChangedOn(rows, date) };
}

/** In how many offers each model was bid on. */
function salesByModel(past: readonly PastBid[]): ReadonlyMap<string, number> {
  const sales = new Map<string, number>();
  for (const { groups } of past) {
    for (const model of new Set(groups.flatMap(({ goods }) => goods.modelId ?? []))) {
      sales.set(model, (sales.get(model) ?? 0) + 1);
    }
  }
  return sales;
}

import { z } from 'zod';
import { checkCounterbid, highestFactor, intendedAmount, minimumOfCounterbid } from '#domain/offer/price/counterbid.ts';
import { formatMoney, fromEuros, isEuros, toEuros } from '#domain/values/money.ts';
import { percentText } from '#domain/values/number-text.ts';
import type { OwnPrices } from './price-groups.ts';

/** An own price beside the bid, in euros as on the wire. */
export interface ComparedPrice {
  /** What was probably meant by an unlikely amount. */
  readonly meant?: number;
  /** Paid at least when all units arrive; only for a price that can be named. */
  readonly minimum?: number;
  /** '90,00 € mehr als unser Gebot (3,7 %)' */
  readonly difference?: string;
}

/** Compares what has been typed so far with the bid, in euros. */
export function comparedPrice(
  typed: number | null | undefined,
  bid: { readonly total: number; readonly minimum: number },
): ComparedPrice {
  if (typed === undefined || typed === null || !isEuros(typed)) return {};
  const [amount, total, minimum] = [fromEuros(typed), fromEuros(bid.total), fromEuros(bid.minimum)];
  const meant = intendedAmount(amount, total);
  if (meant !== undefined) return { meant: toEuros(meant) };
  if (checkCounterbid(amount, total) !== undefined) return {};
  const more = amount - total;
  return {
    minimum: toEuros(minimumOfCounterbid(amount, { total, minimum })),
    difference: `${formatMoney(more)} mehr als unser Gebot (${percentText(more / total, 1)})`,
  };
}

/** What has been typed so far, for texts: 0 while it cannot be read. */
export function readablePrice(typed: number | null | undefined): number {
  return typed !== undefined && typed !== null && isEuros(typed) ? typed : 0;
}

/** The rules of an own price beside a bid of so many euros. */
export function limitsText(bidTotal: number): string {
  const total = fromEuros(bidTotal);
  return `mehr als ${formatMoney(total)}, höchstens ${formatMoney(total * highestFactor)}`;
}

const draftSchema = z.object({ counterbid: z.number().optional().catch(undefined) });

/** A price that was typed and not sent, as it was kept. */
export function draftCounterbid(kept: unknown): { counterbid?: number } {
  const counterbid = draftSchema.safeParse(kept).data?.counterbid;
  return counterbid === undefined ? {} : { counterbid };
}

const draftPricesSchema = z.object({ prices: z.array(z.tuple([z.string(), z.number()])) });

/** Prices for single models that were typed and not sent. */
export function draftPrices(kept: unknown): OwnPrices {
  return new Map(draftPricesSchema.safeParse(kept).data?.prices);
}

import type { PaidLine } from '#domain/offer/papers/document-snapshot.ts';
import { unitPriceOf } from '#domain/offer/price/sheet.ts';
import type { Cents } from '#domain/values/money.ts';
import { paidUnits } from './paper-money.ts';

/** How many units at what price make a line, before its deductions: price × quantity ÷ baseQuantity is exact in cents. */
export interface ExactPrice {
  readonly quantity: number;
  /** Cents for as many units as `baseQuantity` says. */
  readonly price: Cents;
  readonly baseQuantity: number;
  /** Set where no price times the units is exact: the line is then one of a whole, which holds so many units. */
  readonly unitsInText?: number;
}

/** The price of a line by which its total is reached to the cent: for one unit, else for all agreed ones, else for the whole. */
export function exactPriceOf(line: PaidLine): ExactPrice {
  const quantity = paidUnits(line);
  const worth = line.total + deductedFrom(line);
  const unitPrice = unitPriceOf({ quantity: line.quantity, total: line.agreed });
  if (unitPrice !== undefined && unitPrice * quantity === worth) return { quantity, price: unitPrice, baseQuantity: 1 };
  if (BigInt(line.agreed) * BigInt(quantity) === BigInt(worth) * BigInt(line.quantity))
    return { quantity, price: line.agreed, baseQuantity: line.quantity };
  return { quantity: 1, price: worth, baseQuantity: 1, unitsInText: quantity };
}

/** Cents that were taken off a line by the frozen sheet. */
function deductedFrom({ deductions }: Pick<PaidLine, 'deductions'>): Cents {
  return deductions.reduce((sum, { units, amount }) => sum + units * amount, 0);
}

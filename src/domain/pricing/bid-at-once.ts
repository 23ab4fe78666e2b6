import type { ProposedLine } from '#domain/offer/price/sheet.ts';
import type { Cents } from '#domain/values/money.ts';
import type { Obstacle } from './binding-bid.ts';
import { type DeductionTemplate, deductionsFor } from './deduction-template.ts';
import type { GroupPrice } from './price.ts';
import type { PriceGroup } from './price-group.ts';

interface Priced {
  readonly group: PriceGroup;
  readonly price: GroupPrice;
  /** Cents of a unit's drives that the price leaves out. */
  readonly driveWorth?: Cents;
}

/** The lines of a bid in cents by the price book alone, with the deductions of its templates; groups without a price are left out. */
export function linesByBook(priced: readonly Priced[], templates: readonly DeductionTemplate[]): ProposedLine[] {
  return priced.flatMap(({ group, price: { cents }, driveWorth }) => {
    if (cents === undefined) return [];
    const deductions = deductionsFor(templates, group, cents).map(({ evidence: _evidence, ...deduction }) => deduction);
    const worth = driveWorth === undefined ? {} : { driveWorth };
    return group.lineIds.map((itemId) => ({ itemId, unitPrice: cents, deductions, ...worth }));
  });
}

/** What the book makes of an inquiry as far as it has prices, in cents; undefined where it has none. */
export function estimateOf(priced: readonly Priced[]): number | undefined {
  const found = priced.filter(({ price }) => price.cents !== undefined);
  if (found.length === 0) return undefined;
  return found.reduce((sum, { group, price }) => sum + (price.cents ?? 0) * group.quantity, 0);
}

/** Why an inquiry waits for people, in a line: '3 Zeilen unklar, Kommentar des Kunden'. */
export function obstaclesText(obstacles: readonly Obstacle[]): string {
  return obstacles.map(({ text }) => text).join(', ');
}

import type { Shortcoming } from '#domain/catalogue/shortcomings.ts';
import type { Cents } from '#domain/values/money.ts';

/** A reason named beforehand that may lower the price of one unit, and by how much. */
export interface Deduction {
  name: string;
  /** Cents per unit. */
  amount: Cents;
  /** What it is for; where nobody said so its name tells. */
  shortcoming?: Shortcoming;
}

/** One line of the frozen price sheet; the total of the line leads, since a counterbid may not divide evenly. */
export interface SheetLine {
  itemId: string;
  quantity: number;
  /** Cents for all units of the line. */
  total: Cents;
  deductions: Deduction[];
  /** Cents by which a unit is worth less because its drives are kept or destroyed; the total has it taken in. */
  driveWorth?: Cents;
}

/** What a provider proposes per item, before quantities are known to it. */
export interface ProposedLine {
  itemId: string;
  /** Cents per unit. */
  unitPrice: Cents;
  deductions: Deduction[];
  /** Cents of a unit's drives that are kept or destroyed, which the price leaves out. */
  driveWorth?: Cents;
}

/** Sum of all lines in cents. */
export function sheetTotal(lines: readonly SheetLine[]): Cents {
  return lines.reduce((sum, line) => sum + line.total, 0);
}

/** Cents per unit of a line; undefined where its total does not divide evenly. */
export function unitPriceOf({ quantity, total }: Pick<SheetLine, 'quantity' | 'total'>): Cents | undefined {
  return total % quantity === 0 ? total / quantity : undefined;
}

/** Cents that are paid at least when all units arrive: every deduction of every unit taken off. */
export function guaranteedMinimum(lines: readonly SheetLine[]): Cents {
  return lines.reduce((sum, line) => sum + line.total - line.quantity * deductionsPerUnit(line.deductions), 0);
}

/** Sum of all deductions of one unit in cents. */
export function deductionsPerUnit(deductions: readonly Deduction[]): Cents {
  return deductions.reduce((sum, deduction) => sum + deduction.amount, 0);
}

/** The same sheet for another agreed total in cents: lines scaled to the cent, the remainder on the first line, deductions unchanged. */
export function scaleSheet(lines: readonly SheetLine[], agreedTotal: Cents): SheetLine[] {
  const total = sheetTotal(lines);
  const scaled = lines.map((line) => ({ ...line, total: share(line.total, agreedTotal, total) }));
  const remainder = agreedTotal - sheetTotal(scaled);
  return scaled.map((line, index) => (index === 0 ? { ...line, total: line.total + remainder } : line));
}

/** Cents that the arrived units of a line are worth before deductions: ceil(line total × arrived ÷ quantity). */
export function arrivedValue(line: Pick<SheetLine, 'quantity' | 'total'>, arrived: number): Cents {
  // Subtracted, not negated: there is no negative zero in JSON.
  return 0 - share(-line.total, arrived, line.quantity);
}

/** floor(amount × part ÷ whole) in exact integer arithmetic: the product may exceed what a number holds. */
function share(amount: Cents, part: number, whole: number): Cents {
  const product = BigInt(amount) * BigInt(part);
  const divisor = BigInt(whole);
  const quotient = product / divisor;
  return Number(product < 0n && product % divisor !== 0n ? quotient - 1n : quotient);
}

import type { Instant } from '#domain/values/day.ts';
import type { InvoiceReport, InvoiceVerdict } from './invoice-report.ts';

/** How it stands with the own invoice of a sale: the last word of program or person on it. */
export interface InvoiceCheck extends InvoiceReport {
  /** Its place among those of the sale. */
  readonly number: number;
  readonly verdict: InvoiceVerdict;
  readonly at: Instant;
  /** A person has judged. */
  readonly byPerson?: true;
  /** What that person said to the seller. */
  readonly reason?: string;
  /** As a person read it where the program could not. */
  readonly invoiceNumber?: string;
}

/** A number as it is compared: 'r 2026-17' is 'R2026-17'. */
export function comparedNumber(number: string): string {
  return number.replace(/\s+/g, '').toUpperCase();
}

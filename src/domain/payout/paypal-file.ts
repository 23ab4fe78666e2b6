import { guardCell } from '#domain/delimited-text/guard-cell.ts';
import { writeTable } from '#domain/delimited-text/text-table.ts';
import type { Cents } from '#domain/values/money.ts';
import { euros } from './pain-001.ts';

interface PaypalPayment {
  readonly endToEndId: string;
  readonly amount: Cents;
  /** The address that PayPal knows the payee by. */
  readonly paypal: string;
  readonly purpose: string;
}

/**
 * Whether an address can stand in the file as it is: an apostrophe against formulas would make it somebody else's, and without one a
 * spreadsheet would calculate it.
 */
export function isWritable(paypal: string): boolean {
  return guardCell(paypal) === paypal;
}

/**
 * Payments as PayPal's mass payment takes them, a CSV without a header: address, amount in euros with a point, currency, our reference, a
 * note.
 */
export function paypalFile(payments: readonly PaypalPayment[]): string {
  const rows = payments.map(({ paypal, amount, endToEndId, purpose }) =>
    [paypal, euros(amount), 'EUR', endToEndId, purpose].map((text) => guardCell(text.replace(/\s+/g, ' ').trim())),
  );
  return `${writeTable({ delimiter: ',', hasNamedDelimiter: false, newline: '\r\n', rows })}\r\n`;
}

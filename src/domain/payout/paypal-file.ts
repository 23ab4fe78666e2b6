import { guardCell } from '#domain/delimited-text/guard-cell.ts';
import { writeTable } from '#domain/delimited-text/text-table.ts';
import type { Cents } from '#domain/values/money.ts';
import { decimalEuros } from '#domain/values/money.ts';

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

/** How PayPal reads amounts: as the country of the sender writes them. */
export type DecimalSign = ',' | '.';

/** Rows that PayPal takes in one file. */
const maxRows = 5_000;

/** Payments in as many files as PayPal takes them by, in their order. */
export function paypalFiles(payments: readonly PaypalPayment[], decimal: DecimalSign): string[] {
  const files: string[] = [];
  for (let at = 0; at < payments.length; at += maxRows)
    files.push(paypalFile(payments.slice(at, at + maxRows), decimal));
  return files;
}

/**
 * Payments as PayPal's mass payment takes them, a CSV without a header: address, amount in euros, currency, our reference, a note. An amount with
 * a comma stands in quotes.
 */
function paypalFile(payments: readonly PaypalPayment[], decimal: DecimalSign): string {
  const rows = payments.map(({ paypal, amount, endToEndId, purpose }) =>
    [paypal, decimalEuros(amount).replace('.', decimal), 'EUR', endToEndId, purpose].map((text) =>
      guardCell(text.replace(/\s+/g, ' ').trim()),
    ),
  );
  return `${writeTable({ delimiter: ',', hasNamedDelimiter: false, newline: '\r\n', rows })}\r\n`;
}

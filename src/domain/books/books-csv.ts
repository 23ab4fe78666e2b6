import { guardCell } from '#domain/delimited-text/guard-cell.ts';
import { writeTable } from '#domain/delimited-text/text-table.ts';
import { formatDay } from '#domain/values/day-text.ts';
import { centsCell } from '#domain/values/money.ts';
import type { Accounted } from './accounted.ts';

const head = [
  ...['Belegdatum', 'Belegnummer', 'Konto', 'Gegenkonto', 'Steuerschlüssel', 'Betrag', 'Soll/Haben', 'Text'],
  ...['Storno', 'Leistungsdatum', 'USt-IdNr.', 'Belegdatei', 'Sachverhalt L+L', 'Auftrag'],
];

/**
 * The same bookings as a table for other programs: one row each, separated by semicolons. What takes back counts against the others, so that the
 * column of amounts sums to what was bought and paid.
 */
export function booksCsv(rows: readonly Accounted[]): string {
  const cells = rows.map(({ booking, account, contraAccount, taxKey = '', taxedBuyerFor = '' }) => {
    const { day, number, amount, text, isReversal, paperId, orderId } = booking;
    const counted = isReversal ? -amount : amount;
    const purchase = booking.what === 'purchase' ? booking : undefined;
    return [
      ...[formatDay(day), guardCell(number), account, contraAccount, taxKey, centsCell(counted), 'S', guardCell(text)],
      ...[isReversal ? 'ja' : '', purchase ? formatDay(purchase.suppliedOn) : '', purchase?.vatId ?? ''],
      ...[paperId ?? '', taxedBuyerFor, orderId ?? ''],
    ];
  });
  const table = { delimiter: ';', hasNamedDelimiter: false, newline: '\r\n' as const, rows: [head, ...cells] };
  return `${writeTable(table)}\r\n`;
}

import { timeOfDay } from '#domain/values/berlin-clock.ts';
import { type Day, dayOf, type Instant } from '#domain/values/day.ts';
import { centsCell } from '#domain/values/money.ts';
import type { Accounted } from './accounted.ts';
import { ansiText } from './ansi-text.ts';
import type { BooksRules } from './books-rules.ts';
import { datevColumns } from './datev-columns.ts';

/** What a file says of itself. */
export interface BooksPeriod {
  readonly from: Day;
  readonly to: Day;
  readonly createdAt: Instant;
  /** Nobody shall change the bookings any more. */
  readonly isFixed: boolean;
}

/** More bookings DATEV does not take in one file. */
const maxRows = 99_999;

const newline = '\r\n';

/**
 * Bookings as a DATEV Buchungsstapel (EXTF, header 700, category 21, version 13), to be written in Windows-1252: texts in quotes, amounts with a
 * comma and never below nothing. The settings were asked for by `missingSettings` before.
 */
export function datevFile(rows: readonly Accounted[], period: BooksPeriod, rules: BooksRules): string {
  const lines = [headOf(period, rules), datevColumns.join(';'), ...rows.map((row) => rowOf(row, period))];
  return lines.map((line) => `${line}${newline}`).join('');
}

const quoted = (text: string) => `"${text.replaceAll('"', '""')}"`;
const compact = (day: Day) => day.replaceAll('-', '');

/** An instant by the clock of Berlin, as the head of a file writes it: 'yyyyMMddHHmmssfff'. Seconds are the same everywhere. */
function stampOf(instant: Instant): string {
  const at = new Date(instant);
  const seconds = at.toISOString().slice('yyyy-MM-ddTHH:mm:'.length, -1);
  return `${compact(dayOf(instant))}${timeOfDay(at)}${seconds}`.replace(/[:.]/g, '');
}

function headOf({ from, to, createdAt, isFixed }: BooksPeriod, rules: BooksRules): string {
  const { adviser, client, chart, accountLength } = rules;
  return [
    ...['"EXTF"', '700', '21', quoted('Buchungsstapel'), '13', stampOf(createdAt), '', quoted('AW'), '""', '""'],
    ...[adviser ?? '', client ?? '', compact(yearOf(from, rules)), accountLength, compact(from), compact(to)],
    ...[quoted(`Ankauf ${from.slice(0, 7)}`), '""', '1', '0', isFixed ? '1' : '0', '"EUR"', '', '""', '', ''],
    ...[quoted(chart.slice(-2)), '', '', '""', '""'],
  ].join(';');
}

/** The business year in which a day lies begins on this day. */
function yearOf(day: Day, { yearBegins }: BooksRules): Day {
  const year = Number(day.slice(0, 4));
  const begins = `${year}-${yearBegins}`;
  return begins <= day ? begins : `${year - 1}-${yearBegins}`;
}

/** Why DATEV would not take so many bookings of a period: a row names day and month alone, so that in two business years its year could be either. */
export function datevRefusal(
  { from, to }: Pick<BooksPeriod, 'from' | 'to'>,
  count: number,
  rules: BooksRules,
): 'booksTwoYears' | 'booksTooMany' | undefined {
  if (yearOf(from, rules) !== yearOf(to, rules)) return 'booksTwoYears';
  return count > maxRows ? 'booksTooMany' : undefined;
}

/** Signs that may stand in 'Belegfeld 1'. */
const otherSigns = /[^A-Za-z0-9_$&%*+\-/]/g;
const maxSigns = 36;

/**
 * By what DATEV finds which payment is for which paper of a collective account: our numbers are unique, a seller's own is told from the same one of
 * another by its sale, also where signs were replaced or it had to be cut.
 */
function referenceOf({ number, orderId }: Accounted['booking']): string {
  const plain = ansiText(number).replace(otherSigns, '-');
  if (orderId === undefined) return plain.slice(0, maxSigns);
  const sale = `/${orderId}`;
  return plain.slice(0, maxSigns - sale.length) + sale;
}

function rowOf(
  { booking, account, contraAccount, taxKey, taxedBuyerFor = '' }: Accounted,
  { isFixed }: BooksPeriod,
): string {
  const { amount, day, text, isReversal, paperId } = booking;
  const cells: Readonly<Record<string, string>> = {
    'Umsatz (ohne Soll/Haben-Kz)': centsCell(amount),
    'Soll/Haben-Kennzeichen': '"S"',
    'WKZ Umsatz': '"EUR"',
    Konto: account,
    'Gegenkonto (ohne BU-Schlüssel)': contraAccount,
    'BU-Schlüssel': taxKey === undefined ? '' : quoted(taxKey),
    Belegdatum: `${day.slice(8, 10)}${day.slice(5, 7)}`,
    'Belegfeld 1': quoted(referenceOf(booking)),
    Buchungstext: quoted(ansiText(text).slice(0, 60)),
    Beleglink: paperId === undefined ? '' : quoted(`BEDI "${paperId}"`),
    'EU-Land u. UStID (Bestimmung)':
      booking.what === 'purchase' && booking.vatId ? quoted(booking.vatId.slice(0, 15)) : '',
    'Sachverhalt L+L': taxedBuyerFor,
    Festschreibung: isFixed ? '1' : '0',
    'Generalumkehr (GU)': isReversal ? '"1"' : '',
  };
  return datevColumns.map((name) => cells[name] ?? '').join(';');
}
